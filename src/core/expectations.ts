import type { Report } from "../engine/decide/report.ts";
import type { Outcome } from "../engine/decide/verdict.ts";
import type { Purpose } from "../engine/preferences/preference.ts";

/** The verdict that a person expects; for a use, whether it must be allowed or refused. */
export type Expected = "allow" | "disallow";

/** What is expected of a cell: something of its verdict, or of the use for a purpose. */
export type Aspect = "verdict" | Purpose;

/** What a line of the file, or a line of the group that a crawler follows, must say. */
export interface ExpectedLine {
  /** A product token; empty where the whole file is meant. */
  readonly agent: string;
  /** A field and its value, as expected-line.ts reads them. */
  readonly text: string;
  /** `only`: no line with this field may say anything else. */
  readonly expected: "yes" | "no" | "only";
}

/** Sets the expectation of a cell, by index of URL and crawler; null for none. */
export type Expect = (
  url: number,
  crawler: number,
  expected: Expected | null,
  aspect?: Aspect,
) => void;

const EXPECTED = [null, "allow", "disallow"] as const;
const CODES: Readonly<Record<Expected, number>> = { allow: 1, disallow: 2 };

/** Where the expectation of an aspect begins in the byte of its cell. */
const BITS: Readonly<Record<Aspect, number>> = { verdict: 0, training: 2, input: 4, search: 6 };

/** By URL: for each aspect two bits, an index into EXPECTED. */
type Column = Uint8Array;

/** An input of the session, which the report, links and drafts read: the expectations of the cells of one table, and of lines of the file. A cell keeps its expectation while its URL and its crawler stay in the table, also when they move. */
export class Expectations {
  readonly urls: readonly string[];
  readonly crawlers: readonly string[];
  readonly lines: readonly ExpectedLine[];
  /** How many verdicts are expected. */
  readonly count: number;
  /** Whether something is expected of uses. */
  readonly hasUses: boolean;
  /** By crawler; null if no cell has an expectation. */
  private readonly columns: readonly (Column | null)[];
  private readonly counts: readonly number[];

  private constructor(
    urls: readonly string[],
    crawlers: readonly string[],
    columns: readonly (Column | null)[],
    lines: readonly ExpectedLine[],
  ) {
    this.urls = urls;
    this.crawlers = crawlers;
    this.lines = lines;
    this.columns = columns;
    this.counts = columns.map((column) => (column ? countIn(column) : 0));
    this.count = this.counts.reduce((sum, count) => sum + count, 0);
    this.hasUses = columns.some((column) => column && hasUsesIn(column));
  }

  /** No cell has an expectation; `lines` may. */
  static none(
    urls: readonly string[],
    crawlers: readonly string[],
    lines: readonly ExpectedLine[] = [],
  ): Expectations {
    return new Expectations(urls, crawlers, new Array<null>(crawlers.length).fill(null), lines);
  }

  /** Whether nothing is expected, neither of verdicts nor of uses or lines. */
  get isEmpty(): boolean {
    return this.count + this.lines.length === 0 && !this.hasUses;
  }

  /** The expectation of a cell, by index of URL and crawler; null for none. */
  at(url: number, crawler: number, aspect: Aspect = "verdict"): Expected | null {
    return EXPECTED[((this.columns[crawler]?.[url] ?? 0) >> BITS[aspect]) & 3] ?? null;
  }

  /** How many verdicts for this crawler are expected. */
  countOf(crawler: number): number {
    return this.counts[crawler] ?? 0;
  }

  /** The same, with some cells set, or with other lines; cells outside the table are ignored. */
  edited(edit: (expect: Expect) => void, lines = this.lines): Expectations {
    const columns = [...this.columns];
    const copies: Column[] = [];
    edit((url, crawler, expected, aspect = "verdict") => {
      if (url >= this.urls.length || crawler >= columns.length) return;
      const own = copies[crawler] ?? this.copyOf(crawler);
      const bits = BITS[aspect];
      const code = expected === null ? 0 : CODES[expected];
      own[url] = ((own[url] ?? 0) & ~(3 << bits)) | (code << bits);
      copies[crawler] = own;
      columns[crawler] = own;
    });
    return new Expectations(this.urls, this.crawlers, columns, lines);
  }

