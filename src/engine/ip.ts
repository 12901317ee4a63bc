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
