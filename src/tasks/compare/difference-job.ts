import { OK } from "../../core/answers.ts";
import { Readings } from "../../core/readings.ts";
import { followerNamed, readerNamed } from "../../engine/crawlers/index.ts";
import { isOpen, outcomeOn, weigh } from "../../engine/decide/decision.ts";
import { type Follower, select } from "../../engine/decide/select.ts";
import { rejectedOutcome } from "../../engine/decide/verdict.ts";
import { type IsTimeUp, Work } from "../../engine/decide/work.ts";
import { dialectNamed } from "../../engine/dialects/index.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { isOfFile, meaningOf } from "../../engine/parse/response.ts";
import { LIMITS, type Limits } from "../../engine/prove/counterexample-search.ts";
import { meansTheSame } from "../../engine/prove/equivalence.ts";
import { PairSearches } from "../../engine/prove/witness-search.ts";
import { urlOf } from "../../engine/url/url.ts";
import {
  ANYONE_ELSE,
  allCrawlers,
  type CrawlerDifference,
  type Difference,
  type DifferenceNews,
  type DifferenceQuestion,
  knownCrawlers,
  type Summary,
  type Version,
} from "./crawler-differences.ts";
import type { VerdictSide, Versions } from "./verdict-changes.ts";

/**
 * The search, for every crawler, for a URL with different verdicts by two versions of a file, or
 * for a proof that there is none. It runs in time slices, and takes and gives plain data, so that a
 * worker can run it.
 */
export class DifferenceJob {
  private readonly readings: TwoReadings;
  private readonly searches: PairSearches;
  private readonly table: readonly string[];
  private readonly work: Work<Summary>;
  private found: CrawlerDifference[] = [];
  private done = 0;
  private total = 0;

  /** `limits`: how much is searched for one pair of groups before it is left undecided. */
  constructor(question: DifferenceQuestion, limits: Limits = LIMITS) {
    this.table = question.crawlers;
    this.readings = new TwoReadings(question);
    this.searches = new PairSearches(limits);
    this.work = new Work(this.steps());
  }

  /** Goes on until the time is up, and says whether all is found. */
  run(isTimeUp: IsTimeUp): boolean {
    return this.work.run(isTimeUp);
  }

  /** What was found since the last call. */
  takeNews(): DifferenceNews {
    const { done, total, found } = this;
    this.found = [];
    return { done, total, found, summary: this.work.result };
  }

  private *steps(): Generator<void, Summary> {
    const known = knownCrawlers(this.table);
    const readers = allCrawlers(known, this.readings.by(this.readings.readerOf(ANYONE_ELSE)));
    const counts: Record<Difference["kind"], number> = { equal: 0, differs: 0, undecided: 0 };
    this.total = readers.length;
    for (const [index, token] of readers.entries()) {
      const difference = yield* this.differenceFor(token);
      counts[difference.kind]++;
      if (index < known.length || difference.kind !== "equal")
        this.found.push({ token, difference });
      this.done++;
      yield;
    }
    const { differs: differing, undecided } = counts;
    const asked = { undecided, readers: readers.length };
    if (differing > 0) return { kind: "differs", differing, ...asked };
    const isProven = undecided === 0 && (yield* this.areEqualFor(readers));
    return isProven ? { kind: "equal" } : { kind: "undecided", ...asked };
  }

  private *differenceFor(token: string): Generator<void, Difference> {
    const dialect = this.readings.readerOf(token);
    const why = this.readings.foregoneBy(dialect);
    if (why) return { kind: "equal", why };
    const files = this.readings.by(dialect);
    const follower = followerNamed(token);
    const distinction = yield* this.searches.forCrawler(files.before, files.after, follower);
    if (distinction.kind === "equal") return { kind: "equal", why: "rules" };
    if (distinction.kind === "undecided") return distinction;
    const { path } = distinction;
    return {
      kind: "differs",
      path,
      before: sideOf(files.before, follower, path),
      after: sideOf(files.after, follower, path),
    };
  }

  /** Whether no verdict differs for any possible crawler that is read as one of these. */
  private *areEqualFor(readers: readonly string[]): Generator<void, boolean> {
    const dialects = new Set(readers.map((token) => this.readings.readerOf(token)));
    for (const dialect of dialects) {
      if (this.readings.foregoneBy(dialect)) continue;
      const { before, after } = this.readings.by(dialect);
      if (!(yield* this.searches.areEqual(before, after))) return false;
    }
    return true;
  }
}

function sideOf(analysis: Analysis, follower: Follower, path: string): VerdictSide {
  const { dialect, rejectedBy } = analysis;
  if (rejectedBy) return { outcome: rejectedOutcome(dialect), line: null };
  const { group } = select(analysis, follower);
  const decision = group && weigh(group, dialect, dialect.targetOf(urlOf(path)));
  const line = group && decision && !isOpen(decision) ? group.numberOf(decision) : null;
  return { outcome: outcomeOn(decision), line };
}

/** Why no verdict can differ, as known before any search: because of the HTTP response, or the rules as they are written. */
type Foregone = "answer" | "rules" | null;

/** Two versions of a file, as every parser of a question reads them. */
class TwoReadings {
  private readonly question: DifferenceQuestion;
  private readonly readings: Versions<Readings>;
  private readonly nothing = Readings.of("", 1);
  private readonly foregone = new Map<Dialect, Foregone>();

  constructor(question: DifferenceQuestion) {
    const { before, after } = question;
    this.question = question;
    this.readings = {
      before: Readings.of(before.text, before.breakOctets),
      after: Readings.of(after.text, after.breakOctets),
    };
  }

  /** The dialect that a crawler is read by, as in dialectFor, but without a session, which a worker does not have. */
  readerOf(token: string): Dialect {
    return dialectNamed(this.question.readAs) ?? readerNamed(token);
  }

  /** Both versions, as one dialect reads them; in an encoding that it does not read, a file has no rules. */
  by(dialect: Dialect): Versions<Analysis> {
    return { before: this.sideBy(dialect, "before"), after: this.sideBy(dialect, "after") };
  }

  private sideBy(dialect: Dialect, side: keyof Versions<Version>): Analysis {
    const { encoding } = this.question[side];
    const isRead = isOfFile(meaningOf(dialect.responses, OK, encoding));
    return (isRead ? this.readings[side] : this.nothing).by(dialect);
  }

  foregoneBy(dialect: Dialect): Foregone {
    const known = this.foregone.get(dialect);
    if (known !== undefined) return known;
    const found = this.findForegone(dialect);
    this.foregone.set(dialect, found);
    return found;
  }

  private findForegone(dialect: Dialect): Foregone {
    // A copy from before is treated as the file at hand (see caseOf).
    if (!isOfFile(meaningOf(dialect.responses, this.question.answer))) return "answer";
    const { before, after } = this.by(dialect);
    return meansTheSame(before, after) ? "rules" : null;
  }
}
