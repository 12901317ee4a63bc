import { withoutComment } from "../../engine/parse/analysis.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { intendedField, readsField } from "../intended-field.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

interface Facts {
  readonly key: string;
  readonly isRead: boolean;
  readonly reader: string;
}

/** R103: a line that begins with the name of a field, without the colon after it. robots.cc, GetKeyAndValueFrom: Google's parser takes white space between two words for one. */
export const missingColon: Problem<Facts> = {
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
        facts: { key, isRead, reader: view.dialect.title },
        fixes: [replacing("add-colon", { from: span.to, to: span.to }, ":")],
      },
    ];
  },
  sentence: ({ key, isRead, reader }) =>
    isRead
      ? `There is no colon after ${code(key)}: ${reader} reads the line all the same, others ignore it.`
      : `There is no colon after ${code(key)}, so ${reader} does not read the line as it was meant.`,
  fixLabels: ({ key }) => ({ "add-colon": `Write ${code(`${key}:`)}` }),
  about: [
    "A line of robots.txt is a field name, a colon, and a value. Without the colon RFC 9309 finds no field in it, and the line has no effect.",
    "Google’s parser takes white space between two words for the colon. Crawlers that follow the standard to the letter do not, so a rule may hold for one crawler and not for another. Where a URL follows, even Google’s parser finds the colon of the URL instead.",
  ],
  example: { wrong: "User-agent: *\nDisallow /cart", right: "User-agent: *\nDisallow: /cart" },
  source: rfc("2.2"),
};
