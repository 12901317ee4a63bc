import type { EditorState } from "@codemirror/state";
import type { Column } from "../engine/decide/report.ts";
import type { Verdict } from "../engine/decide/verdict.ts";
import { groupsOf, ruleAt, sectionAt } from "../engine/parse/analysis.ts";
import type { Group } from "../engine/parse/group.ts";
import { isOfFile, type Meaning, meaningOf } from "../engine/parse/response.ts";
import type { Rule } from "../engine/parse/types.ts";
import { analysisOf, readingsOf, reportOf } from "./conclusions.ts";
import {
  answerInput,
  type Cell,
  crawlersInput,
  encodingInput,
  focusInput,
  urlsInput,
} from "./inputs.ts";

export {
  analysisOf,
  dialectFor,
  expectationsOf,
  mismatchesOf,
  readingsOf,
  reportOf,
  schedulerOf,
  siteOf,
  siteReadingOf,
} from "./conclusions.ts";

/** How long the shown analysis took, in milliseconds. */
export function analysisTimeOf(state: EditorState): number {
  return readingsOf(state).timeOf(analysisOf(state));
}

/** What the answer to the request for robots.txt means to the shown reader. */
export function meaningOfAnswer(state: EditorState): Meaning {
  const { dialect } = analysisOf(state);
  const answer = state.field(answerInput.field);
  return meaningOf(dialect.responses, answer, state.field(encodingInput.field));
}

/** Whether the shown reader goes by the file at all, given the answer. */
export function rulesAreConsulted(state: EditorState): boolean {
  return isOfFile(meaningOfAnswer(state));
}

/** The cell that Why explains, or null where the table has no cell. */
export function focusOf(state: EditorState): Cell | null {
  const focus = state.field(focusInput.field);
  const urls = state.field(urlsInput.field).length;
  const crawlers = state.field(crawlersInput.field).length;
  return focus && focus.url < urls && focus.crawler < crawlers ? focus : null;
}

/** A verdict and the crawler it is for. */
export interface Focused {
  readonly verdict: Verdict;
  readonly column: Column;
}

/** The focused verdict, or null. */
export function focusedVerdictOf(state: EditorState): Focused | null {
  const focus = focusOf(state);
  if (!focus) return null;
  const answers = reportOf(state);
  const verdict = answers.verdictAt(focus.url, focus.crawler);
  const column = answers.columns[focus.crawler];
  return verdict && column ? { verdict, column } : null;
}

/** The line the caret is on, from 1. */
export function caretLineOf(state: EditorState): number {
  return state.doc.lineAt(state.selection.main.head).number;
}

/** The rule the caret is on, or null. */
export function caretRuleOf(state: EditorState): Rule | null {
  return ruleAt(analysisOf(state), caretLineOf(state));
}

/** The group the caret is in, or null; of several, the first in the file. */
export function caretGroupOf(state: EditorState): Group | null {
  const section = sectionAt(analysisOf(state), caretLineOf(state));
  return (section && groupsOf(analysisOf(state), section)[0]) ?? null;
}
