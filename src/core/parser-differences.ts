import type { EditorState } from "@codemirror/state";
import { followerNamed, parserNamed } from "../engine/crawlers/following.ts";
import { Report } from "../engine/decide/report.ts";
import type { Outcome } from "../engine/decide/verdict.ts";
import type { IsTimeUp } from "../engine/decide/work.ts";
import { google } from "../engine/dialects/google.ts";
import { rfc9309 } from "../engine/dialects/rfc9309.ts";
import type { Dialect } from "../engine/parse/dialect.ts";
import { readingsOf, reportOf, schedulerOf } from "./derived.ts";
import type { Readings } from "./readings.ts";
import type { Scheduler } from "./scheduler.ts";

/** What another main parser decides. */
export interface OtherVerdict {
  readonly dialect: Dialect;
  readonly outcome: Outcome;
}

/** The parsers whose verdicts a site owner should know for the crawler with this product token: that of the standard, Google’s, and the one that the crawler uses. */
export function mainParsersFor(token: string): ReadonlySet<Dialect> {
  return new Set([rfc9309, google, parserNamed(token)]);
}

/** The parsers that the crawlers with these product tokens use. */
export function parsersOf(tokens: readonly string[]): ReadonlySet<Dialect> {
  return new Set(tokens.map(parserNamed));
}

// No fields of the state, because the first script does without them.
const ofReport = new WeakMap<Report, ParserDifferences>();
const latest = new WeakMap<Scheduler, ParserDifferences>();

/** Which verdicts of a state another main parser would not share; the same object for the same report. */
export function parserDifferencesOf(state: EditorState): ParserDifferences {
  const report = reportOf(state);
  const known = ofReport.get(report);
  if (known) return known;
  const scheduler = schedulerOf(state);
  const before = latest.get(scheduler) ?? null;
  const made = new ParserDifferences(report, readingsOf(state), scheduler.isTurnOver, before);
  ofReport.set(report, made);
  latest.set(scheduler, made);
  return made;
}

/**
 * Which verdicts of a report another main parser would not share. Nothing is read or decided until
 * it is asked for. A cell is decided when it is first needed, and counts are made in time slices, as
 * in a report. Made from the differences before an edit, it keeps what the edit does not change.
 */
export class ParserDifferences {
  readonly report: Report;
  private readonly readings: Readings;
  private readonly isTurnOver: IsTimeUp;
  /** Of an earlier text; null once this one is read. */
  private othersBefore: Report | null;
  private madeColumns: Columns | undefined;
  /** Null until the text is read by the other parsers. */
  private others: Report | null = null;
  private tallies: readonly Tally[] | null = null;

  /** `readings`: of the report’s text; `isTurnOver`: whether other work must wait. */
  constructor(
    report: Report,
    readings: Readings,
    isTurnOver: IsTimeUp,
    before: ParserDifferences | null,
  ) {
    this.report = report;
    this.readings = readings;
    this.isTurnOver = isTurnOver;
    this.othersBefore = before?.others ?? before?.othersBefore ?? null;
  }

  /** The main parsers that decide a cell differently; none while there is not enough time to know. */
  at(url: number, crawler: number): readonly OtherVerdict[] {
    const ours = this.report.outcomeAt(url, crawler);
    const others = this.others ?? (this.isQuick ? this.made() : null);
    if (!ours || !others) return NONE;
    let found = NONE;
    for (const { column, dialect } of this.columns.of[crawler] ?? []) {
      const outcome = others.outcomeAt(url, column);
      if (!outcome) return NONE;
      if (differ(ours, outcome)) found = [...found, { dialect, outcome }];
    }
    return found;
  }

  /** The same for a cell of a later report, which may be shown for a moment before its own differences are known; none where its verdict has changed since. */
  stillAt(report: Report, url: number, crawler: number): readonly OtherVerdict[] {
    if (report === this.report) return this.at(url, crawler);
    const [now, then] = [report.question, this.report.question];
    const isSameCell = now.urls === then.urls && now.crawlers === then.crawlers;
    const isSameVerdict =
      isSameCell && report.outcomeAt(url, crawler) === this.report.outcomeAt(url, crawler);
    return isSameVerdict ? this.at(url, crawler) : NONE;
  }

  /** How many cells differ; null while they are counted. */
  get result(): number | null {
    const { length } = this.report.question.urls;
    if (!this.tallies?.every(({ counted }) => counted === length)) return null;
    return this.tallies.reduce((sum, { crawlers, differing }) => sum + crawlers * differing, 0);
  }

