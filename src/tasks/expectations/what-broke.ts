import { undo } from "@codemirror/commands";
import type { ChangeDesc, ChangeSet, EditorState, Transaction } from "@codemirror/state";
import { type Focused, focusedInEditorOf, reportOn } from "../../core/derived.ts";
import type { Expected } from "../../core/expectations.ts";
import { answerInput } from "../../core/inputs.ts";
import { openedOf } from "../../core/opened.ts";
import { agentOf } from "../../engine/decide/select.ts";
import type { Agent, Rule } from "../../engine/parse/types.ts";

/** A verdict that once was as a person expects it now, and the change that ended that. */
export interface Broken {
  /** How many times undo leads back to the last state in which the verdict was as expected. */
  readonly steps: number;
  /** That state. */
  readonly then: EditorState;
  readonly decided: Focused;
  /** From the text of that state to the text of now. */
  readonly since: ChangeDesc;
  /** Takes back in the text of now what the change did; null where it opened another file. */
  readonly undone: ChangeSet | null;
  readonly cause: Cause;
}

/** What became of what decided the verdict. Numbers of lines that are gone are those of then. */
export type Cause =
  /** All lines of a section that began with `agent`. */
  | {
      readonly kind: "group-gone";
      readonly first: number;
      readonly last: number;
      readonly agent: string;
    }
  | {
      readonly kind: "line-gone";
      readonly line: number;
      readonly text: string;
      readonly rule: Rule | null;
    }
  /** `line`: of now. */
  | {
      readonly kind: "line-changed";
      readonly line: number;
      readonly text: string;
      readonly before: string;
    }
  | { readonly kind: "line-new"; readonly line: number; readonly text: string }
  | { readonly kind: "setting"; readonly setting: Setting }
  | { readonly kind: "other" };

/** What decides beside the text. */
export type Setting = "response" | "site" | "readAs";

/** More steps take seconds in a large file. */
const MOST_STEPS = 200;

/** Looks in the undo history for the change that broke the focused verdict, a step at a time; null where it never was as expected. */
export function* whatBroke(now: EditorState, expected: Expected): Generator<void, Broken | null> {
  const focused = focusedInEditorOf(now);
  if (!focused) return null;
  const { url } = focused.verdict;
  const { token } = focused.column;
  const isMet = (at: EditorState) => verdictIn(at, url, token).verdict.outcome === expected;
  let undone: ChangeSet = now.changes();
  let state = now;
  for (let steps = 1; steps <= MOST_STEPS; steps++) {
    yield;
    const back = stepBack(state);
    if (!back || openedOf(back.state).table !== openedOf(now).table) return null;
    if (isMet(back.state)) {
      const whole = yield* beforeDeletions(back, isMet);
      const then = whole.state;
      const decided = verdictIn(then, url, token);
      const since = undone.compose(whole.changes).invertedDesc;
      const isSameFile = openedOf(then).file === openedOf(now).file;
      return {
        steps,
        then,
        decided,
        since,
        undone: isSameFile ? whole.changes.map(undone.invert(now.doc)) : null,
        cause: causeOf({ then, decided, now, focused, since }),
      };
    }
    undone = undone.compose(back.changes);
    state = back.state;
  }
  return null;
}

/** The state before the last change that undo takes back, without a change of the page; null where there is none. */
function stepBack(state: EditorState): Transaction | null {
  const steps: Transaction[] = [];
  undo({ state, dispatch: (transaction) => steps.push(transaction) });
  return steps[0] ?? null;
}

interface Step {
  readonly state: EditorState;
  readonly changes: ChangeSet;
}

/** A step back, and those before it that only deleted characters of the line it changed: a path is often shortened before it is written anew. */
function* beforeDeletions(
  step: Step,
  isMet: (state: EditorState) => boolean,
): Generator<void, Step> {
  let { state, changes } = step;
  for (let more = 0; more < MOST_STEPS; more++) {
    yield;
    const back = stepBack(state);
    const isDeletion = back && isWithinLine(changes, state) && isDeletionIn(back, changes);
    if (!isDeletion || !isMet(back.state)) break;
    changes = changes.compose(back.changes);
    state = back.state;
  }
  return { state, changes };
}

/** Whether changes lead to one place of one line of `state`. */
function isWithinLine(changes: ChangeDesc, { doc }: EditorState): boolean {
  const lines = new Set<number>();
  changes.iterChangedRanges((_from, _to, from, to) => {
    lines.add(doc.lineAt(from).number).add(doc.lineAt(to).number);
  });
  return lines.size === 1;
}

