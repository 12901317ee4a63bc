// @chunk writing
import { type EditorState, type Extension, Prec, type Range } from "@codemirror/state";
import { Decoration, EditorView, type ViewUpdate } from "@codemirror/view";
import { analysisOf, focusedInEditorOf } from "../../core/derived.ts";
import { purposeInput } from "../../core/inputs.ts";
import { managedBlockNotes } from "../../editor/managed-block.ts";
import { type LineInSight, visibleDecorations } from "../../editor/visible-decorations.ts";
import { type Analysis, sectionAt } from "../../engine/parse/analysis.ts";
import {
  type PreferenceLine,
  preferenceLineAt,
} from "../../engine/preferences/preference-lines.ts";
import { answersBy, countingFor } from "../../engine/preferences/preferences-for.ts";
import { purposeGroupsOf } from "../../engine/preferences/purpose-groups.ts";
import type { Span } from "../../engine/text/line.ts";

/** What a stretch of a preference line is, and how it looks. Parts that say nothing keep the colour of ignored text. */
const STYLES = {
  field: { color: "var(--code-field)" },
  path: { color: "var(--code-path)" },
  wildcard: { color: "var(--code-wildcard)", fontWeight: "var(--weight-strong)" },
  label: { color: "var(--code-agent)", fontWeight: "var(--weight-strong)" },
  allowed: { color: "var(--allow)" },
  refused: { color: "var(--block)" },
  url: { color: "var(--code-url)" },
} as const;

type Kind = keyof typeof STYLES;

const KINDS = Object.keys(STYLES) as readonly Kind[];
const classOf = (kind: Kind) => `cm-use-${kind}`;
const MARKS = Object.fromEntries(
  KINDS.map((kind) => [kind, Decoration.mark({ class: classOf(kind) })]),
) as Readonly<Record<Kind, Decoration>>;

const look = EditorView.theme({
  ...Object.fromEntries(KINDS.map((kind) => [`.cm-line .${classOf(kind)}`, STYLES[kind]])),
  // What is said at its end is not why it is lit.
  ".cm-line.cm-use-decides .cm-note": { fontWeight: "var(--weight)" },
  // The colour of ignored text is too faint on the light of the line.
  ".cm-line.cm-use-decides .cm-code-ignored": { color: "var(--ink-2)" },
});

const COUNTS = Decoration.line({ class: "cm-matches" });
const DECIDES = Decoration.line({ class: "cm-decides cm-use-decides" });

/** Colours path, label and value of preference lines in groups, and lights those that count for the focused verdict. */
export function preferenceMarks(): Extension {
  // Inside the marks of ignored text.
  return [look, Prec.high(visibleDecorations(marksOf, isAnsweredAnew)), managedBlockNotes()];
}

function isAnsweredAnew({ startState, state }: ViewUpdate): boolean {
  const isSame =
    startState.field(purposeInput.field) === state.field(purposeInput.field) &&
    focusedInEditorOf(startState)?.verdict === focusedInEditorOf(state)?.verdict;
  // In most files no line counts, whatever the verdict.
  return !isSame && [startState, state].some((each) => countingLooks(each).size > 0);
}

function marksOf({ state }: EditorView, lines: readonly LineInSight[]) {
  const analysis = analysisOf(state);
  const counting = countingLooks(state);
  const ranges: Range<Decoration>[] = [];
  for (const { line, isBegun } of lines) {
    const read = isBegun ? analysis.lineAt(line.number) : null;
    if (read?.content.kind !== "field") continue;
    const { key, value, name } = read.content;
    const look = counting.get(line.number);
    if (look) ranges.push(look.range(line.from));
    const preference = preferenceLineAt(analysis, line.number);
    if (preference && sectionAt(analysis, line.number)) {
      ranges.push(...markOf(key, "field"), ...marksIn(preference, line.from));
    } else if (name === "license") ranges.push(...markOf(key, "field"), ...markOf(value, "url"));
  }
  return ranges;
}

/** Longer values are not coloured: each key in one would have it read again. */
const LONGEST = 10_000;

function marksIn(line: PreferenceLine, lineFrom: number): readonly Range<Decoration>[] {
  const { grammar, text, valueFrom } = line;
  if (text.length > LONGEST) return [];
  const mark = ({ from, to }: Span, kind: Kind) => {
    const shift = lineFrom + valueFrom;
    return markOf({ from: from + shift, to: to + shift }, kind);
  };
  const path = grammar.pathIn(text);
  const marks = path ? [...mark(path, "path")] : [];
  for (const { 0: found, index } of text.slice(0, path?.to ?? 0).matchAll(/\*|\$$/g))
    marks.push(...mark({ from: index, to: index + found.length }, "wildcard"));
  for (const { label, value, stated } of grammar.membersOf(text))
    if (stated && value) marks.push(...mark(label, "label"), ...mark(value, stated));
  return marks;
}

function markOf({ from, to }: Span, kind: Kind): Range<Decoration>[] {
  return from < to ? [MARKS[kind].range(from, to)] : [];
}

/** Groups of more lines are not searched on each key. */
const MOST_LINES = 500;

/** How the lines look that count for the focused verdict: while the table shows uses, those are lit that decide the chosen purpose. */
function countingLooks(state: EditorState): ReadonlyMap<number, Decoration> {
  const focused = focusedInEditorOf(state);
  if (focused?.verdict.outcome !== "allow") return NONE;
  const { verdict, column } = focused;
  const { analysis, selection } = column;
  const counting = isSmall(analysis) ? countingFor(analysis, selection.group, verdict.url) : [];
  const stating = counting.filter(({ uses }) => Object.keys(uses).length > 0);
  const purpose = state.field(purposeInput.field);
  const decided = purpose && answersBy(counting, true)[purpose].value;
  return new Map(
    stating.map(({ number, uses }) => [
      number,
      purpose && uses[purpose] === decided ? DECIDES : COUNTS,
    ]),
  );
}

const NONE: ReadonlyMap<number, Decoration> = new Map();

function isSmall(analysis: Analysis): boolean {
  const { readings } = analysis.layout;
  const lines = readings.reduce((sum, { preferences }) => sum + preferences.length, 0);
  const rules = purposeGroupsOf(analysis).map(({ group }) => group.ruleCount);
  return Math.max(lines, ...rules) <= MOST_LINES;
}
