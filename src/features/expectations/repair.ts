import { isolateHistory } from "@codemirror/commands";
import type {
  ChangeSpec,
  EditorState,
  StateEffect,
  Text,
  TransactionSpec,
} from "@codemirror/state";
import {
  expectationsOf,
  type Focused,
  focusedInEditorOf,
  focusOf,
  reportOf,
} from "../../core/derived.ts";
import { type Expected, standingOf } from "../../core/expectations.ts";
import { answerInput, type Cell, readAsInput, siteInput } from "../../core/inputs.ts";
import { problemsOf } from "../../core/linting.ts";
import { outcomeNow } from "../../engine/decide/report.ts";
import { editsOf, ruleText } from "../../lint/fixes.ts";
import { fixLabel } from "../../lint/problem.ts";
import { brokenSentence, unmetCells } from "../../tasks/expectations/mismatch-sentence.ts";
import {
  type Broken,
  type Cause,
  type Lines,
  ruleOf,
  type Setting,
  whatBroke,
} from "../../tasks/expectations/what-broke.ts";
import { repairWords } from "../../tasks/expectations/words.ts";
import { nearMissesAmong } from "../../tasks/why/near-misses.ts";
import type { SentencePart } from "../../words/quoting.ts";

/** A change that makes an unexpected verdict as expected and leaves every other expectation met. */
export interface Repair {
  readonly label: string;
  readonly change: TransactionSpec;
}

/** Why a verdict is no longer as expected, and what repairs that; either is null where it is not known. */
export interface Remedy {
  /** The text that it is for. */
  readonly doc: Text;
  readonly sentence: readonly SentencePart[] | null;
  readonly repair: Repair | null;
}

/** Looks for both, for the focused verdict: in the history, and then in the file as it is. Each step is short. */
export function* remedyFor(state: EditorState, expected: Expected): Generator<void, Remedy> {
  const broken = yield* whatBroke(state, expected);
  // The states of the past need not be kept for it.
  const sentence = broken && brokenSentence(expected, broken);
  return { doc: state.doc, sentence, repair: yield* repairFor(state, expected, broken) };
}

function* repairFor(
  state: EditorState,
  expected: Expected,
  broken: Broken | null,
): Generator<void, Repair | null> {
  const [cell, focused] = [focusOf(state), focusedInEditorOf(state)];
  if (!cell || !focused) return null;
  for (const { label, change } of candidates(state, focused, expected, broken)) {
    const repair = { label, change: { ...change, annotations: isolateHistory.of("full") } };
    if (yield* isRepaired(state, state.update(repair.change).state, cell)) return repair;
  }
  return null;
}

/** What may repair it, the most telling first; each is only made where those before it do not. */
function* candidates(
  state: EditorState,
  focused: Focused,
  expected: Expected,
  broken: Broken | null,
): Generator<Repair> {
  if (broken) yield* restoring(broken, state, focused);
  yield* fromTheFile(state, focused, expected);
}

/** Whether the cell is as expected in `next`, and all others that are so in `state`. */
function* isRepaired(state: EditorState, next: EditorState, cell: Cell): Generator<void, boolean> {
  const report = reportOf(state);
  const expectations = expectationsOf(state);
  const now = outcomeNow(reportOf(next), cell.url, cell.crawler);
  if (standingOf(expectations.at(cell.url, cell.crawler), now) !== "met") return false;
  for (const unmet of unmetCells(next, expectations.crawlers.keys())) {
    if (!unmet) {
      yield;
      continue;
    }
    const { url, crawler } = unmet;
    const before = outcomeNow(report, url, crawler);
    if (standingOf(expectations.at(url, crawler), before) === "met") return false;
  }
  return true;
}

/** What brings back what decided, the smallest change first. */
function restoring(broken: Broken, state: EditorState, focused: Focused): readonly Repair[] {
  const { undone, decided } = broken;
  const back =
    undone && !undone.empty ? [{ label: repairWords.undo, change: { changes: undone } }] : [];
  // The crawler may follow another group now, which lacks it.
  const rule = ruleOf(decided);
  const again = rule ? ruleBelow(ruleText(rule), state, focused) : [];
  return [...ofCause(broken.cause, broken, state, focused), ...back, ...again];
}

