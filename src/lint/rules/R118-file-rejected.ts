import { titleOf } from "../../words/terms.ts";
import { ABOUT_ACCESS, type Problem } from "../problem.ts";

interface Facts {
  readonly rejecter: string;
}

/** R118: a line because of which the parser rejects the whole file. temoto/robotstxt, FromBytes: one error, and there are no rules. */
export const fileRejected: Problem<Facts> = {
  code: "R118",
  severity: "error",
  title: "Line that makes the parser reject the file",
  explains: ABOUT_ACCESS,
  inFile: ({ analysis }) => {
    const { rejectedBy, dialect } = analysis;
    return rejectedBy ? [{ line: rejectedBy.number, facts: { rejecter: titleOf(dialect) } }] : [];
  },
  sentence: ({ rejecter }) => `Because of this line, ${rejecter} rejects the whole file.`,
  about: [
    "For a rule or a Crawl-delay before any user-agent line, the Go library temoto/robotstxt returns an error, and no rules. It does so for a Crawl-delay that is not a number, too. Colly then returns this error for every page of the site, and fetches nothing.",
    "WebRobots, the parser of the Ruby library Mechanize, allows everything if one line does not fit its grammar, or lines end with CR LF. Python up to 3.13.13 raises an error for a Crawl-delay such as ², and for a rule such as `//[slug]/`.",
    "Other parsers ignore only the line. Write the number of seconds alone, and begin each group with a user-agent line.",
  ],
  example: {
    readAs: "temoto",
    wrong: "User-agent: *\nCrawl-delay: 5s\nDisallow: /cart",
    right: "User-agent: *\nCrawl-delay: 5\nDisallow: /cart",
  },
  source: {
    title: "temoto/robotstxt 1.1.2, parser.go",
    url: "https://github.com/temoto/robotstxt/blob/v1.1.2/parser.go",
  },
};
