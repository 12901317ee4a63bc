import { fieldNamed } from "../../dialects/field-names.ts";
import type { Span } from "../../line.ts";
import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { withoutComment } from "./without-comment.ts";

/** R104: a second field on the line, which is read as part of the first one's value. */
export const twoDirectives: LineCheck = {
  code: "R104",
  severity: "error",
  inLine: ({ text, field, dialect }) => {
    if (!field?.name || !field.text.includes(":")) return NOTHING_FOUND;
    const places = fieldsAfter(withoutComment(text), field.key.to);
    const [second] = places;
    if (!second) return NOTHING_FOUND;
    const [first, other] = [field.key, second].map(({ from, to }) => text.slice(from, to));
    return [
      {
        span: second,
        facts: { first: first ?? "", second: other ?? "", reader: dialect.title },
        fixes: [
          {
            name: "split",
            edits: places.map(({ from }) => ({
              kind: "replace",
              line: 1,
              from: blankBefore(text, from),
              to: from,
              insert: "\n",
            })),
          },
        ],
      },
    ];
  },
};

/** Names of fields with a blank before and a colon after them. */
function fieldsAfter(text: string, start: number): readonly Span[] {
  const places: Span[] = [];
  for (const { 1: key = "", index } of text.matchAll(/[ \t]([A-Za-z-]{4,14})[ \t]*:/g)) {
    if (index < start || !fieldNamed(key)) continue;
    places.push({ from: index + 1, to: index + 1 + key.length });
    // A line of a megabyte is not taken to pieces.
    if (places.length === MOST_FIELDS) break;
  }
  return places;
}

const MOST_FIELDS = 1000;

function blankBefore(text: string, at: number): number {
  let from = at;
  while (from > 0 && /[ \t]/.test(text.charAt(from - 1))) from--;
  return from;
}
