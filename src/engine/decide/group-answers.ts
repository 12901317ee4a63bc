import type { Changes, Entry } from "../match/rulebook.ts";
import { patternMatches, type Search } from "../match/search.ts";
import type { Group } from "../parse/group.ts";
import { type Decision, isOpen, type Outcome, outcomeOn, weighing } from "./decision.ts";
import type { Case, Targets } from "./request-context.ts";
import { type Verdict, verdictOn } from "./verdict.ts";

/** Whether it is time to let others work. */
export type IsTimeUp = () => boolean;

export type Counts = Readonly<Record<Outcome, number>>;

// The clock costs more than an answer that is kept.
const ASK_EVERY = 32;

const never: IsTimeUp = () => false;

const NONE: Counts = { allow: 0, disallow: 0, undefined: 0, "not-governed": 0 };

/**
 * What the crawlers that obey one group are answered, for every URL of a question. Cells are decided
 * when they are asked for, and all of them, for the counts, in portions. Made from the answers of
 * before an edit it takes them over, and asks the rules again only for URLs that a changed rule decided.
 */
export class GroupAnswers {
  readonly group: Group | null;
  private readonly targets: Targets;
  /** What the cells of before have still to be held against; null where there were none. */
  private readonly changes: Changes | null;
  private readonly linesStay: boolean;
  private cells: (Decision | undefined)[] = [];
  /** Up to here cells are of this group; beyond, those that were asked for. */
  private counted = 0;
  private readonly ahead = new Set<number>();
  private counts = { ...NONE };
  private readonly verdicts = new Map<number, Verdict>();
  private readonly searches = new Map<number, Search<Decision>>();

  /** `linesStay`: as the analysis says. */
  constructor(
    group: Group | null,
    targets: Targets,
    before: GroupAnswers | null,
    linesStay: boolean,
  ) {
    this.linesStay = linesStay;
    this.group = group;
    this.targets = targets;
    this.changes = before && this.changesSince(before);
    if (this.changes && before) this.takeOver(before, this.changes);
  }

  /** How many URLs have each outcome; null while they are still counted. */
  get totals(): Counts | null {
    return this.counted === this.targets.urls.length ? this.counts : null;
  }

  /** The outcome for the URL with this index; null where there is not the time to find it. */
  outcomeAt(index: number, isTimeUp: IsTimeUp): Outcome | null {
    const { verdict } = this.targets.at(index);
    if (verdict) return verdict.outcome;
    const decision = this.decisionAt(index, isTimeUp);
    return decision === undefined ? null : outcomeOn(decision);
  }

  /** The number of the line whose rule decides; null where none does, or where there is not the time to find it. */
  lineAt(index: number, isTimeUp: IsTimeUp): number | null {
    if (!this.group || this.targets.at(index).verdict) return null;
    const decision = this.decisionAt(index, isTimeUp);
    return decision && !isOpen(decision) ? this.group.numberOf(decision) : null;
  }

  /** The verdict on the URL with this index, whatever time it takes; the same object each time. */
  verdictAt(index: number): Verdict {
    const { url, target, verdict: settled } = this.targets.at(index);
    const known = settled ?? this.verdicts.get(index);
    if (known) return known;
    const decision = this.decisionAt(index, never) ?? null;
    const verdict = verdictOn(decision, this.group, url, target);
    this.verdicts.set(index, verdict);
    return verdict;
  }

  /** Goes on counting; whether all is counted. */
  count(isTimeUp: IsTimeUp): boolean {
    const { counts, cells } = this;
    const { length } = this.targets.urls;
    for (; this.counted < length; this.counted++) {
      const index = this.counted;
      if (index % ASK_EVERY === 0 && isTimeUp()) return false;
      const seen = this.targets.at(index);
      if (!seen.verdict && !this.ahead.delete(index)) {
        const decision = this.find(index, seen, isTimeUp);
        if (decision === undefined) return false;
        cells[index] = decision;
      }
      counts[seen.verdict?.outcome ?? outcomeOn(cells[index] ?? null)]++;
    }
    return true;
  }

