import { MOST_URLS } from "../../core/limits.ts";
import type { IsTimeUp } from "../../engine/decide/work.ts";
import { excerpt } from "../../words/quoting.ts";
import { flawOf, type UrlFlaw } from "./flaw.ts";
import { LineNumbers } from "./lines.ts";

/** What was found in a text. All of it is in `urls` or `bad`, or counted. */
export interface Collected {
  /** Each once, in order, without control characters. */
  readonly urls: readonly string[];
  /** How many were repeated. */
  readonly folded: number;
  /** How many were left out because of MOST_URLS, with repetitions among them. */
  readonly beyond: number;
  readonly bad: readonly BadPlace<BadReason>[];
  /** How many bad places there are besides those in `bad`. */
  readonly moreBad: number;
}

/** Collects what a text has, in its order. */
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
    if (reason) this.bad.add(() => item.line ?? this.lines.at(at), text, reason);
    else if (this.urls.has(text)) this.folded++;
    else if (this.urls.size < MOST_URLS) this.urls.add(text);
    else this.beyond++;
  }

  get collected(): Collected {
    const { urls, folded, beyond, bad } = this;
    return { urls: detached([...urls]), folded, beyond, bad: bad.kept, moreBad: bad.more };
  }
}

/** Why a place of the text gives no URL; `relative`: a relative link, and the URL of its page is not known. */
export type BadReason = UrlFlaw | "not-url" | "no-request" | "relative" | "unclosed";

/** What the text has at an offset, or in a line where a reader counts them: a URL or path, or something that should have been one. */
export type Item = {
  readonly at: number;
  readonly line?: number;
  readonly text: string;
} & ({ readonly kind: "url" } | { readonly kind: "bad"; readonly reason: BadReason });

/** What a text has, in order; null after a little work that found nothing, so that the caller can pause. */
export type Items = Generator<Item | null, void>;

/** Adds items until the time is up, which it checks after every `atOnce` items; returns whether all are added. */
export function takeItems<T>(
  items: Generator<T | null, void>,
  add: (item: T) => void,
  atOnce: number,
  isTimeUp: IsTimeUp,
): boolean {
  for (let count = 1; ; count++) {
    const { done, value } = items.next();
    if (done) return true;
    if (value) add(value);
    if (count % atOnce === 0 && isTimeUp()) return false;
  }
}

/** How surely a cell of a table is a URL or path: 2 with a slash or a scheme at its start, 1 with a host; 0 for anything else. */
export function likenessToUrl(cell: string): 0 | 1 | 2 {
  const text = cell.trim();
  if (text.startsWith("/") || /^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return 2;
  // The last label of a host begins with letters, where prices and versions have digits.
  return /^[^\s/?#@]+\.[a-z]{2,}(?:[:/?#]|$)/i.test(text) ? 1 : 0;
}

/** Whether a text is words, or the markup of another format, rather than a URL or a path. */
export function isProse(text: string): boolean {
  return likenessToUrl(text) === 0 && /[ "{}]/.test(text);
}

/** How many bad places are kept; the rest are only counted. */
export const MOST_BAD = 1_000;

/** A place that should have given something and did not. `line` from 1; `text` is cut to the length of a row, without line breaks. */
export interface BadPlace<Reason> {
  readonly line: number;
  readonly text: string;
  readonly reason: Reason;
}

/** The bad places of a text, in its order. */
export class BadPlaces<Reason> {
  private readonly places: BadPlace<Reason>[] = [];
  /** How many there are besides those kept. */
  more = 0;

  /** `lineOf`: called only where there is room. */
  add(lineOf: () => number, text: string, reason: Reason): void {
    if (this.places.length === MOST_BAD) {
      this.more++;
      return;
    }
    const shown = excerpt(text.trim()).replace(/[\r\n]+/g, " ");
    this.places.push({ line: lineOf(), text: shown, reason });
  }

  get kept(): readonly BadPlace<Reason>[] {
    const texts = detached(this.places.map(({ text }) => text));
    return this.places.map((place, index) => ({ ...place, text: texts[index] ?? "" }));
  }
}

/** Copies of texts without line feeds: a piece of a string would keep all of it in memory, 50 MB for a few URLs. */
export function detached(pieces: readonly string[]): readonly string[] {
  return pieces.length === 0 ? [] : pieces.join("\n").split("\n");
}
