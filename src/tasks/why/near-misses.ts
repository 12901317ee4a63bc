import { Asked, type NearMiss, type Origin } from "../../engine/advise/near-miss.ts";
import { nearMissesOf } from "../../engine/advise/near-misses-of.ts";
import type { Verdict } from "../../engine/decide/verdict.ts";
import { patternMatches } from "../../engine/match/search.ts";
import { analyse, lineText } from "../../engine/parse/analysis.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { editsOf } from "../../lint/fixes.ts";
import type { Finding, LineEdit } from "../../lint/problem.ts";

/**
 * The rules that nearly changed a verdict, the most helpful first: those of `nearMissesOf`, and then
 * rules that would have changed it as a fix of a problem with their path writes them. `findings`: the
 * problems of the file, or null where they are not known.
 */
export function nearMissesAmong(
  findings: readonly Finding[] | null,
  verdict: Verdict,
  origin: Origin,
): readonly NearMiss[] {
  const found = nearMissesOf(verdict, origin);
  const known = new Set(found.map(({ rule }) => rule.line.number));
  return [
    ...found,
    ...missesByProblem(findings ?? [], verdict, origin).filter(
      ({ rule }) => !known.has(rule.line.number),
    ),
  ];
}

const MOST_FOUND = 5;
const MOST_LINES_TRIED = 64;

function missesByProblem(
  findings: readonly Finding[],
  verdict: Verdict,
  origin: Origin,
): readonly NearMiss[] {
  const { outcome, ground } = verdict;
  const { group } = origin.selection;
  const isDecidedByRules = ground.kind === "rule" || ground.kind === "no-match";
  if (!group || !isDecidedByRules || (outcome !== "allow" && outcome !== "disallow")) return [];
  const asked = new Asked(verdict, origin, ground.kind === "rule" ? ground.matching : []);
  if (asked.isOverridden) return [];
  const rules = new Map(group.rules.map((rule) => [rule.line.number, rule] as const));
  const misses: NearMiss[] = [];
  let tried = 0;
  for (const { rule, edits, flaw } of fixedRules(findings, rules)) {
    if (misses.length === MOST_FOUND || ++tried > MOST_LINES_TRIED) break;
    const decides = rulesWith(edits, rule, origin).find(
      (fixed) => patternMatches(fixed.pattern, verdict.target) && wouldDecide(asked, fixed, rule),
    );
    if (decides) misses.push({ ...asked.miss(decides, verdict.target, flaw, []), rule });
  }
  return misses;
}

function wouldDecide(asked: Asked, fixed: Rule, { line }: Rule): boolean {
  return asked.wouldDecide({ ...fixed, line }, asked.verdict.target);
}

/** A rule of the group, and what a fix of a problem with its path does to its line. */
interface FixedRule {
  readonly rule: Rule;
  readonly edits: readonly LineEdit[];
  readonly flaw: NearMiss["flaw"];
}

function* fixedRules(
  findings: readonly Finding[],
  rules: ReadonlyMap<number, Rule>,
): Generator<FixedRule> {
  for (const { problem, fixes } of findings) {
    // R3xx: how paths are written.
    if (!problem.code.startsWith("R3")) continue;
    const { code, title } = problem;
    for (const { edits } of fixes)
      for (const line of new Set(edits.map((edit) => edit.line))) {
        const rule = rules.get(line);
        const ofLine = edits.filter((edit) => edit.line === line);
        if (rule) yield { rule, edits: ofLine, flaw: { kind: "problem", code, title } };
      }
  }
}

/** The rules that the parser finds in a line after some edits of it. */
function rulesWith(
  edits: readonly LineEdit[],
  { line }: Rule,
  { analysis }: Origin,
): readonly Rule[] {
  const there = analysis.lineAt(line.number);
  if (!there) return [];
  const text = lineText(analysis, there);
  const spanOf = (number: number) => (number === line.number ? { from: 0, to: text.length } : null);
  const changes = editsOf([{ name: "", edits }], spanOf, text.length);
  const fixed = changes.reduceRight(
    (before, { from, to, insert }) => before.slice(0, from) + insert + before.slice(to),
    text,
  );
  const { groups } = analyse(`User-agent: *\n${fixed}`, analysis.dialect);
  return groups[0]?.rules ?? [];
}