/** Whether undoing a step brings characters back into the line that `changes` lead to. */
function isDeletionIn({ changes: back, startState: { doc } }: Transaction, changes: ChangeDesc) {
  let line = 0;
  changes.iterChangedRanges((_from, _to, from) => {
    line = doc.lineAt(from).number;
  });
  let isDeletion = !back.empty;
  back.iterChanges((from, to, _from, _to, inserted) => {
    if (from !== to || inserted.lines > 1 || doc.lineAt(from).number !== line) isDeletion = false;
  });
  return isDeletion;
}

/** The verdict of a state, also on a URL or for a crawler that its table did not have. */
function verdictIn(state: EditorState, url: string, token: string): Focused {
  const report = reportOn(state, { urls: [url], crawlers: [token] });
  const [verdict, column] = [report.verdictAt(0, 0), report.columns[0]];
  if (!verdict || !column) throw new Error("a report decides its own question");
  return { verdict, column };
}

interface Both {
  readonly then: EditorState;
  readonly decided: Focused;
  readonly now: EditorState;
  readonly focused: Focused;
  readonly since: ChangeDesc;
}

function causeOf(both: Both): Cause {
  const { then, decided, now, focused } = both;
  const grounds = [decided.verdict.ground.kind, focused.verdict.ground.kind];
  // Another parser, or the size of the file, can do what another response does.
  const isOfResponse = grounds.includes("response");
  if (isOfResponse && then.field(answerInput.field) !== now.field(answerInput.field))
    return { kind: "setting", setting: "response" };
  if (grounds.includes("out-of-scope")) return { kind: "setting", setting: "site" };
  if (decided.column.analysis.dialect !== focused.column.analysis.dialect)
    return { kind: "setting", setting: "readAs" };
  if (isOfResponse) return { kind: "other" };
  const agents = [decided, focused].map(({ column }) => agentOf(column.selection.reason));
  const [before = null, after = null] = agents;
  if (before?.token === after?.token) return ruleCause(both);
  if (after && !decided.column.analysis.named(after.token)) return addedLine(both, after);
  if (before && !focused.column.analysis.named(before.token)) return lostAgent(both, before);
  return { kind: "other" };
}

function ruleCause(both: Both): Cause {
  const { decided, focused } = both;
  const [before, after] = [ruleOf(decided), ruleOf(focused)];
  if (before && !hasRule(focused, before)) return lostLine(both, before, before);
  if (after && !hasRule(decided, after)) return addedLine(both, after);
  return { kind: "other" };
}

/** The rule that decides; null where none does. */
export function ruleOf({ verdict: { ground } }: Focused): Rule | null {
  return ground.kind === "rule" ? ground.rule : null;
}

function hasRule({ column }: Focused, { allows, path }: Rule): boolean {
  const { rules = [] } = column.selection.group ?? {};
  return rules.some((rule) => rule.allows === allows && rule.path === path);
}

function lostAgent(both: Both, agent: Agent): Cause {
  const { then, decided, now, since } = both;
  const { number } = agent.line;
  const section = decided.column.selection.group?.sections.find(
    ({ first, last }) => first <= number && number <= last,
  );
  const place = section && placeOf(then, section, since, now);
  if (!section || (place && place.from < place.to)) return lostLine(both, agent, null);
  const { first, last } = section;
  return { kind: "group-gone", first, last, agent: agent.name };
}

function lostLine({ then, since, now }: Both, { line }: Agent | Rule, rule: Rule | null): Cause {
  const was = line.number;
  const before = then.doc.line(was).text;
  const { from, to } = placeOf(then, { first: was, last: was }, since, now);
  const here = now.doc.lineAt(from);
  if (from < to && to === here.to && here.text.trim() !== "")
    return { kind: "line-changed", line: here.number, text: here.text, before };
  return { kind: "line-gone", line: was, text: before, rule };
}

/** A line of now that did not say this then. */
function addedLine({ then, since, now }: Both, { line: { number } }: Agent | Rule): Cause {
  const { text } = now.doc.line(number);
  const lines = { first: number, last: number };
  const { from, to } = placeOf(now, lines, since.invertedDesc, then);
  const there = then.doc.lineAt(from);
  if (from < to && to === there.to && there.text.trim() !== "")
    return { kind: "line-changed", line: number, text, before: there.text };
  return { kind: "line-new", line: number, text };
}

/** Whole lines, from the first to the last. */
export interface Lines {
  readonly first: number;
  readonly last: number;
}

/** Where whole lines of one text are in the other; empty where nothing of them is left. */
function placeOf(
  one: EditorState,
  { first, last }: Lines,
  changes: ChangeDesc,
  other: EditorState,
): { readonly from: number; readonly to: number } {
  const from = changes.mapPos(one.doc.line(first).from, 1);
  const to = changes.mapPos(one.doc.line(last).to, -1);
  if (from >= to) return { from, to: from };
  return { from: other.doc.lineAt(from).from, to: other.doc.lineAt(to).to };
}
