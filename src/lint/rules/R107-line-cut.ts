import { dialects } from "../../engine/dialects/index.ts";
import { withoutComment } from "../../engine/parse/analysis.ts";
import { octetsOf, offsetAtOctet } from "../../engine/text/bytes.ts";
import { numberText } from "../../words/numbers.ts";
import { titleOf } from "../../words/terms.ts";
import { GOOGLES_PARSER, NOTHING_FOUND, type Problem } from "../problem.ts";

interface Facts {
  readonly reader: string;
  readonly limit: number;
  readonly octets: number;
}

/** R107: a line so long that a parser drops its end. robots.cc, Parse: kMaxLineLen. */
export const lineCut: Problem<Facts> = {
  code: "R107",
  severity: "error",
  title: "Line too long",
  seesLongLines: true,
  inLine: ({ text, field, dialect }) => {
    const cutting = dialect.syntax.lineLimit === null ? otherThatCuts : dialect;
    const limit = cutting?.syntax.lineLimit ?? null;
    // No character has more than three octets for each of its UTF-16 units.
    if (limit === null || text.length * 3 <= limit || !field?.name) return NOTHING_FOUND;
    const end = withoutComment(text).trimEnd().length;
    const from = offsetAtOctet(text, 0, end, limit);
    if (from >= end) return NOTHING_FOUND;
    return [
      {
        span: { from, to: end },
        severity: cutting === dialect ? "error" : "information",
        facts: { reader: cutting ? titleOf(cutting) : "", limit, octets: octetsOf(text, 0, end) },
      },
    ];
  },
  sentence: ({ reader, limit, octets }) =>
    `${reader} ignores the end of this line: it reads only the first ${numberText(limit)} of ${numberText(octets)} bytes.`,
  about: [
    "Google’s parser keeps the first 16,663 bytes of a line and drops the rest. A shortened rule still applies, and it can match more URLs than it should.",
    "The usual cause is lost line breaks: many rules have become one line. If a path is really that long, a * can replace most of its characters.",
  ],
  example: {
    readAs: "google",
    wrong: `User-agent: *\nDisallow: /cart/${"a".repeat(16_700)}/old/`,
    right: "User-agent: *\nDisallow: /cart/*/old/",
  },
  source: GOOGLES_PARSER,
};

const otherThatCuts = dialects.find(({ syntax }) => syntax.lineLimit !== null);
