// @chunk dialects
import { decodeText } from "../text/bytes.ts";
import { octetAt } from "./quoting.ts";

/** urllib.parse.unquote: percent-encodings are decoded as UTF-8, and bytes that are not UTF-8 become U+FFFD. */
export function unquote(text: string): string {
  const decoded = text.includes("%") ? text.replace(/(?:%[0-9A-Fa-f]{2})+/g, decodedRun) : text;
  // Nearly every text is well-formed, and a search is quicker than a replacement.
  return /[\udc80-\udcff]/u.test(decoded) ? decoded.replace(UNDECODABLE, "\ufffd") : decoded;
}

function decodedRun(run: string): string {
  const bytes: number[] = [];
  for (let at = 1; at < run.length; at += 3) bytes.push(octetAt(run, at));
  return decodeText(bytes);
}

// bytes.decode(errors="replace") makes one U+FFFD of each beginning of a sequence (Unicode, table
// 3-7) and of each other byte. Bytes that are not UTF-8 are U+DC80 to U+DCFF here (bytes.ts).
const UNDECODABLE =
  /\udce0[\udca0-\udcbf]?|\udced[\udc80-\udc9f]?|[\udce1-\udcef][\udc80-\udcbf]?|\udcf0(?:[\udc90-\udcbf][\udc80-\udcbf]?)?|\udcf4(?:[\udc80-\udc8f][\udc80-\udcbf]?)?|[\udcf1-\udcf3][\udc80-\udcbf]{0,2}|[\udc80-\udcff]/gu;
