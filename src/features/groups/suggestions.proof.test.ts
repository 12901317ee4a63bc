// @module-tag long
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { decide } from "../../engine/decide/decide.ts";
import { decidingLineOf } from "../../engine/decide/verdict.ts";
import { Work } from "../../engine/decide/work.ts";
import { dialects } from "../../engine/dialects/index.ts";
import { type Analysis, type DialectId, parseRobots } from "../../engine/index.ts";
import { RuleStatusSearch } from "../../engine/prove/rule-status-search.ts";
import { SUGGESTION_LIMITS, type Suggestion, suggestionsIn } from "./suggestions.ts";

const never = () => false;

type Rules = readonly string[];

function read(rules: Rules, readAs: DialectId): Analysis {
  return parseRobots(["User-agent: *", ...rules].join("\n"), readAs);
}

function suggestedFor({ groups, dialect }: Analysis): readonly Suggestion[] {
  const [group] = groups;
  if (!group) return [];
  const suggestions = new Work(suggestionsIn(group, dialect));
  suggestions.run(never);
  return suggestions.result?.results ?? [];
}

const anyPath = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .array(fc.constantFrom(..."/ab*$?=.&;", "%2F", "%41", "é", "%c3%a9", "index.html"), {
        maxLength: 5,
      })
      .map((letters) => `/${letters.join("")}`),
  },
  fc.constantFrom("", "*", "a", "*$", "$", "//", "/robots.txt", "http://x.example/a", ".a$"),
  fc.string({ unit: "binary", maxLength: 8 }).map((text) => text.replace(/[\r\n]/g, "")),
);
const anyRules: fc.Arbitrary<Rules> = fc.array(
  fc
    .tuple(fc.constantFrom("Allow", "Disallow"), anyPath)
    .map(([field, path]) => `${field}: ${path}`),
  { maxLength: 8 },
);

/** Lines of all rules that match, and of the one that decides. */
function linesAt(analysis: Analysis, path: string) {
  const verdict = decide(analysis, "AnyBot", path);
  const { ground } = verdict;
  const matching = "matching" in ground ? ground.matching : [];
  return { matching: matching.map(({ line }) => line.number), deciding: decidingLineOf(verdict) };
}

function expectConfirmed(analysis: Analysis, { kind, path, rule }: Suggestion) {
  const { matching, deciding } = linesAt(analysis, path);
  const { number } = rule.line;
  if (kind === "example") expect([path, deciding]).toEqual([path, number]);
  if (kind === "edge") expect(matching).toContain(number);
  if (kind === "near-miss") expect(matching).not.toContain(number);
  expect(path).toMatch(/^\/(?!\/)[!-~]*$/);
}

/** Each rule that decides some path, and not only a URL without one or of another host, has an example, or else a path of another rule is one. */
function expectAllTried(analysis: Analysis, suggested: readonly Suggestion[]) {
  const [group] = analysis.groups;
  if (!group) return;
  const search = new Work(new RuleStatusSearch(group, analysis.dialect).steps());
  search.run(never);
  const tried = new Set(suggested.map(({ path }) => linesAt(analysis, path).deciding));
  for (const { rule, liveness } of search.result ?? []) {
    if (liveness.kind !== "decides" || !/^\/(?!\/)/.test(liveness.path)) continue;
    // Else the verdict is left open between the rule and another.
    if (linesAt(analysis, liveness.path).deciding === rule.line.number)
      expect(tried).toContain(rule.line.number);
  }
}

describe("whatever is suggested", () => {
  test.each(dialects.map((dialect) => [dialect.title, dialect.id] as const))(
    "is confirmed by the engine, and tries every rule that decides, by %s",
    (_, id) => {
      const check = (rules: Rules) => {
        const analysis = read(rules, id);
        const suggested = suggestedFor(analysis);
        for (const suggestion of suggested) expectConfirmed(analysis, suggestion);
        expect(new Set(suggested.map(({ path }) => path)).size).toBe(suggested.length);
        for (const { rule } of suggested)
          expect(suggested.filter((other) => other.rule === rule).length).toBeLessThanOrEqual(
            SUGGESTION_LIMITS.mostPerRule,
          );
        expectAllTried(analysis, suggested);
      };
      fc.assert(fc.property(anyRules, check), { numRuns: runs(8), endOnFailure: true });
    },
  );
});
