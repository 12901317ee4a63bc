import type { Contender, Progress, Runner } from "./contest.ts";
import { type Contest, type Deciders, partingAll, parts, stronger } from "./contest.ts";
import type { Sign, Spelling } from "./spelling.ts";

/** A beginning of a path, and all of it that matters for how it may go on. The deciders are those of whatever begins so. */
export interface Beginning extends Deciders {
  readonly text: string;
  /** What it is compared as (see Target). */
  readonly path: string;
  readonly queryPath: string;
  /** See Spelling.next. */
  readonly context: string;
  /** Contenders that may yet matter. */
  readonly live: readonly Runner[];
  /** Contenders that match whatever follows, where it is not only the strongest that counts. */
  readonly done: readonly Contender[];
}

/**
 * What paths come to by the contenders in play. The others are taken to match wherever they would
 * set the sides at odds, so that a path which is not suspect is not decided differently; one that
 * is need not be.
 */
export class Play {
  private readonly contenders: readonly Contender[];
  private readonly contest: Contest;
  private readonly spelling: Spelling;
  private readonly inPlay: ReadonlySet<Contender>;

  constructor(contest: Contest, spelling: Spelling, inPlay: ReadonlySet<Contender>) {
    this.contest = contest;
    this.spelling = spelling;
    this.inPlay = inPlay;
    this.contenders = [...inPlay];
  }

  /** The path so far, of one sign; null where nothing that begins so is suspect. */
  begun(sign: Sign): Beginning | null {
    const none = { rank: Infinity, place: Infinity, says: this.contest.otherwise };
    const nothing = { text: "", path: "", queryPath: "", context: "", before: none, after: none };
    const starts = this.contenders.map((one): [Contender, Progress] => [one, one.start]);
    const empty = this.arrived({ ...nothing, live: [], done: [] }, starts);
    return this.extended(empty, sign);
  }

  /** The path with a sign more; null where no URL has it there, or where nothing that begins so is suspect. */
  extended(from: Beginning, sign: Sign): Beginning | null {
    const context = this.spelling.next(from.context, sign);
    if (context === null) return null;
    const text = from.text + sign.text;
    const path = from.path + sign.path;
    const queryPath = from.queryPath + sign.queryPath;
    const moves = from.live.map((runner): [Contender, Progress] => [
      runner.contender,
      runner.after(sign),
    ]);
    const next = this.arrived({ ...from, text, path, queryPath, context }, moves);
    return this.mayLead(next) ? next : null;
  }

  /** Whether a path that ends here may be decided differently. */
  isSuspect(path: Beginning): boolean {
    if (!this.spelling.mayEnd(path.context)) return false;
    if (this.contest.basis === "strongest") return this.areAtOdds(decidersOf(path));
    return [...path.done, ...matching(path)].some(({ differs }) => differs);
  }

  /** Contenders that are not in play, and may set at odds what decides a path that ends here. */
  unknownAt(path: Beginning): readonly Contender[] {
    return this.unknownBetween(decidersOf(path));
  }

  private arrived(from: Beginning, moves: readonly [Contender, Progress][]): Beginning {
    const done = moves.flatMap(([one, progress]) => (progress === "done" ? one : []));
    const live = moves.flatMap(([, progress]) => (typeof progress === "string" ? [] : progress));
    if (this.contest.basis !== "strongest") return { ...from, live, done: [...from.done, ...done] };
    const deciders = done.reduce(withDecider, from);
    const canDecide = ({ contender: { before, after } }: Runner) =>
      stronger(deciders.before, before) === before || stronger(deciders.after, after) === after;
    return { ...from, ...deciders, live: live.filter(canDecide) };
  }

  /** Whether a path that begins so may be suspect. */
  private mayLead({ before, after, live, done }: Beginning): boolean {
    if (live.some(({ contender }) => contender.differs)) return true;
    if (this.contest.basis !== "strongest") return done.some(({ differs }) => differs);
    // What both sides have, and is stronger than both deciders, decides for both.
    const deciders = { before, after };
    return this.areAtOdds(deciders) || live.some(({ contender }) => parts(contender, deciders));
  }

  private areAtOdds(deciders: Deciders): boolean {
    const { before, after } = deciders;
    return before.says !== after.says || this.unknownBetween(deciders).length > 0;
  }

  private unknownBetween(deciders: Deciders): readonly Contender[] {
    return partingAll(this.contest, deciders).filter((one) => !this.inPlay.has(one));
  }
}

function decidersOf(path: Beginning): Deciders {
  return matching(path).reduce<Deciders>(withDecider, path);
}

/** The contenders that match a path that ends here, but not whatever follows. */
function matching({ live }: Beginning): readonly Contender[] {
  return live.filter((runner) => runner.matches).map(({ contender }) => contender);
}

function withDecider({ before, after }: Deciders, one: Contender): Deciders {
  return { before: stronger(before, one.before), after: stronger(after, one.after) };
}
