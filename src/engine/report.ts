import type { Analysis } from "./analysis.ts";
import { lowerCase } from "./ascii.ts";
import { crawlerNamed } from "./crawlers/index.ts";
import type { Group } from "./group.ts";
import { type Follower, followerOf, type Selection, select } from "./select.ts";
import { requestOf } from "./url.ts";
import { judge, type Outcome, type Verdict } from "./verdict.ts";

/** What is asked of a file: URLs as typed, crawlers by product token. */
export interface Question {
  readonly urls: readonly string[];
  readonly crawlers: readonly string[];
}

/** One crawler of the question, with the group it reads. */
export interface Column {
  readonly token: string;
  readonly selection: Selection;
}

/** A question answered. Cells are decided when they are asked for, once for all crawlers that read the same group. */
export interface Report {
  readonly analysis: Analysis;
  readonly question: Question;
  readonly columns: readonly Column[];
  /** The verdict of a cell, by index of URL and crawler; undefined outside the table. */
  verdictAt(url: number, crawler: number): Verdict | undefined;
  /** How many URLs of this crawler have each outcome. */
  countsOf(crawler: number): Counts;
}

export type Counts = Readonly<Record<Outcome, number>>;

/** Answers a question from an analysis. */
export function report(analysis: Analysis, question: Question): Report {
  const columns = question.crawlers.map((token) => ({
    token,
    selection: select(analysis, followerNamed(token)),
  }));
  const byGroup = new Map<Group | null, GroupAnswers>();
  const answersOf = (crawler: number): GroupAnswers | undefined => {
    const column = columns[crawler];
    if (!column) return undefined;
    const { group } = column.selection;
    const answers = byGroup.get(group) ?? new GroupAnswers(analysis, group, question.urls);
    byGroup.set(group, answers);
    return answers;
  };
  return {
    analysis,
    question,
    columns,
    verdictAt: (url, crawler) => answersOf(crawler)?.verdictAt(url),
    countsOf: (crawler) => answersOf(crawler)?.counts() ?? NO_COUNTS,
  };
}

/** How the crawler with this product token chooses its group: as the catalogue says, else by its own name and then `*`. */
export function followerNamed(token: string): Follower {
  const known = crawlerNamed(token);
  if (!known) return followerOf(token);
  const others = known.chain.filter((name) => lowerCase(name) !== lowerCase(token));
  return { chain: [token, ...others], followsStar: known.followsStar };
}

const NO_COUNTS: Counts = { allow: 0, disallow: 0, undefined: 0, "not-governed": 0 };

class GroupAnswers {
  private readonly analysis: Analysis;
  private readonly group: Group | null;
  private readonly urls: readonly string[];
  private readonly verdicts: (Verdict | undefined)[] = [];
  private counted: Counts | undefined;

  constructor(analysis: Analysis, group: Group | null, urls: readonly string[]) {
    this.analysis = analysis;
    this.group = group;
    this.urls = urls;
  }

  verdictAt(index: number): Verdict | undefined {
    const url = this.urls[index];
    if (url === undefined) return undefined;
    this.verdicts[index] ??= this.judge(url);
    return this.verdicts[index];
  }

  private judge(typed: string): Verdict {
    const request = requestOf(typed);
    if (request.kind === "url") return judge(this.analysis, this.group, request.url);
    const { scheme } = request;
    const target = { path: "", queryPath: "" };
    return {
      url: typed,
      target,
      outcome: "not-governed",
      ground: { kind: "out-of-scope", scheme },
    };
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
