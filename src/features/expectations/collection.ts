import type { Expect, Expected } from "../../core/expectations.ts";
import { MOST_CRAWLERS, MOST_EXPECTED, MOST_URLS } from "../../core/inputs.ts";
import { productTokenOf } from "../../engine/crawlers/user-agent.ts";
import {
  addressOf,
  type BadPlace,
  BadPlaces,
  detached,
  flawOf,
  type UrlFlaw,
} from "../import/collection.ts";

/** What came out of a file. Every entry that expects something is in `cells`, or bad, or counted. */
export interface ExpectationsFound {
  /** Each once, in order. */
  readonly urls: readonly string[];
  /** Product tokens, each once in any case, in order. */
  readonly crawlers: readonly string[];
  /** By index of URL and crawler. */
  readonly cells: Pick<FoundCells, "count" | "at" | "tell">;
  /** How many entries only said again what was said before. */
  readonly folded: number;
  /** How many contradict an earlier one and count in its place. */
  readonly contradicting: number;
  /** How many there was no room for after MOST_URLS, MOST_CRAWLERS and MOST_EXPECTED. */
  readonly beyond: number;
  /** `line` of a CSV file, or the number of the entry in JSON. */
  readonly bad: readonly BadPlace<BadExpectation>[];
  /** How many bad places there are besides those in `bad`. */
  readonly moreBad: number;
}

/** Longer ones name nobody, in UTF-16 units. */
const LONGEST_AGENT = 2_048;

type Flaw = BadExpectation | "no-room";

/** Takes what a reader finds, in the order of the file. */
export class ExpectationCollection {
  private readonly lineOf: (at: number) => number;
  /** By token in lower case. */
  private readonly table: ReadonlyMap<string, string>;
  private readonly urls = new Numbers(MOST_URLS);
  private readonly crawlers = new Numbers(MOST_CRAWLERS);
  private readonly cells = new FoundCells();
  private readonly bad = new BadPlaces<BadExpectation>();
  private folded = 0;
  private contradicting = 0;
  private beyond = 0;
  /** What user agents came to: most are the same few. */
  private readonly known = new Map<string, readonly number[] | Flaw>();

  /** `table`: the crawlers that an entry without a user agent is about. */
  constructor(table: readonly string[], lineOf: (at: number) => number) {
    this.table = new Map(table.map((token) => [token.toLowerCase(), token]));
    this.lineOf = lineOf;
  }

  add(item: ExpectationItem): void {
    const reason = item.kind === "bad" ? item.reason : this.take(item);
    if (reason === "no-room") this.beyond++;
    else if (reason)
      this.bad.add(
        () => this.lineOf(item.at),
        item.kind === "bad" ? item.text : shown(item),
        reason,
      );
  }

  get found(): ExpectationsFound {
    const { urls, crawlers, cells, folded, contradicting, beyond, bad } = this;
    return {
      urls: detached(urls.texts),
      crawlers: detached(crawlers.texts),
      cells,
      folded,
      contradicting,
      beyond,
      bad: bad.kept,
      moreBad: bad.more,
    };
  }

  /** Takes an entry in, or says why not; one that expects nothing is passed over, as a table has them. */
  private take({ agent, url, expected: word }: ExpectationEntry): Flaw | null {
    if (word.trim() === "") return null;
    const expected = expectedBy(word);
    if (!expected) return "unknown-word";
    const address = addressOf(url);
    const flaw = flawOf(address);
    if (flaw) return flaw;
    if (!this.urls.hasRoomFor(address)) return "no-room";
    const crawlers = this.crawlersBy(agent.trim());
    if (typeof crawlers === "string") return crawlers;
    if (this.cells.count + crawlers.length > MOST_EXPECTED) return "no-room";
    const row = this.urls.numberOf(address, address);
    const before = crawlers.map((crawler) => this.cells.at(row, crawler));
    if (before.every((cell) => cell === expected)) this.folded++;
    else if (before.some((cell) => cell !== null && cell !== expected)) this.contradicting++;
    for (const crawler of crawlers) this.cells.set(row, crawler, expected);
    return null;
  }

  /** The crawlers that a user agent names, or why it names none. */
  private crawlersBy(agent: string): readonly number[] | Flaw {
    const known = this.known.get(agent);
    if (known !== undefined) return known;
    const tokens = this.tokensBy(agent);
    const found = typeof tokens === "string" ? tokens : this.numbersOf(tokens);
    if (this.known.size < MOST_CRAWLERS) this.known.set(agent, found);
    return found;
  }

