import { dialects } from "../../engine/dialects/index.ts";
import { listText } from "../../words/numbers.ts";
import { titleOf } from "../../words/terms.ts";
import { replacing } from "../fixes.ts";
import { visibleName } from "../intended-field.ts";
import { NOTHING_FOUND, type Problem } from "../problem.ts";

interface Facts {
  readonly isRead: boolean;
  /** Other parsers that ignore the line. */
  readonly others: readonly string[];
}

/** R109: a byte order mark because of which some parsers ignore the first line. */
export const byteOrderMark: Problem<Facts> = {
  code: "R109",
  severity: "error",
  title: "Byte order mark",
  inLine: (view) => {
    const { isFirst, text, field, dialect } = view;
    if (!isFirst || text.charCodeAt(0) !== MARK) return NOTHING_FOUND;
    const name = visibleName(view);
    // Before a comment or an empty line it does no harm.
    if (!name) return NOTHING_FOUND;
    const isRead = field?.name === name;
    const others = losers.filter((other) => other !== dialect);
    return [
      {
        span: { from: 0, to: 1 },
        severity: isRead ? "information" : "error",
        facts: { isRead, others: others.map(titleOf) },
        fixes: [replacing("remove", { from: 0, to: 1 }, "")],
      },
    ];
  },
  sentence: ({ isRead, reader, under, others }) =>
    isRead
      ? `${listText(others)} ignore this line, because it begins with a byte order mark. The playground skips the mark ${under}.`
      : `This line has no effect: ${reader} reads the byte order mark before it as part of the field name.`,
  fixLabels: () => ({ remove: "Remove the byte order mark" }),
  about: [
    "Some editors put a byte order mark (BOM), the invisible character U+FEFF, at the start of a UTF-8 file. Google’s parser skips it. New versions of Scrapy remove it before Protego reads the file. Some other parsers read it as the first character of the first field name, so they do not recognise the field.",
    "If the first line is a user-agent line, the rules below it lose their group. Save the file as UTF-8 without a BOM. If the mark must stay, begin the file with an empty line or a comment: then no field comes directly after the mark.",
  ],
  example: {
    wrong: "\ufeffUser-agent: *\nDisallow: /cart",
    right: "User-agent: *\nDisallow: /cart",
  },
  source: {
    title: "Scrapy, issue 6195",
    url: "https://github.com/scrapy/scrapy/issues/6195",
  },
};

const MARK = 0xfeff;

/** Dialects that read the mark as part of the first field name. */
const losers = dialects.filter(({ syntax }) => !syntax.skipsMark && !syntax.isBlank(MARK));
