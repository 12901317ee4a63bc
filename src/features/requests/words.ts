import { type LoggedPair, MOST_CRAWLERS, MOST_URLS } from "../../core/inputs.ts";
import { importWords } from "../../tasks/lists/words.ts";
import type { NoRequest } from "../../tasks/logs/log-request.ts";
import type { RobotsTxtRequests } from "../../tasks/requests/judged-requests.ts";
import type { LoggedCrawler } from "../../tasks/requests/logged.ts";
import {
  counted,
  formOf,
  listText,
  nouns,
  numberText,
  once,
  timeText,
} from "../../words/numbers.ts";
import { excerpt, firstFew } from "../../words/quoting.ts";

/** What the page says of a server’s log. Times are those of the browser’s time zone. */
export const requestWords = {
  total: "Requested though blocked",
  aboutTotal:
    "Show the URLs that a crawler requested although the file, as it is now, blocks them for it",
  inLog: "In the log",
  /** Of the focused crawler and URL; null where it never asked. */
  asked(token: string, pair: LoggedPair | null): string {
    if (!pair) return `${token} never asked for this URL.`;
    const { requests, last, lastStatus } = pair;
    return `${token} asked for this URL ${timesText(requests)}${lastText(requests, last)}${gotText(lastStatus)}.`;
  },
  /** Of the same crawler; goes on from `asked`. */
  robotsTxt({ requests, last, status }: RobotsTxtRequests): string {
    if (requests === 0) return "It never asked for robots.txt.";
    return `It asked for robots.txt ${timesText(requests)}${lastText(requests, last)}${gotText(status)}.`;
  },

  /** All of one crawler, in a sentence or two. */
  ofCrawler(crawler: LoggedCrawler): string {
    const { token, requests, urls, first, last, robotsTxt, verified, notFromOperator } = crawler;
    const all = `${token}: ${counted(requests, REQUESTS)} for ${counted(urls, nouns.url)}${daysText(first, last)}.`;
    const checked = verified + notFromOperator > 0;
    const addresses = checked ? ` ${requestWords.verified(verified, notFromOperator)}` : "";
    return `${all} ${requestWords.robotsTxt(robotsTxt)}${addresses}`;
  },
  /** The same in a row with little room. */
  blockedNoun: "blocked",

  checkAddresses: "Check addresses",
  aboutCheck:
    "Open lists of addresses that operators publish, such as gptbot.json; About a crawler links to its own",
  fileOfList: "Lists of addresses",
  /** Of how many requests the address is in the lists of their operator. */
  verified(verified: number, others: number): string {
    const all = verified + others;
    const rest = others === 0 ? "" : `; ${numberText(others)} do not`;
    return `${numberText(verified)} of ${counted(all, REQUESTS)} come from addresses that the operator publishes${rest}.`;
  },
  verifiedShortly: (verified: number, others: number): string =>
    `${numberText(verified)} of ${numberText(verified + others)} verified`,
  /** After lists were opened. `others`: the names of other files. */
  checked(crawlers: readonly LoggedCrawler[], others: readonly string[]): string {
    const said =
      crawlers.length === 0
        ? "The log has no requests by the crawlers of these lists."
        : `Addresses checked of ${firstFew(
            crawlers.map(({ token }) => token),
            (name) => name,
          )}: ${requestWords.verified(sumOf(crawlers, "verified"), sumOf(crawlers, "notFromOperator"))}`;
    return others.length === 0 ? said : `${said} ${requestWords.noLists(others)}`;
  },
  noLists: (names: readonly string[]): string =>
    `${listText(names.map((name) => `“${excerpt(name)}”`))} ${names.length === 1 ? "is not a list" : "are not lists"} of addresses that the playground knows. Keep the name of the file as its operator publishes it, such as gptbot.json.`,
  listsWithoutLog:
    "These are lists of addresses of crawlers. Open the log of your server first, and then check its addresses with them.",
  logIsGone:
    "The addresses of the log were not kept. Open the log again, and then check its addresses.",
  notReadAgain:
    "The addresses were not checked: the log could not be read again, or it has changed. Open the log again.",
  robotsTxtShortly({ requests, last, status }: RobotsTxtRequests): string {
    if (requests === 0) return "never";
    const when = Number.isNaN(last) ? timesText(requests) : shortDayFormat().format(last);
    return status === 0 ? when : `${when}, ${status}`;
  },
  /** Before that, for a screen reader. */
  lastRobotsTxt: "robots.txt: ",

  /** While a log is read. */
  reading: (bytes: number): string => `Reading the log: ${sizeText(bytes)}.`,
  stop: "Stop and keep what was read",
  notRead:
    "The log was not read: a part of the playground did not load, or the browser could not read the file. The table did not change. Check the connection, and choose the file again.",
  /** What the log has, in the table’s terms. Times: NaN where the log has none. */
  arrival(counts: {
    readonly requests: number;
    readonly crawlers: number;
    readonly urls: number;
    readonly first: number;
    readonly last: number;
  }): string {
    const { requests, crawlers, urls, first, last } = counts;
    return `${counted(requests, REQUESTS)} by ${counted(crawlers, nouns.crawler)}, for ${counted(urls, nouns.url)}${daysText(first, last)}.`;
  },
  blocked: (count: number): string =>
    `${numberText(count)} ${formOf(WERE, count)} requested though blocked.`,
  noAgents: (requests: number, urls: number): string =>
    `${counted(requests, REQUESTS)} for ${counted(urls, nouns.url)}. The log has no User-Agents, so it does not say which crawlers asked.`,
  noCrawlers: (requests: number, urls: number): string =>
    `All ${counted(requests, REQUESTS)} are by browsers and unknown clients, so no crawler was counted. The table has their ${counted(urls, nouns.url)}, most requested first.`,
  noUrls: "No request of this log is for a URL that the table can show. The table did not change.",
  others: (count: number): string =>
    `Browsers and unknown clients made ${counted(count, OTHER_REQUESTS)}.`,
  otherMethods: (count: number): string =>
    `${counted(count, REQUESTS)} with a method other than GET or HEAD ${formOf(WERE, count)} not judged.`,
  /** Where the table has no room for all. */
  moreUrls: (requests: number): string =>
    `${counted(requests, REQUESTS)} ${formOf(WERE, requests)} for other URLs: the table holds the ${numberText(MOST_URLS)} with most requests.`,
  moreCrawlers: (crawlers: number): string =>
    `${counted(crawlers, nouns.crawler)} did not fit: the table holds at most ${numberText(MOST_CRAWLERS)}.`,
  stopped: "Reading was stopped: these are the requests until then.",
  damaged: "The file ends early or is damaged: these are the requests before that.",
  /** Lines without a URL, by reason; null for none. */
  left(counts: Readonly<Record<NoRequest, number>>): string | null {
    const reasons: readonly NoRequest[] = ["no-request", "no-url", "cut", "too-long"];
    const parts = reasons
      .filter((reason) => counts[reason] > 0)
      .map((reason) => `${counted(counts[reason], nouns.line)} ${LEFT[reason]}`);
    return parts.length === 0 ? null : `Left out: ${listText(parts)}.`;
  },
  /** Why one line has no URL, in a list of them. */
  reasons: {
    "no-request": importWords.reasons["no-request"],
    "no-url": "a request for no URL",
    cut: "only the beginning of a URL",
    "too-long": importWords.reasons["too-long"],
  },
};

