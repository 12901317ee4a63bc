import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { canMatch } from "../reach.ts";
import { replacing } from "../replacing.ts";

/** R317: an Allow without a path, which says nothing (RFC 9309 2.2, empty-pattern), or to readers that take the first match, everything. */
export const emptyAllow: LineCheck = {
  code: "R317",
  severity: "warning",
  inLine: ({ rule, line, dialect }) => {
    if (!rule?.allows || rule.path !== "" || line.content.kind !== "field") return NOTHING_FOUND;
    const endsSearch = dialect.precedence === "first" && canMatch(dialect.patternOf(""));
    return [
      {
        span: { from: line.content.key.from, to: rule.span.to },
        facts: { endsSearch: endsSearch, reader: dialect.title },
        fixes: [replacing("allow-all", rule.span, "/")],
      },
    ];
  },
};
