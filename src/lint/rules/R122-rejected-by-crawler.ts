import { code } from "../../words/quoting.ts";
import { titleOf } from "../../words/terms.ts";
import { ownReadersOf, readBy } from "../own-readings.ts";
import type { Problem, SpottedAt } from "../problem.ts";

interface Facts {
  readonly token: string;
  readonly rejecter: string;
  readonly effect: string;
}

/** R122: a line because of which the own parser of a crawler rejects the whole file (see Grouping.rejectsFile). Where the page reads as this parser, R118 says so. */
export const rejectedByCrawler: Problem<Facts> = {
  code: "R122",
  severity: "warning",
  title: "Line that makes the parser of a crawler reject the file",
  inFile: (file) =>
    ownReadersOf(
      file,
      (dialect) => dialect !== file.analysis.dialect && dialect.grouping.rejectsFile !== undefined,
    ).flatMap(({ token, dialect }): readonly SpottedAt<Facts>[] => {
      const { rejectedBy } = readBy(file.analysis)(dialect);
      if (!rejectedBy) return [];
      const { effect = "" } = dialect.grouping.rejectsFile ?? {};
      return [{ line: rejectedBy.number, facts: { token, rejecter: titleOf(dialect), effect } }];
    }),
  sentence: ({ token, rejecter, effect }) =>
    `${code(token)} obeys no rule of this file, because ${rejecter} rejects it for this line. ${effect}`,
  about: [
    "Most parsers ignore a line that they cannot read. A few reject the whole file because of one. This problem is shown where a file names a crawler with such a parser, or the table has it.",
    "WebRobots, the parser of the Ruby library Mechanize, needs an empty line before each group, and a field and a colon in every line. It also needs LF line endings: with CR LF, no group applies to any crawler.",
  ],
  example: {
    wrong: "User-agent: Mechanize\nDisallow: /private/\nUser-agent: *\nDisallow: /cart",
    right: "User-agent: Mechanize\nDisallow: /private/\n\nUser-agent: *\nDisallow: /cart",
  },
  source: {
    title: "WebRobots 0.1.2, robotstxt.ry",
    url: "https://github.com/knu/webrobots",
  },
};
