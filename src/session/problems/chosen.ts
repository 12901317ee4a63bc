import {
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  type TransactionSpec,
} from "@codemirror/state";
import { firstIndexFrom } from "../../engine/bisect.ts";
import { type Finding, isSameProblem } from "../../engine/lint/finding.ts";
import { caretLineOf } from "../derived.ts";
import { problemsOf } from "../linting.ts";

const choice = StateEffect.define<Finding>();

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
  return chosenField;
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

/** The problem that the page explains: the chosen one, or else the first on the caret's line. */
export function problemInView(state: EditorState): Finding | null {
  const findings = problemsOf(state).findings ?? [];
  const chosen = state.field(chosenField, false);
  const line = chosen?.line ?? caretLineOf(state);
  const first = firstIndexFrom(findings, (finding) => finding.line >= line);
  for (let at = first; chosen && findings[at]?.line === line; at++) {
    const finding = findings[at];
    if (finding && isSameProblem(finding, chosen)) return finding;
  }
  const finding = findings[first];
  return finding?.line === line ? finding : null;
}
