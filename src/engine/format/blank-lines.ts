import { type Analysis, pieceAt } from "../analysis.ts";
import type { Line } from "../line.ts";
import type { Piece } from "../piece.ts";
import type { Change } from "./change.ts";
import { markLength } from "./line-changes.ts";

/** Blank lines to remove and to insert: none at the start and at the end, one round groups and sitemaps, and elsewhere no more than one. `written`: the lines that are not blank. */
export function blankLineChanges(
  text: string,
  analysis: Analysis,
  written: readonly Line[],
): readonly Change[] {
  const { lines } = analysis;
  const apart = startsOfParts(written, analysis);
  const changes: Change[] = [];
  const add = (line: number, from: number, to: number, insert = "") => {
    if (from < to || insert)
      changes.push({ step: "blank-lines", line, edits: [{ from, to, insert }] });
  };
  /** The number of the line that is next, and where it begins. */
  let number = 1;
  let from = markLength(text);
  for (const line of written) {
    if (number === 1) add(1, from, line.span.from);
    // All but the end of the last of them.
    else if (number < line.number) add(number, from, lines[line.number - 2]?.span.to ?? from);
    else if (apart.has(line)) add(number, from, from, "\n");
    number = line.number + 1;
    from = lines[line.number]?.span.from ?? text.length;
  }
  add(number, from, text.length);
  return changes;
}

/** What stands together: the piece that a line is in, lines of sitemaps outside of any, or anything else. */
type Part = Piece | "sitemaps" | "other";

/** The lines before which a part begins that stands apart from the one before: its first, or the comment directly above that. */
function startsOfParts(written: readonly Line[], analysis: Analysis): ReadonlySet<Line> {
  const sitemaps = new Set(analysis.sitemaps.map(({ line }) => line.number));
  const starts = new Set<Line>();
  let part: Part | null = null;
  let start: Line | null = null;
  let last: Line | null = null;
  for (const line of written) {
    if (!start || last?.number !== line.number - 1) start = line;
    last = line;
    if (line.content.kind === "blank") continue;
    const now: Part =
      pieceAt(analysis, line.number) ?? (sitemaps.has(line.number) ? "sitemaps" : "other");
    if (part && standsApart(part, now)) starts.add(start);
    part = now;
    start = null;
  }
  return starts;
}

function standsApart(before: Part, now: Part): boolean {
  if (before === now) return false;
  return typeof now === "object" || now === "sitemaps" || before === "sitemaps";
}