function sumOf(crawlers: readonly LoggedCrawler[], name: "verified" | "notFromOperator"): number {
  return crawlers.reduce((sum, crawler) => sum + crawler[name], 0);
}

const REQUESTS = { one: "request", other: "requests" };
const OTHER_REQUESTS = { one: "other request", other: "other requests" };
const WERE = { one: "was", other: "were" };
const LEFT: Readonly<Record<NoRequest, string>> = {
  "no-request": "without a request",
  "no-url": "with a request for no URL (OPTIONS *, CONNECT)",
  cut: "of which the log has only the beginning",
  "too-long": "over 200,000 characters, or with a URL over 100,000",
};

function timesText(requests: number): string {
  return requests === 1 ? "once" : `${numberText(requests)} times`;
}

function lastText(requests: number, last: number): string {
  if (Number.isNaN(last)) return "";
  return `,${requests === 1 ? "" : " last"} on ${dayFormat().format(last)} at ${timeText(last)}`;
}

function gotText(status: number): string {
  return status === 0 ? "" : `; it got ${status}`;
}

/** `, from 1 to 7 November 2026`; empty where there are no times. */
function daysText(first: number, last: number): string {
  if (Number.isNaN(first) || Number.isNaN(last)) return "";
  const [from, to] = [dayFormat().format(first), dayFormat().format(last)];
  if (from === to) return `, on ${to}`;
  const before = from.split(" ");
  const after = to.split(" ");
  // The month and the year that both have are said once.
  while (before.length > 1 && before.at(-1) === after.at(-1)) {
    before.pop();
    after.pop();
  }
  return `, from ${before.join(" ")} to ${to}`;
}

/** In MB, with one decimal. */
function sizeText(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const dayFormat = once(
  () => new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" }),
);
const shortDayFormat = once(
  () => new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" }),
);
