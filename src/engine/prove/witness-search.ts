import { type Outcome, outcomeOn, weigh } from "../decide/decision.ts";
import { isRobotsTxt } from "../decide/verdict.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import { rulesOf } from "./contest.ts";
import { rulesMeanTheSame } from "./equivalence.ts";
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

/** So many rules of a side are tried. */
const MOST_TRIED = 5_000;

/**
 * Asks both groups about paths that their rules spell out, for pairs that a search leaves open: two
 * sets of thousands of rules with little in common. What it finds differs, but need not be shortest;
 * what it does not find stays undecided.
 */
export function* tryRules(
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

// RFC 3986 2: nothing else stands in a URL, and # ends what is requested.
const PLAIN_PATH = /^\/(?!\/)[!"$-~]*$/;

function outcomeFor(group: Group | null, path: string, dialect: Dialect): Outcome {
  const target = dialect.targetOf(urlOf(path));
  return !group || isRobotsTxt(dialect, target)
    ? "allow"
    : outcomeOn(weigh(group, dialect, target));
}
