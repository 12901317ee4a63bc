import type { Analysis } from "../parse/analysis.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import { groupedBy } from "../text/grouped-by.ts";
import { type Removable, Removal } from "./removal.ts";
import {
  type LineLiveness,
  type LineStatus,
  type StatusByLine,
  statusAt,
  statusInAll,
} from "./rule-status.ts";
import { type Liveness, type RuleStatus, RuleStatusSearch } from "./rule-status-search.ts";

/** What each line of a group is good for, and which lines can go together. The work can be done in portions. */
export class GroupStatusSearch {
  private readonly group: Group;
  private readonly dialect: Dialect;
  private readonly alone: RuleStatusSearch;
  private together: Iterator<void, readonly LineStatus[]> | null = null;
  private done: readonly LineStatus[] | null = null;

  constructor(group: Group, dialect: Dialect) {
    this.group = group;
    this.dialect = dialect;
    this.alone = new RuleStatusSearch(group, dialect);
  }

  /** Goes on until the time is up, and says whether all is done. */
  run(isTimeUp: () => boolean): boolean {
    if (!this.alone.run(isTimeUp)) return false;
    this.together ??= this.steps(byLine(this.alone.results ?? []));
    while (!this.done && !isTimeUp()) {
      const step = this.together.next();
      if (step.done) this.done = step.value;
    }
    return this.done !== null;
  }

  /** A line each, in the order of the file; null while there is work left (see `run`). */
  get results(): readonly LineStatus[] | null {
    return this.done;
  }

  private *steps(alone: readonly LineStatus[]): Generator<void, readonly LineStatus[]> {
    if (!alone.some(({ redundant }) => redundant)) return alone;
    const removal = new Removal(this.group, this.dialect);
    const together = yield* jointly(alone, removal);
    const kept = keptIn(this.group, together);
    if (kept.size === 0) return together;
    // What can go with others need not be able to go without one of them.
    const left = together.map((status) =>
      kept.has(status) ? { ...status, redundant: false } : status,
    );
    return yield* jointly(left, removal);
  }
}

/** Of lines that are called redundant, only those go on to be that can go all at once. */
function* jointly(
  statuses: readonly LineStatus[],
  removal: Removal,
): Generator<void, readonly LineStatus[]> {
  const candidates = statuses.filter(({ redundant }) => redundant);
  const idle = linesOf(candidates, (kind) => kind === "dead");
  const others = linesOf(candidates, (kind) => kind !== "dead");
  const idleGone: Removable = removal.isFreeOfIdle
    ? new Map(idle.map((line) => [line, true]))
    : yield* removal.among(idle, []);
  const gone = idle.filter((line) => idleGone.get(line));
  const judged = new Map([...idleGone, ...(yield* removal.among(others, gone))]);
  return statuses.map((status) =>
    status.redundant ? { ...status, redundant: judged.get(status.line) ?? null } : status,
  );
}

/** The first rule that ever decides, or else the first, of each section of which all could go. */
function keptIn({ sections }: Group, statuses: readonly LineStatus[]): ReadonlySet<LineStatus> {
  const kept = new Set<LineStatus>();
  let next = 0;
  for (const { last } of sections) {
    const from = next;
    while ((statuses[next]?.line ?? Number.POSITIVE_INFINITY) <= last) next++;
    const own = statuses.slice(from, next);
    const first = own.find(({ liveness }) => liveness.kind === "decides") ?? own[0];
    if (first && own.every(({ redundant }) => redundant)) kept.add(first);
  }
  return kept;
}

function linesOf(
  statuses: readonly LineStatus[],
  isWanted: (kind: LineLiveness["kind"]) => boolean,
): readonly number[] {
  return statuses.filter(({ liveness }) => isWanted(liveness.kind)).map(({ line }) => line);
}

/** One for each line: some dialects see two rules in one. */
function byLine(statuses: readonly RuleStatus[]): readonly LineStatus[] {
  const lines = groupedBy(statuses.map(plain), ({ line }) => line);
  return [...lines.values()].flatMap((same) => statusInAll(same) ?? []);
}

function plain({ rule, liveness, redundant }: RuleStatus): LineStatus {
  return { line: rule.line.number, liveness: plainLiveness(liveness), redundant };
}

function plainLiveness(liveness: Liveness): LineLiveness {
  if (liveness.kind !== "dead") return liveness;
  return { kind: "dead", shadowedBy: liveness.shadowedBy.map(({ line }) => line.number) };
}

/** The status of a file's rules, whatever time it takes; those of groups with more than `mostRules` rules are not known. */
export function statusesIn(analysis: Analysis, mostRules: number): StatusByLine {
  const known = new Map<Group, ReadonlyMap<number, LineStatus>>();
  for (const group of analysis.groups) {
    if (group.ruleCount > mostRules) continue;
    const search = new GroupStatusSearch(group, analysis.dialect);
    search.run(() => false);
    known.set(group, new Map(search.results?.map((status) => [status.line, status])));
  }
  return (line) => statusAt(analysis, line, (group) => known.get(group)?.get(line) ?? null);
}
