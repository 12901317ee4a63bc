/** How the page is shown inside another page. */
export interface Embedding {
  readonly isReadOnly: boolean;
  /** Null: as the other page and its reader have it. */
  readonly theme: "light" | "dark" | null;
}

/** What the query of the address says about that: `?embed` or `?embed=read-only`, with `&theme=light` or `&theme=dark`. Null for a page of its own. */
export function embeddingIn(query: string): Embedding | null {
  const parameters = new URLSearchParams(query);
  const embed = parameters.get("embed");
  if (embed === null) return null;
  const theme = parameters.get("theme");
  return {
    isReadOnly: embed === "read-only",
    theme: theme === "light" || theme === "dark" ? theme : null,
  };
}