  /** The expectations of the cells that another table has too. A URL or a crawler that is edited in its place keeps its expectations. */
  forTable(urls: readonly string[], crawlers: readonly string[]): Expectations {
    if (urls === this.urls && crawlers === this.crawlers) return this;
    const { lines } = this;
    if (this.isEmpty) return Expectations.none(urls, crawlers);
    const columnPlaces = placesOf(lowerCase(this.crawlers), lowerCase(crawlers));
    const columns = columnPlaces.map((place) => this.columns[place] ?? null);
    if (urls === this.urls) return new Expectations(urls, crawlers, columns, lines);
    const places = placesOf(this.urls, urls);
    const moved = columns.map((column) => column && movedTo(places, column));
    return new Expectations(urls, crawlers, moved, lines);
  }

  private copyOf(crawler: number): Column {
    return this.columns[crawler]?.slice() ?? new Uint8Array(this.urls.length);
  }
}

// There are many columns, and a callback for each cell would take ten times as long.
function countIn(column: Column): number {
  let count = 0;
  for (let url = 0; url < column.length; url++) if ((column[url] ?? 0) & 3) count++;
  return count;
}

function hasUsesIn(column: Column): boolean {
  for (let url = 0; url < column.length; url++) if ((column[url] ?? 0) > 3) return true;
  return false;
}

function movedTo(places: readonly number[], column: Column): Column {
  const moved = new Uint8Array(places.length);
  for (let index = 0; index < places.length; index++)
    moved[index] = column[places[index] ?? -1] ?? 0;
  return moved;
}

/** The old place of each item, or -1. In lists of equal length, a new item stands for the old one at its place. */
function placesOf(before: readonly string[], now: readonly string[]): readonly number[] {
  const places = new Map(before.map((item, index) => [item, index]));
  const isOneLength = before.length === now.length;
  const kept = new Set(now);
  return now.map((item, index) => {
    const isRenamed = isOneLength && !kept.has(before[index] ?? "");
    return places.get(item) ?? (isRenamed ? index : -1);
  });
}

function lowerCase(tokens: readonly string[]): readonly string[] {
  return tokens.map((token) => token.toLowerCase());
}

/** Whether a cell is as expected. */
export type Standing = "met" | "unmet";

/** Null without an expectation, or if the outcome is not known yet. */
export function standingOf(expected: Expected | null, outcome: Outcome | null): Standing | null {
  if (expected === null || outcome === null) return null;
  return expected === outcome ? "met" : "unmet";
}

// Reading the clock costs more than looking at a cell.
const ASK_EVERY = 1024;

/** How many cells are not as expected. They are counted in time slices, after the report. */
export class Mismatches {
  readonly report: Report;
  readonly expectations: Expectations;
  private counted = 0;
  private crawler = 0;
  private url = 0;

  constructor(report: Report, expectations: Expectations) {
    this.report = report;
    this.expectations = expectations;
  }

  /** In the whole table; null while they are being counted. */
  get total(): number | null {
    return this.isCounted ? this.counted : null;
  }

  get isCounted(): boolean {
    return this.expectations.count === 0 || this.crawler === this.report.columns.length;
  }

  /** Continues counting, and returns whether all is counted. */
  run(isTimeUp: () => boolean): boolean {
    const { expectations, report } = this;
    if (!this.isCounted && !report.isCounted) return false;
    for (; !this.isCounted; this.crawler++, this.url = 0) {
      const urls = expectations.countOf(this.crawler) === 0 ? 0 : expectations.urls.length;
      for (; this.url < urls; this.url++) {
        if (this.url % ASK_EVERY === 0 && isTimeUp()) return false;
        const { url, crawler } = this;
        const outcome = expectations.at(url, crawler) && report.outcomeAt(url, crawler);
        if (standingOf(expectations.at(url, crawler), outcome) === "unmet") this.counted++;
      }
    }
    return true;
  }
}
