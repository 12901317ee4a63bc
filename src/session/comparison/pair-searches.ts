import type { Dialect } from "../../engine/dialect.ts";
import type { Group } from "../../engine/group.ts";
import type { Limits } from "../../engine/witness/hunt.ts";
import { type Distinction, WitnessSearch } from "../../engine/witness/witness-search.ts";
import { tryRules } from "./try-rules.ts";

/** More pairs of groups are not searched. No file that anybody serves has them. */
const MOST_PAIRS = 20_000;

/** Searches for what sets groups apart, each pair searched once. */
export class PairSearches {
  private readonly limits: Limits;
  private readonly known = new Map<Dialect, Map<Group | null, Map<Group | null, Distinction>>>();
  private count = 0;

  /** `limits`: of one pair. */
  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Each step is a small part of the work. */
  *between(
    before: Group | null,
    after: Group | null,
    dialect: Dialect,
  ): Generator<void, Distinction> {
    const known = this.pairsOf(before, dialect);
    const distinction = known.get(after) ?? (yield* this.search(before, after, dialect));
    known.set(after, distinction);
    return distinction;
  }

  private *search(
    before: Group | null,
    after: Group | null,
    dialect: Dialect,
  ): Generator<void, Distinction> {
    if (++this.count > MOST_PAIRS) return UNDECIDED;
    const search = new WitnessSearch(before, after, dialect, this.limits);
    while (!search.run(oneStep())) yield;
    const found = search.result ?? UNDECIDED;
    return found.kind === "undecided" ? yield* tryRules(before, after, dialect) : found;
  }

  private pairsOf(before: Group | null, dialect: Dialect): Map<Group | null, Distinction> {
    const byBefore =
      this.known.get(dialect) ?? new Map<Group | null, Map<Group | null, Distinction>>();
    this.known.set(dialect, byBefore);
    const pairs = byBefore.get(before) ?? new Map<Group | null, Distinction>();
    byBefore.set(before, pairs);
    return pairs;
  }
}

const UNDECIDED: Distinction = { kind: "undecided" };

/** Time for one step, and no more. */
function oneStep(): () => boolean {
  let asked = 0;
  return () => asked++ > 0;
}
