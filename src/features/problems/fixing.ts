import { isolateHistory } from "@codemirror/commands";
import type { EditorState, TransactionSpec } from "@codemirror/state";
import { problemsOf } from "../../core/linting.ts";
import type { Edit } from "../../engine/text/source.ts";
import { editsOf } from "../../lint/fixes.ts";
import type { Finding, Fix } from "../../lint/problem.ts";

/** What fixes change in the file as it is, in order and without overlap. */
export function editsFor(state: EditorState, fixes: readonly Fix[]): readonly Edit[] {
  const spanOf = (line: number) =>
    line >= 1 && line <= state.doc.lines ? state.doc.line(line) : null;
  return editsOf(fixes, spanOf, state.doc.length);
}

/** Applies fixes of problems as they are now; nothing where the file has changed since they were found. */
export function applyFixes(state: EditorState, fixes: readonly Fix[]): TransactionSpec {
  return problemsOf(state).areCurrent ? applyEdits(editsFor(state, fixes)) : {};
}

/** Applies edits: one transaction, one undo. */
export function applyEdits(edits: readonly Edit[]): TransactionSpec {
  return {
    changes: edits.map(({ from, to, insert }) => ({ from, to, insert })),
    annotations: isolateHistory.of("full"),
    userEvent: "input.fix",
  };
}

/** The fixes of the same kind, of every problem of the same code. */
export function alike(
  findings: readonly Finding[],
  { problem }: Finding,
  { name }: Fix,
): readonly Fix[] {
  return findings
    .filter((finding) => finding.problem === problem)
    .flatMap(({ fixes }) => fixes.find((fix) => fix.name === name) ?? []);
}