  /** Continues counting, and returns whether all is counted. */
  run(isTimeUp: IsTimeUp): boolean {
    if (this.result !== null) return true;
    if (!this.report.count(isTimeUp) || !this.read(isTimeUp)) return false;
    const others = this.made();
    if (!others.count(isTimeUp)) return false;
    this.tallies ??= this.talliesOf(others);
    return this.tallies.every((tally) => this.count(tally, isTimeUp));
  }

  /** Counts a small table together with an edit: nothing where its verdicts are still being counted, or where another parser would first have to read a long text. */
  runAtOnce(): void {
    const { urls, crawlers } = this.report.question;
    const isSmall = urls.length * crawlers.length <= COUNTED_AT_ONCE;
    if (isSmall && this.report.isCounted && this.isQuick) this.run(this.isTurnOver);
  }

  private count(tally: Tally, isTimeUp: IsTimeUp): boolean {
    const { length } = this.report.question.urls;
    for (; tally.counted < length; tally.counted++) {
      if (tally.counted % ASK_EVERY === 0 && isTimeUp()) return false;
      if (this.at(tally.counted, tally.crawler).length > 0) tally.differing++;
    }
    return true;
  }

  private get isQuick(): boolean {
    return this.columns.dialects.every((dialect) => this.readings.isQuick(dialect));
  }

  /** Has the text read by one parser after the other, and returns whether all have read it. */
  private read(isTimeUp: IsTimeUp): boolean {
    return this.columns.dialects.every((dialect) => {
      if (this.readings.has(dialect)) return true;
      this.readings.by(dialect);
      return !isTimeUp();
    });
  }

  private made(): Report {
    const { readings, columns } = this;
    this.others ??= new Report(
      (_, column) => readings.by(columns.asked[column] ?? rfc9309),
      followerNamed,
      { ...this.report.question, crawlers: columns.tokens },
      this.othersBefore,
      this.isTurnOver,
      this.report,
    );
    this.othersBefore = null;
    return this.others;
  }

  private get columns(): Columns {
    this.madeColumns ??= columnsBeside(this.report);
    return this.madeColumns;
  }

  /** Crawlers whose verdicts are the same by every parser are counted once. */
  private talliesOf(others: Report): readonly Tally[] {
    const tallies = new Map<string, Tally>();
    for (const crawler of this.report.columns.keys()) {
      const columns = this.columns.of[crawler] ?? [];
      const alike = columns.map(({ column }) => others.firstLike(column));
      const key = [this.report.firstLike(crawler), ...alike].join();
      const known = tallies.get(key);
      if (known) known.crawlers++;
      else tallies.set(key, { crawler, crawlers: 1, counted: 0, differing: 0 });
    }
    return [...tallies.values()];
  }
}

const NONE: readonly OtherVerdict[] = [];

/** A table with more cells is counted when the person pauses. */
const COUNTED_AT_ONCE = 2_000;

/** Reading the clock costs more than comparing verdicts that are known. */
const ASK_EVERY = 32;

/** The count of a crawler, and of those like it. */
interface Tally {
  readonly crawler: number;
  crawlers: number;
  /** How many URLs are counted, and how many of them differ. */
  counted: number;
  differing: number;
}

/** The report of the other parsers: a column for each crawler and each main parser that is not the one of its own report. */
interface Columns {
  readonly tokens: readonly string[];
  readonly asked: readonly Dialect[];
  /** Each once. */
  readonly dialects: readonly Dialect[];
  /** By the index of the crawler. */
  readonly of: readonly (readonly { readonly column: number; readonly dialect: Dialect }[])[];
}

function columnsBeside({ columns }: Report): Columns {
  const tokens: string[] = [];
  const asked: Dialect[] = [];
  const of = columns.map(({ token, analysis }) =>
    [...mainParsersFor(token)]
      .filter((dialect) => dialect !== analysis.dialect)
      .map((dialect) => {
        tokens.push(token);
        return { column: asked.push(dialect) - 1, dialect };
      }),
  );
  return { tokens, asked, dialects: [...new Set(asked)], of };
}

/** Whether two parsers give a URL that both ask robots.txt about another verdict. */
function differ(ours: Outcome, theirs: Outcome): boolean {
  return ours !== theirs && ours !== "not-governed" && theirs !== "not-governed";
}
