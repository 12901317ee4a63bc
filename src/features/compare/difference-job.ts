import { isOpen, outcomeOn, weigh } from "../../engine/decide/decision.ts";
import type { IsTimeUp } from "../../engine/decide/group-answers.ts";
import { followerNamed } from "../../engine/decide/report.ts";
import { select } from "../../engine/decide/select.ts";
import { Work } from "../../engine/decide/work.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { type Group, letterOf } from "../../engine/parse/group.ts";
import { LIMITS, type Limits } from "../../engine/prove/hunt.ts";
import { PairSearches } from "../../engine/prove/pair-searches.ts";
import { urlOf } from "../../engine/prove/spelling.ts";
import { ANYONE_ELSE, type AskedReader, allReaders } from "./asked-readers.ts";
import type {
  CrawlerDifference,
  Difference,
  DifferenceNews,
  DifferenceQuestion,
  DifferenceSide,
  Summary,
} from "./crawler-differences.ts";
import { TwoReadings } from "./two-readings.ts";

/**
 * The search, for every crawler, for a URL that two versions of a file answer differently, or for
 * the proof that there is none. It is done in portions, and takes and gives plain data, so that it
 * can be done in a worker.
 */
export class DifferenceJob {
  private readonly readings: TwoReadings;
  private readonly searches: PairSearches;
  private readonly table: readonly string[];
  private readonly work: Work<Summary>;
  private found: CrawlerDifference[] = [];
  private done = 0;
  private total = 0;

  /** `limits`: how much is looked at for one pair of groups before it is left undecided. */
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

  /** What was found since this was last called. */
  takeNews(): DifferenceNews {
    const { done, total, found } = this;
    this.found = [];
    return { done, total, found, summary: this.work.result };
  }

  private *steps(): Generator<void, Summary> {
    const readers = allReaders(this.table, this.readings.by(this.readings.readerOf(ANYONE_ELSE)));
    const counts: Record<Difference["kind"], number> = { equal: 0, differs: 0, undecided: 0 };
    this.total = readers.length;
    for (const reader of readers) {
      const difference = yield* this.differenceFor(reader);
      counts[difference.kind]++;
      if (reader.from !== "file" || difference.kind !== "equal")
        this.found.push({ ...reader, difference });
      this.done++;
      yield;
    }
    const { differs: differing, undecided } = counts;
    const asked = { undecided, readers: readers.length };
    if (differing > 0) return { kind: "differs", differing, ...asked };
    const isProven = undecided === 0 && (yield* this.areEqualFor(readers));
    return isProven ? { kind: "equal" } : { kind: "undecided", ...asked };
  }

  private *differenceFor({ token }: AskedReader): Generator<void, Difference> {
    const dialect = this.readings.readerOf(token);
    const why = this.readings.foregoneBy(dialect);
    if (why) return { kind: "equal", why };
    const files = this.readings.by(dialect);
    const follower = followerNamed(token);
    const before = select(files.before, follower).group;
    const after = select(files.after, follower).group;
    const distinction = yield* this.searches.between(before, after, dialect);
    if (distinction.kind === "equal") return { kind: "equal", why: "rules" };
    if (distinction.kind === "undecided") return distinction;
    const { path } = distinction;
    return {
      kind: "differs",
      path,
      before: sideOf(before, path, dialect),
      after: sideOf(after, path, dialect),
    };
  }

  /** Whether no verdict differs for any crawler whatever that is read as these are. */
  private *areEqualFor(readers: readonly AskedReader[]): Generator<void, boolean> {
    const dialects = new Set(readers.map(({ token }) => this.readings.readerOf(token)));
    for (const dialect of dialects) {
      if (this.readings.foregoneBy(dialect)) continue;
      const { before, after } = this.readings.by(dialect);
      if (!(yield* this.searches.areEqual(before, after))) return false;
    }
    return true;
  }
}

function sideOf(group: Group | null, path: string, dialect: Dialect): DifferenceSide {
  const decision = group && weigh(group, dialect, dialect.targetOf(urlOf(path)));
  const line = group && decision && !isOpen(decision) ? group.numberOf(decision) : null;
  return { outcome: outcomeOn(decision), line, letter: group && letterOf(group) };
}
