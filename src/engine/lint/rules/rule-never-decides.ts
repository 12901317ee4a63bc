import { ruleAt } from "../../parse/analysis.ts";
import type { Rule } from "../../parse/types.ts";
import type { FileCheck } from "../check.ts";
import type { FileView } from "../file-view.ts";
import { patternKey } from "../group-view.ts";
import { type Remark, type RuleWithLife, spottedByLife } from "./rules-with-lives.ts";

/** R415: a rule that decides no URL, as others always stand before it, or as it matches none. */
export const ruleNeverDecides: FileCheck = {
  code: "R415",
  severity: "warning",
  inFile: (view) => spottedByLife(view, isSaid, (known) => neverDeciding(known, view)),
};

/** Why a path matches nothing is said of how it is written (R3xx); R404 and R413 name the reason. */
function isSaid(code: string): boolean {
  return code.startsWith("R3") || code === "R404" || code === "R413";
}

function neverDeciding({ rule, life }: RuleWithLife, { analysis }: FileView): Remark | null {
  if (life.life.kind !== "never") return null;
  const shadows = life.life.shadowedBy.flatMap((line) => ruleAt(analysis, line) ?? []);
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

const LINES_NAMED = 3;

function factsOf(shadows: readonly Rule[]) {
  const [first] = shadows;
  const lines = shadows.slice(0, LINES_NAMED).map(({ line }) => line.number);
  return {
    count: shadows.length,
    lines: lines.join("\n"),
    winner: first?.path ?? "",
    winnerAllows: first?.allows ?? false,
  };
}
