import { areEqual } from "../../engine/text/lists.ts";
import { type Finding, isSameProblem, sentenceOf, severities } from "../../lint/problem.ts";
import type { ProblemOrder } from "../../ui/preferences.ts";

/** A row of the list: a problem, and every line where the same can be said of it. */
export interface ProblemRow {
  /** The first is the first in the file. */
  readonly findings: readonly [Finding, ...Finding[]];
  readonly sentence: string;
}

/** The rows for findings in the order of the file: the worst first, or by their first lines. */
export function rowsOf(findings: readonly Finding[], order: ProblemOrder): readonly ProblemRow[] {
  const rows = new Map<string, { findings: [Finding, ...Finding[]]; sentence: string }>();
  for (const finding of findings) {
    const sentence = knownSentenceOf(finding);
    const key = `${finding.problem.code} ${finding.severity} ${sentence}`;
    const row = rows.get(key);
    if (row) row.findings.push(finding);
    else rows.set(key, { findings: [finding], sentence });
  }
  const inOrder = [...rows.values()];
  return order === "line" ? inOrder : inOrder.sort((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ findings: [{ severity }] }: ProblemRow): number {
  return severities.indexOf(severity);
}

// Most facts are the same objects from one search to the next.
const sentences = new WeakMap<object, string>();

function knownSentenceOf(finding: Finding): string {
  const sentence = sentences.get(finding.facts) ?? sentenceOf(finding);
  sentences.set(finding.facts, sentence);
  return sentence;
}

/** Whether two rows look the same and lead to the same places. */
export function isSameRow(a: ProblemRow, b: ProblemRow): boolean {
  return a === b || (a.sentence === b.sentence && areEqual(a.findings, b.findings, isSameProblem));
}
