/** The address bar. Only this file and the draft, which the address follows, touch location or history. */

/** The part after the `#`. It never reaches a server. */
export function fragment(): string {
  return location.hash.slice(1);
}

/** The part between the `?` and the `#`. */
export function query(): string {
  return location.search;
}

/** How the page is shown inside another page. */
interface Embedding {
  readonly isReadOnly: boolean;
  /** Null: as the other page and its reader have it. */
  readonly theme: "light" | "dark" | null;
}

/** What the query of the address says about that: `?embed` or `?embed=read-only`, with `&theme=light` or `&theme=dark`. */
export function embeddingIn(query: string): Embedding {
  const parameters = new URLSearchParams(query);
  const theme = parameters.get("theme");
  return {
    isReadOnly: parameters.get("embed") === "read-only",
    theme: theme === "light" || theme === "dark" ? theme : null,
  };
}

/** This page's address with another fragment. */
export function addressWith(fragmentText: string): string {
  return `${location.origin}${location.pathname}#${fragmentText}`;
}

/** Calls `listener` when the fragment is changed by hand or by Back; returns how to stop. */
export function onFragmentChange(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

/** What a fragment can open besides a shared page, by name: a problem’s entry, a term of the glossary, an example. */
const KINDS = ["problem", "term", "example"] as const;

type Kind = (typeof KINDS)[number];

/** The part after the `#` that opens one of them: `problem=R101`, `term=longest-match`. */
export function fragmentFor(kind: Kind, name: string): string {
  return `${kind}=${name}`;
}

/** Which of them a fragment opens; null where it is a link to a shared page. */
export function requestIn(fragment: string): { readonly kind: Kind; readonly name: string } | null {
  for (const kind of KINDS)
    if (fragment.startsWith(`${kind}=`)) return { kind, name: fragment.slice(kind.length + 1) };
  return null;
}
