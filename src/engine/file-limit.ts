import { offsetAtOctet } from "./bytes.ts";
import type { FileLimit } from "./dialect.ts";
import type { Span } from "./line.ts";
import type { Source } from "./source.ts";

/** What of a file a dialect does not read, or null. `breakOctets`: how many octets each LF of the text has in the file. */
export function unreadOf(
  source: Source,
  limit: FileLimit | null,
  breakOctets: number,
): Span | null {
  // No character has more than three octets for each of its UTF-16 units.
  if (!limit || source.length * 3 <= limit.octets) return null;
  const at = offsetOfOctet(source, limit.octets, breakOctets);
  if (at === source.length) return null;
  return { from: limit.beyond === "file-ignored" ? 0 : at, to: source.length };
}

function offsetOfOctet(source: Source, octets: number, breakOctets: number): number {
  let left = octets;
  for (const [index, block] of source.blocks.entries()) {
    const size = block.octetsWith(breakOctets);
    if (size > left) {
      const at = offsetAtOctet(block.text, block.from, block.to, left, breakOctets);
      return source.startOf(index) + at - block.from;
    }
    left -= size;
  }
  return source.length;
}
