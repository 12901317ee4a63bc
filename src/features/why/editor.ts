import type { EditorState, Extension } from "@codemirror/state";
import type { EditorView, ViewUpdate } from "@codemirror/view";
import { analysisOf, type Focused, focusedInEditorOf } from "../../core/derived.ts";
import { purposeInput } from "../../core/inputs.ts";
import { lineNote, lineNotes } from "../../editor/line-note.ts";
import { type LineInSight, visibleDecorations } from "../../editor/visible-decorations.ts";
import { explain, type Standing } from "../../engine/decide/explain.ts";
import type { Verdict } from "../../engine/decide/verdict.ts";
import {
  gapAt,
  groupsOf,
  ignoranceAt,
  partsAgents,
  sectionAt,
} from "../../engine/parse/analysis.ts";
import { noteWords, termWords } from "../../words/terms.ts";

/** Lights the line that decides the focused verdict and, faintly, the other rules that match; and says at the end of a line what people misread. */
export function notes(): Extension {
  return [
    visibleDecorations(notesOf, isAnsweredAnew),
    lineNotes.of((state, line) => textOf(state, line, standingsOf(state).get(line))),
  ];
}

function isAnsweredAnew({ startState, state }: ViewUpdate): boolean {
  return (
    startState.field(purposeInput.field) !== state.field(purposeInput.field) ||
    focusedInEditorOf(startState)?.verdict !== focusedInEditorOf(state)?.verdict
  );
}

function notesOf({ state }: EditorView, lines: readonly LineInSight[]) {
  const standings = standingsOf(state);
  // While the table shows uses, the line that decides one of them is lit instead.
  const isLit = state.field(purposeInput.field) === null;
  return lines.flatMap(({ line, isBegun }) => {
    const matched = isBegun ? standings.get(line.number) : undefined;
    const text = isBegun ? textOf(state, line.number, matched) : null;
    if (text === null) return [];
    const look = matched && (isLit && matched.standing === "decides" ? "cm-decides" : "cm-matches");
    return lineNote(line, { text, line: look ?? "", octets: matched?.octets });
  });
}

function textOf(state: EditorState, line: number, matched: Matched | undefined): string | null {
  return matched ? termWords.standings[matched.standing] : noteAt(state, line);
}

interface Matched {
  readonly standing: Standing;
  readonly octets: number;
}

// A verdict is spelled out once, however many keys leave it as it is.
const known = new WeakMap<Verdict, ReadonlyMap<number, Matched>>();

function standingsOf(state: EditorState): ReadonlyMap<number, Matched> {
  const focused = focusedInEditorOf(state);
  if (!focused) return new Map();
  const standings = known.get(focused.verdict) ?? spelledOut(focused);
  known.set(focused.verdict, standings);
  return standings;
}

function spelledOut({ verdict, column }: Focused): ReadonlyMap<number, Matched> {
  const standings = new Map<number, Matched>();
  const explanation = explain(verdict, column.analysis.dialect);
  for (const { rule, standing, weight } of explanation?.candidates ?? [])
    if (!standings.has(rule.line.number))
      standings.set(rule.line.number, { standing, octets: weight });
  return standings;
}

/** What people misread on a line; null where there is nothing to say. */
function noteAt(state: EditorState, number: number): string | null {
  const analysis = analysisOf(state);
  const section = sectionAt(analysis, number);
  const [group] = section ? groupsOf(analysis, section) : [];
  const content = analysis.lineAt(number)?.content;
  const { unread } = analysis;
  if (unread && state.doc.lineAt(unread.from).number === number)
    return noteWords.unread(analysis.dialect);
  if (partsAgents(analysis, number)) return noteWords.parts(analysis.dialect);
  const isSitemap = content?.kind === "field" && content.name === "sitemap";
  const isGap = content?.kind === "blank" && gapAt(analysis, number);
  if (section && group && (isSitemap || isGap)) return noteWords.goesOn(group);
  if (section && group && number === section.first && section !== group.sections[0])
    return noteWords.joins(group);
  const ignorance = ignoranceAt(analysis, number);
  const preference =
    content?.kind === "field" && content.name && noteWords.preference(content.name);
  return ignorance && (preference || termWords.ignorances[ignorance]);
}
