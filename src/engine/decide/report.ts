import type { Analysis } from "../parse/analysis.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import { type Counts, GroupAnswers } from "./group-answers.ts";
import { PLAIN, type RequestContext, Targets } from "./request-context.ts";
import { type Follower, type Selection, select } from "./select.ts";
import type { Ground, Outcome, Verdict } from "./verdict.ts";
import type { IsTimeUp } from "./work.ts";

/** The questions to a file: URLs as typed, crawlers by product token. */
export interface Question {
  readonly urls: readonly string[];
  readonly crawlers: readonly string[];
  /** Default: the server sent the file, and the site is not known. */
  readonly context?: RequestContext;
}

/** One crawler of the question, with its analysis and the group that it follows. */
export interface Column {
  readonly token: string;
  readonly analysis: Analysis;
  readonly selection: Selection;
}

/** The report on the file that decides a URL of another report, the index of the URL there, and where the file is. */
export interface Elsewhere {
  readonly report: Report;
  readonly url: number;
  readonly robotsUrl: string;
}

/**
 * The verdicts on a question. A cell is decided when it is first needed, once for all crawlers that
 * follow the same group; the counts are made in time slices. A report that is made from the one
 * before an edit keeps what the edit does not change.
 */
export class Report {
  readonly question: Question;
  readonly columns: readonly Column[];
  /** What the rows and columns are of: the same object as in the report before the edit where the URLs and the crawlers are the same, and follow groups with the same letters. */
  readonly heads: object;
  private readonly answers: readonly GroupAnswers[];
  private readonly shared: Map<Analysis, Map<Group | null, GroupAnswers>>;
  private readonly targets: Map<Dialect, Targets>;
  private readonly isTimeUp: IsTimeUp;
  private readonly shownBefore: object | null;
  private madeShown: object | undefined;

  /** `analysisFor`: the file as the parser of a crawler reads it, by its product token and its index. `followerFor`: how this crawler chooses its group. `isTimeUp`: whether other work must wait. `beside`: a report on the same URLs, whose verdicts it shares. */
  constructor(
    analysisFor: (token: string, crawler: number) => Analysis,
    followerFor: (token: string, crawler: number) => Follower,
    question: Question,
    before: Report | null,
    isTimeUp: IsTimeUp,
    beside: Report | null = null,
  ) {
    this.question = question;
    this.shared = beside?.shared ?? new Map();
    this.targets = beside?.targets ?? new Map();
    this.isTimeUp = isTimeUp;
    this.columns = question.crawlers.map((token, crawler): Column => {
      const analysis = analysisFor(token, crawler);
      return { token, analysis, selection: select(analysis, followerFor(token, crawler)) };
    });
    this.answers = this.answersFrom(before);
    this.heads = before && this.hasHeadsOf(before) ? before.heads : {};
    const isAlike = before?.isCounted && this.heads === before.heads;
    this.shownBefore = isAlike ? before.shown : null;
  }

  /** What the cells and the counts show: the same object as in the report before the edit where that is the same, once all is counted. */
  get shown(): object {
    if (!this.isCounted) return this;
    const areKept = this.answers.every((answers) => answers.areKept);
    this.madeShown ??= (areKept && this.shownBefore) || {};
    return this.madeShown;
  }

  /** Where another file decides a URL; null where it is the file of this report. */
  otherAt(_url: number): Elsewhere | null {
    return null;
  }

  /** The crawler with its group in the file that decides a URL. */
  columnAt(url: number, crawler: number): Column | undefined {
    return (this.otherAt(url)?.report ?? this).columns[crawler];
  }

  /** The outcome of a cell, by index of URL and crawler; null outside the table, or if there is not enough time now. */
  outcomeAt(url: number, crawler: number): Outcome | null {
    return this.answersAt(url, crawler)?.outcomeAt(url, this.isTimeUp) ?? null;
  }

