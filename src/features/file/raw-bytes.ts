import type { EditorState } from "@codemirror/state";
import { readingsOf } from "../../core/conclusions.ts";
import type { Block } from "../../engine/text/source.ts";

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
