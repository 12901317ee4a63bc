/** How a file's characters are written as bytes; `-bom`: after a byte order mark, which then is no character of the text. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "utf-16le-bom" | "utf-16be-bom";

/** Whether a file in UTF-16 says so by a byte order mark. */
export function hasMark(encoding: Encoding): boolean {
  return encoding.endsWith("-bom");
}
