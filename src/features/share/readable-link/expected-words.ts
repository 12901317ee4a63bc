/** What the `expect` parameters come to, as a letter a cell (see expectations/letters.ts). */
export type ExpectedLetters =
  | { readonly kind: "letters"; readonly letters: string }
  | { readonly kind: "unknown-word"; readonly word: string }
  /** More of them than URLs, or more words in one than crawlers. */
  | { readonly kind: "too-many" };

const LETTERS: ReadonlyMap<string, string> = new Map([
  ["allow", "a"],
  ["block", "b"],
  ["none", "-"],
]);

/** Reads `expect` parameters: the first is for the first URL, its words, with commas between them, for the crawlers in order. */
export function expectedLetters(
  parameters: readonly string[],
  urls: number,
  crawlers: number,
): ExpectedLetters {
  if (parameters.length > urls) return { kind: "too-many" };
  const rows: string[] = [];
  for (const parameter of parameters) {
    const words = parameter.split(",");
    const unknown = words.find((word) => !LETTERS.has(word));
    // Without a word the parameter is empty, which is a fault of its own.
    if (unknown !== undefined && parameter !== "") return { kind: "unknown-word", word: unknown };
    if (words.length > crawlers) return { kind: "too-many" };
    rows.push(
      words
        .map((word) => LETTERS.get(word) ?? "")
        .join("")
        .padEnd(crawlers, "-"),
    );
  }
  return { kind: "letters", letters: rows.join("").replace(/-+$/, "") };
}
