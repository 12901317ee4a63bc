/**
 * Where a character stands next in a text. It remembers what it found, so that asking again and
 * again costs one pass over the text in all; String.indexOf alone would run to its end each time.
 */
export class Mark {
  private readonly character: string;
  private text = "";
  private found = 0;

  constructor(character: string, text = "") {
    this.character = character;
    this.open(text);
  }

  /** Begins another text. */
  open(text: string): void {
    this.text = text;
    this.found = -1;
  }

  /** The first place at or after `at`, or the text's length. `at` never goes back within a text. */
  from(at: number): number {
    if (this.found < at) {
      const found = this.text.indexOf(this.character, at);
      this.found = found < 0 ? this.text.length : found;
    }
    return this.found;
  }
}
