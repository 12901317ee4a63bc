import {
  type Expectations,
  type Expected,
  type Standing,
  standingOf,
} from "../../core/expectations.ts";
import type { GatheredPurpose, LoggedRequests } from "../../core/inputs.ts";
import type { ParserDifferences } from "../../core/parser-differences.ts";
import type { Category } from "../../engine/crawlers/crawler.ts";
import type { Report } from "../../engine/decide/report.ts";
import type { Outcome } from "../../engine/decide/verdict.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import { numberText } from "../../words/numbers.ts";
import { withCodePoints } from "../../words/quoting.ts";
import { purposeTitles, termWords } from "../../words/terms.ts";
import { pathAfter } from "./one-origin.ts";
import type { Key } from "./sorted-by.ts";
import { verdictTableWords } from "./words.ts";

/**
 * The columns of the table of verdicts. A column is described here and nowhere else: the grid, the
 * cards, the order of the rows and the printed sheet read it. A new one is another entry of
 * `columnsOf`, with its title in words.ts. What exported files have of it is in file-fields.ts.
 */

/** What the columns are made of. They read it whenever they are asked, so it may change meanwhile; only its URLs and crawlers may not. */
export interface Table {
  readonly report: Report;
  readonly expectations: Expectations;
  /** Which verdicts other main parsers do not share; left out where no cell says so. */
  readonly differences?: ParserDifferences;
  /** What crawlers asked for, by a log; null, or left out, without one. */
  readonly requests?: LoggedRequests | null;
  /** The lines whose verdicts are highlighted; left out where none is. */
  readonly lit?: readonly (number | null)[];
  /** The purposes whose crawlers share a column; left out where each crawler has its own. */
  readonly gathered?: readonly GatheredPurpose[];
  /** The origin of which all URLs are, where it is shown once instead of in each. */
  readonly origin?: string | null;
}

/** One column of a table. */
export interface TableColumn {
  /** Names the column in a view that is sorted by it. */
  readonly id: string;
  readonly title: string;
  /** The index of the crawler whose verdicts it shows; null where it says something of the URLs. */
  readonly crawler: number | null;
  /** The crawlers of one purpose, where they share the column. */
  readonly gathered?: Gathered;
  /** Its width in the grid: in pixels at least, and as CSS says it at most. */
  readonly width: { readonly least: number; readonly most: string };
  /** What its head shows below the title; asked for at each drawing, because it changes while verdicts are counted. */
  readonly head: () => ColumnHead;
  readonly contentOf: (url: number) => Content;
  /** What its rows are ordered by. */
  readonly keyOf: (url: number) => Key;
  /** Whether that is known only when the verdicts are counted. */
  readonly asksCells: boolean;
  /** Says that the rows have this order. */
  readonly orderSaid: (descending: boolean) => string;
  /** What keys and buttons do with its head, and with its cells. */
  readonly actions: { readonly head: readonly Action[]; readonly cell: readonly Action[] };
}

/** A column that is drawn, and its index. */
export type DrawnColumn = readonly [index: number, column: TableColumn];

/** The crawlers of the table with one purpose, by index. */
interface Gathered {
  readonly purpose: Category;
  readonly crawlers: readonly number[];
  /** The crawler that explains what the cell of a URL says: the first that is blocked, or else the first. */
  readonly leadsTo: (url: number) => number;
}

/** What the head of a column shows besides its title. */
export interface ColumnHead {
  /** The origin of all URLs, where it is shown once; left out otherwise. */
  readonly origin?: string;
  readonly note: string;
  /** What it is called where title and note do not say enough; else null. */
  readonly label: string | null;
  /** The index of the group that its crawler reads; null where it reads none. Left out where there is no crawler. */
  readonly group?: number | null;
  /** The blocked part of its URLs, from 0 to 1; left out where there is no crawler. */
  readonly share?: number;
}

