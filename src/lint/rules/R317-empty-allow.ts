import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { canMatch } from "../reach.ts";

/** R317: an Allow without a path, which matches nothing (RFC 9309 2.2, empty-pattern), or for parsers that take the first match, everything. */
export const emptyAllow: Problem<{ readonly matches: boolean; readonly isFirst: boolean }> = {
  code: "R317",
  severity: "warning",
  title: "Allow without a path",
  inLine: ({ rule, line, dialect }) => {
    if (!rule?.allows || rule.path !== "" || line.content.kind !== "field") return NOTHING_FOUND;
    const matches = canMatch(dialect.patternOf(""));
    return [
      {
        span: { from: line.content.key.from, to: rule.span.to },
        facts: { matches, isFirst: dialect.precedence === "first" },
        fixes: [replacing("allow-all", rule.span, "/")],
      },
    ];
  },
  sentence: ({ matches, isFirst, reader }) => {
    if (matches && isFirst)
      return `The rules below never count for ${reader}, because an Allow without a path matches every URL.`;
    const why = matches ? "loses to every rule with a path" : "matches no URL";
    return `This Allow changes nothing for ${reader}, because without a path it ${why}.`;
  },
  fixLabels: () => ({ "allow-all": `Write ${code("Allow: /")}` }),
  about: [
    "A Disallow without a path is the old way to say that nothing is blocked. In most parsers, an Allow without a path matches no URL, so it allows nothing that another rule disallows.",
    "In some parsers that take the first match, such as Python’s up to 3.13.13, an Allow without a path matches every URL, and the rules below it never count. To allow everything, write Allow: / and remove the Disallow rules.",
  ],
  example: {
    wrong: "User-agent: *\nAllow:\nDisallow: /cart",
    right: "User-agent: *\nAllow: /\nDisallow: /cart",
  },
  source: rfc("2.2"),
};
