import type { Match } from "./matches.ts";
import {
  DISTANCE_BITS,
  DISTANCE_CODES,
  FIRST_LENGTH,
  LENGTH_BITS,
  LENGTH_CODES,
  SHORTEST_MATCH,
  type Step,
} from "./symbols.ts";

/** How many bits each symbol costs, which need not be a whole number. */
export interface Costs {
  readonly literals: ArrayLike<number>;
  readonly distances: ArrayLike<number>;
}

/** The steps that write `text` in the fewest bits at these costs: of all ways to each byte the cheapest is kept. */
export function cheapestSteps(
  text: Uint8Array,
  matches: readonly (readonly Match[])[],
  costs: Costs,
): readonly Step[] {
  const lengthCosts = costsOfLengths(costs);
  const cheapest = new Float64Array(text.length + 1).fill(Number.POSITIVE_INFINITY);
  const lengths = new Uint16Array(text.length + 1);
  const distances = new Uint16Array(text.length + 1);
  cheapest[0] = 0;
  const offer = (to: number, cost: number, length: number, distance: number) => {
    if (cost >= (cheapest[to] ?? 0)) return;
    cheapest[to] = cost;
    lengths[to] = length;
    distances[to] = distance;
  };
  for (let at = 0; at < text.length; at++) {
    const here = cheapest[at] ?? 0;
    offer(at + 1, here + (costs.literals[text[at] ?? 0] ?? 0), 1, 0);
    let length = SHORTEST_MATCH;
    for (const match of matches[at] ?? []) {
      const reached = here + costOfDistance(costs, match.distance);
      // A match serves for every shorter length that no nearer one has.
      for (; length <= match.length; length++)
        offer(at + length, reached + (lengthCosts[length] ?? 0), length, match.distance);
    }
  }
  return stepsBack(text.length, lengths, distances);
}

function costsOfLengths({ literals }: Costs): readonly number[] {
  return Array.from(
    LENGTH_CODES,
    (code) => (literals[FIRST_LENGTH + code] ?? 0) + (LENGTH_BITS[code] ?? 0),
  );
}

function costOfDistance({ distances }: Costs, distance: number): number {
  const code = DISTANCE_CODES[distance] ?? 0;
  return (distances[code] ?? 0) + (DISTANCE_BITS[code] ?? 0);
}

function stepsBack(end: number, lengths: Uint16Array, distances: Uint16Array): readonly Step[] {
  const steps: Step[] = [];
  for (let to = end; to > 0; ) {
    const length = lengths[to] || 1;
    to -= length;
    steps.push({ length, distance: distances[to + length] ?? 0, at: to });
  }
  return steps.reverse();
}
