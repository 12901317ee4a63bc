import { decodeText, encodeText } from "../../../engine/text/bytes.ts";

/** A parameter of a fragment, its name and its value decoded; a byte of the value that is no UTF-8 as in decodeText. */
export interface Parameter {
  readonly name: string;
  readonly value: string;
  /** Whether there is an "=". */
  readonly hasValue: boolean;
  /** Whether each "%" begins an escape. */
  readonly isEscaped: boolean;
}

/**
 * The parameters in a fragment, read as application/x-www-form-urlencoded (URL Standard 5.1): `&`
 * between them, `%` and two hexadecimal digits for a byte, `+` for a space. Empty ones are left out.
 */
export function parametersIn(fragment: string): readonly Parameter[] {
  return fragment
    .split("&")
    .filter((part) => part !== "")
    .map((part) => {
      const equals = part.indexOf("=");
      const end = equals < 0 ? part.length : equals;
      return {
        name: decoded(part.slice(0, end)),
        value: decoded(part.slice(end + 1)),
        hasValue: equals >= 0,
        isEscaped: !/%(?![0-9a-f]{2})/i.test(part),
      };
    });
}

const PERCENT = 0x25;
const PLUS = 0x2b;
const SPACE = 0x20;

function decoded(text: string): string {
  const bytes = encodeText(text);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    const escaped = byte === PERCENT ? octetAt(bytes, at + 1) : null;
    if (escaped !== null) at += 2;
    bytes[length++] = escaped ?? (byte === PLUS ? SPACE : byte);
  }
  return decodeText(bytes.subarray(0, length));
}

/** The byte that two hexadecimal digits stand for, or null. */
function octetAt(bytes: Uint8Array, at: number): number | null {
  const digits = String.fromCharCode(...bytes.subarray(at, at + 2));
  return /^[0-9a-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : null;
}
