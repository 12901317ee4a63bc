import { counted, type Noun } from "./numbers.ts";

/** What can be done with the table of verdicts as a whole. */
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
};

const VERDICTS: Noun = { one: "verdict", other: "verdicts" };
