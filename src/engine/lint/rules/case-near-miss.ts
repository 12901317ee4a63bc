import { outcomeOf, outcomeOn } from "../../decide/decision.ts";
import { RuleIndex } from "../../match/rule-index.ts";
import type { Entry } from "../../match/rulebook.ts";
import { patternMatches, type Target } from "../../match/search.ts";
import type { Group } from "../../parse/group.ts";
import type { Rule } from "../../parse/types.ts";
import { lowerCase } from "../../text/characters.ts";
import type { FileCheck } from "../check.ts";
import { type PageAnswer, pageAnswers, shownRules } from "./page-answers.ts";

const MOST_ANSWERS = 200;
const MOST_RULES = 20_000;

/** R414: a URL on the page that a Disallow would match if case did not matter. RFC 9309 2.2.2: matching is case-sensitive. */
export const caseNearMiss: FileCheck = {
  code: "R414",
  severity: "warning",
  inFile: (file) =>
    shownRules(pageAnswers(file).slice(0, MOST_ANSWERS), nearMissOf).map(({ rule, url }) => {
      const { number } = rule.line;
      return { line: number, span: file.valueAt(number), facts: { path: rule.path, url } };
    }),
};

/** The Disallow that would decide if case did not matter, where it does not match as it is and the URL is allowed. */
function nearMissOf({ group, target, decision }: PageAnswer): Rule | null {
  if (outcomeOn(decision) !== "allow" || group.ruleCount > MOST_RULES) return null;
  const entry = caselessIndexOf(group).strongest(caseless(target))?.entry;
  if (!entry || outcomeOf(entry) === "allow") return null;
  return patternMatches(entry.pattern, target) ? null : group.ruleOf(entry);
}

/** An entry, and its pattern in lower case. */
interface Caseless extends Pick<Entry, "pattern" | "weight"> {
  readonly entry: Entry;
}

function caselessIndexOf(group: Group): RuleIndex<Caseless> {
  const known = indexes.get(group);
  if (known) return known;
  const entries = group.rulebook.runs.flatMap((run) =>
    run.entries.map((entry) => {
      const pieces = entry.pattern.pieces.map(lowerCase);
      return { entry, pattern: { ...entry.pattern, pieces }, weight: entry.weight };
    }),
  );
  const index = new RuleIndex(entries);
  indexes.set(group, index);
  return index;
}

const indexes = new WeakMap<Group, RuleIndex<Caseless>>();

function caseless(target: Target): Target {
  return { ...target, path: lowerCase(target.path), queryPath: lowerCase(target.queryPath) };
}
