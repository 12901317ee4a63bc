import { Work } from "../decide/work.ts";
import type { Entry } from "../match/rulebook.ts";
import type { Analysis } from "../parse/analysis.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import { groupedBy } from "../text/lists.ts";
import { CounterexampleSearch, type Limits } from "./counterexample-search.ts";
import { LineProducts } from "./line-products.ts";
import type { Product } from "./product.ts";
import {
  type LineLiveness,
  type LineStatus,
  type StatusByLine,
  statusAt,
  statusInAll,
} from "./rule-status.ts";
import {
  type Liveness,
  limitsFor,
  type RuleStatus,
  RuleStatusSearch,
} from "./rule-status-search.ts";

/** The status of each line of a group, in the order of the file, and which lines can be removed together. Each step is a small part of the work. */
export function* searchGroupStatus(
  group: Group,
  dialect: Dialect,
): Generator<void, readonly LineStatus[]> {
  const limits = limitsFor(group);
  const alone = byLine(yield* new RuleStatusSearch(group, dialect, null, limits).steps());
  // The next part is large enough to be a step of its own.
  yield;
  if (!alone.some(({ redundant }) => redundant)) return alone;
  const removal = new Removal(group, dialect, limits);
  const together = yield* jointly(alone, removal);
  const kept = keptIn(group, together);
  if (kept.size === 0) return together;
  // A line that can be removed together with others may not be removable if one of them stays.
  const left = together.map((status) =>
    kept.has(status) ? { ...status, redundant: false } : status,
  );
  return yield* jointly(left, removal);
}

/** Of the lines called redundant, only those stay redundant that can all be removed at once. */
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

/** For each section that could be removed as a whole: the first rule that ever decides, or else the first rule. */
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

/** One status for each line: some dialects read two rules in one line. */
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

/** The status of a file's rules, however long it takes; unknown for groups with more than `mostRules` rules. `groups`: those that are looked at. */
export function statusesIn(
  analysis: Analysis,
  mostRules: number,
  groups: readonly Group[] = analysis.groups,
): StatusByLine {
  const known = new Map<Group, ReadonlyMap<number, LineStatus>>();
  for (const group of groups) {
    if (group.ruleCount > mostRules) continue;
    const search = new Work(searchGroupStatus(group, analysis.dialect));
    search.run(() => false);
    known.set(group, new Map(search.result?.map((status) => [status.line, status])));
  }
  return (line) => statusAt(analysis, line, (group) => known.get(group)?.get(line) ?? null);
}

/** Whether lines can be removed, by number; null if that is not proven. */
type Removable = ReadonlyMap<number, boolean | null>;

/** Finds which lines of a group can be removed together without changing a verdict. Of two equal lines each can be removed alone, but not both. */
class Removal {
  private readonly dialect: Dialect;
  private readonly limits: Limits;
  private readonly products: LineProducts;
  private readonly entries: ReadonlyMap<number, readonly Entry[]>;

  constructor(group: Group, dialect: Dialect, limits: Limits) {
    this.dialect = dialect;
    this.limits = limits;
    this.products = new LineProducts(group, dialect);
    this.entries = entriesByLine(group);
  }

  /** Whether all lines that never decide can be removed without a search. */
  get isFreeOfIdle(): boolean {
    // A rule that is never the strongest decides nothing, whatever other such rules are removed.
    return this.products.basis === "strongest";
  }

  /** Which of `lines` can be removed at once, the later rather than the earlier, both with all of `others` and without them. Each step is a small part of the work. */
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

  /** Whether a line can be removed when others are removed. */
  private *isNeutral(line: number, gone: readonly number[]): Generator<void, boolean | null> {
    const product = this.productOf(line, gone);
    const kind = yield* new CounterexampleSearch(product, this.dialect, this.limits).kind();
    return kind === "undecided" ? null : kind === "none";
  }

  private productOf(line: number, gone: readonly number[]): Product {
    const own = this.entriesOn([line]);
    const missing = this.entriesOn(gone);
    const product = this.products.of(own, "outcome");
    if (missing.length === 0) return product;
    const without = this.products.of(missing, "outcome");
    const withoutBoth = this.products.of([...missing, ...own], "outcome");
    return {
      ...product,
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

/** The entries of each line, second readings included. */
function entriesByLine(group: Group): ReadonlyMap<number, readonly Entry[]> {
  const { rules, rulebook } = group;
  const byLine = new Map<number, Entry[]>();
  // Both lists are in the order of the file.
  for (const [at, entry] of rulebook.runs.flatMap((run) => run.entries).entries()) {
    const number = rules[at]?.line.number ?? 0;
    const known = byLine.get(number);
    if (known) known.push(entry);
    else byLine.set(number, [entry]);
  }
  return byLine;
}
