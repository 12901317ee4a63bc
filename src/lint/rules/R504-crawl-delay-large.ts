import { counted } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { NOTHING_FOUND, type Problem } from "../problem.ts";
import { isIgnored } from "./R505-crawl-delay-ignored.ts";

interface Facts {
  readonly seconds: number;
  /** How many a day. */
  readonly pages: number;
}

/** A page a minute. */
const LARGE = 60;

/** R504: a Crawl-delay that leaves a crawler few pages a day. crawler-commons blocks everything above 300 seconds (SimpleRobotRulesParser, maxCrawlDelay; run). */
export const crawlDelayLarge: Problem<Facts> = {
  code: "R504",
  severity: "warning",
  title: "Very long Crawl-delay",
  inLine: ({ field }) => {
    if (field?.name !== "crawl-delay" || !/^\d{2,9}(?:\.\d{0,9})?$/.test(field.text))
      return NOTHING_FOUND;
    const seconds = Number(field.text);
    if (seconds <= LARGE) return NOTHING_FOUND;
    return [{ span: field.value, facts: { seconds, pages: Math.floor(86_400 / seconds) } }];
  },
  // R505.
  inContext: (found, file) => (isIgnored(found.line, file) ? null : found),
  sentence: ({ seconds, pages }) =>
    `Crawlers that obey this ${code("Crawl-delay")} fetch ${pages ? `at most ${counted(pages, PAGES)}` : "less than one page"} a day${seconds > 300 ? "; if they use crawler-commons, as CCBot does, the whole site is blocked for them" : ""}.`,
  about: [
    "A crawler that obeys Crawl-delay waits the given number of seconds after each request. With 60 seconds, it can fetch 1,440 pages a day at most, and finds new pages late.",
    "By default, the library crawler-commons, which CCBot uses, blocks the whole site if the delay is more than 300 seconds. To block a crawler, use Disallow instead.",
  ],
  example: {
    readAs: "crawler-commons",
    wrong: "User-agent: CCBot\nCrawl-delay: 600",
    right: "User-agent: CCBot\nCrawl-delay: 10",
  },
  source: {
    title: "crawler-commons 1.7, SimpleRobotRulesParser",
    url: "https://github.com/crawler-commons/crawler-commons",
  },
};

const PAGES = { one: "page", other: "pages" };
