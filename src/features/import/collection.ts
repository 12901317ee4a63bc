import { LONGEST_URL, MOST_URLS } from "../../core/table-limits.ts";
import { type BadPlace, BadPlaces, detached } from "./bad-places.ts";
import type { BadReason, Item } from "./item.ts";
import { LineNumbers } from "./lines.ts";

/** What came out of a text. All that was found is either in `urls` or `bad`, or counted. */
export interface Collected {
  /** Each once, in order, without control characters. */
  readonly urls: readonly string[];
  /** How many were there already. */
  readonly folded: number;
  /** How many there was no room for after MOST_URLS, repetitions among them included. */
  readonly beyond: number;
  readonly bad: readonly BadPlace<BadReason>[];
  /** How many bad places there are besides those in `bad`. */
  readonly moreBad: number;
}

/** Takes what a reader finds, in the order of the text. */
export class Collection {
  private readonly lines: LineNumbers;
  private readonly urls = new Set<string>();
  private readonly bad = new BadPlaces<BadReason>();
  private folded = 0;
  private beyond = 0;

  constructor(text: string) {
    this.lines = new LineNumbers(text);
  }

  add(item: Item): void {
    const { at, text } = item;
    const reason = item.kind === "bad" ? item.reason : flawOf(text);
    if (reason) this.bad.add(() => this.lines.at(at), text, reason);
    else if (this.urls.has(text)) this.folded++;
    else if (this.urls.size < MOST_URLS) this.urls.add(text);
    else this.beyond++;
  }

  get collected(): Collected {
    const { urls, folded, beyond, bad } = this;
    return { urls: detached([...urls]), folded, beyond, bad: bad.kept, moreBad: bad.more };
  }
}

/** What keeps a text from being a URL. */
export type UrlFlaw = Extract<BadReason, "empty" | "too-long" | "control-character">;

/** Why a text can be no URL of the table, or null. */
export function flawOf(text: string): UrlFlaw | null {
  if (text === "") return "empty";
  if (text.length > LONGEST_URL) return "too-long";
  // Links hold one URL a line, and a request has none of these unescaped.
  return /[\0-\x1f\x7f]/.test(text) ? "control-character" : null;
}
