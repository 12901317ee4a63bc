import { FARTHEST, LONGEST_MATCH, SHORTEST_MATCH } from "./symbols.ts";

/** What stands further back and reads on as here does. */
export interface Match {
  readonly length: number;
  readonly distance: number;
}

// A text made to be slow has thousands of places that begin alike; the nearest are the cheapest.
const MOST_TRIED = 512;

/** For each byte from `start` on, the matches that begin there, each longer and further back than the one before it. */
export function matchesIn(bytes: Uint8Array, start: number): readonly (readonly Match[])[] {
  const newest = new Map<number, number>();
  const before = new Int32Array(bytes.length).fill(-1);
  const matches: (readonly Match[])[] = [];
  for (let at = 0; at < bytes.length; at++) {
    if (at >= start) matches.push(matchesAt(bytes, at, newest.get(keyAt(bytes, at)) ?? -1, before));
    before[at] = newest.get(keyAt(bytes, at)) ?? -1;
    newest.set(keyAt(bytes, at), at);
  }
  return matches;
}

function matchesAt(
  bytes: Uint8Array,
  at: number,
  nearest: number,
  before: Int32Array,
): readonly Match[] {
  const matches: Match[] = [];
  const most = Math.min(LONGEST_MATCH, bytes.length - at);
  let best = SHORTEST_MATCH - 1;
  let tried = 0;
  for (let from = nearest; from >= 0 && best < most; from = before[from] ?? -1) {
    if (at - from > FARTHEST || ++tried > MOST_TRIED) break;
    let length = 0;
    while (length < most && bytes[from + length] === bytes[at + length]) length++;
    if (length <= best) continue;
    matches.push({ length, distance: at - from });
    best = length;
  }
  return matches;
}

/** The three bytes from here on as one number. */
function keyAt(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
}
