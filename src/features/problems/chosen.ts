import {
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  type TransactionSpec,
} from "@codemirror/state";
import { caretLineOf } from "../../core/derived.ts";
import { problemsOf } from "../../core/linting.ts";
import { firstIndexFrom } from "../../engine/text/lists.ts";
import { type Finding, isSameProblem } from "../../lint/problem.ts";

const choice = StateEffect.define<Finding>();
const fixAsked = StateEffect.define<null>();

/** How often a person has asked for the fixes of the problem in view. */
const fixAskedField = StateField.define<number>({
  create: () => 0,
  update: (before, { effects }) =>
    effects.some((effect) => effect.is(fixAsked)) ? before + 1 : before,
});

const chosenField = StateField.define<Finding | null>({
  create: () => null,
  update(before, { effects, selection, docChanged }) {
    for (const effect of effects) if (effect.is(choice)) return effect.value;
    // Who looks elsewhere has done with it.
    return selection || docChanged ? null : before;
  },
});

/** What a session needs for a problem to be chosen in it. */
export function chosenProblem(): Extension {
  return [chosenField, fixAskedField];
}

/** Chooses a problem, and puts the caret where it is. */
export function chooseProblem(state: EditorState, problem: Finding): TransactionSpec {
  const { from, to } = state.doc.line(Math.min(problem.line, state.doc.lines));
  return {
    selection: { anchor: Math.min(from + problem.span.from, to) },
    effects: choice.of(problem),
    scrollIntoView: true,
  };
}

/** Asks for the fixes of a problem. The component that shows them takes the focus there. */
export function askForFix(state: EditorState, problem: Finding): TransactionSpec {
  const chosen = chooseProblem(state, problem);
  return { ...chosen, effects: [choice.of(problem), fixAsked.of(null)] };
}

/** A number that changes each time a person asks for the fixes of a problem. */
export function fixesAskedIn(state: EditorState): number {
  return state.field(fixAskedField, false) ?? 0;
}

/** The problem that a person asked for, by a click or a key, and has not left since; null where there is none. */
export function problemAskedFor(state: EditorState): Finding | null {
  return state.field(chosenField, false) ?? null;
}

/** A problem as it is in findings in the order of the file; null where it is no longer there. */
export function amongThese(findings: readonly Finding[], problem: Finding): Finding | null {
  const first = firstIndexFrom(findings, ({ line }) => line >= problem.line);
  for (let at = first; findings[at]?.line === problem.line; at++) {
    const finding = findings[at];
    if (finding && isSameProblem(finding, problem)) return finding;
  }
  return null;
}

/** The problem that the page explains: the chosen one, or else the first on the caret's line. */
export function problemInView(state: EditorState): Finding | null {
  const findings = problemsOf(state).findings ?? [];
  const chosen = state.field(chosenField, false);
  const found = chosen && amongThese(findings, chosen);
  if (found) return found;
  const line = chosen?.line ?? caretLineOf(state);
  const finding = findings[firstIndexFrom(findings, (finding) => finding.line >= line)];
  return finding?.line === line ? finding : null;
}
