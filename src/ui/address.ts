/** The address bar; the only file that touches location or history. */

/** The part after the `#`. It never reaches a server. */
export function fragment(): string {
  return location.hash.slice(1);
}

/** The part between the `?` and the `#`. */
export function query(): string {
  return location.search;
}

/** Whether a query asks for the page in a frame (see embedding.ts). */
export function asksForFrame(query: string): boolean {
  return /[?&]embed(?:[=&]|$)/.test(query);
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

/** The part after the `#` for a page of the reference: `problem=R101`. */
export function problemFragment(code: string): string {
  return `problem=${code}`;
}

/** The part after the `#` for a lesson: `example=a-lesson`. */
export function exampleFragment(id: string): string {
  return `example=${id}`;
}

/** What a fragment asks for that is not a link to a shared page: a problem's entry or a lesson, by name; else null. */
export function requestIn(
  fragment: string,
): { readonly kind: "problem" | "term" | "example"; readonly name: string } | null {
  for (const kind of ["problem", "term", "example"] as const)
    if (fragment.startsWith(`${kind}=`)) return { kind, name: fragment.slice(kind.length + 1) };
  return null;
}

/** The text after the `#` that opens a term of the glossary: `term=longest-match`. */
export function termFragment(id: string): string {
  return `term=${id}`;
}
