/** The code point of a character as the Unicode Standard writes it: `U+00A0`. */
export function codePointOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  return `U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
}
