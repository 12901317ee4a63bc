import { isolateHistory } from "@codemirror/commands";
import type { EditorState, TransactionSpec } from "@codemirror/state";
import { readingsOf } from "../../core/derived.ts";
import { encodingInput } from "../../core/inputs.ts";
import type { Block } from "../../engine/text/source.ts";

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

// Blocks stay the same objects where nothing is edited.
const counts = new WeakMap<Block, number>();

/** How many bytes of the file are no UTF-8; they stand in the text as `decodeText` puts them. */
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

/** Where bytes that are no UTF-8 stand in a text: lone surrogates U+DC80 to U+DCFF, by offset. */
export function rawBytesIn(text: string): readonly number[] {
  return [...text.matchAll(/(?<![\ud800-\udbff])[\udc80-\udcff]/g)].map(({ index }) => index);
}
