import type { Analysis } from "./analysis.ts";
import type { Line } from "./line.ts";

/** A line as it stands in the file, without its end; up to the offset `to`, where one is given. */
export function lineText({ layout }: Analysis, { number, span }: Line, to = span.to): string {
  const block = layout.blockOf(number);
  const start = layout.source.startOf(block);
  return String(layout.source.blocks[block] ?? "").slice(span.from - start, to - start);
}
