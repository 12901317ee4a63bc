import { lowerCase } from "../../engine/text/characters.ts";
import type { IsVerified } from "./tally.ts";

/** How many ranges of a list count; the largest list has some thousand. */
export const MOST_RANGES = 100_000;

/** How many addresses are remembered with their answer. */
const MOST_KNOWN = 20_000;

/**
 * The ranges of a list that an operator publishes: a JSON object whose `prefixes` have an
 * `ipv4Prefix` or an `ipv6Prefix` each (draft-illyes-aipref-jafar). Null for any other text.
 */
export function rangesIn(text: string): AddressRanges | null {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof list !== "object" || list === null || !("prefixes" in list)) return null;
  const { prefixes } = list;
  if (!Array.isArray(prefixes)) return null;
  const ranges = new AddressRanges();
  for (const prefix of prefixes.slice(0, MOST_RANGES)) {
    const { ipv4Prefix, ipv6Prefix }: { readonly [key: string]: unknown } = prefix ?? {};
    const written = ipv4Prefix ?? ipv6Prefix;
    if (typeof written === "string") ranges.add(written);
  }
  return ranges;
}

/** Ranges of addresses, in the notation of RFC 4632 3.1 and RFC 4291 2.3. */
export class AddressRanges {
  /** How many ranges there are. */
  size = 0;
  /** By the number of bits that are not compared, of 128: the others of each range. */
  private readonly byWidth = new Map<number, Set<bigint>>();

  add(range: string): void {
    const [written = "", bits = ""] = range.split("/", 2);
    const address = addressNumber(written);
    const width = written.includes(":") ? 128 : 32;
    const length = bits === "" ? width : Number(bits);
    if (address === null || !Number.isInteger(length) || length < 0 || length > width) return;
    const open = width - length;
    const starts = this.byWidth.get(open) ?? new Set();
    starts.add(address >> BigInt(open));
    this.byWidth.set(open, starts);
    this.size++;
  }

  has(address: string): boolean {
    const number = addressNumber(address);
    if (number === null) return false;
    for (const [open, starts] of this.byWidth) if (starts.has(number >> BigInt(open))) return true;
    return false;
  }
}

/** An address as a number of 128 bits, in which IPv4 addresses are those that IPv6 maps (RFC 4291 2.5.5.2); null for any other text. */
function addressNumber(text: string): bigint | null {
  if (text.length > 45) return null;
  const v4 = /^(?:(.*):)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text);
  if (v4 && v4[1] === undefined) {
    const octets = v4.slice(2).map(Number);
    if (octets.some((octet) => octet > 255)) return null;
    return octets.reduce((sum, octet) => (sum << 8n) | BigInt(octet), 0xffffn);
  }
  if (v4) {
    const [high, low] = [0, 2].map((at) => Number(v4[at + 2]) * 256 + Number(v4[at + 3]));
    return addressNumber(`${v4[1]}:${(high ?? 0).toString(16)}:${(low ?? 0).toString(16)}`);
  }
  const [before = "", after, ...more] = text.split("::");
  if (more.length > 0) return null;
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  const [first, last] = [groups(before), groups(after ?? "")];
  const missing = 8 - first.length - last.length;
  if (after === undefined ? missing !== 0 : missing < 1) return null;
  const all = [
    ...first,
    ...new Array<string>(after === undefined ? 0 : missing).fill("0"),
    ...last,
  ];
  if (!all.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null;
  return BigInt(`0x${all.map((group) => group.padStart(4, "0")).join("")}`);
}

/** Asks lists whether a crawler’s request comes from its operator. `lists`: the ranges of crawlers, by product token; a crawler may be in several. */
export function verifiedBy(
  lists: readonly { readonly tokens: readonly string[]; readonly ranges: AddressRanges }[],
): IsVerified {
  const byToken = new Map<string, AddressRanges[]>();
  for (const { tokens, ranges } of lists)
    for (const token of tokens.map(lowerCase))
      byToken.set(token, [...(byToken.get(token) ?? []), ranges]);
  const known = new Map<string, boolean>();
  return (token, address) => {
    const own = byToken.get(lowerCase(token));
    if (!own) return null;
    const key = `${token} ${address}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = own.some((ranges) => ranges.has(address));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, answer);
    return answer;
  };
}
