import type { Target } from "../dialect.ts";
import type { Pattern } from "../pattern.ts";
import { Machine } from "./machine.ts";

/** What a rule is on one side: the lower its rank, the stronger; `says` is what is compared between the sides. */
export interface Standing {
  readonly rank: number;
  /** Where it stands among the rules that both sides have in common (see Contest.common). */
  readonly place: number;
  readonly says: string;
}

/** A pattern that takes part in a contest. */
export class Contender {
  readonly pattern: Pattern;
  /** Null where a side does not have it. */
  readonly before: Standing | null;
  readonly after: Standing | null;
  private made: Machine | undefined;

  constructor(pattern: Pattern, before: Standing | null, after: Standing | null) {
    this.pattern = pattern;
    this.before = before;
    this.after = after;
  }

  /** Whether it has not the same part on both sides. */
  get differs(): boolean {
    return this.before?.place !== this.after?.place || this.before?.says !== this.after?.says;
  }

  get machine(): Machine {
    this.made ??= new Machine(this.pattern);
    return this.made;
  }
}

/** What the engine says of a URL, for both sides, and which contenders decide that. */
export interface Ruling {
  readonly before: string;
  readonly after: string;
  readonly deciders: readonly Contender[];
}

/** Two sets of rules, to be searched for a URL of which they do not say the same. */
export interface Contest {
  /** Those that differ, and what both sides have above all rules. */
  readonly given: readonly Contender[];
  /** Those of the same part on both sides, by place, which is the order of strength on either. */
  readonly common: readonly (Contender | null)[];
  /** What both say where no rule matches. */
  readonly otherwise: string;
  readonly restsOn: Basis;
  readonly ask: (target: Target) => Ruling;
}

/** What decides: the strongest rule that matches; all that match, whatever the path; or more than that. */
export type Basis = "strongest" | "matching" | "path";

/** The stronger of two, on one side. */
export function stronger(one: Standing, other: Standing | null): Standing {
  return other && other.rank < one.rank ? other : one;
}

/** Whether a contender is weaker than one of two on their side, stronger than the other on its side, and would set them at odds. */
export function isBetween(contender: Contender, before: Standing, after: Standing): boolean {
  const common = contender.before;
  if (!common || common.says === before.says) return false;
  const low = Math.min(before.place, after.place);
  return low < common.place && common.place < Math.max(before.place, after.place);
}

/** Those of `common` that are between two (see isBetween). */
export function between(
  { common }: Contest,
  before: Standing,
  after: Standing,
): readonly Contender[] {
  const [low, high] = [Math.min(before.place, after.place), Math.max(before.place, after.place)];
  return common
    .slice(Math.floor(low) + 1, Math.ceil(high))
    .filter((one): one is Contender => one !== null && isBetween(one, before, after));
}
