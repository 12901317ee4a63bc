import { type Analysis, groupsOf, sectionAt } from "../../engine/parse/analysis.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { closingRuleOf, isWholeSite } from "../reach.ts";

/** R409: a rule that matches every URL, but is not written as `/`. */
export const wholeSitePattern: Problem<{ readonly path: string; readonly allows: boolean }> = {
  code: "R409",
  severity: "warning",
  title: "Whole site, written unusually",
  inLine: ({ rule, dialect }) => {
    // Nearly every other path has a letter. What a parser makes of an empty query is R305.
    if (!rule || rule.path === "" || rule.path === "/" || /[A-Za-z0-9?]/.test(rule.path))
      return NOTHING_FOUND;
    if (!isWholeSite(dialect.patternOf(rule.path))) return NOTHING_FOUND;
    const { allows, path, span } = rule;
    return [
      {
        span,
        facts: { path, allows },
        fixes: [replacing("write-slash", span, "/")],
      },
    ];
  },
  inContext: (found, { analysis }) => {
    const section = sectionAt(analysis, found.line);
    const rule = section?.ruleAt(found.line);
    // Outside of groups it has no effect, as R105 says.
    if (!section || !rule) return null;
    const groups = groupsOf(analysis, section);
    const isDue = !rule.allows && groups.some((group) => isHarmful(rule, group, analysis));
    // A slash would be shorter than the other, or as long: then the other would win for the whole site.
    const isOpposed = groups.some(({ rules }) =>
      rules.some((other) => other.allows !== rule.allows && isWholeSite(other.pattern)),
    );
    return {
      ...found,
      severity: isDue ? "warning" : "information",
      ...(isOpposed && { fixes: [] }),
    };
  },
  sentence: ({ path, under }) =>
    `${code(path)} matches every URL ${under}, as ${code("/")} does for every parser.`,
  fixLabels: () => ({ "write-slash": `Write ${code("/")}` }),
  about: [
    "A path is a prefix, so a slash alone already matches every URL. A star after the slash adds no URLs, but makes the rule longer in most parsers. The longer rule can then win where a single slash would lose.",
    "Parsers without wildcards treat a star as an ordinary character, so there the rule matches hardly any URL. Every parser understands a slash.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /*",
    right: "User-agent: *\nDisallow: /",
  },
  source: rfc("2.2.3"),
};

/** Whether a Disallow blocks the whole site for `*`, or is longer than an Allow that `/` would leave open. */
function isHarmful({ pattern }: Rule, group: Group, analysis: Analysis): boolean {
  if (closingRuleOf(group, analysis.dialect)) return group === analysis.groupNamed("*");
  return group.rules.some(
    (other) => other.allows && other.pattern.octets > 0 && other.pattern.octets < pattern.octets,
  );
}
