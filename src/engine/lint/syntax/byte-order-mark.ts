import { dialects } from "../../dialects/index.ts";
import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { replacing } from "../replacing.ts";
import { visibleName } from "./meant.ts";
import { titlesOf } from "./titles-of.ts";

/** R109: a byte order mark before a first line that some readers lose by it. */
export const byteOrderMark: LineCheck = {
  code: "R109",
  severity: "error",
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
          isRead: isRead,
          reader: dialect.title,
          others: titlesOf(others),
        },
        fixes: [replacing("remove", { from: 0, to: 1 }, "")],
      },
    ];
  },
};

const MARK = 0xfeff;

/** Dialects to which the mark is part of the first field's name. */
const losers = dialects.filter(({ syntax }) => !syntax.skipsMark && !syntax.isBlank(MARK));
