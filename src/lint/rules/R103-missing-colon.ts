import { withoutComment } from "../../engine/parse/analysis.ts";
import { code } from "../../words/quoting.ts";
import { intendedField, readsField, withColon } from "../intended-field.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

interface Facts {
  readonly key: string;
  readonly isRead: boolean;
  /** Whether white space before the colon is what the dialect does not accept. */
  readonly isApart: boolean;
}

/** R103: a line that begins with the name of a field, without the colon directly after it. robots.cc, GetKeyAndValueFrom: Google's parser accepts white space between two words in place of the colon. */
export const missingColon: Problem<Facts> = {
  code: "R103",
  severity: "error",
  title: "No colon after the field name",
  inLine: (view) => {
    const intended = intendedField(view);
    if (intended?.kind !== "no-colon") return NOTHING_FOUND;
    const { key: span, mark, name } = intended;
    const { text } = view;
    const key = text.slice(span.from, span.to);
    const isRead = readsField(view, name, withoutComment(text).slice(mark.to).trim());
    const isApart = text.slice(mark.from, mark.to).endsWith(":");
    return [
      {
        span,
        severity: isRead ? "warning" : "error",
        facts: { key, isRead, isApart },
        fixes: [withColon("add-colon", view, intended, key)],
      },
    ];
  },
  sentence: ({ key, isRead, isApart, reader }) => {
    if (isRead)
      return `Only some parsers read this line: ${reader} accepts ${code(key)} without a colon, but most parsers do not.`;
    return isApart
      ? `This line does not work as meant: ${reader} accepts no white space between ${code(key)} and its colon.`
      : `This line does not work as meant: ${reader} needs a colon after ${code(key)}.`;
  },
  fixLabels: ({ key }) => ({ "add-colon": `Write ${code(`${key}:`)}` }),
  about: [
    "A line of robots.txt is a field name, a colon and a value. Under RFC 9309, a line without a colon has no field and no effect.",
    "A sign such as = does not replace the colon. White space may be before the colon under RFC 9309, but not for every parser: Heritrix ignores such a line.",
    "If a line has exactly two words, Google’s parser accepts the white space between them in place of the colon. Parsers that follow RFC 9309 strictly do not, so the rule applies to one crawler and not to another. If the value is an absolute URL, even Google’s parser misreads the line: it treats the colon of the URL as the separator.",
  ],
  example: { wrong: "User-agent: *\nDisallow /cart", right: "User-agent: *\nDisallow: /cart" },
  source: rfc("2.2"),
};
