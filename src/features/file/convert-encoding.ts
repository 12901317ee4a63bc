import { isolateHistory } from "@codemirror/commands";
import type { EditorState, TransactionSpec } from "@codemirror/state";
import { encodingInput } from "../../core/inputs.ts";
import { rawBytesIn } from "./raw-bytes.ts";

/** Makes the file UTF-8: characters stay as they are, and bytes that are no UTF-8 become those that Windows-1252 has for them. One undo. */
export function convertEncoding(state: EditorState): TransactionSpec {
  const text = state.doc.toString();
  return {
    changes: rawBytesIn(text).map((at) => ({ from: at, to: at + 1, insert: westernAt(text, at) })),
    effects: encodingInput.set.of("utf-8"),
    annotations: isolateHistory.of("full"),
  };
}

// What a byte that is no UTF-8 nearly always was meant as.
const WESTERN = new TextDecoder("windows-1252");

function westernAt(text: string, at: number): string {
  return WESTERN.decode(Uint8Array.of(text.charCodeAt(at) - 0xdc00));
}
