import { withoutComment } from "../../engine/parse/analysis.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { intendedField, readsField } from "../intended-field.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

/** R103: a line that begins with the name of a field, without the colon after it. robots.cc, GetKeyAndValueFrom: Google's parser accepts white space between two words in place of the colon. */
export const missingColon: Problem<{ readonly key: string; readonly isRead: boolean }> = {
  code: "R103",
  severity: "error",
  title: "Missing colon",
  inLine: (view) => {
    const intended = intendedField(view);
    if (intended?.kind !== "no-colon") return NOTHING_FOUND;
    const { key: span, name } = intended;
    const key = view.text.slice(span.from, span.to);
    const isRead = readsField(view, name, withoutComment(view.text).slice(span.to).trim());
    return [
      {
        span,
        severity: isRead ? "warning" : "error",
        facts: { key, isRead },
        fixes: [replacing("add-colon", { from: span.to, to: span.to }, ":")],
      },
    ];
  },
  sentence: ({ key, isRead, reader }) =>
    isRead
      ? `Only some parsers read this line: ${reader} accepts ${code(key)} without a colon, but most parsers do not.`
      : `This line does not work as meant: ${reader} needs a colon after ${code(key)}.`,
  fixLabels: ({ key }) => ({ "add-colon": `Write ${code(`${key}:`)}` }),
  about: [
    "A line of robots.txt is a field name, a colon and a value. Under RFC 9309, a line without a colon has no field and no effect.",
    "If a line has exactly two words, Google’s parser accepts the white space between them in place of the colon. Parsers that follow RFC 9309 strictly do not, so the rule applies to one crawler and not to another. If the value is an absolute URL, even Google’s parser misreads the line: it treats the colon of the URL as the separator.",
  ],
  example: { wrong: "User-agent: *\nDisallow /cart", right: "User-agent: *\nDisallow: /cart" },
  source: rfc("2.2"),
};
