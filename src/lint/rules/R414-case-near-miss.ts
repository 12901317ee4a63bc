import { outcomeOf, outcomeOn } from "../../engine/decide/decision.ts";
import { RuleIndex } from "../../engine/match/rule-index.ts";
import type { Entry } from "../../engine/match/rulebook.ts";
import type { Target } from "../../engine/match/search.ts";
import { patternMatches } from "../../engine/match/search.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import { code } from "../../words/quoting.ts";
import { ofRule } from "../fixes.ts";
import { type PageAnswer, pageAnswers, shownRules } from "../page-answers.ts";
import { type Problem, rfc } from "../problem.ts";

const MOST_RULES = 20_000;

/** R414: a URL of the table that a Disallow would match if case did not matter. RFC 9309 2.2.2: matching is case-sensitive. */
export const caseNearMiss: Problem<{ readonly path: string; readonly url: string }> = {
  code: "R414",
  severity: "warning",
  title: "URL that differs from a rule in upper and lower case",
  inFile: (file) =>
    shownRules(pageAnswers(file), nearMissOf).map(({ rule, url }) =>
      ofRule(file, rule, { path: rule.path, url }),
    ),
  sentence: ({ path, url }) =>
    `${code(url)} is allowed: ${code(path)} does not match it, because upper and lower case differ.`,
  about: [
    "Paths are case-sensitive. This is easy to forget, because product tokens and field names are not.",
    "Write the path with the same upper-case and lower-case letters as the site’s URLs. If the server accepts upper and lower case, let it redirect one form to the other.",
  ],
  example: {
    urls: ["/admin/users"],
    wrong: "User-agent: *\nDisallow: /Admin",
    right: "User-agent: *\nDisallow: /admin",
  },
  source: rfc("2.2.2"),
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
