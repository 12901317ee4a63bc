import type { EditorState } from "@codemirror/state";
import { caretRuleOf, focusedVerdictOf } from "../core/derived.ts";
import { decidingLineOf } from "../engine/decide/verdict.ts";
import { useSessionState } from "./workspace.tsx";

/** The lines whose verdicts are lit: of the rule under the caret, and of the rule that decides the focused verdict. */
export interface LitLines {
  readonly caret: number | null;
  readonly focused: number | null;
}

export function useLitLines(): LitLines {
  return useSessionState(litLinesOf, (a, b) => a.caret === b.caret && a.focused === b.focused);
}

/** Whether the lamp is on verdicts that this line decides. */
export function isLit({ caret, focused }: LitLines, line: number | null): boolean {
  return line !== null && (line === caret || line === focused);
}

function litLinesOf(state: EditorState): LitLines {
  const verdict = focusedVerdictOf(state)?.verdict;
  return {
    caret: caretRuleOf(state)?.line.number ?? null,
    focused: verdict ? decidingLineOf(verdict) : null,
  };
}
