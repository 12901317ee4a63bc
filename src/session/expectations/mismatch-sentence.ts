import type { Rule } from "../../engine/group.ts";
import type { Flaw, NearMiss } from "../../engine/near-miss/near-miss.ts";
import type { Column } from "../../engine/report.ts";
import type { Ground, Verdict } from "../../engine/verdict.ts";
import { scopePhrase } from "../circumstance-phrases.ts";
import { OUTCOME_PARTICIPLES, verdictPhrase } from "../why-phrases.ts";
import { expectedPhrase } from "./expectation-phrases.ts";
import type { Expected } from "./expectations.ts";
import { nearMissClause } from "./near-miss-clause.ts";
import { lineNumbered, quoted, type SentencePart, words } from "./sentence-part.ts";

/** A verdict that is not as expected, and the rules that nearly made it so, the most telling first. */
export interface Mismatch {
  readonly expected: Expected;
  readonly verdict: Verdict;
  /** Of the crawler whose verdict it is. */
  readonly column: Column;
  readonly misses: readonly NearMiss[];
}

/** What is expected, and what stands in its way. */
export function mismatchSentence(mismatch: Mismatch): readonly SentencePart[] {
  return [...whatIsExpected(mismatch), ...mismatchReason(mismatch)];
}

/** The same, where what decides is said beside it: what is expected, and the rule that nearly made it so. */
export function expectedSentence(mismatch: Mismatch): readonly SentencePart[] {
  return [...whatIsExpected(mismatch), ...whatNearlyDoes(mismatch)];
}

/** What stands in the way of what is expected: the rule that decides, and the one that nearly did. */
export function mismatchReason(mismatch: Mismatch): readonly SentencePart[] {
  const nearly = whatNearlyDoes(mismatch);
  if (nearly.length === 0) return whatDecides(mismatch);
  // That no rule decides goes without saying where one nearly does.
  const isRule = mismatch.verdict.ground.kind === "rule";
  return isRule ? [...whatDecides(mismatch), words(" "), ...nearly] : nearly;
}

function whatIsExpected({ expected }: Mismatch): readonly SentencePart[] {
  return [words(`${expectedPhrase(expected)}. `)];
}

function whatDecides({ verdict, column }: Mismatch): readonly SentencePart[] {
  const { ground, outcome } = verdict;
  switch (ground.kind) {
    case "rule":
      return [
        ...naming(ground.rule),
        words(outcome === "allow" ? " allows this." : " blocks this."),
      ];
    case "open":
      return whatIsOpen(ground, column);
    case "out-of-scope":
      return [words(`${OUTCOME_PARTICIPLES[outcome]}${scopePhrase(ground.reason, null)}`)];
    default:
      return [words(`${OUTCOME_PARTICIPLES[outcome]}${verdictPhrase(verdict, null)}`)];
  }
}

function whatIsOpen(
  { allow, disallow }: Extract<Ground, { kind: "open" }>,
  { analysis }: Column,
): readonly SentencePart[] {
  const rest = ` contradicts it, and ${analysis.dialect.title} leaves open which one wins.`;
  return [...naming(disallow), words(" blocks this. "), ...naming(allow), words(rest)];
}

function whatNearlyDoes({ expected, misses, column }: Mismatch): readonly SentencePart[] {
  const miss = misses.find(({ outcome }) => outcome === expected);
  if (!miss) return [];
  const { rule, outcome, flaw } = miss;
  const would = outcome === "allow" ? " would allow this, but " : " would block this, but ";
  return [...naming(rule, headOf(flaw)), words(would), ...nearMissClause(flaw, column), words(".")];
}

/** What stands before the path where that is no field as it should be. */
function headOf(flaw: Flaw): string | undefined {
  if (flaw.kind !== "unread") return undefined;
  return flaw.why === "no-colon" ? flaw.key : `${flaw.key}:`;
}

function naming(rule: Rule, head = `${fieldOf(rule)}:`): readonly SentencePart[] {
  const text = `${head} ${rule.path}`.trimEnd();
  return [lineNumbered(rule.line.number), words(", "), quoted(text), words(",")];
}

function fieldOf({ allows }: Rule): string {
  return allows ? "Allow" : "Disallow";
}
