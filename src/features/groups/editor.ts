// @chunk writing
import type { EditorState, Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { answerRuleStatus } from "../../core/answer-rule-status.ts";
import { analysisOf, reportOf } from "../../core/derived.ts";
import { oneOfSeveralParsers } from "../../core/group-readers.ts";
import { ruleStatusesOf, statusesStay } from "../../core/rule-status.ts";
import type { RuleStatusNews } from "../../core/rule-status-job.ts";
import type { Session } from "../../core/session.ts";
import { lineNote, lineNotes } from "../../editor/line-note.ts";
import { type LineInSight, visibleDecorations } from "../../editor/visible-decorations.ts";
import { inBackground } from "../../ui/in-background.ts";
import { ruleStatusWords } from "./words.ts";
import workerUrl from "./worker.ts?worker&url";

/** Dims the rules that never decide, and says at the end of their lines why; and of which others no verdict is in need. */
export function ruleStatusNotes(): Extension {
  return [
    visibleDecorations(statusesIn, ({ startState, state }) => !notesStay(startState, state)),
    lineNotes.of(noteAt),
    statusTheme,
  ];
}

/** Other crawlers in the table may read a line by other parsers. */
function notesStay(before: EditorState, now: EditorState): boolean {
  return statusesStay(before, now) && reportOf(before).heads === reportOf(now).heads;
}

function statusesIn({ state }: EditorView, lines: readonly LineInSight[]) {
  const ofLine = ruleStatusesOf(state);
  return lines.flatMap(({ line, isBegun }) => {
    const text = isBegun ? noteAt(state, line.number) : null;
    if (!text) return [];
    const look = ofLine(line.number)?.liveness.kind === "dead" ? "cm-never" : "";
    return lineNote(line, { text, line: look, note: "cm-rule-status" });
  });
}

function noteAt(state: EditorState, line: number): string | null {
  const status = ruleStatusesOf(state)(line);
  const parserAt = (number: number) => oneOfSeveralParsers(state, number);
  return status && ruleStatusWords.note(status, analysisOf(state), parserAt);
}

// As other text that does nothing. Fainter would not be contrast enough (WCAG 2.2, 1.4.3).
const DIMMED = { color: "var(--ink-3)" };

const statusTheme = EditorView.theme({
  ".cm-line.cm-never:not(.cm-decides)": DIMMED,
  ".cm-line.cm-never:not(.cm-decides) span:not(.cm-note, .cm-note *, .cm-chip)": DIMMED,
  ".cm-never .cm-rule-status": { color: "var(--ink-2)" },
  // Where the focused verdict is, how the rule fares there is said in its place (see why/editor.ts).
  ".cm-matches .cm-rule-status, .cm-decides .cm-rule-status": { display: "none" },
});

/** Has the status of each rule of the file found out in a worker, now and after each change. */
export function answerRuleStatusBeside(session: Session): void {
  answerRuleStatus(session, (file, onNews, signal) =>
    inBackground<RuleStatusNews>(workerUrl, file, { onNews, onFailure: () => {}, signal }),
  );
}
