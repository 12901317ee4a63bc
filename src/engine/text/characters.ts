/** `text` with A to Z in lower case and all other characters unchanged. Names are compared in ASCII (RFC 5234 2.3), so no letter of another script becomes an ASCII letter. */
export function lowerCase(text: string): string {
  return isAscii(text) ? text.toLowerCase() : text.replace(/[A-Z]+/g, (run) => run.toLowerCase());
}

/** Whether every character is ASCII. */
export function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}

/** The code point of a character in the notation of the Unicode Standard: `U+00A0`. */
export function codePointOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  return `U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** `text` without a character at its end, however often. A regular expression would search from each place where the character is. */
export function withoutEnd(text: string, character: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end--;
  return text.slice(0, end);
}

/** How often a text contains a character. */
export function countOf(character: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count++;
  return count;
}

/**
 * Finds the next place of a character in a text. It remembers the last place, so all questions together
 * cost one pass over the text; String.indexOf alone would search to the end each time.
 */
export class NextPlace {
  private readonly character: string;
  private text = "";
  private found = 0;

  constructor(character: string, text = "") {
    this.character = character;
    this.open(text);
  }

  /** Starts with another text. */
  open(text: string): void {
    this.text = text;
    this.found = -1;
  }

  /** The first place at or after `at`, or the text's length. `at` never decreases within a text. */
  from(at: number): number {
    if (this.found < at) {
      const found = this.text.indexOf(this.character, at);
      this.found = found < 0 ? this.text.length : found;
    }
    return this.found;
  }
}
