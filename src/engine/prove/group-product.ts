import { isOpen, outcomeOf, outcomeOn, weigh } from "../decide/decision.ts";
import { isRobotsTxt } from "../decide/verdict.ts";
import type { Entry } from "../match/rulebook.ts";
import type { Target } from "../match/search.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import { firstIndexFrom } from "../text/lists.ts";
import {
  basisOf,
  besideRules,
  type Product,
  ProductRule,
  type RuleOnSide,
  rulesOf,
} from "./product.ts";

/** Two groups, read by one dialect, with their decisions on URLs; null stands for no group, which disallows nothing. */
export function groupProduct(before: Group | null, after: Group | null, dialect: Dialect): Product {
  const [ours, theirs] = [sideOf(before, dialect), sideOf(after, dialect)];
  const shared = sharedBy(ours.byPattern, theirs.byPattern);
  const common = commonOf(shared);
  const differing = differingOf(ours.byPattern, theirs.byPattern, shared);
  const ruleByKey = new Map<string, ProductRule>();
  for (const [key, one] of [...common, ...differing]) ruleByKey.set(key, one);
  const rule = (group: Group | null, target: Target) => {
    const decision = group && weigh(group, dialect, target);
    const key = decision && !isOpen(decision) ? keyOf(decision) : "";
    return { says: outcomeOn(decision), by: ruleByKey.get(key) ?? [] };
  };
  const basis = basisOf(dialect, [...ours.entries, ...theirs.entries]);
  return {
    given: [...besideRules(dialect, basis, "allow"), ...differing.values()],
    common: [...common.values()],
    unmatched: "allow",
    basis,
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

/** The rules of a group by what they match and say; of equal ones, the strongest. */
function sideOf(group: Group | null, { precedence, ties }: Dialect): Side {
  const entries = rulesOf(group);
  const byPattern = new Map<string, Ranked>();
  for (const [index, entry] of entries.entries()) {
    const key = keyOf(entry);
    // Unless order decides, equal weights occur only for rules that say the same, so it does not
    // matter which of them decides.
    const rank = precedence === "first" || ties ? index : -entry.weight;
    if (!byPattern.has(key)) byPattern.set(key, { entry, rank });
  }
  return { entries, byPattern };
}

/** What a rule matches and says, as a text. */
function keyOf(entry: Entry): string {
  const { pieces, anchored, inQuery, firstFit, isAbout } = entry.pattern;
  // A rule does not always say what is written: in Python an empty Disallow allows.
  const flags = [outcomeOf(entry), anchored, inQuery, firstFit === true];
  return JSON.stringify([pieces, flags, isAbout ? entry.path : ""]);
}

/** A rule that both sides have. */
interface Shared {
  readonly key: string;
  readonly one: Ranked;
  readonly other: Ranked;
}

/** The largest set of rules that both sides have and that is in the same order of strength on both. */
function sharedBy(ours: Side["byPattern"], theirs: Side["byPattern"]): readonly Shared[] {
  const shared: Shared[] = [];
  for (const [key, one] of ours) {
    const other = theirs.get(key);
    if (other) shared.push({ key, one, other });
  }
  shared.sort((a, b) => a.one.rank - b.one.rank || a.other.rank - b.other.rank);
  const places = longestRising(shared.map(({ other }) => other.rank));
  return places.flatMap((place) => shared[place] ?? []);
}

function commonOf(shared: readonly Shared[]): ReadonlyMap<string, ProductRule> {
  const common = new Map<string, ProductRule>();
  for (const [place, { key, one, other }] of shared.entries()) {
    const says = outcomeOf(one.entry);
    const before = { rank: one.rank, place, says };
    const after = { rank: other.rank, place, says };
    common.set(key, new ProductRule(place, one.entry.pattern, before, after, false));
  }
  return common;
}

/** The rules that are not common to both sides. */
function differingOf(
  ours: Side["byPattern"],
  theirs: Side["byPattern"],
  shared: readonly Shared[],
): ReadonlyMap<string, ProductRule> {
  const known = new Set(shared.map(({ key }) => key));
  const ourRanks = shared.map(({ one }) => one.rank);
  const theirRanks = shared.map(({ other }) => other.rank);
  const differing = new Map<string, ProductRule>();
  for (const [key, { entry }] of [...ours, ...theirs]) {
    if (known.has(key) || differing.has(key)) continue;
    const before = onSideOf(ours.get(key), ourRanks);
    const after = onSideOf(theirs.get(key), theirRanks);
    const number = known.size + differing.size;
    differing.set(key, new ProductRule(number, entry.pattern, before, after, true));
  }
  return differing;
}

/** `ranks`: those of the rules that are common to both sides. */
function onSideOf(rule: Ranked | undefined, ranks: readonly number[]): RuleOnSide | null {
  if (!rule) return null;
  // Between two of them: after all stronger ones.
  const place = firstIndexFrom(ranks, (rank) => rank >= rule.rank) - 0.5;
  return { rank: rule.rank, place, says: outcomeOf(rule.entry) };
}

/** The longest selection of numbers that never decreases, by place (patience sorting). */
function longestRising(numbers: readonly number[]): readonly number[] {
  /** For each length, less one: the end of the selection of this length that ends lowest. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [place, number] of numbers.entries()) {
    const length = firstIndexFrom(ends, (end) => (numbers[end] ?? 0) > number);
    before.push(ends[length - 1]);
    ends[length] = place;
  }
  const run: number[] = [];
  for (let place = ends.at(-1); place !== undefined; place = before[place]) run.push(place);
  return run.reverse();
}
