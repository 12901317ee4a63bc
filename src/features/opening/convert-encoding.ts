import { isolateHistory } from "@codemirror/commands";
import type { EditorState, TransactionSpec } from "@codemirror/state";
import { readingsOf } from "../../core/derived.ts";
import { encodingInput } from "../../core/inputs.ts";
import type { Block } from "../../engine/text/source.ts";

/** Makes the file UTF-8: characters stay as they are, and invalid bytes become their characters of Windows-1252. One undo. */
export function convertEncoding(state: EditorState): TransactionSpec {
  const text = state.doc.toString();
  return {
    changes: rawBytesIn(text).map((at) => ({ from: at, to: at + 1, insert: westernAt(text, at) })),
    effects: encodingInput.set.of("utf-8"),
    annotations: isolateHistory.of("full"),
  };
}

// What an invalid byte nearly always means.
const WESTERN = new TextDecoder("windows-1252");

function westernAt(text: string, at: number): string {
  return WESTERN.decode(Uint8Array.of(text.charCodeAt(at) - 0xdc00));
}

// Blocks stay the same objects where nothing is edited.
const counts = new WeakMap<Block, number>();

/** How many bytes of the file are not valid UTF-8; `decodeText` puts them into the text. */
export function rawByteCountOf(state: EditorState): number {
  return readingsOf(state).source.blocks.reduce((sum, block) => sum + countIn(block), 0);
}

function countIn(block: Block): number {
  const known = counts.get(block);
  if (known !== undefined) return known;
  const count = rawBytesIn(block.toString()).length;
  counts.set(block, count);
  return count;
}

/** The offsets of invalid bytes in a text: lone surrogates U+DC80 to U+DCFF. */
function rawBytesIn(text: string): readonly number[] {
  return [...text.matchAll(/(?<![\ud800-\udbff])[\udc80-\udcff]/g)].map(({ index }) => index);
}
