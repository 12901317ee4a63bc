import { ruleAt } from "../../engine/parse/analysis.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { code, firstFew } from "../../words/quoting.ts";
import { deletionLabel, fieldOf, ruleText } from "../fixes.ts";
import { type Others, otherRules, type Problem, type ReadBy, rfc } from "../problem.ts";
import { type Remark, type RuleWithStatus, spottedByStatus } from "../rules-by-status.ts";
import { type FileView, patternKey } from "../views.ts";

interface Facts extends Others {
  readonly path: string;
  readonly allows: boolean;
  /** The lines of the rules that always win over it, and the first of these rules. */
  readonly lines: readonly number[];
  readonly winner: string;
}

/** R415: a rule that decides no URL, because others always win over it, or because it matches none. */
export const ruleNeverDecides: Problem<Facts> = {
  code: "R415",
  severity: "warning",
  title: "Rule that never decides",
  inFile: (view) => spottedByStatus<Facts>(view, isSaid, (known) => neverDeciding(known, view)),
  sentence: neverDecidesSentence,
  fixLabels: deletionLabel,
  about: [
    "A rule decides a URL if it matches the URL and no stronger rule does. Under RFC 9309, a longer rule is stronger than a shorter one, and an Allow is stronger than a Disallow of equal length. In parsers that take the first match, a rule further up is stronger. If every URL that a rule matches is also matched by a stronger rule, the rule has no effect.",
    "This is harmless if the stronger rules say the same. If they say the opposite, the rule does not do what you meant. Make this rule the stronger one, or change the other rules.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /shop/*\nAllow: /shop/",
    right: "User-agent: *\nDisallow: /shop/*\nAllow: /shop/terms",
  },
  source: rfc("2.2.2"),
};

/** Why a path matches nothing is said of how its line or the path is written (R1xx, R3xx); R404 and R413 name the reason. */
function isSaid(code: string): boolean {
  return /^R[13]/.test(code) || code === "R404" || code === "R413";
}

function neverDeciding(
  { rule, status }: RuleWithStatus,
  { analysis }: FileView,
): Remark<Facts> | null {
  if (status.liveness.kind !== "dead") return null;
  const shadows = status.liveness.shadowedBy.flatMap((line) => ruleAt(analysis, line) ?? []);
  // The same path in both is R401, or R402.
  if (shadows.some((other) => patternKey(other) === patternKey(rule))) return null;
  const { path, allows } = rule;
  // R303 says so of the other line of the two, and deletes that one.
  const starred = path === "/" ? "" : ruleText({ allows, path: `${path}*` });
  const [first, ...others] = shadows.map(ruleText);
  if (first === starred && others.length === 0) return null;
  return {
    severity: isInVain(rule, shadows) ? "warning" : "information",
    facts: {
      path,
      allows,
      lines: shadows.map(({ line }) => line.number),
      winner: first ?? "",
    },
  };
}

/** Whether other rules say the opposite where a rule matches, or it matches nowhere. */
function isInVain({ allows }: Rule, shadows: readonly Rule[]): boolean {
  return shadows.length === 0 || shadows.some((other) => other.allows !== allows);
}

function neverDecidesSentence(facts: Facts & ReadBy): string {
  const { path, lines, others, under } = facts;
  const never = `This ${code(fieldOf(facts))} never counts ${under}, because`;
  if (lines.length === 0) return `${never} no URL matches ${code(path)}.`;
  if (lines.length === 1) {
    return `${never} ${code(facts.winner)} in line ${lines[0]} decides every URL that ${code(path)} matches${otherRules(others)}.`;
  }
  const named = firstFew(lines, String, MORE_LINES);
  return `${never} lines ${named} decide every URL that ${code(path)} matches${otherRules(others)}.`;
}

const MORE_LINES = { one: "more line", other: "more lines" };