function ofCause(
  cause: Cause,
  broken: Broken,
  state: EditorState,
  focused: Focused,
): readonly Repair[] {
  const { doc } = state;
  const { then } = broken;
  const repair = (label: string, changes: ChangeSpec): Repair => ({ label, change: { changes } });
  switch (cause.kind) {
    case "group-gone": {
      const { first, last } = cause;
      const label = repairWords.restore(first, last);
      const text = then.doc.sliceString(then.doc.line(first).from, then.doc.line(last).to);
      return [
        repair(label, restored(broken, state, cause)),
        repair(label, { from: doc.length, insert: `\n\n${text}` }),
      ];
    }
    case "line-gone": {
      const { line, text, rule } = cause;
      const label = repairWords.restore(line, line);
      const end = rule && focused.column.selection.group?.sections.at(-1)?.last;
      return [
        repair(label, restored(broken, state, { first: line, last: line })),
        ...(end ? [repair(label, { from: doc.line(end).to, insert: `\n${text}` })] : []),
      ];
    }
    case "line-changed": {
      const { from, to } = doc.line(cause.line);
      return [
        repair(repairWords.restoreAs(cause.line, cause.before), { from, to, insert: cause.before }),
      ];
    }
    case "line-new": {
      const { from, to } = doc.line(cause.line);
      const deleted = to < doc.length ? { from, to: to + 1 } : { from: Math.max(0, from - 1), to };
      return [repair(repairWords.remove(cause.line), deleted)];
    }
    case "setting": {
      const effects = SETTING[cause.setting](then);
      return [{ label: repairWords.settings[cause.setting], change: { effects } }];
    }
    case "other":
      return [];
  }
}

/** Sets what decides beside the text as it was then. */
const SETTING: Readonly<Record<Setting, (then: EditorState) => StateEffect<unknown>>> = {
  response: (then) => answerInput.set.of(then.field(answerInput.field)),
  site: (then) => siteInput.set.of(then.field(siteInput.field)),
  readAs: (then) => readAsInput.set.of(then.field(readAsInput.field)),
};

/** Lines of then that are gone, at the place where they were. */
function restored({ then, since }: Broken, { doc }: EditorState, lines: Lines): ChangeSpec {
  const [from, to] = [then.doc.line(lines.first).from, then.doc.line(lines.last).to];
  const text = then.doc.sliceString(from, to);
  const at = since.mapPos(from, 1);
  const line = doc.lineAt(at);
  const isEmptied = line.length === 0 && since.mapPos(to + (to < then.doc.length ? 1 : 0), -1) > at;
  if (isEmptied) return { from: at, insert: text };
  if (at === line.from && line.to < doc.length) return { from: at, insert: `${text}\n` };
  return { from: line.to, insert: `\n${text}` };
}

/** What makes a rule that nearly decides do so; or a rule for this URL alone, in the group that the crawler follows. */
function fromTheFile(state: EditorState, focused: Focused, expected: Expected): readonly Repair[] {
  const { verdict, column } = focused;
  const { doc } = state;
  const { findings, areCurrent } = problemsOf(state);
  const misses = areCurrent ? nearMissesAmong(findings, verdict, column) : [];
  const fixes = misses
    .filter(({ outcome }) => outcome === expected)
    .flatMap(({ rule }) => findings?.filter(({ line }) => line === rule.line.number) ?? [])
    .flatMap((finding) =>
      finding.fixes.map((fix): Repair => {
        const spanOf = (at: number) => (at >= 1 && at <= doc.lines ? doc.line(at) : null);
        const changes = editsOf([fix], spanOf, doc.length);
        const label = repairWords.inLine(finding.line, fixLabel(finding, fix));
        return { label, change: { changes: [...changes] } };
      }),
    );
  const { path } = verdict.target;
  if (!path.startsWith("/") || /[*$#\s]/.test(path)) return fixes;
  const text = ruleText({ allows: expected === "allow", path });
  return [...fixes, ...ruleBelow(text, state, focused)];
}

/** A rule at the end of the group that the crawler follows; nothing where it follows none. */
function ruleBelow(text: string, { doc }: EditorState, { column }: Focused): readonly Repair[] {
  const end = column.selection.group?.sections.at(-1)?.last;
  if (!end) return [];
  const changes = { from: doc.line(end).to, insert: `\n${text}` };
  return [{ label: repairWords.add(text, end), change: { changes } }];
}
