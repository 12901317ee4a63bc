import type { EditorState } from "@codemirror/state";
import { useMemo } from "react";
import { caretRuleOf, expectationsOf, focusedVerdictOf } from "../../core/derived.ts";
import type { Report } from "../../engine/decide/report.ts";
import { decidingLineOf } from "../../engine/decide/verdict.ts";
import { useSessionState } from "../../ui/workspace.tsx";
import { columnsOf, type LitLines, type TableColumn } from "./columns.ts";

/** The columns of the table as the page shows it. */
export function useColumns(report: Report): readonly TableColumn[] {
  const expectations = useSessionState(expectationsOf);
  const lit = useSessionState(litLinesOf, isSame);
  return useMemo(() => columnsOf({ report, expectations, lit }), [report, expectations, lit]);
}

function litLinesOf(state: EditorState): LitLines {
  const verdict = focusedVerdictOf(state)?.verdict;
  return {
    caret: caretRuleOf(state)?.line.number ?? null,
    focused: verdict ? decidingLineOf(verdict) : null,
  };
}

function isSame(a: LitLines, b: LitLines): boolean {
  return a.caret === b.caret && a.focused === b.focused;
}
