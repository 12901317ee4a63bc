import type { FieldName, Span } from "../../text/line.ts";
import { type LineCheck, NOTHING_FOUND, type Spotted } from "../check.ts";
import { unquoted, withoutQuotes } from "../quotes.ts";
import { replacing } from "../replacing.ts";
import { meantBy, spelt } from "./meant.ts";
import { readsField } from "./reads-field.ts";
import { withoutComment } from "./without-comment.ts";

/** R117: quotation marks round a value or a whole line. RFC 9309 2.2: they are characters like others, and none that a path begins with. */
export const quotedValue: LineCheck = {
  code: "R117",
  severity: "error",
  inLine: (view) => {
    const { text, field, dialect } = view;
    const meant = meantBy(view);
    if (meant?.kind === "quoted") {
      const value = withoutComment(text)
        .slice(meant.key.to + 1)
        .trim();
      const span = { from: meant.key.from, to: withoutComment(text).trimEnd().length };
      const line = `${spelt(meant.name)}: ${withoutQuotes(value)}`;
      return [spottedAt(span, line, false, { field: spelt(meant.name), reader: dialect.title })];
    }
    if (meant || !field?.name || !QUOTED.has(field.name)) return NOTHING_FOUND;
    const value = unquoted(field.text);
    if (value === null) return NOTHING_FOUND;
    const isRead = readsField(view, field.name, value);
    return [spottedAt(field.value, value, isRead, { field: "", reader: dialect.title })];
  },
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
): Spotted {
  return {
    span,
    severity: isRead ? "warning" : "error",
    facts: { ...facts, plain, isRead: isRead },
    fixes: [replacing("unquote", span, plain)],
  };
}
