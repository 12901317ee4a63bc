import { Work } from "../engine/decide/work.ts";
import { dialectOf } from "../engine/dialects/index.ts";
import { type Analysis, analyse } from "../engine/parse/analysis.ts";
import type { DialectId } from "../engine/parse/dialect.ts";
import { searchGroupStatus } from "../engine/prove/group-status-search.ts";
import type { LineStatus } from "../engine/prove/rule-status.ts";

/** The task, as plain data for a worker. */
export interface RuleStatusData {
  /** With LF at the end of each line. */
  readonly text: string;
  readonly dialect: DialectId;
  /** The number of bytes in the file for each LF of the text. */
  readonly breakOctets: number;
  /** Which groups, by index. */
  readonly groups: readonly number[];
}

/** The results since the last time, as plain data from a worker. */
export interface RuleStatusNews {
  readonly groups: readonly StatusesOfGroup[];
  /** How many rules the groups in question have, and how many of these rules are done. */
  readonly done: number;
  readonly total: number;
}

/** The status of all lines of one group, in the order of the file. */
export interface StatusesOfGroup {
  /** By index. */
  readonly group: number;
  readonly statuses: readonly LineStatus[];
}

/** Finds the status of each line of some groups in time slices. It needs nothing of the page, so it can run in a worker. */
export class RuleStatusJob {
  private readonly analysis: Analysis;
  private readonly left: number[];
  private readonly total: number;
  private current: Work<readonly LineStatus[]> | null = null;
  private news: StatusesOfGroup[] = [];
  private done = 0;

  constructor({ text, dialect, breakOctets, groups }: RuleStatusData) {
    this.analysis = analyse(text, dialectOf(dialect), breakOctets);
    this.left = [...groups].reverse();
    this.total = groups.reduce((sum, group) => sum + this.ruleCountOf(group), 0);
  }

  /** Continues until the time is up, and returns whether all is done. */
  run(isTimeUp: () => boolean): boolean {
    while (this.left.length > 0) if (!this.lookAtNext(isTimeUp)) return false;
    return true;
  }

  /** The results since the last call. */
  takeNews(): RuleStatusNews {
    const { news, done, total } = this;
    this.news = [];
    return { groups: news, done, total };
  }

  /** Whether the next group is done. */
  private lookAtNext(isTimeUp: () => boolean): boolean {
    const index = this.left.at(-1) ?? 0;
    const group = this.analysis.groups[index];
    this.current ??= group ? new Work(searchGroupStatus(group, this.analysis.dialect)) : null;
    if (this.current && !this.current.run(isTimeUp)) return false;
    this.news.push({ group: index, statuses: this.current?.result ?? [] });
    this.done += this.ruleCountOf(index);
    this.current = null;
    this.left.pop();
    return true;
  }

  private ruleCountOf(index: number): number {
    return this.analysis.groups[index]?.ruleCount ?? 0;
  }
}