  /** The number of the deciding line of a cell; null if no rule of this file decides, outside the table, or if there is not enough time now. */
  lineAt(url: number, crawler: number): number | null {
    return this.answersAt(url, crawler)?.lineAt(url, this.isTimeUp) ?? null;
  }

  /** What the verdict of a cell rests on, however long it takes; undefined outside the table. */
  groundAt(url: number, crawler: number): Ground["kind"] | undefined {
    return this.answersAt(url, crawler)?.groundAt(url);
  }

  /** The verdict of a cell, however long it takes; undefined outside the table. */
  verdictAt(url: number, crawler: number): Verdict | undefined {
    return this.answersAt(url, crawler)?.verdictAt(url);
  }

  private answersAt(url: number, crawler: number): GroupAnswers | undefined {
    return this.question.urls[url] === undefined ? undefined : this.answers[crawler];
  }

  /** How many URLs of this crawler have each outcome; null while they are still counted. */
  countsOf(crawler: number): Counts | null {
    return this.answers[crawler]?.totals ?? null;
  }

  /** How many cells of the whole table have this outcome; null while they are still counted. */
  totalOf(outcome: Outcome): number | null {
    if (!this.isCounted) return null;
    return this.answers.reduce(
      (sum, _, crawler) => sum + (this.countsOf(crawler)?.[outcome] ?? 0),
      0,
    );
  }

  /** Whether all counts are complete. */
  get isCounted(): boolean {
    return this.answers.every(({ totals }) => totals !== null);
  }

  /** Continues counting, and returns whether all is counted. */
  count(isTimeUp: IsTimeUp): boolean {
    return [...new Set(this.answers)].every((answers) => answers.count(isTimeUp));
  }

  /** The first crawler that shares its verdicts with this one; itself if there is no other before it. */
  firstLike(crawler: number): number {
    const answers = this.answers[crawler];
    return answers ? this.answers.indexOf(answers) : -1;
  }

  private hasHeadsOf({ question, columns }: Report): boolean {
    const { urls, crawlers } = this.question;
    const isAlike = ({ selection }: Column, crawler: number) =>
      columns[crawler]?.selection.group?.index === selection.group?.index;
    return question.urls === urls && question.crawlers === crawlers && this.columns.every(isAlike);
  }

  /** Crawlers that follow the same group of the same analysis share their verdicts. */
  private answersFrom(before: Report | null): readonly GroupAnswers[] {
    const { shared } = this;
    return this.columns.map(({ analysis, selection: { group } }, crawler) => {
      const byGroup = shared.get(analysis) ?? new Map<Group | null, GroupAnswers>();
      shared.set(analysis, byGroup);
      const known = byGroup.get(group);
      if (known) return known;
      const targets = this.targetsFor(analysis, before);
      const old = before?.answers[crawler] ?? null;
      const answers = new GroupAnswers(group, targets, old, analysis.linesStay);
      byGroup.set(group, answers);
      return answers;
    });
  }

  /** The question's URLs as a dialect compares them; those of the report before, if the question is the same. */
  private targetsFor(analysis: Analysis, before: Report | null): Targets {
    const { urls, context = PLAIN } = this.question;
    const { dialect, rejectedBy, isIgnored } = analysis;
    const old = before?.targets.get(dialect);
    const isSame =
      old?.urls === urls &&
      old.context === context &&
      old.rejectedBy?.number === rejectedBy?.number &&
      old.isIgnored === isIgnored;
    const targets =
      this.targets.get(dialect) ?? (isSame ? old : new Targets(analysis, urls, context));
    this.targets.set(dialect, targets);
    return targets;
  }
}

/** The outcome of a cell, however long it takes; null outside the table. A known one makes no verdict, which the report would keep. */
export function outcomeNow(report: Report, url: number, crawler: number): Outcome | null {
  return report.outcomeAt(url, crawler) ?? report.verdictAt(url, crawler)?.outcome ?? null;
}
