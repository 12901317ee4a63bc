import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { canMatch } from "../reach.ts";

interface Facts {
  readonly endsSearch: boolean;
  readonly reader: string;
}

/** R317: an Allow without a path, which says nothing (RFC 9309 2.2, empty-pattern), or to readers that take the first match, everything. */
export const emptyAllow: Problem<Facts> = {
  code: "R317",
  severity: "warning",
  title: "Allow without a path",
  inLine: ({ rule, line, dialect }) => {
    if (!rule?.allows || rule.path !== "" || line.content.kind !== "field") return NOTHING_FOUND;
    const endsSearch = dialect.precedence === "first" && canMatch(dialect.patternOf(""));
    return [
      {
        span: { from: line.content.key.from, to: rule.span.to },
        facts: { endsSearch, reader: dialect.title },
        fixes: [replacing("allow-all", rule.span, "/")],
      },
    ];
  },
  sentence: ({ endsSearch, reader }) =>
    endsSearch
      ? `An Allow without a path matches every URL, so ${reader} asks no rule that stands below it.`
      : `An Allow without a path matches nothing, so ${reader} goes on as if the line were not there.`,
  fixLabels: () => ({ "allow-all": `Write ${code("/")}` }),
  about: [
    "A Disallow without a path is the old way to forbid nothing. Its counterpart does not mean the contrary: an Allow without a path matches nothing, and so allows nothing that another rule forbids.",
    "Readers that take the first match, such as Python’s up to 3.13.13, let it match every URL, and never come to the rules below. To allow everything, write Allow with a slash, and look for the Disallow rules that it then outweighs.",
  ],
  example: {
    wrong: "User-agent: *\nAllow:\nDisallow: /cart",
    right: "User-agent: *\nAllow: /\nDisallow: /cart",
  },
  source: rfc("2.2"),
};
