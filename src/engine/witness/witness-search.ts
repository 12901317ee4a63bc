import type { Outcome } from "../decision.ts";
import { outcomeOn, weigh } from "../decision.ts";
import type { Dialect } from "../dialect.ts";
import type { Group } from "../group.ts";
import { rulesMeanTheSame } from "../meaning.ts";
import { groupContest } from "./group-contest.ts";
import { Hunt, LIMITS, type Limits } from "./hunt.ts";
import { urlOf } from "./spelling.ts";

/**
 * Whether two groups can decide any URL differently. `path` is a shortest one that they do, as the
 * engine confirms; paths that begin with two slashes, which need an origin before them, are given
 * only where there is no other. `undecided`: not proven within the limits, or by what is known of
 * the dialect.
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

/** The search for a URL that two groups, read by one dialect, decide differently; it can be done in portions. No group forbids nothing. */
export class WitnessSearch {
  private readonly before: Group | null;
  private readonly after: Group | null;
  private readonly dialect: Dialect;
  private readonly work: Iterator<void, Distinction>;
  private found: Distinction | null = null;

  constructor(
    before: Group | null,
    after: Group | null,
    dialect: Dialect,
    limits: Limits = LIMITS,
  ) {
    this.before = before;
    this.after = after;
    this.dialect = dialect;
    this.work = this.steps(limits);
  }

  /** Goes on until the time is up, and says whether there is a result. */
  run(isTimeUp: () => boolean): boolean {
    while (!this.found && !isTimeUp()) {
      const step = this.work.next();
      if (step.done) this.found = step.value;
    }
    return this.found !== null;
  }

  /** Null while there is work left (see `run`). */
  get result(): Distinction | null {
    return this.found;
  }

  private *steps(limits: Limits): Generator<void, Distinction> {
    const { before, after, dialect } = this;
    if (rulesMeanTheSame(before, after)) return { kind: "equal" };
    const contest = groupContest(before, after, dialect);
    const trophy = yield* new Hunt(contest, dialect, limits).steps();
    if (trophy.kind === "none") return { kind: "equal" };
    if (trophy.kind === "undecided") return trophy;
    const { path } = trophy;
    return { kind: "differs", path, before: this.on(before, path), after: this.on(after, path) };
  }

  private on(group: Group | null, path: string): Outcome {
    return outcomeOn(group && weigh(group, this.dialect, this.dialect.targetOf(urlOf(path))));
  }
}

/** Whether two groups can decide any URL differently, whatever time it takes. */
export function differ(
  before: Group | null,
  after: Group | null,
  dialect: Dialect,
  limits: Limits = LIMITS,
): Distinction {
  const search = new WitnessSearch(before, after, dialect, limits);
  search.run(() => false);
  return search.result ?? { kind: "undecided" };
}
