/** What stands in a line before its comment. Every dialect begins comments at the first `#`. */
export function withoutComment(text: string): string {
  const hash = text.indexOf("#");
  return hash < 0 ? text : text.slice(0, hash);
}
