import {
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  type Transaction,
} from "@codemirror/state";
import { sectionAt } from "../engine/parse/analysis.ts";
import { firstIndexFrom } from "../engine/text/lists.ts";
import type { Finding } from "../lint/problem.ts";
import { analysisOf, caretLineOf } from "./derived.ts";
import { problemsOf, showingFacet } from "./linting.ts";

/** What a session needs so that problems of a line that is being typed wait, and none is shown of a line that has changed. */
export function typedLine(): Extension {
  return [typedField, showingFacet.of({ unchanged, ready: withoutWaiting })];
}

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

function unchanged(
  found: readonly Finding[],
  { changes, startState, newDoc }: Transaction,
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
    const lastNow = newDoc.lineAt(toNow);
    const isFirstKept = first.text === newDoc.lineAt(fromNow).text;
    const isLastKept = !isFirstKept && last.text === lastNow.text;
    keepUpTo(indexAfter(isFirstKept ? first.number : first.number - 1));
    next = indexAfter(isLastKept ? last.number - 1 : last.number);
    moved = lastNow.number - last.number;
  });
  keepUpTo(found.length);
  return moved === 0 && kept.length === found.length ? found : kept;
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
