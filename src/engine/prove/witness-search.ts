import { type Outcome, outcomeOn, weigh } from "../decide/decision.ts";
import { type Follower, select } from "../decide/select.ts";
import { isRobotsTxt, rejectedOutcome } from "../decide/verdict.ts";
import type { Analysis } from "../parse/analysis.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import { urlOf } from "../url/url.ts";
import { CounterexampleSearch, LIMITS, type Limits } from "./counterexample-search.ts";
import { meansTheSame, rulesMeanTheSame, sameTokens } from "./equivalence.ts";
import { groupProduct } from "./group-product.ts";
import { rulesOf } from "./product.ts";

/**
 * Whether two groups decide any URL differently. `path` is a shortest one that they decide
 * differently, which the engine confirms. A path with an unusual beginning is given only if there is
 * no other: two slashes, which need an origin before them, or no path, in an absolute URL.
 * `undecided`: not proven within the limits, or with what is known of the dialect.
 */
export type Distinction =
  | { readonly kind: "equal" }
  | {
      readonly kind: "differs";
      readonly path: string;
      readonly before: Outcome;
      readonly after: Outcome;
    }
  | { readonly kind: "undecided" };

/** Searches for a URL that two groups, read by one dialect, decide differently; null stands for no group, which disallows nothing. Each step is a small part of the work. */
export function* findWitness(
  before: Group | null,
  after: Group | null,
  dialect: Dialect,
  limits: Limits,
): Generator<void, Distinction> {
  if (rulesMeanTheSame(before, after)) return { kind: "equal" };
  const product = groupProduct(before, after, dialect);
  const result = yield* new CounterexampleSearch(product, dialect, limits).steps();
  if (result.kind === "none") return { kind: "equal" };
  if (result.kind === "undecided") return result;
  const { path } = result;
  const target = dialect.targetOf(urlOf(path));
  const on = (group: Group | null) => outcomeOn(group && weigh(group, dialect, target));
  return { kind: "differs", path, before: on(before), after: on(after) };
}

/** So many rules of each side are tried. */
const MOST_TRIED = 5_000;

/**
 * Tests both groups with paths from their rules, for pairs that a search leaves undecided: two sets
 * of thousands of rules with little in common. A path that it finds need not be a shortest one;
 * without a path, the pair stays undecided.
 */
function* tryRules(
  before: Group | null,
  after: Group | null,
  dialect: Dialect,
): Generator<void, Distinction> {
  const entries = [before, after].flatMap((group) => rulesOf(group).slice(0, MOST_TRIED));
  for (const { pattern } of entries) {
    yield;
    const path = pattern.pieces.join("");
    if (!PLAIN_PATH.test(path)) continue;
    const [was, is] = [outcomeFor(before, path, dialect), outcomeFor(after, path, dialect)];
    if (was !== is) return { kind: "differs", path, before: was, after: is };
  }
  return { kind: "undecided" };
}

// RFC 3986 2: a URL has no other characters, and # ends the requested part.
const PLAIN_PATH = /^\/(?!\/)[!"$-~]*$/;

function outcomeFor(group: Group | null, path: string, dialect: Dialect): Outcome {
  const target = dialect.targetOf(urlOf(path));
  return !group || isRobotsTxt(dialect, target)
    ? "allow"
    : outcomeOn(weigh(group, dialect, target));
}

/** More pairs of groups are not searched; no real file has so many. */
const MOST_PAIRS = 20_000;

/** Searches for differences between groups, once for each pair. */
export class PairSearches {
  private readonly limits: Limits;
  private readonly known = new Map<Dialect, Map<Group | null, Map<Group | null, Distinction>>>();
  private count = 0;

  /** `limits`: those of one pair. */
  constructor(limits: Limits = LIMITS) {
    this.limits = limits;
  }

  /** Whether two analyses, by one dialect, are proven to give every crawler the same verdict on every URL. Each step is a small part of the work. */
  *areEqual(before: Analysis, after: Analysis): Generator<void, boolean> {
    if (meansTheSame(before, after)) return true;
    if (before.rejectedBy || after.rejectedBy) return false;
    // Otherwise tokens may lead to other groups, and not only to other rules.
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

  /** The difference for a crawler between two analyses, by one dialect. Each step is a small part of the work. */
  *forCrawler(before: Analysis, after: Analysis, follower: Follower): Generator<void, Distinction> {
    const { dialect } = before;
    const rejected = rejectedOutcome(dialect);
    // A file that is rejected has no group.
    const groupOf = (analysis: Analysis) =>
      analysis.rejectedBy ? null : select(analysis, follower).group;
    const [ours, theirs] = [groupOf(before), groupOf(after)];
    if (rejected === "allow" || (!before.rejectedBy && !after.rejectedBy))
      return yield* this.between(ours, theirs, dialect);
    if (before.rejectedBy && after.rejectedBy) return { kind: "equal" };
    return {
      kind: "differs",
      path: "/",
      before: before.rejectedBy ? rejected : outcomeFor(ours, "/", dialect),
      after: after.rejectedBy ? rejected : outcomeFor(theirs, "/", dialect),
    };
  }

  /** The difference between two groups. Each step is a small part of the work. */
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
    const found = yield* findWitness(before, after, dialect, this.limits);
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
