import type { Aspect, Expect, Expected, ExpectedLine } from "../../core/expectations.ts";
import { MOST_CRAWLERS, MOST_EXPECTED, MOST_URLS } from "../../core/inputs.ts";
import { type ReadAs, readAsNamed } from "../../core/read-as.ts";
import { addressOf } from "../../core/typed-urls.ts";
import { productTokenOf } from "../../engine/crawlers/user-agent.ts";
import { purposes } from "../../engine/preferences/preference.ts";
import { type BadPlace, BadPlaces, detached } from "../lists/collection.ts";
import { flawOf, type UrlFlaw } from "../lists/flaw.ts";
import { expectedLine, keyOfLine, MOST_LINES } from "./expected-line.ts";

/** What was found in a file. Every entry that expects something is in `cells`, or bad, or counted. */
export interface ExpectationsFound {
  /** Each once, in order. */
  readonly urls: readonly string[];
  /** Product tokens, each once in any case, in order. */
  readonly crawlers: readonly string[];
  /** How robots.txt was read where they were exported; null where the file does not say. */
  readonly readAs: ReadAs | null;
  /** The site of an exported table, "" for none; null where the file does not say. */
  readonly site: string | null;
  /** By index of URL and crawler. */
  readonly cells: Pick<FoundCells, "count" | "at" | "tell">;
  /** Each once, in order. */
  readonly lines: readonly ExpectedLine[];
  /** How many entries only repeat an earlier one. */
  readonly folded: number;
  /** How many contradict an earlier one and count in its place. */
  readonly contradicting: number;
  /** How many were left out because of MOST_URLS, MOST_CRAWLERS, MOST_EXPECTED and MOST_LINES. */
  readonly beyond: number;
  /** `line` of a CSV file, or the number of the entry in JSON. */
  readonly bad: readonly BadPlace<BadExpectation>[];
  /** How many bad places there are besides those in `bad`. */
  readonly moreBad: number;
}

/** Longer user agents name no crawler; in UTF-16 units. */
const LONGEST_AGENT = 2_048;

type Flaw = BadExpectation | "no-room";

/** Collects what a file has, in its order. */
export class ExpectationCollection {
  private readonly lineOf: (at: number) => number;
  private readonly lastCounts: boolean;
  /** By token in lower case. */
  private readonly table: ReadonlyMap<string, string>;
  private readonly urls = new Numbers(MOST_URLS);
  private readonly crawlers = new Numbers(MOST_CRAWLERS);
  private readonly cells = new FoundCells();
  private readonly lines = new Map<string, ExpectedLine>();
  private readonly bad = new BadPlaces<BadExpectation>();
  private folded = 0;
  private contradicting = 0;
  private beyond = 0;
  private readAs: ReadAs | null = null;
  private site: string | null = null;
  /** The crawlers by user agent: most entries have the same few. */
  private readonly known = new Map<string, readonly number[] | Flaw>();

  /** `table`: the crawlers that an entry without a user agent is about. `lastCounts`: else an entry that contradicts an earlier one is bad. */
  constructor(table: readonly string[], lineOf: (at: number) => number, lastCounts: boolean) {
    this.lastCounts = lastCounts;
    this.table = new Map(table.map((token) => [token.toLowerCase(), token]));
    this.lineOf = lineOf;
  }

  add(item: ExpectationItem): void {
    if (item.kind === "site") {
      if (item.site === "" || !flawOf(item.site)) this.site = item.site;
      return;
    }
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
    const { urls, crawlers, readAs, site, cells, lines, folded, contradicting, beyond, bad } = this;
    return {
      readAs,
      site,
      urls: detached(urls.texts),
      crawlers: detached(crawlers.texts),
      cells,
      lines: [...lines.values()],
      folded,
      contradicting,
      beyond,
      bad: bad.kept,
      moreBad: bad.more,
    };
  }

