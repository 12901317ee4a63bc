import { sectionAt } from "../../engine/parse/analysis.ts";
import type { GroupSection } from "../../engine/parse/section.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { deletion, deletionLabel, ofRule } from "../fixes.ts";
import {
  NOTHING_FOUND,
  type Others,
  otherRules,
  type Problem,
  rfc,
  type SpottedAt,
  saidOnce,
} from "../problem.ts";
import type { GroupView } from "../views.ts";

interface Facts extends Others {
  readonly path: string;
  readonly line: number;
}

/** R401: a rule that its group has twice; of more than a few, only the first is told of. */
export const duplicateRule: Problem<Facts> = {
  code: "R401",
  severity: "information",
  title: "Duplicate rule",
  inGroup: (group) => {
    const found = [...group.rulesByPattern.values()].flatMap((same) =>
      [true, false].flatMap((allows) => {
        const [first, ...others] = same.filter((rule) => rule.allows === allows);
        // What a rule without a path says is another matter: see R412.
        if (!first || first.path === "") return [];
        return others.flatMap((rule) => repetition(rule, first, group));
      }),
    );
    return found.length > FEW ? saidOnce(inOrder(found)) : found;
  },
  sentence: ({ path, line, others }) =>
    `${code(path)} is already in line ${line}, so this line changes nothing${otherRules(others)}.`,
  fixLabels: deletionLabel,
  about: [
    "A rule counts once, however often its group repeats it. A duplicate is harmless, but a person who later changes one of the lines may overlook the other.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /cart\nDisallow: /cart",
    right: "User-agent: *\nDisallow: /cart",
  },
  source: rfc("2.2.2"),
};

/** More than these are a list that was pasted twice, or many hands at work. */
const FEW = 5;

/** From the top, those that can be deleted before the others. */
function inOrder(found: readonly SpottedAt<Facts>[]): readonly SpottedAt<Facts>[] {
  return [...found].sort(
    (a, b) => (b.fixes?.length ?? 0) - (a.fixes?.length ?? 0) || a.line - b.line,
  );
}

function repetition(rule: Rule, first: Rule, view: GroupView): readonly SpottedAt<Facts>[] {
  const { number } = rule.line;
  const section = sectionAt(view.group, number);
  const isSameSection = section === sectionAt(view.group, first.line.number);
  if (!isSameSection && !isOnlyFor(section, view)) return NOTHING_FOUND;
  // Where it might be the only rule of its section, the user-agent lines above it would join the
  // next group.
  const fixes = isSameSection ? [deletion(number)] : [];
  const facts = { path: rule.path, line: first.line.number };
  return [{ ...ofRule(view, rule, facts), fixes }];
}

/** Whether a section names no other crawlers than the group: to others the rule may be new. */
function isOnlyFor(section: GroupSection | null, { group }: GroupView): boolean {
  return new Set(section?.names.map(({ token }) => token)).size === group.agentCount;
}
