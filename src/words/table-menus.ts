import { counted, type Noun } from "./numbers.ts";

/** What can be done with the table of verdicts as a whole, and what is printed of it. */
export const tableMenuWords = {
  expect: "Expect",
  asNow: "What each verdict says now",
  nothing: "Nothing any more",
  fromFile: "What a file says (CSV or JSON) …",
  file: "File with expectations",
  /** The row of a URL or the column of a crawler. */
  allOf(name: string): string {
    return `All of ${name}`;
  },
  /** Nothing is expected: beside the outcomes that can be. */
  any: "any",
  /** What came of expecting that each verdict stays; `skipped`: those that neither allow nor block. */
  expectedNow(count: number, skipped: number): string {
    const said = `${counted(count, VERDICTS)} expected to stay as they are. What changes from here on is red.`;
    return skipped > 0
      ? `${said} ${counted(skipped, VERDICTS)} neither allow nor block, and nothing is expected of them.`
      : said;
  },

  export: "Export",
  tableAs(format: string): string {
    return `Table as ${format}`;
  },
  expectationsAs(format: string): string {
    return `Expectations as ${format}`;
  },
  copyReport: "Copy a report in Markdown",
  print: "Print",

  /** Over what is printed. */
  printed(site: string): string {
    return site ? `robots.txt of ${site}` : "robots.txt";
  },
  printedTable(reader: string, urls: number, crawlers: number): string {
    return `Read as ${reader}: ${counted(urls, URLS)} for ${counted(crawlers, CRAWLERS)}.`;
  },
  moreUrls(count: number): string {
    return `and ${counted(count, MORE_URLS)}`;
  },
  theFile: "The file",
  moreLines(count: number): string {
    return `and ${counted(count, MORE_LINES)}`;
  },
  url: "URL",
};

const VERDICTS: Noun = { one: "verdict", other: "verdicts" };
const URLS: Noun = { one: "URL", other: "URLs" };
const CRAWLERS: Noun = { one: "crawler", other: "crawlers" };
const MORE_URLS: Noun = { one: "more URL", other: "more URLs" };
const MORE_LINES: Noun = { one: "more line", other: "more lines" };
