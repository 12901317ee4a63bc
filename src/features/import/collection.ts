import { LONGEST_URL, MOST_URLS } from "../../core/inputs.ts";
import { excerpt } from "../../words/quoting.ts";
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

/** Why a place of the text gives no URL; `relative`: a link without a page that it would start from. */
export type BadReason =
  | "too-long"
  | "control-character"
  | "empty"
  | "no-request"
  | "relative"
  | "unclosed";

/** What a reader finds at an offset of the text: a URL or path, or something that should have been one. */
export type Item =
  | { readonly kind: "url"; readonly at: number; readonly text: string }
  | {
      readonly kind: "bad";
      readonly at: number;
      readonly text: string;
      readonly reason: BadReason;
    };

/** What a reader finds, in order; null each time it has gone on a little and found nothing, so that whoever asks can pause. */
export type Items = Generator<Item | null, void>;

/** What a person wrote for a URL, without white space around it; a word without a scheme, a slash or a dot is taken for a path. Empty for nothing. */
export function addressOf(typed: string): string {
  const address = typed.trim();
  return address !== "" && looksLikePath(address) ? `/${address}` : address;
}

// "cart/help" is a path that somebody forgot the slash of; "shop.example/cart", "localhost:80/"
// and "[::1]/x" begin with a host.
function looksLikePath(address: string): boolean {
  const [first = ""] = address.split(/[/?#;]/, 1);
  return !address.startsWith("/") && first !== "localhost" && !/[.:[]/.test(first);
}

/** How surely a cell of a table is a URL or path: 2 begins with a slash or a scheme, 1 with a host; 0 is something else. */
export function likenessToUrl(cell: string): 0 | 1 | 2 {
  const text = cell.trim();
  if (text.startsWith("/") || /^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return 2;
  // The last label of a host begins with letters, where prices and versions have digits.
  return /^[^\s/?#@]+\.[a-z]{2,}(?:[:/?#]|$)/i.test(text) ? 1 : 0;
}

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
