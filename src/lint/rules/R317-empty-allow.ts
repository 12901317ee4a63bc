import { groupsOf, sectionAt } from "../../engine/parse/analysis.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { canMatch } from "../reach.ts";
import { type FileView, fieldSpan } from "../views.ts";

/** What the line does: it matches nothing; it is shorter than every other rule; or, being the first match, it hides the rules below it, or there are none. */
interface Facts {
  readonly effect: "none" | "shortest" | "hides" | "last";
}

/** R317: an Allow without a path, which matches nothing (RFC 9309 2.2, empty-pattern), or for parsers that take the first match, everything. */
export const emptyAllow: Problem<Facts> = {
  code: "R317",
  severity: "warning",
  title: "Allow without a path",
  inLine: ({ rule, line, dialect }) => {
    if (!rule?.allows || rule.path !== "") return NOTHING_FOUND;
    const isFirst = dialect.precedence === "first";
    const matching = isFirst ? "hides" : "shortest";
    const effect = canMatch(dialect.patternOf("")) ? matching : "none";
    const span = fieldSpan(line);
    return [{ span, facts: { effect }, fixes: [replacing("allow-all", span, "Allow: /")] }];
  },
  inContext: (found, file) => {
    if (found.facts.effect !== "hides") return found;
    const below = hasRulesBelow(found.line, file);
    if (below === null) return null;
    return below ? found : { ...found, facts: { ...found.facts, effect: "last" } };
  },
  sentence: ({ effect, under }) =>
    effect === "hides"
      ? `The rules of its group below it never count ${under}, because an Allow without a path matches every URL.`
      : `This Allow has no effect ${under}, and blocks nothing, because ${WHY[effect]}.`,
  fixLabels: () => ({ "allow-all": `Write ${code("Allow: /")}` }),
  about: [
    "A Disallow without a path is the old way to say that nothing is blocked. In most parsers, an Allow without a path matches no URL, so it allows nothing that another rule disallows.",
    "In some parsers that take the first match, such as Python’s up to 3.13.13, an Allow without a path matches every URL. The rules below it then never count. To allow everything, write Allow: / and remove the Disallow rules.",
  ],
  example: {
    wrong: "User-agent: *\nAllow:\nDisallow: /cart",
    right: "User-agent: *\nAllow: /\nDisallow: /cart",
  },
  source: rfc("2.2"),
};

const WHY = {
  none: "without a path it matches no URL",
  shortest: "without a path it loses to every rule with a path",
  last: "no rule of its group is below it",
};

/** Whether a group with the rule of this line has rules below it; null where no group has the rule. */
function hasRulesBelow(line: number, { analysis }: FileView): boolean | null {
  const section = sectionAt(analysis, line);
  const groups = section ? groupsOf(analysis, section) : [];
  if (groups.length === 0) return null;
  const lastOf = (rules: readonly Rule[] = []) => rules.at(-1)?.line.number ?? 0;
  if (lastOf(section?.rules) > line) return true;
  return groups.some(
    ({ sections }) => lastOf(sections.findLast(({ ruleCount }) => ruleCount > 0)?.rules) > line,
  );
}
