import { bordersOf, type Pattern } from "../match/pattern.ts";

/** The state of an automaton that can no longer match, whatever follows. */
export const DEAD = -1;
/** The state of an automaton that matches, whatever follows. */
export const DONE = -2;

/**
 * A pattern as a deterministic automaton. Each piece is taken where it first occurs, so one number
 * is the whole state: how many letters of the pieces have been matched.
 */
export class Automaton {
  readonly start: number;
  private readonly letters: readonly string[];
  private readonly falls: Int32Array;
  private readonly isOpen: boolean;

  constructor(pattern: Pattern) {
    const { pieces, anchored } = pattern;
    this.letters = pieces.flatMap((piece) => [...piece]);
    this.falls = fallsOf(pattern, this.letters.length);
    this.isOpen = !anchored || (pieces.length > 1 && pieces.at(-1) === "");
    this.start = pieces.length === 0 ? DEAD : this.arrived(0);
  }

  /** The state after more text. */
  after(at: number, text: string): number {
    let now = at;
    for (const letter of text) if (now >= 0) now = this.step(now, letter);
    return now;
  }

  /** Whether the pattern matches a path that ends here. */
  accepts(at: number): boolean {
    return at === DONE || at === this.letters.length;
  }

  /** Adds the letters that lead to another state than most letters do. */
  addWanted(from: number, wanted: Set<string>): void {
    for (let at = from; at >= 0; ) {
      const letter = this.letters[at];
      if (letter !== undefined) wanted.add(letter);
      const back = this.falls[at] ?? DEAD;
      if (back === at) return;
      at = back;
    }
  }

  private step(from: number, letter: string): number {
    let at = from;
    while (this.letters[at] !== letter) {
      const back = this.falls[at] ?? DEAD;
      if (back === at || back === DEAD) return back;
      at = back;
    }
    return this.arrived(at + 1);
  }

  private arrived(at: number): number {
    return at === this.letters.length && this.isOpen ? DONE : at;
  }
}

/**
 * For each state, where to continue after a letter that does not match. In the first piece:
 * nowhere. After a star: at the longest end of the text so far that is also a beginning of the
 * piece (Knuth, Morris and Pratt). At the start of that piece: in the same state.
 */
function fallsOf({ pieces, firstFit }: Pattern, length: number): Int32Array {
  const falls = new Int32Array(length + 1).fill(DEAD);
  let start = 0;
  for (const [index, piece] of pieces.entries()) {
    const letters = [...piece];
    if (index > 0) {
      falls[start] = start;
      for (const [at, border] of bordersOf(letters).entries())
        falls[start + at + 1] = start + border;
    }
    start += letters.length;
  }
  if (firstFit) falls[length] = DEAD;
  return falls;
}
