import { type EditorState, type Extension, type Range, RangeSet } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
  WidgetType,
} from "@codemirror/view";
import { analysisOf, type Focused, focusedVerdictOf } from "../../core/derived.ts";
import { visibleDecorations } from "../../editor/visible-decorations.ts";
import { explain, type Standing } from "../../engine/decide/explain.ts";
import type { Verdict } from "../../engine/decide/verdict.ts";
import {
  gapAt,
  groupsOf,
  ignoranceAt,
  partsAgents,
  sectionAt,
} from "../../engine/parse/analysis.ts";
import { termWords } from "../../words/terms.ts";
import { noteWords } from "./note-words.ts";

/** Lights the line that decides the focused verdict and, faintly, the other rules that match; and says at the end of a line what people misread. */
export function notes(): Extension {
  return visibleDecorations(notesOf, isAnsweredAnew);
}

function isAnsweredAnew({ startState, state }: ViewUpdate): boolean {
  return (
    analysisOf(startState) !== analysisOf(state) ||
    focusedVerdictOf(startState)?.verdict !== focusedVerdictOf(state)?.verdict
  );
}

function notesOf(view: EditorView): DecorationSet {
  const { state } = view;
  const standings = standingsOf(state);
  const ranges: Range<Decoration>[] = [];
  for (const { from, to } of view.visibleRanges) {
    const last = state.doc.lineAt(to).number;
    for (let number = state.doc.lineAt(from).number; number <= last; number++) {
      const line = state.doc.line(number);
      // The end of a folded group is in sight, but the line that it ends is not.
      if (line.from < from) continue;
      const matched = standings.get(number);
      if (matched)
        ranges.push(LIT[matched.standing === "decides" ? "decides" : "matches"].range(line.from));
      const note = matched
        ? new Note(termWords.standings[matched.standing], matched)
        : noteOf(state, number);
      if (!note) continue;
      ranges.push(HAS_NOTE.range(line.from));
      ranges.push(Decoration.widget({ widget: note, side: 1 }).range(line.to));
    }
  }
  return RangeSet.of(ranges, true);
}

const LIT = {
  decides: Decoration.line({ class: "cm-decides" }),
  matches: Decoration.line({ class: "cm-matches" }),
};
const HAS_NOTE = Decoration.line({ class: "cm-noted" });

interface Matched {
  readonly standing: Standing;
  readonly octets: number;
}

// A verdict is spelled out once, however many keys leave it as it is.
const known = new WeakMap<Verdict, ReadonlyMap<number, Matched>>();

function standingsOf(state: EditorState): ReadonlyMap<number, Matched> {
  const focused = focusedVerdictOf(state);
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

function noteOf(state: EditorState, number: number): Note | null {
  const analysis = analysisOf(state);
  const section = sectionAt(analysis, number);
  const [group] = section ? groupsOf(analysis, section) : [];
  const content = analysis.lineAt(number)?.content;
  const { unread } = analysis;
  if (unread && state.doc.lineAt(unread.from).number === number)
    return new Note(noteWords.unread(analysis.dialect));
  if (partsAgents(analysis, number)) return new Note(noteWords.parts(analysis.dialect));
  const isSitemap = content?.kind === "field" && content.name === "sitemap";
  const isGap = content?.kind === "blank" && gapAt(analysis, number);
  if (section && group && (isSitemap || isGap)) return new Note(noteWords.goesOn(group));
  if (section && group && number === section.first && section !== group.sections[0])
    return new Note(noteWords.joins(group));
  const ignorance = ignoranceAt(analysis, number);
  return ignorance && new Note(termWords.ignorances[ignorance]);
}

class Note extends WidgetType {
  private readonly text: string;
  private readonly matched: Matched | null;

  constructor(text: string, matched: Matched | null = null) {
    super();
    this.text = text;
    this.matched = matched;
  }

  override eq(other: Note): boolean {
    return other.text === this.text && other.matched?.octets === this.matched?.octets;
  }

  override toDOM(): HTMLElement {
    const note = document.createElement("span");
    note.className = "cm-note";
    note.textContent = this.text;
    if (this.matched) {
      const octets = note.appendChild(document.createElement("span"));
      octets.className = "cm-octets";
      octets.textContent = String(this.matched.octets);
    }
    return note;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}
