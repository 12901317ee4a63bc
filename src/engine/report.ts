import type { Analysis } from "./analysis.ts";
import { lowerCase } from "./ascii.ts";
import { answerFor, type Circumstances, PLAIN } from "./circumstances.ts";
import { crawlerNamed } from "./crawlers/index.ts";
import type { Dialect } from "./dialect.ts";
import { defaultDialect, dialectNamed } from "./dialects/index.ts";
import type { Group } from "./group.ts";
import { type Follower, followerOf, type Selection, select } from "./select.ts";
import type { Outcome, Verdict } from "./verdict.ts";

/** What is asked of a file: URLs as typed, crawlers by product token. */
export interface Question {
  readonly urls: readonly string[];
  readonly crawlers: readonly string[];
  /** Left out: the file is there, and of no site in particular. */
  readonly circumstances?: Circumstances;
}

/** One crawler of the question: the analysis it is judged by, and the group it reads there. */
export interface Column {
  readonly token: string;
  readonly analysis: Analysis;
  readonly selection: Selection;
}

/** A question answered. Cells are decided when they are asked for, once for all crawlers that read the same group. */
export interface Report {
  readonly question: Question;
  readonly columns: readonly Column[];
  /** The verdict of a cell, by index of URL and crawler; undefined outside the table. */
  verdictAt(url: number, crawler: number): Verdict | undefined;
  /** How many URLs of this crawler have each outcome. */
  countsOf(crawler: number): Counts;
}

export type Counts = Readonly<Record<Outcome, number>>;

/** Answers a question. `analysisFor`: the file as the reader of a crawler sees it. */
export function report(analysisFor: (token: string) => Analysis, question: Question): Report {
  const columns = question.crawlers.map((token): Column => {
    const analysis = analysisFor(token);
    return { token, analysis, selection: select(analysis, followerNamed(token)) };
  });
  const answers = columns.map(sharedAnswers(question));
  return {
    question,
    columns,
    verdictAt: (url, crawler) => answers[crawler]?.verdictAt(url),
    countsOf: (crawler) => answers[crawler]?.counts() ?? NO_COUNTS,
  };
}

/** Crawlers that read the same group of the same analysis have their verdicts in common. */
function sharedAnswers(question: Question): (column: Column) => GroupAnswers {
  const shared = new Map<Analysis, Map<Group | null, GroupAnswers>>();
  return ({ analysis, selection: { group } }) => {
    const byGroup = shared.get(analysis) ?? new Map<Group | null, GroupAnswers>();
    const answers = byGroup.get(group) ?? new GroupAnswers(analysis, group, question);
    shared.set(analysis, byGroup.set(group, answers));
    return answers;
  };
}

/** How the crawler with this product token chooses its group: as the catalogue says, else by its own name and then `*`. */
export function followerNamed(token: string): Follower {
  const known = crawlerNamed(token);
  if (!known) return followerOf(token);
  const others = known.chain.filter((name) => lowerCase(name) !== lowerCase(token));
  return { chain: [token, ...others], followsStar: known.followsStar };
}

/** The dialect that comes nearest to how the crawler with this product token reads. */
export function readerNamed(token: string): Dialect {
  return dialectNamed(crawlerNamed(token)?.reader ?? defaultDialect.id) ?? defaultDialect;
}

const NO_COUNTS: Counts = { allow: 0, disallow: 0, undefined: 0, "not-governed": 0 };

class GroupAnswers {
  private readonly analysis: Analysis;
  private readonly group: Group | null;
  private readonly urls: readonly string[];
  private readonly circumstances: Circumstances;
  private readonly verdicts: (Verdict | undefined)[] = [];
  private counted: Counts | undefined;

  constructor(analysis: Analysis, group: Group | null, { urls, circumstances = PLAIN }: Question) {
    this.analysis = analysis;
    this.group = group;
    this.urls = urls;
    this.circumstances = circumstances;
  }

  verdictAt(index: number): Verdict | undefined {
    const url = this.urls[index];
    if (url === undefined) return undefined;
    this.verdicts[index] ??= answerFor(this.analysis, this.group, url, this.circumstances);
    return this.verdicts[index];
  }

  counts(): Counts {
    if (this.counted) return this.counted;
    const counts = { ...NO_COUNTS };
    this.urls.forEach((_, index) => {
      const verdict = this.verdictAt(index);
      if (verdict) counts[verdict.outcome]++;
    });
    this.counted = counts;
    return counts;
  }
}
