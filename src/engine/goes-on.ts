import { type Analysis, pieceAt } from "./analysis.ts";

/** So many lines after it a blank line has not much to do with any more. */
const FARTHEST = 50;

/** Whether this blank line, the first of several, stands between user-agent lines that share their rules all the same: people take it for the end of a group. */
export function gapAt(analysis: Analysis, number: number): boolean {
  const piece = pieceAt(analysis, number);
  if (!piece || !isEmpty(analysis, number) || isEmpty(analysis, number - 1)) return false;
  const last = Math.min(piece.last, number + FARTHEST);
  for (let next = number + 1; next <= last; next++) {
    const content = analysis.lineAt(next)?.content;
    if (content?.kind !== "blank")
      return content?.kind === "field" && content.name === "user-agent";
  }
  return false;
}

/** Whether a line has nothing on it, not even a comment. */
function isEmpty(analysis: Analysis, number: number): boolean {
  const line = analysis.lineAt(number);
  return line?.content.kind === "blank" && line.comment === null;
}
