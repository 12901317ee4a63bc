import type { EditorState, TransactionSpec } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { reportOf } from "../core/derived.ts";
import { type Cell, focusInput } from "../core/inputs.ts";

/** Focuses a cell of the table and brings the line that decides it into sight. */
export function focusCell(state: EditorState, cell: Cell): TransactionSpec {
  const effects = [focusInput.set.of(cell)];
  const report = reportOf(state);
  const ground = report.verdictAt(cell.url, cell.crawler)?.ground;
  if (ground?.kind !== "rule" || report.otherAt(cell.url)) return { effects };
  return { effects: [...effects, inSight(state, ground.rule.line.number)] };
}

/** Puts the caret on a line and brings it into sight. */
export function goToLine(state: EditorState, number: number): TransactionSpec {
  const line = state.doc.line(Math.min(Math.max(number, 1), state.doc.lines));
  return { selection: { anchor: line.from }, effects: inSight(state, line.number) };
}

/** Brings the caret into sight. */
export function showCaret(view: EditorView): void {
  const { head } = view.state.selection.main;
  view.dispatch({ effects: EditorView.scrollIntoView(head, { y: "center" }) });
}

function inSight(state: EditorState, number: number) {
  const line = state.doc.line(Math.min(number, state.doc.lines));
  return EditorView.scrollIntoView(line.from, { y: "nearest", yMargin: 60 });
}
