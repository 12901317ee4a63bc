import type { FileView } from "../file-view.ts";

/** The first lines of a file, of a long one no more than is soon looked through. */
export function fileStart({ analysis }: FileView): string {
  return String(analysis.layout.source.blocks[0] ?? "").slice(0, 4096);
}
