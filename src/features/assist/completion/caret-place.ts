import type { EditorState } from "@codemirror/state";
import { analysisOf } from "../../../core/derived.ts";
import type { FieldName, Line, Span } from "../../../engine/text/line.ts";

/** The caret is in the name of a field, or where one can begin; the span is the name's. */
interface KeyPlace extends Span {
  readonly kind: "key";
  readonly hasColon: boolean;
}

/** The caret is in a value; the span reaches from its beginning to the caret. */
interface ValuePlace extends Span {
  readonly kind: "value";
  readonly field: FieldName | null;
  readonly typed: string;
}

/** Where in its line the caret is, as the chosen parser sees the line; null in a comment, in prose, and where the parser does not read. */
export function placeAt(state: EditorState, pos: number): KeyPlace | ValuePlace | null {
  const line = analysisOf(state).lineAt(state.doc.lineAt(pos).number);
  const part = line && [line, ...line.more].find(({ span }) => pos <= span.to);
  if (!part || pos > (part.comment?.from ?? pos) || pos > (part.cut?.at ?? pos)) return null;
  return fieldPlace(state, part, pos) ?? keyPlace(state, part, pos);
}

function fieldPlace(state: EditorState, { content }: Line, pos: number) {
  if (content.kind !== "field") return null;
  const { key, value, name: field } = content;
  if (key.from <= pos && pos <= key.to)
    return {
      kind: "key",
      ...key,
      hasColon: state.sliceDoc(key.to, value.from).includes(":"),
    } as const;
  if (pos < value.from && !state.sliceDoc(key.to, pos).includes(":")) return null;
  const from = pos < value.from || value.from === value.to ? pos : value.from;
  return { kind: "value", field, from, to: pos, typed: state.sliceDoc(from, pos) } as const;
}

const LONGEST_KEY = 60;

/** On a line that is not a field yet: words from its start. */
function keyPlace(state: EditorState, { span, content }: Line, pos: number): KeyPlace | null {
  if (content.kind === "field" || pos - span.from > LONGEST_KEY) return null;
  const words = /^\ufeff?[ \t]*([A-Za-z][A-Za-z -]*)?$/.exec(state.sliceDoc(span.from, pos));
  if (!words) return null;
  const rest = /^[A-Za-z-]*/.exec(state.sliceDoc(pos, Math.min(span.to, pos + LONGEST_KEY)));
  const from = pos - (words[1]?.length ?? 0);
  return { kind: "key", from, to: pos + (rest?.[0].length ?? 0), hasColon: false };
}
