import type { Text } from "@codemirror/state";
import { type Analysis, pieceAt } from "../../../engine/parse/analysis.ts";
import { firstIndexFrom } from "../../../engine/text/bisect.ts";
import type { Span } from "../../../engine/text/line.ts";
import type { Edit } from "../../../engine/text/source.ts";

/** What takes away the typed text, and its line with it where that is good for nothing else. */
export function withoutTyped(doc: Text, { from, to }: Span): readonly Edit[] {
  const line = doc.lineAt(from);
  const isTyped = from < to;
  // Of several blank lines one can go; a single one may end a group for some readers.
  const isSpare = isBlank(doc, line.number - 1) || isBlank(doc, line.number + 1);
  const hasMore = (doc.sliceString(line.from, from) + doc.sliceString(to, line.to)).trim() !== "";
  if (hasMore || !(isTyped || isSpare)) return isTyped ? [{ from, to, insert: "" }] : [];
  if (line.number < doc.lines) return [{ from: line.from, to: line.to + 1, insert: "" }];
  return [{ from: Math.max(line.from - 1, 0), to: line.to, insert: "" }];
}

/** Lines before which groups may stand, the nearest to line `near` first; none is inside a group or parts it from its comment. */
export function placesNear(doc: Text, near: number, analysis: Analysis): readonly number[] {
  const { pieces } = analysis;
  const index = firstIndexFrom(pieces, ({ first }) => first >= near);
  const end = doc.lines + 1;
  const piece = pieceAt(analysis, near);
  const here = piece && piece.first < near ? [] : [near];
  const around = [pieces[index]?.first ?? end, pieces[index - 1]?.first ?? 1];
  return [...here, ...around, end, 1].map((line) => aboveComment(doc, line));
}

/** A comment right above a line belongs to it. */
function aboveComment(doc: Text, line: number): number {
  let first = line;
  if (line > doc.lines || isBlank(doc, line)) return line;
  while (first > 1 && /^\s*#/.test(doc.line(first - 1).text)) first--;
  return first;
}

/** What puts `text` before a line, or behind the last, with a blank line on either side. */
export function insertionAt(doc: Text, line: number, text: string): Edit {
  const isBehind = line > doc.lines && doc.line(doc.lines).length > 0;
  const number = isBehind ? line : Math.min(line, doc.lines);
  const lead = number > 1 && !isBlank(doc, number - 1) ? "\n" : "";
  if (isBehind) return { from: doc.length, to: doc.length, insert: `\n${lead}${text}` };
  const { from } = doc.line(number);
  const tail = isBlank(doc, number) ? "\n" : "\n\n";
  return { from, to: from, insert: lead + text + tail };
}

function isBlank(doc: Text, line: number): boolean {
  return line >= 1 && line <= doc.lines && doc.line(line).text.trim() === "";
}
