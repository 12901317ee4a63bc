import type { Entry } from "../match/rulebook.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import type { Contest } from "./contest.ts";
import { Hunt, type Limits } from "./hunt.ts";
import { LineContests } from "./line-contests.ts";

/** There may be thousands of lines, and two questions about each. */
const LIMITS: Limits = { states: 20_000 };

/** Whether lines can go, by number; null where that is not proven. */
export type Removable = ReadonlyMap<number, boolean | null>;

/** Which lines of a group can go together and no verdict changes. Of two that say the same each can go alone, and not both. */
export class Removal {
  private readonly dialect: Dialect;
  private readonly contests: LineContests;
  private readonly entries: ReadonlyMap<number, readonly Entry[]>;

  constructor(group: Group, dialect: Dialect) {
    this.dialect = dialect;
    this.contests = new LineContests(group, dialect);
    this.entries = entriesByLine(group);
  }

  /** Whether lines that never decide can go without a search, as many of them as there are. */
  get isFreeOfIdle(): boolean {
    // What is never the strongest decides for nobody, whatever else stays or goes of its like.
    return this.contests.basis === "strongest";
  }

  /** Which of `lines` can go at once, the later rather than the earlier, with all of `others` and without them. In steps, each a small part of the work. */
  *among(lines: readonly number[], others: readonly number[]): Generator<void, Removable> {
    const removable = new Map<number, boolean | null>();
    const gone: number[] = [];
    for (const line of lines.toReversed()) {
      const canGo = yield* this.canGo(line, gone, others);
      removable.set(line, canGo);
      if (canGo) gone.push(line);
    }
    return removable;
  }

  private *canGo(
    line: number,
    gone: readonly number[],
    others: readonly number[],
  ): Generator<void, boolean | null> {
    const withOthers = yield* this.isNeutral(line, gone);
    if (!withOthers || others.length === 0) return withOthers;
    return yield* this.isNeutral(line, [...gone, ...others]);
  }

  /** Whether a line can go where others are gone. */
  private *isNeutral(line: number, gone: readonly number[]): Generator<void, boolean | null> {
    const contest = this.contestOf(line, gone);
    const { kind } = yield* new Hunt(contest, this.dialect, LIMITS).steps();
    return kind === "undecided" ? null : kind === "none";
  }

  private contestOf(line: number, gone: readonly number[]): Contest {
    const own = this.entriesOn([line]);
    const missing = this.entriesOn(gone);
    const contest = this.contests.of(own, "outcome");
    if (missing.length === 0) return contest;
    const without = this.contests.of(missing, "outcome");
    const withoutBoth = this.contests.of([...missing, ...own], "outcome");
    return {
      ...contest,
      common: withoutBoth.common,
      ask: (target) => {
        const [before, after] = [without.ask(target), withoutBoth.ask(target)];
        const by = [...before.by, ...after.by];
        return {
          before: before.after,
          after: after.after,
          by: by.filter((one) => withoutBoth.common[one.number] === one),
        };
      },
    };
  }

  private entriesOn(lines: readonly number[]): readonly Entry[] {
    return lines.flatMap((line) => this.entries.get(line) ?? []);
  }
}

/** What stands on each line, second readings included. */
function entriesByLine(group: Group): ReadonlyMap<number, readonly Entry[]> {
  const { rules, rulebook } = group;
  const byLine = new Map<number, Entry[]>();
  // Both are in the order of the file.
  for (const [at, entry] of rulebook.runs.flatMap((run) => run.entries).entries()) {
    const number = rules[at]?.line.number ?? 0;
    const known = byLine.get(number);
    if (known) known.push(entry);
    else byLine.set(number, [entry]);
  }
  return byLine;
}
