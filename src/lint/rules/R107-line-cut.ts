import { dialects } from "../../engine/dialects/index.ts";
import { withoutComment } from "../../engine/parse/analysis.ts";
import { octetsOf, offsetAtOctet } from "../../engine/text/bytes.ts";
import { numberText } from "../../words/numbers.ts";
import { NOTHING_FOUND, type Problem } from "../problem.ts";

interface Facts {
  readonly reader: string;
  readonly limit: number;
  readonly octets: number;
}

/** R107: a line so long that its end is dropped. robots.cc, Parse: kMaxLineLen. */
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
        facts: { reader: cutting?.title ?? "", limit, octets: octetsOf(text, 0, end) },
      },
    ];
  },
  sentence: ({ reader, limit, octets }) =>
    `The line has ${numberText(octets)} bytes; ${reader} keeps the first ${numberText(limit)} and reads a shorter value.`,
  about: [
    "Google’s parser has room for 16,663 bytes of a line and drops what is beyond. The rule that is left counts: it is shorter, and so matches more than it should.",
    "No URL is that long. Most often line breaks were lost, and what should be many rules is one.",
  ],
  example: {
    readAs: "google",
    wrong: `User-agent: *\nDisallow: /cart/${"a".repeat(16_700)}/old/`,
    right: "User-agent: *\nDisallow: /cart/*/old/",
  },
  source: { title: "google/robotstxt, robots.cc", url: "https://github.com/google/robotstxt" },
};

const otherThatCuts = dialects.find(({ syntax }) => syntax.lineLimit !== null);
