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
