import { withoutComment } from "../../engine/parse/analysis.ts";
import type { Span } from "../../engine/text/line.ts";
import { code } from "../../words/quoting.ts";
import { fieldsIn } from "../path-mistakes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

interface Facts {
  readonly first: string;
  readonly second: string;
  readonly reader: string;
}

/** R104: a second field on the line, which is read as part of the first one's value. */
export const twoDirectives: Problem<Facts> = {
  code: "R104",
  severity: "error",
  title: "Two fields on one line",
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
  sentence: ({ first, second, reader }) =>
    `A line holds one field: for ${reader}, ${code(second)} here is part of the value of ${code(first)}.`,
  fixLabels: ({ second }) => ({ split: `Begin a new line at ${code(second)}` }),
  about: [
    "A field’s value reaches to the end of its line or to a #. A second field on the same line is text inside the first one’s value: it does nothing itself, and the first one no longer says what it should.",
    "Such lines come about when line breaks are lost, as in a form that has only one line, or in text that was copied from a web page.",
  ],
  example: { wrong: "User-agent: * Disallow: /cart", right: "User-agent: *\nDisallow: /cart" },
  source: rfc("2.2"),
};

function blankBefore(text: string, at: number): number {
  let from = at;
  while (from > 0 && /[ \t]/.test(text.charAt(from - 1))) from--;
  return from;
}