/** What a cell shows. */
export type Content =
  // `path`: what is shown of it.
  | { readonly kind: "url"; readonly text: string; readonly path: string }
  | {
      /** The verdicts for several crawlers. */
      readonly kind: "several";
      readonly text: string;
      /** Which crawlers are blocked, in a sentence. */
      readonly title: string;
      /** Null where the crawlers do not all have the same. */
      readonly outcome: Outcome | null;
      /** Whether some verdict is not as expected. */
      readonly isUnmet: boolean;
    }
  | VerdictContent;

/** The verdict for one crawler. */
interface VerdictContent {
  readonly kind: "verdict";
  /** Null while there is not the time to find it. */
  readonly outcome: Outcome | null;
  readonly line: number | null;
  readonly isLit: boolean;
  readonly expected: Expected | null;
  readonly standing: Standing | null;
  /** Which main parsers decide differently, as a sentence; empty where none is known to. */
  readonly others: string;
  /** The robots.txt that decides, where it is not the one in the editor. */
  readonly file: string | undefined;
  /** How often the crawler asked for the URL; left out without a log. */
  readonly asked: number | undefined;
}

/** What can be done with a head or a cell besides sorting and expecting, which all can. `remove` and `move`: the crawler of a head, the URL of a cell. */
export type Action = "edit" | "remove" | "move" | "to-rule";

/** The columns of a table, from left to right. */
export function columnsOf(table: Table): readonly TableColumn[] {
  const { report, gathered = [] } = table;
  const shared = gathered.map(({ purpose, tokens }) => {
    const isOne = (crawler: number) => tokens.has(lowerCase(report.columns[crawler]?.token ?? ""));
    return { purpose, isOne, crawlers: [...report.columns.keys()].filter(isOne) };
  });
  const columns = [...report.columns.keys()].flatMap((crawler) => {
    const { purpose, crawlers = [] } = shared.find(({ isOne }) => isOne(crawler)) ?? {};
    if (!purpose || crawlers.length < 2) return crawlerColumn(table, crawler);
    return crawler === crawlers[0] ? purposeColumn(table, purpose, crawlers) : [];
  });
  return [urlColumn(table), ...columns];
}

function urlColumn(table: Table): TableColumn {
  const { origin } = table;
  const { urls } = table.report.question;
  const words = verdictTableWords;
  return {
    id: "url",
    title: words.url,
    crawler: null,
    width: { least: 220, most: "1fr" },
    head: () => ({
      ...(origin && { origin }),
      label: null,
      note:
        table.requests?.share ??
        (table.report.isCounted ? words.blockedOf(urls.length) : words.counting(urls.length)),
    }),
    contentOf: (url) => {
      const text = urls[url] ?? "";
      // What cannot be seen would make rows that look alike and differ in their verdicts.
      return { kind: "url", text, path: withCodePoints(origin ? pathIn(origin, text) : text) };
    },
    keyOf: (url) => naturalKey(urls[url] ?? ""),
    asksCells: false,
    orderSaid: words.sortedByUrl,
    actions: { head: [], cell: ["edit", "remove", "move"] },
  };
}

function crawlerColumn(table: Table, crawler: number): TableColumn {
  const { urls } = table.report.question;
  const words = verdictTableWords;
  const { token = "", selection } = table.report.columns[crawler] ?? {};
  const group = selection?.group?.index ?? null;
  return {
    id: `crawler:${token}`,
    title: token,
    crawler,
    width: table.requests ? { least: 156, most: "172px" } : { least: 120, most: "140px" },
    head: () => {
      const blocked = table.report.countsOf(crawler)?.disallow;
      if (blocked === undefined)
        return { label: words.countingFor(token, urls.length), note: "…", group, share: 0 };
      const { length } = urls;
      const label = words.blocked(token, blocked, length);
      return {
        label,
        note: numberText(blocked),
        group,
        share: length && blocked / length,
        ...table.requests?.headOf(token, label),
      };
    },
    contentOf: (url) => {
      const { report, expectations, differences, lit, requests } = table;
      const outcome = report.outcomeAt(url, crawler);
      const other = report.otherAt(url);
      const line = (other?.report ?? report).lineAt(other?.url ?? url, crawler);
      const isLit = !other && line !== null && (lit?.includes(line) ?? false);
      const expected = expectations.at(url, crawler);
      const standing = standingOf(expected, outcome);
      const found = differences?.stillAt(report, url, crawler) ?? [];
      const others = found.length > 0 ? words.differing(found) : "";
      const file = other?.robotsUrl;
      const asked = requests?.countAt(urls[url] ?? "", token);
      return { kind: "verdict", outcome, line, isLit, expected, standing, others, file, asked };
    },
    keyOf: (url) => verdictKey(table.report, url, crawler),
    asksCells: true,
    orderSaid: (descending) => words.sortedByVerdict(token, descending),
    actions: { head: ["edit", "remove", "move"], cell: ["to-rule", "remove", "move"] },
  };
}

