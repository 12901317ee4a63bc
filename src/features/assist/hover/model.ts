import type { EditorState } from "@codemirror/state";
import { analysisOf } from "../../../core/derived.ts";
import { ignoranceAt, ruleAt } from "../../../engine/parse/analysis.ts";
import type { Field, Span } from "../../../engine/text/line.ts";
import { agentHover } from "./agent-hover.ts";
import type { HoverContent } from "./content.ts";
import { type FieldAt, fieldHover } from "./field-hover.ts";
import { ruleHover } from "./rule-hover.ts";
import { valueHover, wildcardHover } from "./value-hover.ts";

export { type HoverContent, spoken } from "./content.ts";

/** What there is to say of the character at `pos`, or where a field ends there of that; null for comments, blanks, and what is not a field. */
export function hoverAt(state: EditorState, pos: number): HoverContent | null {
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
