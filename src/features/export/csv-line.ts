/**
 * A row of a CSV file (RFC 4180) with its CRLF.
 *
 * A cell that begins with =, +, -, @, tab, CR or LF gets an apostrophe in front, because
 * spreadsheets would run it as a formula (OWASP, CSV Injection). A list of URLs keeps it when it is
 * read again; one that begins with apostrophes and then such a character gets one more, so that
 * who knows where the file comes from can take it away (see unguarded).
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(text: string): string {
  const safe = /^'*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A cell without the apostrophe that csvLine put in front of it. */
export function unguarded(cell: string): string {
  return /^'+[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell;
}
