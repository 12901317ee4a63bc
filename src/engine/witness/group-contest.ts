import { firstIndexFrom } from "../bisect.ts";
import { isOpen, outcomeOf, outcomeOn, weigh } from "../decision.ts";
import type { Dialect, Target } from "../dialect.ts";
import type { Group } from "../group.ts";
import type { Entry } from "../rule-run.ts";
import { isRobotsTxt } from "../verdict.ts";
import { Contender } from "./contender.ts";
import type { Contest, Standing } from "./contest.ts";
import { longestRising } from "./longest-rising.ts";
import { aboveRules, basisOf, rulesOf } from "./rules-of.ts";

/** Two groups, read by one dialect, by what they say of URLs; null is no group, and forbids nothing. */
export function groupContest(before: Group | null, after: Group | null, dialect: Dialect): Contest {
  const [ours, theirs] = [sideOf(before, dialect), sideOf(after, dialect)];
  const { common, differing } = parted(ours.byPattern, theirs.byPattern);
  const contenderOf = new Map<string, Contender>();
  for (const [key, one] of [...common, ...differing]) contenderOf.set(key, one);
  const rule = (group: Group | null, target: Target) => {
    const decision = group && weigh(group, dialect, target);
    const key = decision && !isOpen(decision) ? keyOf(decision) : "";
    return { says: outcomeOn(decision), by: contenderOf.get(key) ?? [] };
  };
  return {
    given: [...aboveRules(dialect, "allow"), ...differing.values()],
    common: [...common.values()],
    otherwise: "allow",
    basis: basisOf(dialect, [...ours.entries, ...theirs.entries]),
    ask: (target) => {
      if (isRobotsTxt(dialect, target)) return { before: "allow", after: "allow", by: [] };
      const [one, other] = [rule(before, target), rule(after, target)];
      return { before: one.says, after: other.says, by: [one.by, other.by].flat() };
    },
  };
}

interface Side {
  readonly entries: readonly Entry[];
  readonly byPattern: ReadonlyMap<string, Ranked>;
}

interface Ranked {
  readonly entry: Entry;
  readonly rank: number;
}

/** The rules of a group by what they match and say; of those that do not differ in that, the strongest. */
function sideOf(group: Group | null, { precedence }: Dialect): Side {
  const entries = rulesOf(group);
  const byPattern = new Map<string, Ranked>();
  for (const [index, entry] of entries.entries()) {
    const key = keyOf(entry);
    // Of as many octets are only rules that say the same, and then it does not matter which decides.
    const rank = precedence === "first" ? index : -entry.weight;
    if (!byPattern.has(key)) byPattern.set(key, { entry, rank });
  }
  return { entries, byPattern };
}

/** What a rule matches and says, as a text. */
function keyOf({ pattern, path, allows }: Entry): string {
  const { pieces, anchored, inQuery, firstFit, isAbout } = pattern;
  const flags = [allows, anchored, inQuery, firstFit === true];
  return JSON.stringify([pieces, flags, isAbout ? path : ""]);
}

/** The rules that say the same on both sides, in an order of strength that both have; and the others. */
function parted(ours: Side["byPattern"], theirs: Side["byPattern"]) {
  const shared = [...ours].flatMap(([key, one]) => {
    const other = theirs.get(key);
    return other ? [{ key, one, other }] : [];
  });
  shared.sort((a, b) => a.one.rank - b.one.rank || a.other.rank - b.other.rank);
  const kept = longestRising(shared.map(({ other }) => other.rank)).flatMap(
    (place) => shared[place] ?? [],
  );
  const common = new Map<string, Contender>();
  for (const [place, { key, one, other }] of kept.entries()) {
    const says = outcomeOf(one.entry);
    const [before, after] = [
      { ...one, place, says },
      { ...other, place, says },
    ];
    common.set(key, new Contender(place, one.entry.pattern, before, after, false));
  }
  const differing = new Map<string, Contender>();
  const standing = (own: Ranked | undefined, ranks: readonly number[]): Standing | null =>
    own ? { rank: own.rank, place: placeOf(own.rank, ranks), says: outcomeOf(own.entry) } : null;
  const ourRanks = kept.map(({ one }) => one.rank);
  const theirRanks = kept.map(({ other }) => other.rank);
  for (const [key, { entry }] of [...ours, ...theirs]) {
    if (common.has(key) || differing.has(key)) continue;
    const before = standing(ours.get(key), ourRanks);
    const after = standing(theirs.get(key), theirRanks);
    const number = common.size + differing.size;
    differing.set(key, new Contender(number, entry.pattern, before, after, true));
  }
  return { common, differing };
}

/** Between which of the common rules: after those that are stronger. */
function placeOf(rank: number, ranks: readonly number[]): number {
  return firstIndexFrom(ranks, (other) => other >= rank) - 0.5;
}
