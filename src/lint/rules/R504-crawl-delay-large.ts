import { counted } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { NOTHING_FOUND, type Problem } from "../problem.ts";

interface Facts {
  readonly delay: string;
  readonly seconds: number;
  /** How many a day. */
  readonly pages: number;
}

/** A page a minute. */
const LARGE = 60;
const SECONDS_A_DAY = 86_400;

/** R504: a Crawl-delay that leaves a crawler few pages a day. crawler-commons forbids everything from 300 seconds on. */
export const crawlDelayLarge: Problem<Facts> = {
  code: "R504",
  severity: "warning",
  title: "Very long Crawl-delay",
  inLine: ({ field }) => {
    if (field?.name !== "crawl-delay" || !/^\d{2,9}(?:\.\d{0,9})?$/.test(field.text))
      return NOTHING_FOUND;
    const delay = Number(field.text);
    if (delay <= LARGE) return NOTHING_FOUND;
    const pages = Math.floor(SECONDS_A_DAY / delay);
    return [{ span: field.value, facts: { delay: field.text, seconds: delay, pages } }];
  },
  sentence: ({ delay, seconds, pages }) =>
    `${code(delay)} seconds leave ${pages ? `at most ${counted(pages, PAGES)} a day` : "less than a page a day"} to crawlers that observe the delay${seconds > 300 ? "; crawler-commons, by which CCBot reads, even takes it for a ban" : ""}.`,
  about: [
    "A crawler that observes Crawl-delay waits so many seconds after each request. From a minute on, a site of some thousand pages is not visited within a day, and new pages are found late.",
    "The library crawler-commons forbids everything where the delay is more than 300 seconds. To keep a crawler out, say so with a Disallow.",
  ],
  example: {
    wrong: "User-agent: bingbot\nCrawl-delay: 600",
    right: "User-agent: bingbot\nCrawl-delay: 10",
  },
  source: {
    title: "crawler-commons 1.7, SimpleRobotRulesParser",
    url: "https://github.com/crawler-commons/crawler-commons",
  },
};

const PAGES = { one: "page", other: "pages" };
