import { excerpt } from "../../words/quoting.ts";

/** How many bad places are kept; those beyond are only counted. */
export const MOST_BAD = 1_000;

/** A place that should have given something and did not. `line` from 1; `text` as far as a row has room for it, without line breaks. */
export interface BadPlace<Reason> {
  readonly line: number;
  readonly text: string;
  readonly reason: Reason;
}

/** The bad places of a text, in its order. */
export class BadPlaces<Reason> {
  private readonly places: BadPlace<Reason>[] = [];
  private beyond = 0;

  /** `lineOf`: asked only where there is room. */
  add(lineOf: () => number, text: string, reason: Reason): void {
    if (this.places.length === MOST_BAD) {
      this.beyond++;
      return;
    }
    const shown = excerpt(text.trim()).replace(/[\r\n]+/g, " ");
    this.places.push({ line: lineOf(), text: shown, reason });
  }

  get kept(): readonly BadPlace<Reason>[] {
    const texts = detached(this.places.map(({ text }) => text));
    return this.places.map((place, index) => ({ ...place, text: texts[index] ?? "" }));
  }

  /** How many there are besides those kept. */
  get more(): number {
    return this.beyond;
  }
}

/** The same texts, none with a line feed in it, on their own: a piece of a string keeps all of it in memory, and 50 MB are many for a few URLs. */
export function detached(pieces: readonly string[]): readonly string[] {
  return pieces.length === 0 ? [] : pieces.join("\n").split("\n");
}
