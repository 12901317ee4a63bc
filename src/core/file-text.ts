import { isolateHistory } from "@codemirror/commands";
import type { EditorState, TransactionSpec } from "@codemirror/state";
import { charactersOf, hasMark, octetText } from "../engine/text/bytes.ts";
import { readingsOf } from "./conclusions.ts";
import { encodingInput, lineEndingInput, otherEndingsInput } from "./inputs.ts";
import { openText } from "./intents.ts";
import { withLineEndings } from "./line-endings.ts";
import { opensAnother } from "./opened.ts";

/** The file as it leaves the page, with its own line endings, as characters. */
export function charactersIn(state: EditorState): string {
  const usual = state.field(lineEndingInput.field);
  return withLineEndings(state.doc.toString(), usual, state.field(otherEndingsInput.field));
}

/** The file as it leaves the page: the text that its bytes are in UTF-8, whatever it is written in (see decodeText). */
export function fileTextOf(state: EditorState): string {
  return octetText({ text: charactersIn(state), encoding: state.field(encodingInput.field) });
}

/** Replaces the file by one that was read by `decodeText`; where it is UTF-16, it is edited as characters. One undo. */
export function openFileText(state: EditorState, fileText: string): TransactionSpec {
  const { text, encoding } = charactersOf(fileText);
  return {
    ...openText(state, text, encoding),
    annotations: [isolateHistory.of("full"), opensAnother.of(true)],
  };
}

/** The file's size in bytes. */
export function fileSizeOf(state: EditorState): number {
  const encoding = state.field(encodingInput.field);
  const usual = state.field(lineEndingInput.field).length;
  let more = 0;
  for (const at = state.field(otherEndingsInput.field).iter(); at.value; at.next())
    more += at.value.ending.length - usual;
  if (encoding === "utf-8") return readingsOf(state).octets + more;
  const units = state.doc.length + (state.doc.lines - 1) * (usual - 1) + more;
  return (units + (hasMark(encoding) ? 1 : 0)) * 2;
}
