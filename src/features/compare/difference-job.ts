import { Readings } from "../../core/readings.ts";
import type { Versions } from "../../engine/advise/verdict-change.ts";
import { followerNamed, readerNamed } from "../../engine/crawlers/index.ts";
import { isOpen, outcomeOn, weigh } from "../../engine/decide/decision.ts";
import { select } from "../../engine/decide/select.ts";
import { type IsTimeUp, Work } from "../../engine/decide/work.ts";
import { dialectNamed } from "../../engine/dialects/index.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { type Group, letterOf } from "../../engine/parse/group.ts";
import { meaningOf } from "../../engine/parse/response.ts";
import { LIMITS, type Limits } from "../../engine/prove/counterexample-search.ts";
import { meansTheSame } from "../../engine/prove/equivalence.ts";
import { urlOf } from "../../engine/prove/spelling.ts";
import { PairSearches } from "../../engine/prove/witness-search.ts";
import {
  ANYONE_ELSE,
  type AskedReader,
  allReaders,
  type CrawlerDifference,
  type Difference,
  type DifferenceNews,
  type DifferenceQuestion,
  type DifferenceSide,
  type Summary,
  type Version,
} from "./crawler-differences.ts";

/**
 * The search, for every crawler, for a URL that two versions of a file answer differently, or for
 * the proof that there is none. It is done in time slices, and takes and gives plain data, so that it
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

/** What is known of two versions of a file before any search: by `answer`, or by the rules as they are written, no verdict differs. */
type Foregone = "answer" | "rules" | null;

/** Two versions of a file as every reader of a question sees them. */
export class TwoReadings {
  private readonly question: DifferenceQuestion;
  private readonly readings: Versions<Readings>;
  private readonly foregone = new Map<Dialect, Foregone>();

  constructor(question: DifferenceQuestion) {
    this.question = question;
    this.readings = { before: readingsFrom(question.before), after: readingsFrom(question.after) };
  }

  /** The dialect that a crawler is read by, as dialectFor has it, but without a session, which a worker does not have. */
  readerOf(token: string): Dialect {
    return dialectNamed(this.question.readAs) ?? readerNamed(token);
  }

  /** Both as one dialect reads them. */
  by(dialect: Dialect): Versions<Analysis> {
    const { before, after } = this.readings;
    return { before: before.by(dialect), after: after.by(dialect) };
  }

  /** What is known before any search. */
  foregoneBy(dialect: Dialect): Foregone {
    const known = this.foregone.get(dialect);
    if (known !== undefined) return known;
    const found = this.findForegone(dialect);
    this.foregone.set(dialect, found);
    return found;
  }

  private findForegone(dialect: Dialect): Foregone {
    const { kind } = meaningOf(dialect.responses, this.question.answer);
    // A copy from before is taken to be the file at hand (see caseOf).
    if (kind !== "read-file" && kind !== "use-cached-copy") return "answer";
    const { before, after } = this.by(dialect);
    return meansTheSame(before, after) ? "rules" : null;
  }
}

function readingsFrom({ text, breakOctets }: Version): Readings {
  return Readings.of(text, breakOctets);
}
