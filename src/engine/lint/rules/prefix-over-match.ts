import { isOpen, outcomeOf } from "../../decide/decision.ts";
import { comparedPath } from "../../decide/verdict.ts";
import { align } from "../../match/pattern.ts";
import type { Target } from "../../match/search.ts";
import type { Rule } from "../../parse/types.ts";
import type { FileCheck, GroupCheck, SpottedAt } from "../check.ts";
import type { Severity } from "../finding.ts";
import { canMatch } from "../reach.ts";
import { saidOnce } from "../said-once.ts";
import { pageAnswers } from "./page-answers.ts";

/**
 * R410: a Disallow that is meant for a folder, a page or a parameter and reaches further, as it
 * matches parts of words: `/c` in `/communities`, `/*.php` in `/a.phpx`. Of a name of one or two
 * letters that is evident, and said once of a group, of others where a URL on the page shows it.
 */
export const prefixOverMatch: GroupCheck & FileCheck = {
  code: "R410",
  severity: "information",
  inGroup: (view) =>
    saidOnce(
      view.rules.filter(isShortPrefix).map(({ path, line: { number } }) => {
        return { line: number, span: view.valueAt(number), facts: { path } };
      }),
    ),
  inFile: (file) => {
    const seen = new Map<number, SpottedAt>();
    for (const { group, url, target, decision } of pageAnswers(file)) {
      if (!decision || isOpen(decision) || outcomeOf(decision) === "allow") continue;
      const line = group.numberOf(decision);
      const cut = seen.has(line) ? null : cutWord(decision, target);
      if (!cut) continue;
      const { path } = group.ruleOf(decision);
      const facts = { path, url, part: cut.part, isWhole: path === cut.part };
      seen.set(line, { line, span: file.valueAt(line), severity: cut.severity, facts });
    }
    return [...seen.values()];
  },
};

function isShortPrefix({ allows, path, pattern }: Rule): boolean {
  if (allows || !endsInShortName(path)) return false;
  return pattern.pieces.length === 1 && !pattern.anchored && canMatch(pattern);
}

function endsInShortName(path: string): boolean {
  const slash = path.lastIndexOf("/");
  return slash >= 0 && path.length <= slash + 3 && /^[A-Za-z]+$/.test(path.slice(slash + 1));
}

interface CutWord {
  /** What of the rule is only a part of a word in the URL. */
  readonly part: string;
  readonly severity: Severity;
}

/** Where a rule that matches begins or ends in the middle of a word of the URL; null where it does not. */
function cutWord(rule: Pick<Rule, "pattern">, target: Target): CutWord | null {
  const path = comparedPath(rule, target);
  for (const { kind, from, to } of align(rule.pattern, path) ?? []) {
    if (kind !== "literal") continue;
    const part = path.slice(from, to);
    if (LETTER.test(part.charAt(0)) && LETTER.test(path.charAt(from - 1)))
      return { part, severity: "warning" };
    const next = LETTER.test(part.slice(-1)) ? path.slice(to, to + 2) : "";
    if (LETTER.test(next.charAt(0))) return { part, severity: "warning" };
    // `/jobs` and `/jobs-report` may well be one to whoever wrote it.
    if (/^-[A-Za-z]/.test(next)) return { part, severity: "information" };
  }
  return null;
}

const LETTER = /[A-Za-z]/;
