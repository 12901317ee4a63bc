import type { Span } from "../line.ts";
import type { Edit } from "../source.ts";
import type { Fix, LineEdit } from "./finding.ts";

/**
 * Fixes as edits of a text, in order and without overlap: of edits that would touch the same text
 * the later ones are left out. `spanOf` gives the offsets of a line without its end, or null;
 * `length` is the text's.
 */
export function editsOf(
  fixes: readonly Fix[],
  spanOf: (line: number) => Span | null,
  length: number,
): readonly Edit[] {
  const edits = fixes
    .flatMap((fix) => fix.edits.flatMap((edit) => editOf(edit, spanOf, length) ?? []))
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const kept: Edit[] = [];
  for (const edit of edits) {
    const before = kept.at(-1);
    // Two insertions at one place are two fixes of the same, or would depend on their order.
    const overlaps = before && (edit.from < before.to || edit.from === before.from);
    if (!overlaps) kept.push(edit);
  }
  return kept;
}

function editOf(
  edit: LineEdit,
  spanOf: (line: number) => Span | null,
  length: number,
): Edit | null {
  const span = spanOf(edit.line);
  if (!span) return null;
  if (edit.kind === "replace") {
    const { from, to, insert } = edit;
    return { from: span.from + from, to: span.from + to, insert };
  }
  const next = spanOf(edit.line + 1);
  if (next) return { from: span.from, to: next.from, insert: "" };
  const before = spanOf(edit.line - 1);
  return { from: before ? before.to : span.from, to: length, insert: "" };
}
