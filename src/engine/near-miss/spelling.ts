import { isAscii, lowerCase } from "../ascii.ts";
import { encodeText } from "../bytes.ts";

/** A text in which different spellings of a thing are one. `at`: where in the text as it was spelled a unit of it begins; for its length, where that ends. */
export interface Folded {
  readonly text: string;
  readonly at: (unit: number) => number;
}

/** A to Z in lower case. */
export function foldCase(text: string): Folded {
  return { text: lowerCase(text), at: (unit) => unit };
}

/** A unit for each octet, encoded or not. */
export function foldEscapes(text: string): Folded {
  if (isAscii(text) && !text.includes("%")) return { text, at: (unit) => unit };
  const starts: number[] = [];
  let octets = "";
  let reach = 0;
  for (const { 0: found, index } of text.matchAll(/%[0-9A-Fa-f]{2}|./gsu)) {
    const end = index + found.length;
    for (const octet of octetsOf(found)) {
      // What has several octets is all at the first of them.
      starts.push(reach === end ? end : index);
      octets += String.fromCharCode(octet);
      reach = end;
    }
  }
  return { text: octets, at: (unit) => starts[unit] ?? text.length };
}

/** Both at once. */
export function foldAll(text: string): string {
  return lowerCase(foldEscapes(text).text);
}

function octetsOf(found: string): Iterable<number> {
  return found.length === 3 ? [Number.parseInt(found.slice(1), 16)] : encodeText(found);
}