  /** Takes an entry in, or says why not. An entry that expects nothing is ignored; one of an exported table still names its URL and its crawler. */
  private take(entry: ExpectationEntry): Flaw | null {
    const { url, line, purpose, expected: word } = entry;
    if (word.trim() === "") return entry.isOfTable ? this.place(entry) : null;
    const parser = entry.readAs.trim();
    const readAs = parser === "" ? this.readAs : readAsNamed(parser);
    if (parser !== "" && !readAs) return "unknown-parser";
    if (this.readAs && readAs !== this.readAs) return "other-parser";
    if (line.trim() !== "") {
      const flaw = this.takeLine(entry);
      if (!flaw) this.readAs = readAs;
      return flaw;
    }
    const aspect = aspectNamed(purpose);
    if (!aspect) return "unknown-purpose";
    const expected = expectedBy(word, aspect);
    if (!expected) return aspect === "verdict" ? "unknown-word" : "unknown-use";
    const address = addressOf(url);
    const flaw = flawOf(address);
    if (flaw) return flaw;
    if (!this.urls.hasRoomFor(address)) return "no-room";
    const crawlers = this.crawlersOf(entry);
    if (typeof crawlers === "string") return crawlers;
    if (this.cells.count + crawlers.length > MOST_EXPECTED) return "no-room";
    const row = this.urls.numberOf(address, address);
    const before = crawlers.map((crawler) => this.cells.at(row, crawler, aspect));
    const isContrary = before.some((cell) => cell !== null && cell !== expected);
    if (isContrary && !this.lastCounts) return "contradicts";
    if (isContrary) this.contradicting++;
    else if (before.every((cell) => cell === expected)) this.folded++;
    for (const crawler of crawlers) this.cells.set(row, crawler, aspect, expected);
    this.readAs = readAs;
    return null;
  }

  private takeLine({ agent, url, line, purpose, expected: word }: ExpectationEntry): Flaw | null {
    if (url.trim() !== "" || purpose.trim() !== "") return "line-and-url";
    const tokens = agent.trim() === "" ? [""] : this.tokensBy(agent.trim());
    if (typeof tokens === "string") return tokens;
    const expected = expectedLine(tokens[0] ?? "", line, word);
    if (typeof expected === "string") return expected;
    const key = keyOfLine(expected);
    const before = this.lines.get(key);
    if (!before && this.lines.size === MOST_LINES) return "no-room";
    if (before?.expected === expected.expected) {
      this.folded++;
      return null;
    }
    if (before && !this.lastCounts) return "contradicts";
    if (before) this.contradicting++;
    this.lines.set(key, expected);
    return null;
  }

  private place(entry: ExpectationEntry): Flaw | null {
    const address = addressOf(entry.url);
    const flaw = flawOf(address);
    if (flaw) return flaw;
    if (!this.urls.hasRoomFor(address)) return "no-room";
    const crawlers = entry.agent.trim() === "" ? [] : this.crawlersOf(entry);
    if (typeof crawlers === "string") return crawlers;
    this.urls.numberOf(address, address);
    return null;
  }

