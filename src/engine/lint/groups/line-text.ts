import type { FileView } from "../file-view.ts";

/** A line of the file without its end; empty where there is none of this number. */
export function lineText({ analysis }: FileView, number: number): string {
  const { layout } = analysis;
  const line = analysis.lineAt(number);
  if (!line) return "";
  const block = layout.blockOf(number);
  const start = layout.source.startOf(block);
  const { from, to } = line.span;
  return String(layout.source.blocks[block]).slice(from - start, to - start);
}
