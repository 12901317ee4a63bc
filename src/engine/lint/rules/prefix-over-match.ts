import { isOpen, outcomeOf } from "../../decision.ts";
import type { Target } from "../../dialect.ts";
import type { Rule } from "../../group.ts";
import { comparedPath } from "../../verdict.ts";
import type { FileCheck, GroupCheck } from "../check.ts";
import type { FileView } from "../file-view.ts";
import { canMatch } from "../reach.ts";
import { saidOnce } from "../said-once.ts";
import { pageAnswers } from "./page-answers.ts";

/**
 * R410: a Disallow that is meant for a folder or a page and reaches further, as it is a prefix:
 * `/c` for `/communities`. Of a name of one or two letters that is evident, and said once of a
 * group, of a longer one where a URL on the page shows it.
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
    const seen = new Map<number, { readonly rule: Rule; readonly url: string }>();
    for (const { group, url, target, decision } of pageAnswers(file)) {
      if (!decision || isOpen(decision) || outcomeOf(decision) === "allow") continue;
      const number = group.numberOf(decision);
      if (!seen.has(number) && goesOnInWord(decision, target))
        seen.set(number, { rule: group.ruleOf(decision), url });
    }
    return [...seen.values()].map((found) => spottedBy(found, file));
  },
};

function spottedBy({ rule, url }: { rule: Rule; url: string }, file: FileView) {
  const { number } = rule.line;
  const facts = { path: rule.path, url };
  return { line: number, span: file.valueAt(number), severity: "warning" as const, facts };
}

function isShortPrefix({ allows, path, pattern }: Rule): boolean {
  if (allows || !endsInShortName(path)) return false;
  return pattern.pieces.length === 1 && !pattern.anchored && canMatch(pattern);
}

function endsInShortName(path: string): boolean {
  const slash = path.lastIndexOf("/");
  return slash >= 0 && path.length <= slash + 3 && /^[A-Za-z]+$/.test(path.slice(slash + 1));
}

/** Whether the URL goes on with a letter where the rule, which ends in one, is at its end. */
function goesOnInWord(rule: Pick<Rule, "pattern">, target: Target): boolean {
  const [piece = "", ...others] = rule.pattern.pieces;
  if (others.length > 0) return false;
  const next = comparedPath(rule, target).charAt(piece.length);
  return /[A-Za-z]$/.test(piece.slice(-1)) && /^[A-Za-z]/.test(next);
}
