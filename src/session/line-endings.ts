/** What ends a file's lines. The editor holds LF only; the file gets its own back when it leaves the page. */
export type LineEnding = "\n" | "\r\n" | "\r";

/** The line ending that most lines of `text` have; LF where there is none. */
export function lineEndingOf(text: string): LineEnding {
  const counts: Record<LineEnding, number> = { "\n": 0, "\r\n": 0, "\r": 0 };
  for (const [ending] of text.matchAll(/\r\n|\n|\r/g)) counts[ending as LineEnding]++;
  const most = Math.max(counts["\n"], counts["\r"]);
  if (counts["\r\n"] > 0 && counts["\r\n"] >= most) return "\r\n";
  return counts["\r"] > counts["\n"] ? "\r" : "\n";
}

/** `text` with every line ended by `ending`. */
export function withLineEnding(text: string, ending: LineEnding): string {
  return text.replace(/\r\n|\n|\r/g, ending);
}