/** The column that the crawlers of a purpose share, by index. */
export function purposeColumn(
  table: Table,
  purpose: Category,
  crawlers: readonly number[],
): TableColumn {
  const words = verdictTableWords;
  const title = purposeTitles[purpose];
  const nameOf = (crawler: number) => table.report.columns[crawler]?.token ?? "";
  const blockedAt = (url: number) =>
    crawlers.filter((crawler) => table.report.outcomeAt(url, crawler) === "disallow");
  return {
    id: `purpose:${purpose}`,
    title,
    crawler: null,
    gathered: {
      purpose,
      crawlers,
      leadsTo: (url) => blockedAt(url)[0] ?? crawlers[0] ?? 0,
    },
    width: { least: 132, most: "160px" },
    head: () => ({ label: null, note: words.crawlersOf(crawlers.length) }),
    contentOf(url) {
      const { report, expectations } = table;
      const outcomes = crawlers.map((crawler) => report.outcomeAt(url, crawler));
      const [outcome = null] = outcomes;
      const isUnmet = crawlers.some(
        (crawler, index) =>
          standingOf(expectations.at(url, crawler), outcomes[index] ?? null) === "unmet",
      );
      if (outcomes.includes(null))
        return { kind: "several", text: "…", title: "", outcome: null, isUnmet };
      const blocked = crawlers.filter((_, index) => outcomes[index] === "disallow").map(nameOf);
      const areAlike = outcomes.every((other) => other === outcome);
      return {
        kind: "several",
        text:
          outcome && areAlike
            ? termWords.outcomes[outcome]
            : words.blockedAmong(blocked.length, crawlers.length),
        title: words.whoIsBlocked(blocked, crawlers.length),
        outcome: areAlike ? outcome : null,
        isUnmet,
      };
    },
    keyOf: (url) => crawlers.length - blockedAt(url).length,
    asksCells: true,
    orderSaid: (descending) => words.sortedByVerdict(title, descending),
    actions: { head: [], cell: ["to-rule", "remove", "move"] },
  };
}

/** A path has no origin to leave out. */
function pathIn(origin: string, url: string): string {
  return url.startsWith("/") ? url : pathAfter(origin, url);
}

const RANKS: Readonly<Record<Outcome, number>> = {
  disallow: 0,
  undefined: 1,
  allow: 2,
  "not-governed": 3,
};

/** More lines than any file has; the keys are still small integers to a browser. */
export const LINES = 2 ** 27;

/** Where no rule decides, behind all lines of the same outcome. */
function verdictKey(report: Report, url: number, crawler: number): number {
  const rank = RANKS[report.outcomeAt(url, crawler) ?? "not-governed"];
  return rank * LINES + (report.lineAt(url, crawler) ?? LINES - 1);
}

// A URL of a hundred thousand characters is placed by its beginning: each comparison stays short.
const LONGEST_COMPARED = 2_000;

/** A text that stands to others as `text` does, by UTF-16 units, but with the numbers in it by their size: `/p/9` before `/p/10`. */
export function naturalKey(text: string): string {
  return text.slice(0, LONGEST_COMPARED).replace(/\d+/g, sizedNumber);
}

/** The digits behind how many there are: 7 as 17, 12 as 212, and eight more with each 9 before. */
function sizedNumber(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, "");
  const more = number.length - 1;
  return `${"9".repeat(more >> 3)}${(more & 7) + 1}${number}`;
}