  /** One of the table as it is, and any other as whoever pastes it would have it; all of the table for none. */
  private tokensBy(agent: string): readonly string[] | BadExpectation {
    if (agent === "") return this.table.size > 0 ? [...this.table.values()] : "no-crawlers";
    if (agent.length > LONGEST_AGENT) return "too-long";
    const token = this.table.get(agent.toLowerCase()) ?? productTokenOf(agent);
    if (token === "") return "no-agent";
    return flawOf(token) ?? [token];
  }

  private numbersOf(tokens: readonly string[]): readonly number[] | Flaw {
    const numbered = tokens.map((text) => ({ key: text.toLowerCase(), text }));
    if (!numbered.every(({ key }) => this.crawlers.hasRoomFor(key))) return "no-room";
    return numbered.map(({ key, text }) => this.crawlers.numberOf(key, text));
  }
}

function shown({ agent, url, expected }: ExpectationEntry): string {
  return [agent, url, expected].filter((part) => part !== "").join(", ");
}

/** Why an entry of a file, or the whole of it, says nothing that could be expected. `no-agent`: its user agent names no crawler; `no-crawlers`: it names none, and neither does the table. */
export type BadExpectation =
  | UrlFlaw
  | "unknown-word"
  | "no-agent"
  | "no-crawlers"
  | "not-an-entry"
  | "unclosed"
  | "no-header"
  | "no-list"
  | "not-json"
  | "too-deep"
  | "too-large";

/** The three texts of an entry as written; empty where it does not have them. */
export interface ExpectationEntry {
  readonly agent: string;
  readonly url: string;
  readonly expected: string;
}

/** What a reader finds: an entry, or something that should have been one. `at`: an offset of a CSV file; the number of the entry in JSON, from 1. */
export type ExpectationItem =
  | (ExpectationEntry & { readonly kind: "entry"; readonly at: number })
  | {
      readonly kind: "bad";
      readonly at: number;
      readonly text: string;
      readonly reason: BadExpectation;
    };

/** What a reader finds, in order; null each time it has gone on a little and found nothing. */
export type ExpectationItems = Generator<ExpectationItem | null, void>;

const AGENT_NAMES: ReadonlySet<string> = new Set(["user_agent", "user-agent", "crawler", "agent"]);

/** What a column of a table, or a member of an object, holds of an entry, by its name; null for what is of no interest. */
export function partNamed(name: string): keyof ExpectationEntry | null {
  const lower = name.trim().toLowerCase();
  if (lower === "url" || lower === "expected") return lower;
  return AGENT_NAMES.has(lower) ? "agent" : null;
}

/** What an expectation is written as in a file. */
export const EXPECTED_WORDS: Readonly<Record<Expected, string>> = {
  allow: "allow",
  disallow: "block",
};

const MEANINGS: ReadonlyMap<string, Expected> = new Map([
  ...meaning("allow", ["allow", "allowed", "yes", "true", "1"]),
  ...meaning("disallow", ["block", "blocked", "disallow", "disallowed", "no", "false", "0"]),
]);

/** What a word of a file expects, in any case; null where it is none that people write for it. */
export function expectedBy(word: string): Expected | null {
  return MEANINGS.get(word.trim().toLowerCase()) ?? null;
}

function meaning(
  expected: Expected,
  words: readonly string[],
): readonly (readonly [string, Expected])[] {
  return words.map((word) => [word, expected]);
}

const EXPECTED = [null, "allow", "disallow"] as const;

const FEWEST = 64;

/** What a file expects, by index of its URLs and crawlers: a byte a cell, however many there come to be. */
export class FoundCells {
  private expecting = 0;
  private readonly columns: Uint8Array[] = [];

  /** How many cells something is expected of. */
  get count(): number {
    return this.expecting;
  }

  at(url: number, crawler: number): Expected | null {
    return EXPECTED[this.columns[crawler]?.[url] ?? 0] ?? null;
  }

  set(url: number, crawler: number, expected: Expected): void {
    if (this.at(url, crawler) === null) this.expecting++;
    this.columnFor(url, crawler)[url] = EXPECTED.indexOf(expected);
  }

  /** Tells of each cell, crawler by crawler. */
  tell(expect: Expect): void {
    for (const [crawler, column] of this.columns.entries())
      for (let url = 0; url < column.length; url++) {
        const expected = this.at(url, crawler);
        if (expected) expect(url, crawler, expected);
      }
  }

  private columnFor(url: number, crawler: number): Uint8Array {
    while (this.columns.length <= crawler) this.columns.push(new Uint8Array(FEWEST));
    const column = this.columns[crawler] ?? new Uint8Array(FEWEST);
    if (url < column.length) return column;
    const longer = new Uint8Array(Math.max(url + 1, column.length * 2));
    longer.set(column);
    this.columns[crawler] = longer;
    return longer;
  }
}

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
