import type { Category, Crawler } from "../../engine/crawlers/crawler.ts";
import type { CrawlerDetails, Obeys, ParserKnownBy } from "../../engine/crawlers/details.ts";
import type { LeftOutFor } from "../../engine/crawlers/purposes.ts";
import type { Outcome } from "../../engine/decide/verdict.ts";
import { whyWords } from "../../tasks/why/words.ts";
import { catalogueWords } from "../../words/catalogue.ts";
import { counted, listText, nouns, numberText } from "../../words/numbers.ts";
import { regionWords } from "../../words/regions.ts";

/** The region Crawlers. */
export const crawlerListWords = {
  add: "Add crawler",
  hint: "Name, operator, User-Agent",
  /** What Enter does, for a screen reader. */
  entering: (token: string, operator: string | null): string =>
    operator
      ? `Enter adds ${token}, ${operator}.`
      : `Enter adds “${token}” as a crawler of your own.`,
  inTable: (token: string): string => `${token} is already in the table.`,
  addOwn: (token: string): string => `Add “${token}” as a crawler of your own`,
  full: (most: number): string =>
    `The table is full: it takes at most ${counted(most, nouns.crawler)}`,

  lists: "List",
  atHand: "In the table",
  inLog: "In the log",
  /** Over them: headers are what a client says of itself. */
  askedByHeader: "By User-Agent: requests, blocked, last robots.txt",
  found: "Crawlers found",
  alsoNamed: "Also named in this file",
  inCatalogue: "In the catalogue",
  notInCatalogue: "Not in the catalogue",
  /** The same, at the end of the row: Problems may say that no crawler has this name. */
  unknown: "not in the catalogue",
  /** A token, which the row may shorten, and what is known of it. */
  named: (token: string, known: string): string => `${token}: ${known}`,
  /** In an empty list. */
  none: "No crawlers yet.",
  addThese: (tokens: readonly string[]): string => `Add ${listText(tokens)}`,
  /** So many are named in the file. */
  addNamed: (count: number): string => `Add ${counted(count, nouns.crawler)} named in the file`,
  addAll: "Add all",
  addAllOf: (title: string): string => `Add all: ${title}`,
  asColumns: "As columns",
  asColumnsOf: (purpose: string): string => `Show as columns: ${purpose}`,
  aboutColumns: (count: number): string =>
    `Add ${counted(count, nouns.crawler)} to the table, each with a column of its own`,

  asOne: "As one column",
  asOneOf: (purpose: string): string => `Show as one column: ${purpose}`,
  aboutOne: (count: number): string =>
    `Add ${counted(count, nouns.crawler)} to the table, all in one column`,

  /** How many of the crawlers of a purpose may not fetch any URL of the table, or `/`. */
  blockedOf: (blocked: number, all: number, areOfTable: boolean): string =>
    `${numberText(blocked)} of ${numberText(all)} blocked ${areOfTable ? "everywhere" : "for /"}`,
  /** The same on a button with little room, and what the numbers are. */
  blockedShortly: (blocked: number, all: number): string =>
    `${numberText(blocked)}/${numberText(all)}`,
  aboutBlocked: (blocked: number, all: number, areOfTable: boolean): string =>
    `${numberText(blocked)} of ${counted(all, nouns.crawler)} may not fetch ${areOfTable ? "any URL of the table" : "/"}`,
  leftOut: (reason: LeftOutFor): string => `Not counted: ${catalogueWords.leftOutFor[reason]}`,

  /** How many URLs of the table are blocked. */
  blockedUrls: (blocked: number, all: number): string =>
    `${numberText(blocked)} of ${numberText(all)}`,
  /** What that counts. */
  blocked: " blocked",
  /** The one URL that is asked about where the table has none, or too many. */
  root: "/",
  /** All of it in one sentence. `all`: how many URLs the table has; `blocked`: null where they are not counted. */
  answer(outcome: Outcome, blocked: number | null, all: number): string {
    const root = `${whyWords.participles[outcome]} for /`;
    if (blocked !== null) return `${crawlerListWords.blockedInTable(blocked, all)}. ${root}.`;
    if (all === 0) return root;
    return `${root}. The table has too many URLs to count them for crawlers that are not in it.`;
  },
  blockedInTable: (blocked: number, all: number): string =>
    `Blocked for ${numberText(blocked)} of ${counted(all, nouns.url)} in the table`,

  about: (name: string): string => `About ${name}`,
  notLoaded: regionWords.notLoaded("The details of this crawler"),
  terms: {
    who: "Operator",
    also: "Also for",
    groups: "Reads group",
    parser: "Parser",
    obeys: "Obeys",
    facts: "Facts",
    userAgent: "User-Agent",
    crawlDelay: "Crawl-delay",
    notes: "Notes",
    addresses: "Addresses",
    source: "Source",
  },
  /** Who sends it, and what for. */
  who: (operator: string, category: Category, purpose: string): string =>
    `${catalogueWords.operator(operator, category)}: ${purpose}`,
  /** The product tokens by which it looks for a group, one after the other. */
  groups: ({ chain, followsStar }: Crawler): string =>
    [...chain, ...(followsStar ? ["*"] : [])].join(", else ") || "none",
  /** The purposes besides the main one; empty if there are none. */
  also: ({ purposes }: Crawler): string =>
    listText(purposes.slice(1).map((purpose) => catalogueWords.categories[purpose])),
  /** The parser, and how sure that is. */
  parser: (title: string, knownBy: ParserKnownBy): string =>
    `${title} (${crawlerListWords.parserKnownBy[knownBy]})`,
  parserKnownBy: {
    code: "its code is public",
    documentation: "according to its operator",
    assumed: "assumed",
  } satisfies Readonly<Record<ParserKnownBy, string>>,
  /** Whether it obeys robots.txt, by its operator’s documentation. */
  obeys({ obeys, onObeying }: Pick<CrawlerDetails, "obeys" | "onObeying">): string {
    const said = crawlerListWords.obeying[obeys];
    if (onObeying === "") return said;
    if (onObeying.startsWith("“")) return `${said} (${onObeying})`;
    return `${said}${obeys === "not stated" ? ";" : ","} ${onObeying}`;
  },
  /** The same as a sentence, and in a row with little room. */
  obeysSaid: (known: Pick<CrawlerDetails, "obeys" | "onObeying">): string =>
    `Obeys robots.txt, by its operator: ${crawlerListWords.obeys(known)}`,
  obeysShortly: (obeys: Obeys): string => `obeys: ${OBEYS_SHORTLY[obeys]}`,
  obeying: {
    yes: "yes",
    no: "no",
    "user-triggered": "not always, because users trigger it",
    "not stated": "its operator does not say",
  } satisfies Readonly<Record<Obeys, string>>,
  documentation: "documentation",
  confidence: {
    documented: "these facts are documented",
    "partly documented": "only some of these facts are documented",
    unverified: "these facts are not verified",
    "seen in logs": "seen in logs; no page of its operator is known to name this token",
  } satisfies Readonly<Record<CrawlerDetails["confidence"], string>>,
  /** When the documentation was read: `2026-11` or `2026-03-10`. */
  read: (date: string): string => `, as read ${date.length > 7 ? "on" : "in"} ${dateText(date)}`,
};

const OBEYS_SHORTLY: Readonly<Record<Obeys, string>> = {
  yes: "yes",
  no: "no",
  "user-triggered": "not always",
  "not stated": "not stated",
};

/** `November 2026`, or `10 March 2026`. */
function dateText(date: string): string {
  const day = date.length > 7 ? { day: "numeric" as const } : {};
  const format = { ...day, month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat("en-GB", format).format(new Date(date));
}
