import type { Outcome } from "../../engine/decide/verdict.ts";
import { counted, listText, nouns, numberText } from "../../words/numbers.ts";
import { code, excerpt, firstFew } from "../../words/quoting.ts";
import { termWords, titleOf } from "../../words/terms.ts";

/** The region Verdicts. */
export const verdictTableWords = {
  /** Parts of it that come later, as a sentence begins with them. */
  emptyTable: "The empty table",
  viewBar: "What the table shows",
  itemControls: "The buttons",

  totals: "Totals",
  countingTotals: "Totals, still counting",
  unexpected: "Unexpected",
  parsersDiffer: "Parsers differ",
  /** Beside a verdict that other main parsers do not share. */
  differing: (others: readonly OtherVerdict[]): string =>
    `Parsers differ: ${otherVerdictsText(others)}`,
  /** A verdict, read out. `standing`: whether it is as expected, in words; `others`: which parsers differ. */
  cell: (
    outcome: Outcome,
    line: number | null,
    standing: string,
    others: string,
    file?: string,
  ): string =>
    [termWords.outcomes[outcome], standing, verdictTableWords.place(line, file), others]
      .filter((part) => part !== "")
      .join(" "),
  /** The line that decides. `file`: its robots.txt, where that is not the one in the editor. */
  place: (line: number | null, file?: string): string =>
    `${line === null ? "no rule" : `line ${line}`}${file ? ` of ${file}` : ""}`,
  /** How often the crawler of a cell asked for its URL, by a log. */
  asked: (times: number): string => `requested ${counted(times, TIMES)}`,
  aboutDiffer:
    "Show the URLs whose verdicts differ by RFC 9309, Google’s parser or the crawler’s own",

  filter: "Filter URLs",
  filterHint: "Filter, or line:29",
  aboutFilter:
    "Part of the URL, line:29, origin:shop.example, group:B, crawler:GPTBot, is:unexpected, use:train=refused. A - before a term excludes it.",

  addUrls: "Add URLs",
  inTable: (url: string): string => `${excerpt(url)} is already in the table.`,
  /** After an edit. */
  stays: (typed: string, edited: string): string =>
    `${excerpt(typed)} is already in the table, so ${excerpt(edited)} did not change.`,
  /** Under a filter or an order; `Show all` is the button of both. */
  noMove: "The URL did not move: the table is filtered or sorted. Press Show all first.",
  addHint: "Add a URL, or paste a list",
  fromFile: "From a file",
  /** The field for that file, and what it can be. */
  file: "File with URLs",
  aboutFile: "A list, CSV, sitemap, server log or HTML page",

  grid: "Verdicts, URLs down, crawlers across",
  url: "URL",
  /** Over the URLs where they all have one origin, which is then not shown in each. */
  urlOn: (origin: string): string => `URL on ${code(origin)}`,
  crawler: "Crawler",
  /** Over the counts of blocked URLs. */
  blockedOf: (urls: number): string => `blocked of ${numberText(urls)}`,
  counting: (urls: number): string => `counting ${numberText(urls)}…`,
  /** The head of a crawler's column. */
  blocked: (crawler: string, blocked: number, urls: number): string =>
    `${crawler}: ${numberText(blocked)} of ${counted(urls, nouns.url)} blocked`,
  /** The head of a column that the crawlers of a purpose share, and its cells. */
  crawlersOf: (count: number): string => counted(count, nouns.crawler),
  blockedAmong: (blocked: number, all: number): string =>
    `${numberText(blocked)} of ${numberText(all)} blocked`,
  whoIsBlocked: (blocked: readonly string[], all: number): string =>
    blocked.length === 0
      ? `None of the ${counted(all, nouns.crawler)} is blocked`
      : `Blocked: ${firstFew(blocked, (name) => name)}`,
  someUnexpected: (verdicts: string): string => `${verdicts}, not all as expected`,
  asColumns: (purpose: string): string => `Show as columns: ${purpose}`,
  countingFor: (crawler: string, urls: number): string =>
    `${crawler}: still counting ${counted(urls, nouns.url)}`,
  /** `column`: a crawler, or the URLs. */
  sortBy: (column: string): string => `Sort by ${column}`,
  /** The same with the key that does it. */
  sortByKey: (column: string): string => `Sort by ${column} (s)`,

  sortedByUrl: (descending: boolean): string =>
    descending ? "Sorted by URL, from Z to A" : "Sorted by URL, from A to Z",
  sortedByVerdict: (crawler: string, descending: boolean): string =>
    `Sorted by the verdicts for ${excerpt(crawler)}, blocked ${descending ? "last" : "first"}`,
};

const TIMES = { one: "time", other: "times" };

/** A parser that decides differently, and how. */
interface OtherVerdict {
  readonly dialect: { readonly title: string };
  readonly outcome: Outcome;
}

/** `Allow by RFC 9309 and Yandex`; empty where no parser decides differently. */
export function otherVerdictsText(others: readonly OtherVerdict[]): string {
  const outcomes = [...new Set(others.map(({ outcome }) => outcome))];
  const parts = outcomes.map((outcome) => {
    const alike = others.filter((other) => other.outcome === outcome);
    return `${termWords.outcomes[outcome]} by ${listText(alike.map(({ dialect }) => titleOf(dialect)))}`;
  });
  return parts.join(", ");
}
