import { outcomeOf } from "../decision.ts";
import type { Group, Rule } from "../group.ts";
import type { Pattern } from "../pattern.ts";
import { comparedPath } from "../verdict.ts";
import type { Asked } from "./asked.ts";
import type { NearMiss } from "./near-miss.ts";
import { missAt } from "./near-url.ts";
import { respelled } from "./respelled.ts";
import { originOf, ShadowRules } from "./shadow-rules.ts";
import { foldAll, foldCase, foldEscapes } from "./spelling.ts";

const MOST_TRIED = 64;

const folded = {
  allow: foldedRules("allow"),
  disallow: foldedRules("disallow"),
} as const;

/** The rules that differ from the URL in upper and lower case only, or only in what is encoded, and how. */
export function missesBySpelling(asked: Asked): readonly NearMiss[] {
  const { group, target, dialect, wanted } = asked;
  if (!group) return [];
  const { path, queryPath } = target;
  const flat = { ...target, path: foldAll(path), queryPath: foldAll(queryPath) };
  const found = asked.find(folded[wanted].search(group, dialect, flat)) ?? [];
  return found
    .map(originOf)
    .filter((entry) => !asked.isMatching(group.numberOf(entry)))
    .slice(0, MOST_TRIED)
    .flatMap((entry) => missOf(asked, group, group.ruleOf(entry)) ?? []);
}

function foldedRules(outcome: NearMiss["outcome"]): ShadowRules {
  return new ShadowRules((entry) =>
    outcomeOf(entry) === outcome ? flattened(entry.pattern) : null,
  );
}

function flattened(pattern: Pattern): Pattern {
  return { ...pattern, pieces: pattern.pieces.map(foldAll) };
}

function missOf(asked: Asked, group: Group, rule: Rule): NearMiss | null {
  const path = comparedPath(rule, asked.target);
  for (const [kind, fold] of FLAWS) {
    const spelled = respelled(path, rule.pattern, fold);
    if (!spelled) continue;
    const miss = missAt(asked, group, { ...spelled, flaw: { kind } });
    return miss?.rule.line.number === rule.line.number ? miss : null;
  }
  return null;
}

// An escape may differ in case, too: `%2f` and `%2F`.
const FLAWS = [
  ["escape", foldEscapes],
  ["case", foldCase],
] as const;
