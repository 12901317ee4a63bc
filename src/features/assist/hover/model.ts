import type { EditorState } from "@codemirror/state";
import { analysisOf } from "../../../core/derived.ts";
import { lineNotes } from "../../../editor/line-note.ts";
import { ignoranceAt, ruleAt } from "../../../engine/parse/analysis.ts";
import type { Field, Span } from "../../../engine/text/line.ts";
import { hoverWords } from "../words.ts";
import { agentHover } from "./agent-hover.ts";
import { contentOf, type HoverContent, type Row } from "./content.ts";
import { type FieldAt, fieldHover } from "./field-hover.ts";
import { ruleHover } from "./rule-hover.ts";
import { valueHover, wildcardHover } from "./value-hover.ts";

export { type HoverContent, spoken } from "./content.ts";

/** What there is to say of the character at `pos`, or where a field ends there of that, and what is noted at the end of the line; null where there is nothing. */
export function hoverAt(state: EditorState, pos: number): HoverContent | null {
  const content = partAt(state, pos);
  const { number, from, to } = state.doc.lineAt(pos);
  const notes = state.facet(lineNotes).flatMap((noteAt) => noteAt(state, number) ?? []);
  const rows = notes.map((note): Row => [hoverWords.terms.onLine, note]);
  if (content) return { ...content, rows: [...content.rows, ...rows] };
  return rows.length > 0
    ? contentOf({ from, to }, { title: hoverWords.line(number), paragraphs: [], rows })
    : null;
}

/** Null for comments, blanks, and what is not a field. */
function partAt(state: EditorState, pos: number): HoverContent | null {
  const analysis = analysisOf(state);
  const line = analysis.lineAt(state.doc.lineAt(pos).number);
  const part = line && [line, ...line.more].find(({ span }) => isIn(span, pos));
  if (part?.content.kind !== "field") return null;
  const { key, value, name } = part.content;
  const written = state.sliceDoc(key.from, key.to);
  const field = { analysis, line: part.number, key: written, name };
  if (isIn(key, pos)) return fieldHover(field, key);
  // Behind a colon with nothing after it, the caret is where the value would be.
  const end = value.from < value.to ? value.to : (part.comment?.from ?? part.span.to);
  const isInValue = isIn({ from: value.from, to: end }, pos);
  return isInValue ? hoverOnValue(state, field, part.content, pos) : null;
}

function hoverOnValue(
  state: EditorState,
  field: FieldAt,
  { name, text, value }: Field,
  pos: number,
): HoverContent {
  const { analysis, line } = field;
  const rule = name === "allow" || name === "disallow" ? ruleAt(analysis, line) : null;
  // A line of several parts may have several rules.
  if (rule?.path === text)
    return wildcardHover(state, rule, value, pos) ?? ruleHover(state, rule, value);
  if (ignoranceAt(analysis, line) === null && name === "user-agent")
    return agentHover(analysis, line, text, value);
  return valueHover(field, text, value);
}

function isIn({ from, to }: Span, pos: number): boolean {
  return from <= pos && pos <= to;
}
