import {
  type EditorState,
  type Extension,
  Facet,
  StateEffect,
  StateField,
  type Transaction,
  type TransactionSpec,
} from "@codemirror/state";
import type { IsTimeUp } from "../engine/decide/work.ts";
import { type Analysis, sectionAt } from "../engine/parse/analysis.ts";
import { areEqual, firstIndexFrom } from "../engine/text/lists.ts";
import { type Finding, isSameProblem } from "../lint/problem.ts";
import type { Lint } from "../lint/run.ts";
import type { Surroundings } from "../lint/views.ts";
import { analysisOf, caretLineOf, requestContextOf } from "./derived.ts";
import { urlsInput } from "./inputs.ts";
import { ruleStatusesOf } from "./rule-status.ts";
import type { Scheduler } from "./scheduler.ts";

/** Begins a search for problems. It comes with the checks, which the page loads later. */
export type MakeLint = (analysis: Analysis, surroundings: Surroundings) => Lint;

/** The place where a session gets the checks. */
export const makeLintFacet = Facet.define<MakeLint, MakeLint | null>({
  combine: (values) => values[0] ?? null,
});

/** The problems of the file that are shown. */
export interface Problems {
  /** The last findings, of lines that have not changed since; null before the first search has ended. */
  readonly findings: readonly Finding[] | null;
  /** Whether they belong to the current text; if not, a search is under way. */
  readonly areCurrent: boolean;
}

/** The search for the problems of a state, and the known problems. */
interface Search {
  readonly lint: Lint | null;
  /** All that was found, and what of it is shown. A cheap search ends with the change; otherwise they are replaced when it ends. */
  found: readonly Finding[] | null;
  problems: Problems;
}

const NOT_LOOKED: Search = {
  lint: null,
  found: null,
  problems: { findings: null, areCurrent: false },
};

/** Searches up to this cost run together with the change, in milliseconds. */
const WITH_THE_CHANGE_MS = 2;
/** A costlier search runs after this time without a change, in milliseconds. */
const QUIET_MS = 250;

const finished = StateEffect.define<Lint>();

/** Ends the typing of a line before the caret leaves it: its problems are shown. */
export const typingEnded = StateEffect.define<null>();

/** The line that a person is typing. */
interface Typed {
  readonly line: number;
  /** Where in the line the last key was, as an offset. */
  readonly at: number;
  /** Problems of the line and its group that were shown before. */
  readonly shown: readonly Finding[];
}

const typedField = StateField.define<Typed | null>({
  create: () => null,
  update(before, transaction) {
    const { effects, docChanged, state } = transaction;
    if (effects.some((effect) => effect.is(typingEnded))) return null;
    if (docChanged) return isTyping(transaction) ? typedBy(transaction, before) : null;
    return before?.line === caretLineOf(state) ? before : null;
  },
});

/** Whether a key or a completion changed one line. What is pasted, dropped or put in by a fix is whole. */
function isTyping(transaction: Transaction): boolean {
  const { startState, state } = transaction;
  const isWhole = ["input.paste", "input.drop", "input.fix"].some((event) =>
    transaction.isUserEvent(event),
  );
  const isKey = transaction.isUserEvent("input") || transaction.isUserEvent("delete");
  return isKey && !isWhole && state.doc.lines - startState.doc.lines <= 1;
}

function typedBy({ startState, state }: Transaction, before: Typed | null): Typed {
  const { head } = state.selection.main;
  const { number: line, from } = state.doc.lineAt(head);
  const isSameLine = before?.line === line && startState.doc.lines === state.doc.lines;
  const shown = isSameLine ? before.shown : shownAbout(startState);
  return { line, at: head - from, shown };
}

/** The problems that are shown of the caret's line and of its group. */
function shownAbout(state: EditorState): readonly Finding[] {
  const { findings } = problemsOf(state);
  const [from, to] = placesAbout(state, findings ?? [], caretLineOf(state));
  return findings?.slice(from, to) ?? [];
}

/** Which findings are on a line, or above it in its group: the first, and the one after the last. */
function placesAbout(
  state: EditorState,
  findings: readonly Finding[],
  line: number,
): readonly [from: number, to: number] {
  const analysis = analysisOf(state);
  // A group goes on in the empty line below it.
  const section = sectionAt(analysis, line) ?? sectionAt(analysis, line - 1);
  const first = section?.first ?? line;
  return [
    firstIndexFrom(findings, (finding) => finding.line >= first),
    firstIndexFrom(findings, (finding) => finding.line > line),
  ];
}

const searchField = StateField.define<Search>({
  create: () => NOT_LOOKED,
  update(before, transaction) {
    const { effects, startState, state } = transaction;
    const { lint: last, found, problems } = before;
    for (const effect of effects)
      if (effect.is(finished) && effect.value === last)
        return { lint: last, ...foundBy(last, before, state) };
    const makeLint = state.facet(makeLintFacet);
    const isSameFile = last !== null && isFor(last, state);
    const { ofLine } = ruleStatusesOf(state);
    if (!makeLint || (isSameFile && last.surroundings.statusAt === ofLine)) {
      if (startState.field(typedField) === state.field(typedField)) return before;
      return { lint: last, found, problems: shownOf(found, problems.areCurrent, before, state) };
    }
    const lint = makeLint(analysisOf(state), {
      context: requestContextOf(state),
      urls: state.field(urlsInput.field),
      statusAt: ofLine,
    });
    // More is known of the rules now, but the findings for the same text are still true.
    const areCurrent = isSameFile && problems.areCurrent;
    const kept = found && unchanged(found, transaction);
    return { lint, found: kept, problems: shownOf(kept, areCurrent, before, state) };
  },
});

