import type { Verdict } from "../decide/verdict.ts";
import { missesByLine } from "./missed-lines.ts";
import { missesByShape } from "./misshapen-rules.ts";
import type { NearMiss } from "./near-miss.ts";
import { Asked, type Origin } from "./near-miss.ts";
import { missesElsewhere } from "./rules-elsewhere.ts";
import { missesBySpelling } from "./spelled-otherwise.ts";
import { missesByEnd, missesByParameter, missesBySlash } from "./url-variants.ts";

const MOST_SHOWN = 5;

/** Longer URLs are nobody's. */
const MOST_UNITS = 8192;

/**
 * The rules that nearly decided a verdict, which then would have been another: at most five, the
 * most telling first. None where something other than rules decides. `origin`: what the verdict
 * was drawn from.
 */
export function nearMissesOf(verdict: Verdict, origin: Origin): readonly NearMiss[] {
  const { ground, outcome, target } = verdict;
  if (outcome !== "allow" && outcome !== "disallow") return [];
  if (target.path.length > MOST_UNITS) return [];
  switch (ground.kind) {
    case "rule":
      return found(new Asked(verdict, origin, ground.matching));
    case "no-match":
    case "no-group":
      return found(new Asked(verdict, origin, []));
    default:
      return [];
  }
}

/** The ways of missing, the most telling first. */
const WAYS: readonly ((asked: Asked) => readonly NearMiss[])[] = [
  missesByLine,
  missesByShape,
  missesBySpelling,
  missesBySlash,
  missesByEnd,
  missesByParameter,
  missesElsewhere,
];

function found(asked: Asked): readonly NearMiss[] {
  const misses = new Map<number, NearMiss>();
  for (const way of WAYS)
    for (const miss of way(asked)) {
      if (misses.size === MOST_SHOWN) return [...misses.values()];
      const line = miss.rule.line.number;
      if (!misses.has(line)) misses.set(line, miss);
    }
  return [...misses.values()];
}
