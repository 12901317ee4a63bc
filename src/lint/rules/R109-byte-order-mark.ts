import { dialects } from "../../engine/dialects/index.ts";
import { listText } from "../../words/numbers.ts";
import { replacing } from "../fixes.ts";
import { visibleName } from "../intended-field.ts";
import { NOTHING_FOUND, type Problem } from "../problem.ts";

interface Facts {
  readonly isRead: boolean;
  readonly reader: string;
  /** Titles of other readers that lose the line. */
  readonly others: readonly string[];
}

/** R109: a byte order mark before a first line that some readers lose by it. */
export const byteOrderMark: Problem<Facts> = {
  code: "R109",
  severity: "error",
  title: "Byte order mark",
  inLine: (view) => {
    const { isFirst, text, field, dialect } = view;
    if (!isFirst || text.charCodeAt(0) !== MARK) return NOTHING_FOUND;
    const name = visibleName(view);
    // Before a comment or an empty line it costs nobody anything.
    if (!name) return NOTHING_FOUND;
    const isRead = field?.name === name;
    const others = losers.filter((other) => other !== dialect);
    return [
      {
        span: { from: 0, to: 1 },
        severity: isRead ? "information" : "error",
        facts: {
          isRead,
          reader: dialect.title,
          others: others.map(({ title }) => title),
        },
        fixes: [replacing("remove", { from: 0, to: 1 }, "")],
      },
    ];
  },
  sentence: ({ isRead, reader, others }) =>
    isRead
      ? `A byte order mark stands before the first line; ${reader} passes over it, but ${listText(others)} ${others.length > 1 ? "lose" : "loses"} the line.`
      : `A byte order mark stands before the first line, so ${reader} does not know its field and ignores the line.`,
  fixLabels: () => ({ remove: "Remove the mark" }),
  about: [
    "Some editors begin a UTF-8 file with U+FEFF, an invisible character. Google’s parser passes over it. Other readers take it for the first letter of the first field’s name, and no longer know the field.",
    "When that line is User-agent, the rules after it belong to no group. A comment or an empty first line in front keeps the loss small; saving the file without the mark avoids it.",
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

/** Dialects to which the mark is part of the first field's name. */
const losers = dialects.filter(({ syntax }) => !syntax.skipsMark && !syntax.isBlank(MARK));