  private decisionAt(index: number, isTimeUp: IsTimeUp): Decision | undefined {
    if (index < this.counted || this.ahead.has(index)) return this.cells[index];
    const decision = this.find(index, this.targets.at(index), isTimeUp);
    if (decision === undefined) return undefined;
    this.cells[index] = decision;
    this.ahead.add(index);
    return decision;
  }

  private find(index: number, seen: Case, isTimeUp: IsTimeUp): Decision | undefined {
    const kept = this.keptAt(index, seen);
    return kept === undefined ? this.decide(index, seen, isTimeUp) : kept;
  }

  /** What the decision of before comes to, if that can be told without asking all the rules. */
  private keptAt(index: number, { target }: Case): Decision | undefined {
    const known = this.cells[index];
    const { changes, group } = this;
    if (!changes || !group || known === undefined) return undefined;
    const { removed, added } = changes;
    if (isOpen(known) || this.targets.dialect.settle) {
      const isTouched = ({ pattern }: Entry) => patternMatches(pattern, target);
      return removed.some(isTouched) || added.some(isTouched) ? undefined : movedBy(changes, known);
    }
    if (known && removed.includes(known)) return undefined;
    let best = known && (changes.moved.get(known) ?? known);
    for (const entry of added)
      if (patternMatches(entry.pattern, target)) best = group.rulebook.strongerOf(best, entry);
    return best;
  }

  private decide(index: number, { target }: Case, isTimeUp: IsTimeUp): Decision | undefined {
    if (!this.group) return null;
    if (isTimeUp()) return undefined;
    const search = this.searches.get(index) ?? weighing(this.group, this.targets.dialect, target);
    if (search.advance(isTimeUp)) {
      this.searches.delete(index);
      return search.found;
    }
    this.searches.set(index, search);
    return undefined;
  }

  private changesSince(before: GroupAnswers): Changes | null {
    if (!this.group || !before.group || before.targets !== this.targets) return null;
    return this.group.rulebook.changesFrom(before.group.rulebook);
  }

  /** Takes the cells away from those of before, which do without: they are many, and whoever edits has no use for two of each. */
  private takeOver(before: GroupAnswers, { removed, added, moved }: Changes): void {
    const { cells, counted, counts } = before;
    // Beyond what was counted a cell may still be of a group before that.
    if (before.changes) {
      const asked = [...before.ahead].map((index) => [index, cells[index]] as const);
      cells.fill(undefined, counted);
      for (const [index, decision] of asked) cells[index] = decision;
    }
    this.cells = cells;
    const isSameGroup = this.group?.membership === before.group?.membership;
    if (isSameGroup && this.linesStay)
      this.keepVerdicts(before, [...removed, ...added, ...this.shifted(before, moved)]);
    if (removed.length + added.length + moved.size === 0) {
      this.counted = counted;
      this.counts = counts;
    }
    before.cells = [];
    before.counted = 0;
    before.counts = { ...NONE };
    before.ahead.clear();
  }

  /** Entries that say the same on another line: a line can change places with its neighbour. */
  private shifted(before: GroupAnswers, moved: Changes["moved"]): readonly Entry[] {
    return [...moved].flatMap(([old, now]) =>
      before.group?.numberOf(old) === this.group?.numberOf(now) ? [] : now,
    );
  }

  /** Verdicts on URLs that no changed rule matches are the same, to the line. */
  private keepVerdicts({ verdicts }: GroupAnswers, changed: readonly Entry[]): void {
    for (const [index, verdict] of verdicts)
      if (!changed.some(({ pattern }) => patternMatches(pattern, verdict.target)))
        this.verdicts.set(index, verdict);
  }
}

/** A decision of before, by the entries of now. */
function movedBy({ moved }: Changes, decision: Decision): Decision {
  if (!isOpen(decision)) return decision && (moved.get(decision) ?? decision);
  const { allow, disallow } = decision;
  return { allow: moved.get(allow) ?? allow, disallow: moved.get(disallow) ?? disallow };
}
