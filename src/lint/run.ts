// @chunk writing

import type { Analysis } from "../engine/parse/analysis.ts";
import type { Dialect } from "../engine/parse/dialect.ts";
import type { Group } from "../engine/parse/group.ts";
import type { BlockReading } from "../engine/parse/scan.ts";
import type { Span } from "../engine/text/line.ts";
import { areEqual } from "../engine/text/lists.ts";
import { titleOf } from "../words/terms.ts";
import { MOST_ASKED } from "./limits.ts";
import {
  type Finding,
  isSameProblem,
  type LineEdit,
  NOTHING_FOUND,
  type Problem,
  type ReadBy,
  type Spotted,
  type SpottedAt,
  severities,
} from "./problem.ts";
import * as all from "./rules/all.ts";
import {
  FileView,
  GroupView,
  type Lines,
  LONGEST_LOOKED_AT,
  lineViews,
  remembered,
  type Surroundings,
} from "./views.ts";

/** Every problem, in the order of the reference. */
export const problems: readonly Problem[] = Object.values<Problem>(all).sort((a, b) =>
  a.code < b.code ? -1 : 1,
);

/**
 * The problems of a file as one dialect reads it. What was found in a block of lines or in a group
 * is kept for as long as it is the same object, so an edit costs what it touches. The work can be
 * done in time slices.
 */
export class Lint {
  readonly analysis: Analysis;
  readonly surroundings: Surroundings;
  private readonly work: Iterator<void>;
  private readonly found: Finding[] = [];
  private done: readonly Finding[] | null = null;

  constructor(analysis: Analysis, surroundings: Surroundings) {
    this.analysis = analysis;
    this.surroundings = surroundings;
    this.work = this.steps();
  }

  /** Works until the time is up, and says whether all is done. */
  run(isTimeUp: () => boolean): boolean {
    while (!this.done && !isTimeUp())
      if (this.work.next().done) this.done = inOrder(unexplained(this.found));
    return this.done !== null;
  }

  /** Whether it has found just these, in the same text. */
  foundAgain(before: readonly Finding[]): boolean {
    return areEqual(before, this.done ?? [], (a, b) => isSameProblem(a, b) && haveSameFacts(a, b));
  }

  /** Every problem in the order of the file; null while there is work left (see `run`). */
  get findings(): readonly Finding[] | null {
    return this.done;
  }

  private *steps(): Generator<void> {
    yield* this.lookAtLines();
    yield* this.lookAtGroups();
    yield* this.lookAtFile();
  }

  private *lookAtLines(): Generator<void> {
    const { analysis, found } = this;
    const { layout } = analysis;
    for (const [block, reading] of layout.readings.entries()) {
      const linesBefore = layout.numberOf(block) - 1;
      for (const finding of inBlock(reading, analysis.dialect))
        found.push(movedBy(finding, linesBefore));
      yield;
    }
  }

  private *lookAtGroups(): Generator<void> {
    const { analysis, found } = this;
    let continued = 0;
    for (const group of analysis.groups) {
      if (group.membership.isContinued && ++continued > MOST_ASKED) continue;
      let known = ofGroups.get(group);
      if (!known) {
        const view = new GroupView(analysis, group);
        yield;
        known = [];
        for (const problem of groupProblems) {
          for (const spotted of problem.inGroup?.(view) ?? NOTHING_FOUND)
            known.push(findingAt(problem, spotted, view));
          yield;
        }
        ofGroups.set(group, known);
      }
      for (const finding of known) found.push(finding);
    }
  }

  private *lookAtFile(): Generator<void> {
    const view = new FileView(this.analysis, this.surroundings, this.found);
    yield* this.lookAgain(view);
    for (const problem of fileProblems) {
      for (const spotted of problem.inFile?.(view) ?? NOTHING_FOUND)
        this.found.push(findingAt(problem, spotted, view));
      yield;
    }
  }

  private *lookAgain(view: FileView): Generator<void> {
    const { found } = this;
    let kept = 0;
    for (const finding of found) {
      const { problem } = finding;
      const now = problem.inContext ? problem.inContext(finding, view) : finding;
      if (now) {
        const { severity, facts, fixes } = now;
        found[kept++] = { ...finding, severity, facts, fixes };
      }
      if (problem.inContext) yield;
    }
    found.length = kept;
  }
}

/** Facts are plain data, which the same check makes in the same order. */
function haveSameFacts({ facts: before }: Finding, { facts: now }: Finding): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}

const lineProblems = problems.filter((problem) => problem.inLine);
const lengthProblems = lineProblems.filter(({ seesLongLines }) => seesLongLines);
const groupProblems = problems.filter((problem) => problem.inGroup);
const fileProblems = problems.filter((problem) => problem.inFile);

const ofGroups = new WeakMap<Group, Finding[]>();

/** Who reads a file, in the two ways that sentences say it. */
function readBy(dialect: Dialect): ReadBy {
  const reader = titleOf(dialect);
  return { reader, under: `${dialect.isDocument ? "under" : "for"} ${reader}` };
}

/** Problems of lines, by number as if the block were the file. */
const inBlock = remembered((reading: BlockReading, dialect: Dialect): readonly Finding[] => {
  const findings: Finding[] = [];
  for (const { at, from, view } of lineViews(reading, dialect))
    for (const problem of view.text.length > LONGEST_LOOKED_AT ? lengthProblems : lineProblems)
      for (const spotted of problem.inLine?.(view) ?? NOTHING_FOUND)
        findings.push(movedBy(findingOf(problem, spotted, 1, dialect), at, from));
  return findings;
});

function findingAt(problem: Problem, spotted: SpottedAt<object>, lines: Lines): Finding {
  const { line, span = lines.valueAt(line) } = spotted;
  return findingOf(problem, { ...spotted, span }, line, lines.analysis.dialect);
}

function findingOf(
  problem: Problem,
  { span, severity = problem.severity, facts, fixes = [] }: Spotted<object>,
  line: number,
  dialect: Dialect,
): Finding {
  return { problem, severity, line, span, facts: { ...readBy(dialect), ...facts }, fixes };
}

/** A finding so many lines further down, and so many characters further right. */
function movedBy(finding: Finding, lines: number, characters = 0): Finding {
  if (lines === 0 && characters === 0) return finding;
  const moved = (span: Span) => ({ from: span.from + characters, to: span.to + characters });
  const fixes = finding.fixes.map(({ name, edits }) => ({
    name,
    edits: edits.map((edit): LineEdit => {
      const line = edit.line + lines;
      return edit.kind === "replace" ? { ...edit, line, ...moved(edit) } : { ...edit, line };
    }),
  }));
  return { ...finding, line: finding.line + lines, span: moved(finding.span), fixes };
}

/** Without the consequences of another problem. */
function unexplained(found: readonly Finding[]): readonly Finding[] {
  const only = found.filter(({ problem }) => problem.explains === "all");
  if (only.length > 0) return only;
  const explained = new Set(
    found.flatMap(({ problem: { explains } }) => (explains === "all" ? [] : (explains ?? []))),
  );
  return explained.size > 0 ? found.filter(({ problem }) => !explained.has(problem.code)) : found;
}

/** By place, each once: groups that share lines have the same problems in them. */
function inOrder(found: readonly Finding[]): readonly Finding[] {
  const sorted = [...found].sort(
    (a, b) =>
      a.line - b.line ||
      a.span.from - b.span.from ||
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      (a.problem.code < b.problem.code ? -1 : a.problem.code > b.problem.code ? 1 : 0),
  );
  return sorted.filter((finding, index) => {
    const before = sorted[index - 1];
    return !before || !isSameProblem(before, finding);
  });
}
