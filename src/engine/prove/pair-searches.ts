import type { Analysis } from "../parse/analysis.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import { meansTheSame, sameTokens } from "./equivalence.ts";
import { LIMITS, type Limits } from "./hunt.ts";
import { type Distinction, tryRules, WitnessSearch } from "./witness-search.ts";

/** More pairs of groups are not searched. No file that anybody serves has them. */
const MOST_PAIRS = 20_000;

/** Searches for what sets groups apart, each pair searched once. */
export class PairSearches {
  private readonly limits: Limits;
  private readonly known = new Map<Dialect, Map<Group | null, Map<Group | null, Distinction>>>();
  private count = 0;

  /** `limits`: of one pair. */
  constructor(limits: Limits = LIMITS) {
    this.limits = limits;
  }

  /** Whether two readings, by one dialect, are proven to give every crawler the same verdict on every URL. Each step is a small part of the work. */
  *areEqual(before: Analysis, after: Analysis): Generator<void, boolean> {
    if (meansTheSame(before, after)) return true;
    // Else names may lead to other groups, and not only to other rules.
    if (before.dialect !== after.dialect || !sameTokens(before, after)) return false;
    for (const token of before.join.addressOf.keys()) {
      const [ours, theirs] = [before.groupNamed(token), after.groupNamed(token)];
      if (!ours || !theirs) return false;
      const { kind } = yield* this.between(ours, theirs, before.dialect);
      if (kind !== "equal") return false;
      yield;
    }
    return true;
  }

  /** What sets two groups apart. Each step is a small part of the work. */
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
