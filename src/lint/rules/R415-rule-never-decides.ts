import { ruleAt } from "../../engine/parse/analysis.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { code, firstFew } from "../../words/quoting.ts";
import { type Others, otherRules, type Problem, rfc } from "../problem.ts";
import { type Remark, type RuleWithStatus, spottedByStatus } from "../rules-by-status.ts";
import { type FileView, patternKey } from "../views.ts";

interface Facts extends Others {
  readonly path: string;
  readonly allows: boolean;
  /** The lines of the rules that always go before it, and the first of these rules. */
  readonly lines: readonly number[];
  readonly winner: string;
  readonly winnerAllows: boolean;
}

/** R415: a rule that decides no URL, as others always stand before it, or as it matches none. */
export const ruleNeverDecides: Problem<Facts> = {
  code: "R415",
  severity: "warning",
  title: "Rule that never decides",
  inFile: (view) => spottedByStatus<Facts>(view, isSaid, (known) => neverDeciding(known, view)),
  sentence: neverDecidesSentence,
  fixLabels: ({ others }) => ({ remove: others ? "Remove these lines" : "Remove the line" }),
  about: [
    "A rule decides a URL where it matches and no other rule that matches goes before it: by RFC 9309 a longer one, or an Allow that is as long; to readers that take the first match, one further up. Where that is so of every URL that it matches, the rule is without effect.",
    "Harmless where the others say the same. Where they say the contrary, what the rule was written for does not happen: make it longer than the rules that go before it, or change those.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /shop/*\nAllow: /shop/",
    right: "User-agent: *\nDisallow: /shop/*\nAllow: /shop/terms",
  },
  source: rfc("2.2.2"),
};

/** Why a path matches nothing is said of how it is written (R3xx); R404 and R413 name the reason. */
function isSaid(code: string): boolean {
  return code.startsWith("R3") || code === "R404" || code === "R413";
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
  return {
    severity: isInVain(rule, shadows) ? "warning" : "information",
    facts: { path, allows, ...factsOf(shadows) },
  };
}

/** Whether something else is said where a rule matches than it wants, or no URL is such. */
function isInVain({ allows }: Rule, shadows: readonly Rule[]): boolean {
  return shadows.length === 0 || shadows.some((other) => other.allows !== allows);
}

function factsOf(shadows: readonly Rule[]) {
  const [first] = shadows;
  return {
    lines: shadows.map(({ line }) => line.number),
    winner: first?.path ?? "",
    winnerAllows: first?.allows ?? false,
  };
}

function neverDecidesSentence(facts: Facts): string {
  const { path, allows, lines, others } = facts;
  const field = code(fieldOf(allows));
  if (lines.length === 0) return `No URL matches ${code(path)}, so this ${field} never decides.`;
  if (lines.length === 1) {
    const winner = code(`${fieldOf(facts.winnerAllows)}: ${facts.winner}`);
    return `Whatever ${code(path)} matches is decided by ${winner} in line ${lines[0]}, so this ${field} never counts${otherRules(others)}.`;
  }
  const named = firstFew(lines, String);
  return `Whatever ${code(path)} matches is decided by lines ${named}, so this ${field} never counts${otherRules(others)}.`;
}

function fieldOf(allows: boolean): string {
  return allows ? "Allow" : "Disallow";
}
