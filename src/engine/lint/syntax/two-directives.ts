import type { Span } from "../../text/line.ts";
import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { fieldsIn } from "../fields-in.ts";
import { withoutComment } from "./without-comment.ts";

/** R104: a second field on the line, which is read as part of the first one's value. */
export const twoDirectives: LineCheck = {
  code: "R104",
  severity: "error",
  inLine: ({ text, field, dialect }) => {
    if (!field?.name || !field.text.includes(":")) return NOTHING_FOUND;
    const start = field.value.from;
    const fields = fieldsIn(withoutComment(text).slice(start)).map(
      ({ from, to }): Span => ({ from: start + from, to: start + to }),
    );
    const [second] = fields;
    if (!second) return NOTHING_FOUND;
    const [first, other] = [field.key, second].map(({ from, to }) => text.slice(from, to));
    return [
      {
        span: second,
        facts: { first: first ?? "", second: other ?? "", reader: dialect.title },
        fixes: [
          {
            name: "split",
            edits: fields.map(({ from: to }) => ({
              kind: "replace",
              line: 1,
              from: blankBefore(text, to),
              to,
              insert: "\n",
            })),
          },
        ],
      },
    ];
  },
};

function blankBefore(text: string, at: number): number {
  let from = at;
  while (from > 0 && /[ \t]/.test(text.charAt(from - 1))) from--;
  return from;
}
