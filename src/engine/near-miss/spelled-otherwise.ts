import { outcomeOf } from "../decision.ts";
import type { Rule } from "../group.ts";
import type { Pattern } from "../pattern.ts";
import { comparedPath } from "../verdict.ts";
import { type Asked, withPath } from "./asked.ts";
import type { NearMiss } from "./near-miss.ts";
import { type Respelled, respelled } from "./respelled.ts";
import { originOf, ShadowRules } from "./shadow-rules.ts";
import { type Folded, foldAll, foldCase, foldEscapes } from "./spelling.ts";

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
    .map((entry) => group.ruleOf(originOf(entry)))
    .filter((rule) => asked.wouldDecide(rule, target))
    .slice(0, MOST_TRIED)
    .flatMap((rule) => missOf(asked, rule) ?? []);
}

function foldedRules(outcome: NearMiss["outcome"]): ShadowRules {
  return new ShadowRules((entry) => (outcomeOf(entry) === outcome ? flattened(entry.pattern) : null));
}

function flattened(pattern: Pattern): Pattern {
  return { ...pattern, pieces: pattern.pieces.map(foldAll) };
}

function missOf(asked: Asked, rule: Rule): NearMiss | null {
  const { target, group } = asked;
  const [flaw, spelled] = spellingOf(rule, comparedPath(rule, target));
  if (!group || !spelled) return null;
  const there = withPath(target, spelled.path);
  const decider = asked.otherwise(group, there);
  if (decider?.line.number !== rule.line.number) return null;
  return asked.miss(rule, there, flaw, spelled.marks);
}
