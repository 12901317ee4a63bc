import { withoutComment } from "../../engine/parse/analysis.ts";
import type { FieldName, Span } from "../../engine/text/line.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { intendedField, readsField, spelt } from "../intended-field.ts";
import { unquoted, withoutQuotes } from "../path-mistakes.ts";
import { NOTHING_FOUND, type Problem, rfc, type Spotted } from "../problem.ts";

interface Facts {
  /** Left empty where only the value is quoted. */
  readonly field: string;
  readonly plain: string;
  readonly isRead: boolean;
  readonly reader: string;
}

/** R117: quotation marks round a value or a whole line. RFC 9309 2.2: they are characters like others, and none that a path begins with. */
export const quotedValue: Problem<Facts> = {
  code: "R117",
  severity: "error",
  title: "Quotation marks",
  inLine: (view) => {
    const { text, field, dialect } = view;
    const intended = intendedField(view);
    if (intended?.kind === "quoted") {
      const value = withoutComment(text)
        .slice(intended.key.to + 1)
        .trim();
      const span = { from: intended.key.from, to: withoutComment(text).trimEnd().length };
      const line = `${spelt(intended.name)}: ${withoutQuotes(value)}`;
      return [spottedAt(span, line, false, { field: spelt(intended.name), reader: dialect.title })];
    }
    if (intended || !field?.name || !QUOTED.has(field.name)) return NOTHING_FOUND;
    const value = unquoted(field.text);
    if (value === null) return NOTHING_FOUND;
    const isRead = readsField(view, field.name, value);
    return [spottedAt(field.value, value, isRead, { field: "", reader: dialect.title })];
  },
  sentence: ({ field, plain, isRead, reader }) => {
    if (field)
      return `The quotation marks hide the field ${code(field)} from ${reader}, which ignores the line.`;
    return isRead
      ? `The quotation marks are taken away by ${reader}; to others they are part of the value.`
      : `The quotation marks are part of the value for ${reader}, so the line is not about ${code(plain)}.`;
  },
  fixLabels: () => ({ unquote: "Take the quotation marks away" }),
  about: [
    "Values in robots.txt are written plainly. A quotation mark is a character like any other, and as no path begins with one, a quoted rule matches nothing; a quoted name is no crawler’s.",
  ],
  example: {
    wrong: 'User-agent: *\nDisallow: "/cart"',
    right: "User-agent: *\nDisallow: /cart",
  },
  source: rfc("2.2"),
};

/** Fields whose values are written plainly; others may be of a grammar that has strings. */
const QUOTED: ReadonlySet<FieldName> = new Set<FieldName>([
  "user-agent",
  "allow",
  "disallow",
  "sitemap",
  "host",
]);

/** `field` is left empty where only the value is quoted. */
function spottedAt(
  span: Span,
  plain: string,
  isRead: boolean,
  facts: { readonly field: string; readonly reader: string },
): Spotted<Facts> {
  return {
    span,
    severity: isRead ? "warning" : "error",
    facts: { ...facts, plain, isRead },
    fixes: [replacing("unquote", span, plain)],
  };
}
