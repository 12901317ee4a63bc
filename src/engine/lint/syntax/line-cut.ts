import { dialects } from "../../dialects/index.ts";
import { octetsOf, offsetAtOctet } from "../../text/bytes.ts";
import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { withoutComment } from "./without-comment.ts";

/** R107: a line so long that its end is dropped. robots.cc, Parse: kMaxLineLen. */
export const lineCut: LineCheck = {
  code: "R107",
  severity: "error",
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
};

const otherThatCuts = dialects.find(({ syntax }) => syntax.lineLimit !== null);
