/** Whether the brackets of a JSON text, those in its strings left out, stand deeper in each other than `most`; in time linear in its length. */
export function isDeeperThan(most: number, text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) at = endOfString(text, at);
    else if (unit === ARRAY || unit === OBJECT) depth++;
    else if (unit === ARRAY_END || unit === OBJECT_END) depth--;
    if (depth > most) return true;
  }
  return false;
}

/** Where the string that begins at `from` ends; the end of the text where it is not closed. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) return at;
    if (unit === BACKSLASH) at++;
  }
  return text.length;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const ARRAY = 0x5b;
const ARRAY_END = 0x5d;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;
