import { decodeText } from "../text/bytes.ts";
import { isAscii, lowerCase } from "../text/characters.ts";

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

/**
 * An IPv4 address as four decimal numbers, or null. Takes what the URL Standard's IPv4 parser takes:
 * `0x7f.1` is 127.0.0.1, for that is where such a URL leads.
 */
export function ipv4Of(name: string): string | null {
  const parts = (name.endsWith(".") ? name.slice(0, -1) : name).split(".").map(numberOf);
  const last = parts.pop() ?? Number.NaN;
  if (parts.length > 3 || !parts.every((part) => part < 256)) return null;
  if (!(last < 256 ** (4 - parts.length))) return null;
  const address = parts.reduce((sum, part, index) => sum + part * 256 ** (3 - index), last);
  return [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join(".");
}

/** An IPv6 address (RFC 4291 2.2, in lower case) in the form of RFC 5952, or null. */
export function ipv6Of(text: string): string | null {
  const [head = "", tail, more] = text.split("::");
  if (more !== undefined) return null;
  const before = groupsOf(head, tail === undefined);
  const after = groupsOf(tail ?? "", true);
  if (!before || !after) return null;
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  return shortest([...before, ...Array.from({ length: missing }, () => 0), ...after]);
}

function numberOf(part: string): number {
  if (/^0x[0-9a-f]*$/.test(part)) return Number.parseInt(part.slice(2) || "0", 16);
  if (/^0[0-7]+$/.test(part)) return Number.parseInt(part, 8);
  return /^(?:0|[1-9]\d*)$/.test(part) ? Number(part) : Number.NaN;
}

/** The groups of one half of an address; the end of the address may be written as IPv4. */
function groupsOf(half: string, isEnd: boolean): readonly number[] | null {
  if (half === "") return [];
  const groups: number[] = [];
  const written = half.split(":");
  for (const [index, group] of written.entries()) {
    if (isEnd && index === written.length - 1 && group.includes(".")) {
      if (!/^(?:(?:0|[1-9]\d{0,2})(?:\.(?!$)|$)){4}$/.test(group)) return null;
      const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
      if (Math.max(a, b, c, d) > 255) return null;
      groups.push(a * 256 + b, c * 256 + d);
    } else if (/^[0-9a-f]{1,4}$/.test(group)) groups.push(Number.parseInt(group, 16));
    else return null;
  }
  return groups;
}

/** RFC 5952 4.2: the longest run of zeros, the first of equal ones, is left out; a single zero never. */
function shortest(groups: readonly number[]): string {
  let [from, length] = [0, 1];
  for (let at = 0; at < groups.length; ) {
    let end = at;
    while (groups[end] === 0) end++;
    if (end - at > length) [from, length] = [at, end - at];
    at = end + 1;
  }
  const written = groups.map((group) => group.toString(16));
  if (length === 1) return written.join(":");
  return `${written.slice(0, from).join(":")}::${written.slice(from + length).join(":")}`;
}

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const FIRST_POINT = 0x80;

/**
 * A label of a host name in ASCII, as DNS has it (RFC 5890 2.3.2.1, A-label): unchanged where it is
 * ASCII, else `xn--` and its Punycode. The label is in lower case and normalised already. Takes
 * time in proportion to the square of its length.
 */
export function asciiLabel(label: string): string {
  const points = Array.from(label, (character) => character.codePointAt(0) ?? 0);
  const basic = points.filter((point) => point < FIRST_POINT);
  if (basic.length === points.length) return label;
  const literal = basic.length > 0 ? `${String.fromCharCode(...basic)}-` : "";
  return `xn--${literal}${encodeDeltas(points, basic.length)}`;
}

/** RFC 3492 6.3, encoding procedure, after the basic code points. */
function encodeDeltas(points: readonly number[], basicCount: number): string {
  let encoded = "";
  let [point, delta, bias, handled] = [FIRST_POINT, 0, INITIAL_BIAS, basicCount];
  while (handled < points.length) {
    const next = smallestFrom(points, point);
    delta += (next - point) * (handled + 1);
    point = next;
    for (const candidate of points) {
      if (candidate < point) delta++;
      if (candidate !== point) continue;
      encoded += variableLength(delta, bias);
      bias = adapted(delta, handled + 1, handled === basicCount);
      delta = 0;
      handled++;
    }
    delta++;
    point++;
  }
  return encoded;
}

function smallestFrom(points: readonly number[], least: number): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (const point of points) if (point >= least && point < smallest) smallest = point;
  return smallest;
}

/** RFC 3492 3.3, generalized variable-length integers. */
function variableLength(delta: number, bias: number): string {
  let digits = "";
  let rest = delta;
  for (let k = BASE; ; k += BASE) {
    const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
    if (rest < threshold) return digits + digit(rest);
    const range = BASE - threshold;
    digits += digit(threshold + ((rest - threshold) % range));
    rest = Math.floor((rest - threshold) / range);
  }
}

/** RFC 3492 5: a to z are 0 to 25, 0 to 9 are 26 to 35. */
function digit(value: number): string {
  return String.fromCharCode(value < 26 ? value + 0x61 : value - 26 + 0x30);
}

/** RFC 3492 6.1, bias adaptation function. */
function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
