import { decodeText } from "../text/bytes.ts";

/** urllib.parse.unquote: percent-encodings are decoded as UTF-8, and bytes that are not UTF-8 become U+FFFD. */
export function unquote(text: string): string {
  return text
    .replace(/(?:%[0-9A-Fa-f]{2})+/g, (run) =>
      decodeText(Uint8Array.from(run.slice(1).split("%"), (octet) => Number.parseInt(octet, 16))),
    )
    .replace(UNDECODABLE, "\ufffd");
}

// bytes.decode(errors="replace") makes one U+FFFD of each beginning of a sequence (Unicode, table
// 3-7) and of each other byte. Bytes that are not UTF-8 are U+DC80 to U+DCFF here (bytes.ts).
const UNDECODABLE =
  /\udce0[\udca0-\udcbf]?|\udced[\udc80-\udc9f]?|[\udce1-\udcef][\udc80-\udcbf]?|\udcf0(?:[\udc90-\udcbf][\udc80-\udcbf]?)?|\udcf4(?:[\udc80-\udc8f][\udc80-\udcbf]?)?|[\udcf1-\udcf3][\udc80-\udcbf]{0,2}|[\udc80-\udcff]/gu;
