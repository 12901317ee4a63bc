import type { Target } from "../dialect.ts";
import type { Contender } from "./contender.ts";

/** What a rule is on one side: of lower rank is stronger; `says` is what is compared between the sides. */
export interface Standing {
  readonly rank: number;
  /** Where it stands among the rules that both sides have in common (see Contest.common). */
  readonly place: number;
  readonly says: string;
}

/** What decides a path, on either side. */
export interface Deciders {
  readonly before: Standing;
  readonly after: Standing;
}

/** What the engine says of a URL, for both sides, and the contenders that decide that. */
export interface Ruling {
  readonly before: string;
  readonly after: string;
  readonly by: readonly Contender[];
}

/** What decides: the strongest rule that matches; all that match; or the path besides. */
export type Basis = "strongest" | "matching" | "path";

/** Two sets of rules, to be searched for a path of which they do not say the same. */
export interface Contest {
  /** Those that differ, and what both sides have above all rules. */
  readonly given: readonly Contender[];
  /** Those that have the same part on both sides, by place, which is the order of strength on either; null where there is none with this place. */
  readonly common: readonly (Contender | null)[];
  /** What is said where no rule matches. */
  readonly otherwise: string;
  readonly basis: Basis;
  readonly ask: (target: Target) => Ruling;
}

/** The stronger of two, on one side. */
export function stronger(one: Standing, other: Standing | null): Standing {
  return other && other.rank < one.rank ? other : one;
}

/**
 * Whether the deciders say the same, and a contender that both sides have is weaker than the one and
 * stronger than the other and says something else: where it matches, too, the sides differ.
 */
export function parts(contender: Contender, { before, after }: Deciders): boolean {
  const { differs, before: own } = contender;
  if (differs || !own || before.says !== after.says || own.says === before.says) return false;
  const low = Math.min(before.place, after.place);
  return low < own.place && own.place < Math.max(before.place, after.place);
}

/** All that part two deciders (see parts). */
export function partingAll({ common }: Contest, deciders: Deciders): readonly Contender[] {
  if (deciders.before.says !== deciders.after.says) return [];
  const [low = 0, high = 0] = [deciders.before.place, deciders.after.place].sort((a, b) => a - b);
  return common
    .slice(Math.floor(low) + 1, Math.ceil(high))
    .filter((one): one is Contender => one !== null && parts(one, deciders));
}
