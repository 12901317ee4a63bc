import { encodeText } from "../../engine/text/bytes.ts";

/** A text that is really UTF-16 (a spreadsheet's “Unicode text”) and was read as bytes of UTF-8, as `decodeText` does, is read again as what it is; any other is left alone. */
export function withoutUtf16(text: string): string {
  const encoding = encodingOf(text.slice(0, 4));
  return encoding === null ? text : new TextDecoder(encoding).decode(encodeText(text));
}

// By its mark, FF FE or FE FF, which are no UTF-8; or by the zeros that every other octet of Latin
// letters is.
function encodingOf(start: string): "utf-16le" | "utf-16be" | null {
  if (start.startsWith("\udcff\udcfe") || /^[^\0]\0[^\0]\0/.test(start)) return "utf-16le";
  return start.startsWith("\udcfe\udcff") || /^\0[^\0]\0[^\0]/.test(start) ? "utf-16be" : null;
}
