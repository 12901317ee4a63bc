/**
 * A row of a CSV file (RFC 4180) with its CRLF.
 *
 * A cell that begins with =, +, -, @, tab, CR or LF gets an apostrophe in front, because
 * spreadsheets would run it as a formula (OWASP, CSV Injection). It is not taken away when the file
 * is read again: nobody could tell it from one that was there.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
