import type { Dialect } from "../parse/dialect.ts";
import type { Contender, Contest, Ruling } from "./contest.ts";
import { Exploration } from "./exploration.ts";
import type { Beginning } from "./play.ts";
import { Spelling, urlOf } from "./spelling.ts";

/** How much is looked at before a question is left open. */
export interface Limits {
  /** Beginnings of paths that lead elsewhere than others; one in which many rules are open counts for several. */
  readonly states: number;
}

export const LIMITS: Limits = { states: 200_000 };

/** What comes of a hunt: a shortest path of which the sides do not say the same; the proof that there is none, and the common rules it needs; or nothing. */
export type Trophy =
  | { readonly kind: "path"; readonly path: string }
  | { readonly kind: "none"; readonly needed: readonly Contender[] }
  | { readonly kind: "undecided" };

/** So many paths that the engine reads otherwise than foreseen are passed over. */
const MOST_DOUBTS = 100;

/**
 * The search for a path of which the two sides of a contest do not say the same. It begins with the
 * rules that differ, as if there were no others; where the engine refutes a suspect, the rules that
 * decided it come into play (counterexample-guided abstraction refinement). Most rules never do.
 */
export class Hunt {
  private readonly contest: Contest;
  private readonly dialect: Dialect;
  private readonly inPlay: Set<Contender>;
  private readonly needed = new Set<Contender>();
  private statesLeft: number;

  constructor(contest: Contest, dialect: Dialect, limits: Limits) {
    this.contest = contest;
    this.dialect = dialect;
    this.statesLeft = limits.states;
    this.inPlay = new Set(contest.given);
    // Only of the strongest is it known what it makes of no account.
    if (contest.basis !== "strongest")
      for (const one of contest.common) if (one) this.inPlay.add(one);
  }

  /** Each step is a small part of the work. */
  *steps(): Generator<void, Trophy> {
    for (;;) {
      const found = yield* this.explore();
      if (found) return found;
    }
  }

  /** Null where more rules have come into play, and the search is to begin again. */
  private *explore(): Generator<void, Trophy | null> {
    const exploration = new Exploration(this.contest, Spelling.of(this.dialect), this.inPlay);
    let doubts = 0;
    for (let path = exploration.next(); path; path = exploration.next()) {
      if (exploration.play.isSuspect(path)) {
        const target = this.dialect.targetOf(urlOf(path.text));
        const ruling = this.contest.ask(target);
        if (ruling.before !== ruling.after) return { kind: "path", path: path.text };
        const isForeseen = target.path === path.path && target.queryPath === path.queryPath;
        if (isForeseen && this.refine(ruling, exploration.play.unknownAt(path))) return null;
        if (!isForeseen || this.contest.basis !== "matching") doubts++;
        if (!isForeseen && doubts < MOST_DOUBTS) exploration.forget(path);
      }
      this.statesLeft -= exploration.expand(path) * costOf(path);
      if (this.statesLeft < 0) return { kind: "undecided" };
      yield;
    }
    if (doubts > 0) return { kind: "undecided" };
    return { kind: "none", needed: [...this.needed] };
  }

  /** Brings into play what decided a path, or may decide others like it; whether that is new. */
  private refine({ by }: Ruling, unknown: readonly Contender[]): boolean {
    const { size } = this.inPlay;
    for (const one of [...by, ...unknown]) {
      this.inPlay.add(one);
      if (!one.differs) this.needed.add(one);
    }
    return this.inPlay.size > size;
  }
}

// By what it takes to hold.
function costOf({ live }: Beginning): number {
  return 1 + live.length / 8;
}
