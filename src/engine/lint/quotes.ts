/** A text without the quotation marks, straight or typographic, at its start and its end. */
export function withoutQuotes(text: string): string {
  return text.replace(/^["'`«\u2018-\u201f]|["'`»\u2018-\u201f]$/g, "");
}

/** What stands between quotation marks where they are the first and the last character and there are no more of them; else null. */
export function unquoted(text: string): string | null {
  return /^["'`«\u2018-\u201f]([^"'`«»\u2018-\u201f]+)["'`»\u2018-\u201f]$/.exec(text)?.[1] ?? null;
}
