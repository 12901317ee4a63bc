import { BitWriter } from "./bit-writer.ts";
import { type CodeLengths, type Counts, countsOf, FIXED, lengthsFor, writeSteps } from "./block.ts";
import { type Costs, cheapestSteps } from "./cheapest-steps.ts";
import { writeCodeTable } from "./code-table.ts";
import { matchesIn } from "./matches.ts";
import type { Step } from "./symbols.ts";

// The costs settle after a few rounds; more of them gain a bit or two.
const ROUNDS = 8;

/**
 * Deflates a short text (time goes up with its square at worst) with a preset dictionary into one
 * block, in fewer bytes than deflate's usual way, which takes the longest match it sees: here all
 * ways to write the text are weighed by what they cost, again and again by the codes that come of it,
 * as zopfli does.
 */
export function squeeze(text: Uint8Array, dictionary: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(dictionary.length + text.length);
  bytes.set(dictionary);
  bytes.set(text, dictionary.length);
  const matches = matchesIn(bytes, dictionary.length);
  let steps = cheapestSteps(text, matches, FIXED);
  let best = fixedBlock(text, steps);
  for (let round = 0; round < ROUNDS; round++) {
    const counts = countsOf(text, steps);
    const block = dynamicBlock(text, steps, lengthsFor(counts));
    if (block.length < best.length) best = block;
    steps = cheapestSteps(text, matches, costsBy(counts));
  }
  return best;
}

function fixedBlock(text: Uint8Array, steps: readonly Step[]): Uint8Array {
  const out = new BitWriter();
  out.write(1, 1);
  out.write(1, 2);
  writeSteps(out, text, steps, FIXED);
  return out.finished();
}

function dynamicBlock(text: Uint8Array, steps: readonly Step[], lengths: CodeLengths): Uint8Array {
  const out = new BitWriter();
  out.write(1, 1);
  out.write(2, 2);
  writeCodeTable(out, lengths);
  writeSteps(out, text, steps, lengths);
  return out.finished();
}

function costsBy({ literals, distances }: Counts): Costs {
  return { literals: entropies(literals), distances: entropies(distances) };
}

/** What each symbol would cost if codes could have parts of bits; one that never came costs two bits more than one that came once. */
function entropies(counts: readonly number[]): readonly number[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => (count > 0 ? Math.log2(all / count) : Math.log2(all + 1) + 2));
}
