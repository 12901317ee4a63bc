/** A row of a table in GitHub Flavored Markdown (section 4.10). The cells are Markdown: see codeSpan. */
export function markdownLine(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |\n`;
}

/** The line between the head of a table and its rows. */
export function markdownRule(columns: number): string {
  return markdownLine(new Array<string>(columns).fill("---"));
}

/**
 * Any text as code in a cell of a table, in which nothing is a link, a name or HTML. Pipes are
 * escaped, backticks enclosed in more of them (CommonMark 6.1, GFM 4.10), ends of lines spaces.
 */
export function codeSpan(text: string): string {
  const line = text.replace(/[\0-\x1f\x7f]/g, " ").replaceAll("|", "\\|");
  if (line.trim() === "") return "";
  const fence = "`".repeat(longestRun(line) + 1);
  const gap = /^[` ]|[` ]$/.test(line) ? " " : "";
  return fence + gap + line + gap + fence;
}

/** A text as a block of code that nothing in it can end: a fence closes only one as short as itself (CommonMark 4.5). */
export function codeBlock(text: string): string {
  const fence = "`".repeat(Math.max(3, longestRun(text) + 1));
  const end = /[\r\n]$/.test(text) || text === "" ? "" : "\n";
  return `${fence}text\n${text}${end}${fence}\n`;
}

/** How many backticks stand together at most. */
function longestRun(text: string): number {
  if (!text.includes("`")) return 0;
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}
