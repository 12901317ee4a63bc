/** The requests of server logs against a robots.txt: what the page and the command line use. */
export { crawlersOfList, type PublishedList, publishedLists } from "./address-lists.ts";
export { type AddressRanges, rangesIn, verifiedBy } from "./address-ranges.ts";
export {
  busiestOrigin,
  type CrawlerSummary,
  type JudgedPair,
  judgedPairs,
  type ReportFor,
  type RobotsTxtRequests,
  summaryOf,
} from "./judged-requests.ts";
export type { LoggedData, LogSource } from "./logged.ts";
export { isUnnamed, loggedData } from "./logged-data.ts";
export { mergeLine, partialLines } from "./partial.ts";
export { RequestsReading } from "./requests-reading.ts";
export { type ClaimedCrawler, MOST_PAIRS, type Pair, Tally } from "./tally.ts";
