import { type Crawler, crawlersOf } from "./crawler.ts";

/** Crawlers that keep copies of the web, best known first. */
export const archive: readonly Crawler[] = crawlersOf("archive", [
  { name: "archive.org_bot", operator: "Internet Archive" },
  { name: "ia_archiver", operator: "Alexa / Internet Archive (legacy)" },
]);