/** The findings of lines that a change leaves as they are, where these lines are now. */
function unchanged(
  found: readonly Finding[],
  { changes, startState, state }: Transaction,
): readonly Finding[] {
  let kept: readonly Finding[] = [];
  let next = 0;
  let moved = 0;
  const keepUpTo = (end: number) => {
    const part = found.slice(next, end);
    kept = kept.concat(moved === 0 ? part : part.map((it) => ({ ...it, line: it.line + moved })));
  };
  const indexAfter = (line: number) => firstIndexFrom(found, (finding) => finding.line > line);
  changes.iterChangedRanges((fromBefore, toBefore, fromNow, toNow) => {
    const [first, last] = [startState.doc.lineAt(fromBefore), startState.doc.lineAt(toBefore)];
    const lastNow = state.doc.lineAt(toNow);
    const isFirstKept = first.text === state.doc.lineAt(fromNow).text;
    const isLastKept = !isFirstKept && last.text === lastNow.text;
    keepUpTo(indexAfter(isFirstKept ? first.number : first.number - 1));
    next = indexAfter(isLastKept ? last.number - 1 : last.number);
    moved = lastNow.number - last.number;
  });
  keepUpTo(found.length);
  return moved === 0 && kept.length === found.length ? found : kept;
}

/** What is shown of all that was found: a problem that the next keys may put right waits. */
function shownOf(
  found: readonly Finding[] | null,
  areCurrent: boolean,
  { problems: before }: Search,
  state: EditorState,
): Problems {
  const shown = found && withoutWaiting(found, state);
  const isSame = shown && before.findings && areEqual(before.findings, shown);
  if (isSame && before.areCurrent === areCurrent) return before;
  return { findings: isSame ? before.findings : shown, areCurrent };
}

/** Without the new problems of the word that is being typed, of a field without a value yet, and of a group without rules yet, until the caret leaves the line. */
function withoutWaiting(found: readonly Finding[], state: EditorState): readonly Finding[] {
  const typed = state.field(typedField);
  if (!typed) return found;
  const { line, at, shown } = typed;
  const [from, to] = placesAbout(state, found, line);
  const content = analysisOf(state).lineAt(line)?.content;
  const lacksValue = content?.kind === "field" && content.text === "";
  const ready = found.slice(from, to).filter(({ problem, line: its, span }) => {
    const isBeingTyped = its === line && (lacksValue || (span.from <= at && at <= span.to));
    if (!isBeingTyped && !problem.awaitsRules) return true;
    return shown.some((known) => known.problem === problem && known.line === its);
  });
  if (ready.length === to - from) return found;
  return [...found.slice(0, from), ...ready, ...found.slice(to)];
}

/** The extension that a session needs to find problems. */
export function linting(): Extension {
  return [typedField, searchField];
}

/** The file's problems; the same object until there is something new. */
export function problemsOf(state: EditorState): Problems {
  return state.field(searchField).problems;
}

/** Finds the problems of a session as its state changes. */
export class Linting {
  private readonly scheduler: Scheduler;
  private readonly dispatch: (spec: TransactionSpec) => void;
  private current: Lint | null = null;
  private under = new AbortController();
  /** How long the last search took, in milliseconds. */
  private cost = Number.POSITIVE_INFINITY;

  constructor(scheduler: Scheduler, dispatch: (spec: TransactionSpec) => void) {
    this.scheduler = scheduler;
    this.dispatch = dispatch;
  }

  /** Runs a cheap search before the state is shown, and a costlier one when no more keys come. */
  follow(state: EditorState): void {
    const search = state.field(searchField);
    const { lint } = search;
    if (lint === this.current || !lint) return;
    this.current = lint;
    this.under.abort();
    const { scheduler } = this;
    let cost = 0;
    const run = (isTimeUp: IsTimeUp): boolean => {
      const began = scheduler.now();
      const isDone = lint.run(isTimeUp);
      cost += scheduler.now() - began;
      return isDone;
    };
    if (this.cost <= WITH_THE_CHANGE_MS) {
      const isDone = run(scheduler.budget(WITH_THE_CHANGE_MS));
      this.cost = cost;
      if (isDone) {
        Object.assign(search, foundBy(lint, search, state));
        return;
      }
    }
    this.under = new AbortController();
    const onDone = () => {
      this.cost = cost;
      this.dispatch({ effects: finished.of(lint) });
    };
    const { signal } = this.under;
    scheduler.start({ priority: "screen", quiet: QUIET_MS, signal, run, onDone });
  }
}

/** The findings of a search that has ended, and what of them is shown. */
function foundBy(lint: Lint, before: Search, state: EditorState): Omit<Search, "lint"> {
  const last = before.found ?? [];
  // For the same text, findings are usually the same, and an open popup for one must not close.
  const isKept = before.problems.areCurrent && areSame(last, lint.findings ?? []);
  const found = isKept ? last : lint.findings;
  return { found, problems: shownOf(found, true, before, state) };
}

/** Whether two lists of findings for one text are the same. */
function areSame(before: readonly Finding[], now: readonly Finding[]): boolean {
  return areEqual(before, now, (a, b) => isSameProblem(a, b) && haveSameFacts(a, b));
}

/** Facts are plain data, which the same check makes in the same order. */
function haveSameFacts({ facts: before }: Finding, { facts: now }: Finding): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}

function isFor({ analysis, surroundings }: Lint, state: EditorState): boolean {
  return (
    analysis === analysisOf(state) &&
    surroundings.context === requestContextOf(state) &&
    surroundings.urls === state.field(urlsInput.field)
  );
}
