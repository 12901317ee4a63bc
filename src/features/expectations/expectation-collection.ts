import { MOST_CRAWLERS, MOST_EXPECTED, MOST_URLS } from "../../core/table-limits.ts";
import { productTokenOf } from "../../engine/crawlers/user-agent.ts";
import { addressOf } from "../import/address.ts";
import { type BadPlace, BadPlaces, detached } from "../import/bad-places.ts";
import { flawOf } from "../import/collection.ts";
import type { BadExpectation, ExpectationEntry, ExpectationItem } from "./expectation-item.ts";
import { expectedBy } from "./expected-words.ts";
import { FoundCells } from "./found-cells.ts";
import { Numbers } from "./numbers.ts";

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
