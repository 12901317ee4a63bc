import { Work } from "../../engine/decide/work.ts";
import { areEqual } from "../../engine/text/lists.ts";
import { type Finding, isSameProblem, sentenceOf, severities } from "../../lint/problem.ts";
import type { ProblemOrder } from "../../ui/preferences.ts";

/** A row of the list: a problem, and every line where the same can be said of it. */
export interface ProblemRow {
  /** The first is the first in the file. */
  readonly findings: readonly [Finding, ...Finding[]];
  readonly sentence: string;
}

/** Gathers findings in the order of the file into rows: the worst first, or by their first lines. The work can be done in time slices. */
export class Gathering extends Work<readonly ProblemRow[]> {
  constructor(findings: readonly Finding[], order: ProblemOrder) {
    super(gathered(findings, order));
  }
}

/** A sentence takes some microseconds, and a large file can have tens of thousands. */
const FINDINGS_AT_ONCE = 32;

interface Growing extends ProblemRow {
  readonly findings: [Finding, ...Finding[]];
}

function* gathered(
  findings: readonly Finding[],
  order: ProblemOrder,
): Generator<void, readonly ProblemRow[]> {
  const rows: Growing[] = [];
  const bySentence = new Map<string, Growing[]>();
  for (const [index, finding] of findings.entries()) {
    if (index % FINDINGS_AT_ONCE === FINDINGS_AT_ONCE - 1) yield;
    const sentence = knownSentenceOf(finding);
    const alike = bySentence.get(sentence) ?? [];
    const row = alike.find(({ findings: [first] }) => isSameKind(first, finding));
    if (row) {
      row.findings.push(finding);
      continue;
    }
    const fresh: Growing = { findings: [finding], sentence };
    rows.push(fresh);
    bySentence.set(sentence, [...alike, fresh]);
  }
  if (order === "line") return rows;
  return severities.flatMap((severity) =>
    rows.filter((row) => row.findings[0].severity === severity),
  );
}

function isSameKind(a: Finding, b: Finding): boolean {
  return a.problem === b.problem && a.severity === b.severity;
}

// Most facts are the same objects from one search to the next.
const sentences = new WeakMap<object, string>();

function knownSentenceOf(finding: Finding): string {
  const known = sentences.get(finding.facts);
  if (known !== undefined) return known;
  const sentence = sentenceOf(finding);
  sentences.set(finding.facts, sentence);
  return sentence;
}

/** Whether two rows look the same and lead to the same places. */
export function isSameRow(a: ProblemRow, b: ProblemRow): boolean {
  return a === b || (a.sentence === b.sentence && areEqual(a.findings, b.findings, isSameProblem));
}
