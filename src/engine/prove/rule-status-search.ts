import type { Entry } from "../match/rulebook.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import type { Rule } from "../parse/types.ts";
import type { Contender, Contest } from "./contest.ts";
import { Exploration } from "./exploration.ts";
import { Hunt, type Limits, type Trophy } from "./hunt.ts";
import { LineContests } from "./line-contests.ts";
import { Spelling } from "./spelling.ts";

/**
 * Whether a rule ever decides: a shortest path that it does, as the engine confirms; or the proof
 * that it never does, with the rules that together stand before it, none where it matches no URL at
 * all. `undecided`: not proven within the limits, or by what is known of the dialect.
 */
export type Liveness =
  | { readonly kind: "decides"; readonly path: string }
  | { readonly kind: "dead"; readonly shadowedBy: readonly Rule[] }
  | { readonly kind: "undecided" };

/** What a line is good for. `redundant`: whether its removal changes no verdict; null where that is not proven. */
export interface RuleStatus {
  readonly rule: Rule;
  readonly liveness: Liveness;
  readonly redundant: boolean | null;
}

/** There may be thousands of rules, and two questions about each. */
const LIMITS_OF_EACH: Limits = { states: 20_000 };

/** What each rule of a group is good for, the second readings of its line included. The work can be done in portions. */
export class RuleStatusSearch {
  private readonly group: Group;
  private readonly dialect: Dialect;
  private readonly only: Rule | null;
  private readonly limits: Limits;
  private readonly work: Iterator<void>;
  private readonly found: RuleStatus[] = [];
  private isDone = false;

  /** `only`: the one rule that is asked about; null for all. `limits` are those of each question about a rule. */
  constructor(
    group: Group,
    dialect: Dialect,
    only: Rule | null = null,
    limits: Limits = LIMITS_OF_EACH,
  ) {
    this.group = group;
    this.dialect = dialect;
    this.only = only;
    this.limits = limits;
    this.work = this.steps();
  }

  /** Goes on until the time is up, and says whether all is done. */
  run(isTimeUp: () => boolean): boolean {
    while (!this.isDone && !isTimeUp()) this.isDone = this.work.next().done === true;
    return this.isDone;
  }

  /** In the order of the file; null while there is work left (see `run`). */
  get results(): readonly RuleStatus[] | null {
    return this.isDone ? this.found : null;
  }

  private *steps(): Generator<void> {
    const contests = new LineContests(this.group, this.dialect);
    for (const own of linesOf(this.group)) {
      const [first] = own;
      if (!first || !this.isAsked(first)) continue;
      const liveness = yield* this.livenessOf(own, contests);
      const redundant = yield* this.isRedundant(own, contests, liveness);
      this.found.push({ rule: this.group.ruleOf(first), liveness, redundant });
    }
  }

  private isAsked(entry: Entry): boolean {
    return !this.only || this.group.numberOf(entry) === this.only.line.number;
  }

  private *livenessOf(own: readonly Entry[], contests: LineContests): Generator<void, Liveness> {
    const contest = contests.of(own, "decider");
    const trophy = yield* this.hunt(contest);
    if (trophy.kind === "path") return { kind: "decides", path: trophy.path };
    if (trophy.kind === "undecided") return trophy;
    const needed = yield* this.fewest(contest, trophy.needed);
    const entries = needed.flatMap((one) => contests.ruleOf(one) ?? []);
    const rules = entries.map((entry) => this.group.ruleOf(entry));
    // A line may shadow by several of its readings.
    const byLine = new Map(rules.map((rule) => [rule.line.number, rule]));
    return { kind: "dead", shadowedBy: [...byLine.values()] };
  }

  private *isRedundant(
    own: readonly Entry[],
    contests: LineContests,
    liveness: Liveness,
  ): Generator<void, boolean | null> {
    if (liveness.kind === "dead" && contests.basis === "strongest") return true;
    const { kind } = yield* this.hunt(contests.of(own, "outcome"));
    return kind === "undecided" ? null : kind === "none";
  }

  private hunt(contest: Contest): Generator<void, Trophy> {
    return new Hunt(contest, this.dialect, this.limits).steps();
  }

  /** Without those that the proof can do without: the first paths that were tried need not have been the worst. */
  private *fewest(
    contest: Contest,
    needed: readonly Contender[],
  ): Generator<void, readonly Contender[]> {
    if (contest.basis !== "strongest") return needed;
    let left = needed;
    for (const one of needed) {
      const others = left.filter((other) => other !== one);
      if (yield* this.suffice(contest, others)) left = others;
    }
    return left;
  }

  private *suffice(contest: Contest, needed: readonly Contender[]): Generator<void, boolean> {
    const inPlay = new Set([...contest.given, ...needed]);
    const exploration = new Exploration(contest, Spelling.of(this.dialect), inPlay);
    let states = 0;
    for (let path = exploration.next(); path; path = exploration.next()) {
      if (exploration.play.isSuspect(path) || states > this.limits.states) return false;
      states += exploration.expand(path);
      yield;
    }
    return true;
  }
}

/** What stands on each line, in the order of the file: a rule, and the second readings that the dialect adds. */
function linesOf({ rulebook }: Group): readonly (readonly Entry[])[] {
  const lines: Entry[][] = [];
  for (const { entries } of rulebook.runs)
    for (const entry of entries) {
      const last = lines.at(-1);
      const [first] = last ?? [];
      if (last && first?.run === entry.run && first.line === entry.line) last.push(entry);
      else lines.push([entry]);
    }
  return lines;
}