  /** The crawlers of an entry, or why it names none. The page exports its crawlers as they are. */
  private crawlersOf({ agent, isOfTable }: ExpectationEntry): readonly number[] | Flaw {
    const token = agent.trim();
    if (!isOfTable || token === "") return this.crawlersBy(token);
    if (token.length > LONGEST_AGENT) return "too-long";
    return flawOf(token) ?? this.numbersOf([token]);
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

  /** A crawler of the table as it is written there, any other by the product token of its user agent; all of the table for no user agent. */
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

function shown({ agent, url, line, purpose, expected }: ExpectationEntry): string {
  return [agent, url, line, purpose, expected].filter((part) => part !== "").join(", ");
}

/** Why an entry of a file, or all of it, is not usable. `no-agent`: its user agent names no crawler; `no-crawlers`: it has no user agent, and the table has no crawler. `contradicts`: an earlier entry. `other-parser`: than an earlier entry. */
export type BadExpectation =
  | UrlFlaw
  | "unknown-word"
  | "unknown-use"
  | "unknown-purpose"
  | "unknown-parser"
  | "other-parser"
  | "unknown-line"
  | "not-a-line"
  | "line-and-url"
  | "no-agent"
  | "no-crawlers"
  | "contradicts"
  | "not-an-entry"
  | "unclosed"
  | "no-header"
  | "no-list"
  | "not-json"
  | "too-deep"
  | "too-much"
  | "too-large";

/** The texts of an entry, as written; empty where one is missing. An entry without a purpose is about a verdict, and one with a line about what the file says. */
export interface ExpectationEntry {
  readonly agent: string;
  readonly url: string;
  readonly line: string;
  readonly purpose: string;
  readonly expected: string;
  readonly readAs: string;
  /** Whether it is of a table that the page exported, all of whose URLs and crawlers count. */
  readonly isOfTable?: true;
}

/** An entry, or something that should have been one. `at`: an offset of a CSV file; the number of the entry in JSON, from 1. */
export type ExpectationItem =
  | (ExpectationEntry & { readonly kind: "entry"; readonly at: number })
  | { readonly kind: "site"; readonly site: string }
  | {
      readonly kind: "bad";
      readonly at: number;
      readonly text: string;
      readonly reason: BadExpectation;
    };

/** What a file has, in order; null after a little work that found nothing. */
export type ExpectationItems = Generator<ExpectationItem | null, void>;

export type ExpectationPart = Exclude<keyof ExpectationEntry, "isOfTable">;

const AGENT_NAMES: ReadonlySet<string> = new Set(["user_agent", "user-agent", "crawler", "agent"]);

const READ_AS_NAMES: ReadonlySet<string> = new Set(["read_as", "read-as", "readas"]);

/** Which part of an entry a column of a table, or a member of an object, has by its name; null for none. */
export function partNamed(name: string): ExpectationPart | null {
  const lower = name.trim().toLowerCase();
  if (lower === "url" || lower === "purpose" || lower === "expected") return lower;
  if (READ_AS_NAMES.has(lower)) return "readAs";
  // Exports of verdicts have a column `line` with numbers.
  if (lower === "line_text") return "line";
  return AGENT_NAMES.has(lower) ? "agent" : null;
}

/** What an expectation is written as in a file. */
export function expectedWord(expected: Expected, aspect: Aspect): string {
  if (aspect === "verdict") return expected === "allow" ? "allow" : "block";
  return expected === "allow" ? "allowed" : "refused";
}

const ALLOW = ["allow", "allowed", "yes", "true", "1"];
const DISALLOW = ["block", "blocked", "disallow", "disallowed", "no", "false", "0"];
const REFUSED = ["refuse", "refused", "no", "false", "0"];

/** What a word of a file expects, in any case; null for an unknown word. */
function expectedBy(word: string, aspect: Aspect): Expected | null {
  const lower = word.trim().toLowerCase();
  if (ALLOW.includes(lower)) return "allow";
  const others = aspect === "verdict" ? DISALLOW : REFUSED;
  return others.includes(lower) ? "disallow" : null;
}

/** What an entry with this purpose is about; null for an unknown one. */
function aspectNamed(purpose: string): Aspect | null {
  const lower = purpose.trim().toLowerCase();
  return lower === "" ? "verdict" : (purposes.find((known) => known === lower) ?? null);
}

/** What an entry of a file can be about, in the order of a file. */
export const ASPECTS: readonly Aspect[] = ["verdict", ...purposes];

/** What a file expects, by index of its URLs and crawlers. */
class FoundCells {
  /** How many expectations there are. */
  count = 0;
  /** By crawler, and by `keyOf`. */
  private readonly columns = new Map<number, Map<number, Expected>>();

  at(url: number, crawler: number, aspect: Aspect = "verdict"): Expected | null {
    return this.columns.get(crawler)?.get(keyOf(url, aspect)) ?? null;
  }

  set(url: number, crawler: number, aspect: Aspect, expected: Expected): void {
    if (this.at(url, crawler, aspect) === null) this.count++;
    const column = this.columns.get(crawler) ?? new Map<number, Expected>();
    this.columns.set(crawler, column.set(keyOf(url, aspect), expected));
  }

  /** Tells of each, crawler by crawler. */
  tell(expect: Expect): void {
    for (const [crawler, column] of this.columns)
      for (const [key, expected] of column) {
        const aspect = ASPECTS[key % ASPECTS.length];
        expect(Math.floor(key / ASPECTS.length), crawler, expected, aspect);
      }
  }
}

function keyOf(url: number, aspect: Aspect): number {
  return url * ASPECTS.length + ASPECTS.indexOf(aspect);
}

/** Texts with a number each, in the order in which they came, at most `most` of them. */
class Numbers {
  /** Each as it was first written. */
  readonly texts: string[] = [];
  private readonly most: number;
  private readonly numbers = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  /** Whether a text with this key has a number or may have one. */
  hasRoomFor(key: string): boolean {
    return this.texts.length < this.most || this.numbers.has(key);
  }

  /** The number of the text with this key; a new one where it had none. */
  numberOf(key: string, text: string): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.texts.length);
    return this.texts.push(text) - 1;
  }
}
