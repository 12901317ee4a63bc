/** Texts by number, from 0: each once by its key, in the order they come, up to a limit. */
export class Numbers {
  private readonly most: number;
  private readonly numbers = new Map<string, number>();
  private readonly list: string[] = [];

  constructor(most: number) {
    this.most = most;
  }

  /** Each as it was first written. */
  get texts(): readonly string[] {
    return this.list;
  }

  /** Whether a text with this key has a number or may have one. */
  hasRoomFor(key: string): boolean {
    return this.list.length < this.most || this.numbers.has(key);
  }

  /** The number of the text with this key; a new one where it had none. */
  numberOf(key: string, text: string): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.list.length);
    return this.list.push(text) - 1;
  }
}
