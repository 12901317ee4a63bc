import { withoutComment } from "../../engine/parse/analysis.ts";
import type { FieldName, Span } from "../../engine/text/line.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { intendedField, notMeant, readsField, spelt } from "../intended-field.ts";
import { unquoted, withoutQuotes } from "../path-mistakes.ts";
import { NOTHING_FOUND, type Problem, rfc, type Spotted } from "../problem.ts";

interface Facts {
  /** Empty where only the value is quoted. */
  readonly field: string;
  readonly plain: string;
  readonly isRead: boolean;
}

/** R117: quotation marks around a value or a whole line. RFC 9309 2.2: they are ordinary characters, and no path begins with one. */
export const quotedValue: Problem<Facts> = {
  code: "R117",
  severity: "error",
  title: "Quotation marks",
  inLine: (view) => {
    const { text, field } = view;
    const intended = intendedField(view);
    if (intended?.kind === "quoted") {
      const value = withoutComment(text)
        .slice(intended.key.to + 1)
        .trim();
      const span = { from: intended.key.from, to: withoutComment(text).trimEnd().length };
      const line = `${spelt(intended.name)}: ${withoutQuotes(value)}`;
      return [spottedAt(span, line, false, spelt(intended.name))];
    }
    if (intended || !field?.name || !QUOTED.has(field.name)) return NOTHING_FOUND;
    const value = unquoted(field.text);
    if (value === null) return NOTHING_FOUND;
    const isRead = readsField(view, field.name, value);
    return [spottedAt(field.value, value, isRead, "")];
  },
  sentence: ({ field, plain, isRead, reader }) => {
    if (field)
      return `This line has no effect: because of the quotation marks, ${reader} does not find the field ${code(field)}.`;
    return isRead
      ? `Only some parsers read this value as meant: ${reader} removes the quotation marks, but most parsers do not.`
      : `${notMeant(plain)}: ${reader} reads the quotation marks as part of the value.`;
  },
  fixLabels: () => ({ unquote: "Remove the quotation marks" }),
  about: [
    "Write values in robots.txt without quotation marks. For most parsers, a quotation mark is an ordinary character. No URL path begins with one, so a quoted path then matches nothing. In most parsers, a quoted product token matches no crawler either.",
  ],
  example: {
    wrong: 'User-agent: *\nDisallow: "/cart"',
    right: "User-agent: *\nDisallow: /cart",
  },
  source: rfc("2.2"),
};

/** Fields whose values have no quotation marks; the grammar of others may have strings. */
const QUOTED: ReadonlySet<FieldName> = new Set<FieldName>([
  "user-agent",
  "allow",
  "disallow",
  "sitemap",
  "host",
]);

/** `field` is empty where only the value is quoted. */
function spottedAt(span: Span, plain: string, isRead: boolean, field: string): Spotted<Facts> {
  return {
    span,
    severity: isRead ? "warning" : "error",
    facts: { field, plain, isRead },
    fixes: [replacing("unquote", span, plain)],
  };
}
