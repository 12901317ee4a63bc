import { withCodePoints } from "./quoting.ts";

/**
 * A row of a CSV file (RFC 4180) with its CRLF.
 *
 * A cell that begins with =, +, -, @ (full-width ones included), tab, CR or LF gets an apostrophe in
 * front, because spreadsheets would run it as a formula (OWASP, CSV Injection). A list of URLs keeps it when it is
 * read again; one that begins with apostrophes and then such a character gets one more, so that
 * a program that knows where the file comes from can take it away (see unguarded).
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(text: string): string {
  const safe = /^'*[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;
  // Where a spreadsheet separates cells by semicolons or tabs, a cell with one would be cut there.
  // In V8, replaceAll takes more than linear time where a long text has many quotes.
  return /[",;\t\r\n]/.test(safe) ? `"${safe.split('"').join('""')}"` : safe;
}

/** A cell without the apostrophe that csvLine put in front of it. */
export function unguarded(cell: string): string {
  return /^'+[=+\-@＝＋－＠\t\r\n]/.test(cell) ? cell.slice(1) : cell;
}

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
 * escaped, backticks enclosed in more of them (CommonMark 6.1, GFM 4.10), ends of lines spaces, and
 * characters that show nothing or turn what is around them code points.
 */
export function codeSpan(text: string): string {
  const line = withCodePoints(text.replace(/[\0-\x1f\x7f]/g, " ")).replaceAll("|", "\\|");
  if (line.trim() === "") return "";
  const fence = "`".repeat(longestRun(line) + 1);
  const gap = /^[` ]|[` ]$/.test(line) ? " " : "";
  return fence + gap + line + gap + fence;
}

/** A text as a block of code that nothing in it can end: a shorter fence does not end a longer one (CommonMark 4.5). */
export function codeBlock(text: string): string {
  const fence = "`".repeat(Math.max(3, longestRun(text) + 1));
  const end = /[\r\n]$/.test(text) || text === "" ? "" : "\n";
  return `${fence}text\n${text}${end}${fence}\n`;
}

/** The length of the longest run of backticks. */
function longestRun(text: string): number {
  if (!text.includes("`")) return 0;
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}

const REFERENCES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

/**
 * Any text as the content of an element or an attribute in either kind of quotes, that an XML reader
 * gives back as it is: white space as references, which no reader normalises (XML 1.0 2.11 and 3.3.3).
 * What is not a character of XML (2.2), such as controls and lone surrogates, becomes U+FFFD.
 */
export function xmlText(text: string): string {
  return text
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\p{Surrogate}]/gu, "\ufffd")
    .replace(/[&<>"'\t\n\r]/g, (character) => REFERENCES[character] ?? "");
}
