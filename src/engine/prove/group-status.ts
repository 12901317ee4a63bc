import type { Analysis } from "../parse/analysis.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import { groupedBy } from "../text/grouped-by.ts";
import { type Removable, Removal } from "./removal.ts";
import { type Life, type RuleLife, RuleLives } from "./rule-lives.ts";
import { inAll, type LifeAt, type LivesByLine, lifeAt, type RuleLifeAt } from "./rule-status.ts";

/** What each line of a group is good for, and which lines can go together. The work can be done in portions. */
export class GroupLives {
  private readonly group: Group;
  private readonly dialect: Dialect;
  private readonly alone: RuleLives;
  private together: Iterator<void, readonly RuleLifeAt[]> | null = null;
  private done: readonly RuleLifeAt[] | null = null;

  constructor(group: Group, dialect: Dialect) {
    this.group = group;
    this.dialect = dialect;
    this.alone = new RuleLives(group, dialect);
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
  get results(): readonly RuleLifeAt[] | null {
    return this.done;
  }

  private *steps(alone: readonly RuleLifeAt[]): Generator<void, readonly RuleLifeAt[]> {
    if (!alone.some(({ redundant }) => redundant)) return alone;
    const removal = new Removal(this.group, this.dialect);
    const together = yield* jointly(alone, removal);
    const kept = keptIn(this.group, together);
    if (kept.size === 0) return together;
    // What can go with others need not be able to go without one of them.
    const left = together.map((life) => (kept.has(life) ? { ...life, redundant: false } : life));
    return yield* jointly(left, removal);
  }
}

/** Of lines that are called redundant, only those go on to be that can go all at once. */
function* jointly(
  lives: readonly RuleLifeAt[],
  removal: Removal,
): Generator<void, readonly RuleLifeAt[]> {
  const candidates = lives.filter(({ redundant }) => redundant);
  const idle = linesOf(candidates, (kind) => kind === "never");
  const others = linesOf(candidates, (kind) => kind !== "never");
  const idleGone: Removable = removal.isFreeOfIdle
    ? new Map(idle.map((line) => [line, true]))
    : yield* removal.among(idle, []);
  const gone = idle.filter((line) => idleGone.get(line));
  const judged = new Map([...idleGone, ...(yield* removal.among(others, gone))]);
  return lives.map((life) =>
    life.redundant ? { ...life, redundant: judged.get(life.line) ?? null } : life,
  );
}

/** The first rule that ever decides, or else the first, of each section of which all could go. */
function keptIn({ sections }: Group, lives: readonly RuleLifeAt[]): ReadonlySet<RuleLifeAt> {
  const kept = new Set<RuleLifeAt>();
  let next = 0;
  for (const { last } of sections) {
    const from = next;
    while ((lives[next]?.line ?? Number.POSITIVE_INFINITY) <= last) next++;
    const own = lives.slice(from, next);
    const first = own.find(({ life }) => life.kind === "decides") ?? own[0];
    if (first && own.every(({ redundant }) => redundant)) kept.add(first);
  }
  return kept;
}

function linesOf(
  lives: readonly RuleLifeAt[],
  isWanted: (kind: LifeAt["kind"]) => boolean,
): readonly number[] {
  return lives.filter(({ life }) => isWanted(life.kind)).map(({ line }) => line);
}

/** One for each line: some dialects see two rules in one. */
function byLine(lives: readonly RuleLife[]): readonly RuleLifeAt[] {
  const lines = groupedBy(lives.map(plain), ({ line }) => line);
  return [...lines.values()].flatMap((same) => inAll(same) ?? []);
}

function plain({ rule, life, redundant }: RuleLife): RuleLifeAt {
  return { line: rule.line.number, life: plainLife(life), redundant };
}

function plainLife(life: Life): LifeAt {
  if (life.kind !== "never") return life;
  return { kind: "never", shadowedBy: life.shadowedBy.map(({ line }) => line.number) };
}

/** The lives of a file's rules, whatever time it takes; those of groups with more than `mostRules` rules are not known. */
export function livesIn(analysis: Analysis, mostRules: number): LivesByLine {
  const known = new Map<Group, ReadonlyMap<number, RuleLifeAt>>();
  for (const group of analysis.groups) {
    if (group.ruleCount > mostRules) continue;
    const lives = new GroupLives(group, analysis.dialect);
    lives.run(() => false);
    known.set(group, new Map(lives.results?.map((life) => [life.line, life])));
  }
  return (line) => lifeAt(analysis, line, (group) => known.get(group)?.get(line) ?? null);
}
