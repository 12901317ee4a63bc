import { counted, numberText } from "../../../words/numbers.ts";

/** A comparison as Markdown, for an issue or a chat. */
export const comparisonReportWords = {
  /** How it begins. `reader`: what both versions are read as. */
  title(reader: string): string {
    return `Two versions of a robots.txt, read as: ${reader}`;
  },
  eachAsItself: "Each crawler as itself",
  noneChanges(urls: number): string {
    return `No verdict changes on the ${counted(urls, LISTED_URLS)}.`;
  },
  changed(verdicts: number): string {
    return `${counted(verdicts, VERDICTS)} of the table changed:`;
  },
  differ: "Crawlers answered otherwise on some URL:",
  groups: "Groups:",
  moves: "Crawlers that read another group:",
  heads: {
    url: "URL",
    crawler: "Crawler",
    instance: "For instance",
    before: "Before",
    after: "After",
  },
  more(count: number): string {
    return `${numberText(count)} more.`;
  },
};

const LISTED_URLS = { one: "listed URL", other: "listed URLs" };
const VERDICTS = { one: "verdict", other: "verdicts" };
