import { withoutComment } from "../../engine/parse/analysis.ts";
import type { Span } from "../../engine/text/line.ts";
import { code } from "../../words/quoting.ts";
import { fieldsIn } from "../path-mistakes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

interface Facts {
  readonly first: string;
  readonly second: string;
  /** A line break as other languages write it, before the second field. */
  readonly written: string | null;
}

/** R104: a second field on the line, which parsers read as part of the value of the first. */
export const twoDirectives: Problem<Facts> = {
  code: "R104",
  severity: "error",
  title: "Two fields on one line",
  inLine: ({ text, field }) => {
    if (!field?.name || !field.text.includes(":")) return NOTHING_FOUND;
    const start = field.value.from;
    const fields = fieldsIn(withoutComment(text).slice(start)).map(
      ({ from, to }): Span => ({ from: start + from, to: start + to }),
    );
    const [second] = fields;
    if (!second) return NOTHING_FOUND;
    const between = text.slice(separatorBefore(text, second.from), second.from);
    const [first, other] = [field.key, second].map(({ from, to }) => text.slice(from, to));
    return [
      {
        span: second,
        facts: {
          first: first ?? "",
          second: other ?? "",
          written: /\\[rn]|<br ?\/?>/i.exec(between)?.[0] ?? null,
        },
        fixes: [
          {
            name: "split",
            edits: fields.map(({ from: to }) => ({
              kind: "replace",
              line: 1,
              from: separatorBefore(text, to),
              to,
              insert: "\n",
            })),
          },
        ],
      },
    ];
  },
  sentence: ({ first, second, written, reader }) =>
    `${code(second)} has no effect here: ${reader} reads it as part of the value of ${code(first)}${written ? `, because the text ${code(written)} does not begin a new line` : ""}.`,
  fixLabels: ({ second }) => ({ split: `Start a new line at ${code(second)}` }),
  about: [
    "The value of a field ends at the end of the line or at a #. A second field on the same line is only text in the first value. The second field has no effect, and for most parsers the first value is wrong.",
    "This happens when line breaks are lost, for example in a form or in text copied from a web page. A program can also write \\n or <br> in their place, which no parser reads as the end of a line.",
  ],
  example: { wrong: "User-agent: * Disallow: /cart", right: "User-agent: *\nDisallow: /cart" },
  source: rfc("2.2"),
};

/** Where what separates the fields begins: blanks, or line breaks as other languages write them. */
function separatorBefore(text: string, at: number): number {
  let from = at;
  for (;;) {
    const last = SEPARATOR.exec(text.slice(Math.max(0, from - LONGEST_SEPARATOR), from));
    if (!last) return from;
    from -= last[0].length;
  }
}

const SEPARATOR = /(?:[ \t]|\\[rn]|<br ?\/?>)$/i;
const LONGEST_SEPARATOR = "<br />".length;
