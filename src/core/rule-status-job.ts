import { Work } from "../engine/decide/work.ts";
import { defaultDialect, dialectNamed } from "../engine/dialects/index.ts";
import { type Analysis, analyse } from "../engine/parse/analysis.ts";
import type { DialectId } from "../engine/parse/dialect.ts";
import { searchGroupStatus } from "../engine/prove/group-status-search.ts";
import type { LineStatus } from "../engine/prove/rule-status.ts";

/** What is to be looked at, as plain data that can be sent to a worker. */
export interface RuleStatusData {
  /** With LF at the end of each line. */
  readonly text: string;
  readonly dialect: DialectId;
  /** How many octets the file has for each LF of the text. */
  readonly breakOctets: number;
  /** Which groups, by index. */
  readonly groups: readonly number[];
}

/** What was found since the last time, as plain data that a worker can send. */
export interface RuleStatusNews {
  readonly groups: readonly StatusesOfGroup[];
  /** How many rules the groups have that are looked at, and how many the ones that are done. */
  readonly done: number;
  readonly total: number;
}

/** The status of all lines of one group, in the order of the file. */
export interface StatusesOfGroup {
  /** By index. */
  readonly group: number;
  readonly statuses: readonly LineStatus[];
}

/** Finds out what each line of some groups is good for, in time slices. It needs nothing of the page, so it can run in a worker. */
export class RuleStatusJob {
  private readonly analysis: Analysis;
  private readonly left: number[];
  private readonly total: number;
  private current: Work<readonly LineStatus[]> | null = null;
  private news: StatusesOfGroup[] = [];
  private done = 0;

  constructor({ text, dialect, breakOctets, groups }: RuleStatusData) {
    this.analysis = analyse(text, dialectNamed(dialect) ?? defaultDialect, breakOctets);
    this.left = [...groups].reverse();
    this.total = groups.reduce((sum, group) => sum + this.ruleCountOf(group), 0);
  }

  /** Goes on until the time is up, and says whether all is done. */
  run(isTimeUp: () => boolean): boolean {
    while (this.left.length > 0) if (!this.lookAtNext(isTimeUp)) return false;
    return true;
  }

  /** What was found since this was last asked. */
  takeNews(): RuleStatusNews {
    const { news, done, total } = this;
    this.news = [];
    return { groups: news, done, total };
  }

  /** Whether the group that comes next is done with. */
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
