import { excerpt } from "../phrases.ts";
import type { BadReason, Item } from "./item.ts";
import { LineNumbers } from "./lines.ts";

/** How many URLs the table takes. */
export const MOST_URLS = 100_000;
/** No crawler follows a URL that is longer, in UTF-16 units. */
export const LONGEST_URL = 100_000;
/** How many bad places are kept; those beyond are only counted. */
export const MOST_BAD = 1_000;

/** A place that should have given a URL and did not. `line` from 1; `text` as far as a row has room for it, without line breaks. */
export interface BadPlace {
  readonly line: number;
  readonly text: string;
  readonly reason: BadReason;
}

/** What came out of a text. All that was found is either in `urls` or `bad`, or counted. */
export interface Collected {
  /** Each once, in order, without control characters. */
  readonly urls: readonly string[];
  /** How many were there already. */
  readonly folded: number;
  /** How many there was no room for after MOST_URLS, repetitions among them included. */
  readonly beyond: number;
  readonly bad: readonly BadPlace[];
  /** How many bad places there are besides those in `bad`. */
  readonly moreBad: number;
}

/** Takes what a reader finds, in the order of the text. */
export class Collection {
  private readonly lines: LineNumbers;
  private readonly urls = new Set<string>();
  private readonly bad: BadPlace[] = [];
  private folded = 0;
  private beyond = 0;
  private moreBad = 0;

  constructor(text: string) {
    this.lines = new LineNumbers(text);
  }

  add(item: Item): void {
    const { at, text } = item;
    const reason = item.kind === "bad" ? item.reason : flawOf(text);
    if (reason) this.addBad(at, text, reason);
    else if (this.urls.has(text)) this.folded++;
    else if (this.urls.size < MOST_URLS) this.urls.add(text);
    else this.beyond++;
  }

  get collected(): Collected {
    const { folded, beyond, moreBad } = this;
    const texts = detached(this.bad.map(({ text }) => text));
    const bad = this.bad.map((place, index) => ({ ...place, text: texts[index] ?? "" }));
    return { urls: detached([...this.urls]), folded, beyond, bad, moreBad };
  }

  private addBad(at: number, text: string, reason: BadReason): void {
    if (this.bad.length === MOST_BAD) {
      this.moreBad++;
      return;
    }
    const shown = excerpt(text.trim()).replace(/[\r\n]+/g, " ");
    this.bad.push({ line: this.lines.at(at), text: shown, reason });
  }
}

/** Why a text can be no URL of the table, or null. */
function flawOf(text: string): BadReason | null {
  if (text === "") return "empty";
  if (text.length > LONGEST_URL) return "too-long";
  // Links hold one URL a line, and a request has none of these unescaped.
  return /[\0-\x1f\x7f]/.test(text) ? "control-character" : null;
}

// A piece of a string keeps all of it in memory, and 50 MB are many for a few URLs. None has a line
// feed in it.
function detached(pieces: readonly string[]): readonly string[] {
  return pieces.length === 0 ? [] : pieces.join("\n").split("\n");
}
