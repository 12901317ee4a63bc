import { isAscii, lowerCase } from "./ascii.ts";
import { decodeText } from "./bytes.ts";
import { ipv4Of, ipv6Of } from "./ip.ts";
import { asciiLabel } from "./punycode.ts";

/**
 * The host of a URL in the one form that equal hosts share, or null where it is none: names in
 * lower case and ASCII (`www.Müller.eu` is `www.xn--mller-kva.eu`), IPv4 as four decimal numbers,
 * IPv6 in brackets in its shortest form. A final dot is part of the name.
 */
export function hostOf(text: string): string | null {
  if (text.startsWith("[")) {
    const address = text.endsWith("]") ? ipv6Of(lowerCase(text.slice(1, -1))) : null;
    return address && `[${address}]`;
  }
  const name = nameOf(text);
  if (name === null) return null;
  return endsInNumber(name) ? ipv4Of(name) : name;
}

// RFC 1035 2.3.4 has 255 octets, of which a name in text shows 253 at most.
const NAME_LIMIT = 253;
const LABEL_LIMIT = 63;

// Letters, digits, hyphen, and the underscore that DNS does not mind.
const ASCII_NAME = /^[a-z0-9_.-]+$/;
// Of other scripts all but white space and characters without a shape. U+200C and U+200D belong to
// some scripts.
const SHAPELESS = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zs}\p{Zl}\p{Zp}]/u;

function nameOf(text: string): string | null {
  const name = folded(percentDecoded(text));
  // In ASCII a name has at least as many characters, and a character here is two units at most.
  if (name.length > 2 * (NAME_LIMIT + 1) || SHAPELESS.test(name)) return null;
  const ascii = isAscii(name) ? name : name.split(".").map(asciiLabel).join(".");
  const isAbsolute = ascii.endsWith(".");
  if (!ASCII_NAME.test(ascii) || ascii.length - Number(isAbsolute) > NAME_LIMIT) return null;
  const labels = (isAbsolute ? ascii.slice(0, -1) : ascii).split(".");
  return labels.every((label) => label !== "" && label.length <= LABEL_LIMIT) ? ascii : null;
}

/** RFC 3986 3.2.2: a registered name may be percent-encoded UTF-8. */
function percentDecoded(text: string): string {
  if (!text.includes("%")) return text;
  return text.replace(/(?:%[0-9A-Fa-f]{2})+/g, (run) =>
    decodeText(Uint8Array.from(run.slice(1).split("%"), (octet) => Number.parseInt(octet, 16))),
  );
}

/**
 * What UTS #46 maps before it encodes, without its tables: compatibility forms, case, the
 * ideographic full stops, and characters that it ignores. One character at a time, so that a
 * sigma stays the same wherever in the word it stands.
 */
function folded(text: string): string {
  if (isAscii(text)) return lowerCase(text);
  const shown = text.replace(/\u00ad|\u200b|\u2060|\ufeff|[\ufe00-\ufe0f]/g, "");
  const lower = Array.from(shown.normalize("NFKC"), (character) => character.toLowerCase());
  return lower.join("").normalize("NFKC").replaceAll("\u3002", ".");
}

/** The URL Standard, "ends in a number": no top-level domain does, so it can only be IPv4. */
function endsInNumber(name: string): boolean {
  return /(?:^|\.)(?:\d+|0x[0-9a-f]*)\.?$/.test(name);
}
