import type { Changes, Entry, Rulebook } from "../match/rulebook.ts";
import { mayMatter, patternMatches, type Search } from "../match/search.ts";
import type { Group } from "../parse/group.ts";
import { type Decision, isOpen, type Outcome, outcomeOn, weighing } from "./decision.ts";
import type { Case, Targets } from "./request-context.ts";
import { type Ground, type Verdict, verdictOn } from "./verdict.ts";
import type { IsTimeUp } from "./work.ts";

export type Counts = Readonly<Record<Outcome, number>>;

// Reading the clock costs more than a known verdict.
const ASK_EVERY = 32;

/** Of longer lists, decisions are remembered for one edit only: they would take much memory. */
const MOST_REMEMBERED = 10_000;

const never: IsTimeUp = () => false;

const NONE: Counts = { allow: 0, disallow: 0, undefined: 0, "not-governed": 0 };

/** The decisions for the URLs of a question. Reports share them while an edit leaves the group's rules unchanged. */
interface Cells {
  /** By index of URL; undefined if it is not decided yet. */
  readonly decided: (Decision | undefined)[];
  /** The counts of the first `counted` URLs. */
  readonly counts: Record<Outcome, number>;
  counted: number;
  /** The searches that are not finished. */
  readonly searches: Map<number, Search<Decision>>;
  /** The decisions before an edit; null once everything is counted, and where there are none. */
  base: Base | null;
  /** Those before the edit, for the next one: a rule that decides for a moment, as `/` before the next letter, gives back what was decided before it. */
  readonly former: Past | null;
}

/** The decisions by an earlier text. */
interface Past {
  readonly rulebook: Rulebook;
  readonly decided: Cells["decided"];
}

/** The decisions before an edit, and the changes of the edit. */
interface Base extends Past {
  /** How many were counted before the edit. */
  readonly counted: number;
  readonly changes: Changes;
  /** The decisions before the edit before, with the changes since, once they are asked for; null where there are too many. */
  readonly former: Past | null;
  formerChanges?: Changes | null;
}

/** The verdicts that were asked before an edit, by index of URL, and the rules that it changed. */
interface EarlierVerdicts {
  readonly verdicts: ReadonlyMap<number, Verdict>;
  readonly changed: readonly Entry[];
  /** Whether the group is one of the same kind: a verdict by no rule says which it is. */
  readonly isOfKind: boolean;
}

/**
 * The verdicts for all crawlers that follow one group, for every URL of a question. A cell is
 * decided when it is first needed; the counts are made in time slices. Made from the verdicts
 * before an edit, it asks the rules again only for URLs that a changed rule decided or now decides.
 */
export class GroupAnswers {
  readonly group: Group | null;
  private readonly targets: Targets;
  private readonly cells: Cells;
  private readonly verdicts = new Map<number, Verdict>();
  /** Those before the edit; null where none can have stayed. */
  private readonly earlier: EarlierVerdicts | null = null;
  private isKept: boolean;

  /** `linesStay`: as in the analysis. */
  constructor(
    group: Group | null,
    targets: Targets,
    before: GroupAnswers | null,
    linesStay: boolean,
  ) {
    this.group = group;
    this.targets = targets;
    const changes = before && this.changesSince(before);
    this.cells = before && changes ? this.cellsAfter(before, changes) : emptyCells(null);
    this.isKept = !group && before?.group === null && before.targets === targets;
    if (before && changes && linesStay) {
      const shifted = this.shifted(before, changes.moved);
      const { removed, added } = changes;
      const changed = [...removed, ...added, ...shifted];
      // With the same line, as no other line has moved.
      if (group?.membership === before.group?.membership) {
        const isOfKind = changed.length === 0 || kindOfRules(group) === kindOfRules(before.group);
        this.earlier = { verdicts: before.verdicts, changed, isOfKind };
      }
      const { cells } = this;
      const isNext = cells === before.cells || cells.base?.decided === before.cells.decided;
      this.isKept = isNext && shifted.length === 0;
    }
  }

  /** Whether the edit left the outcome and the deciding line of every URL as they were. Until all URLs are counted it may only seem so. */
  get areKept(): boolean {
    return this.isKept;
  }

  /** How many URLs have each outcome; null while they are still counted. */
  get totals(): Counts | null {
    return this.cells.counted === this.targets.urls.length ? this.cells.counts : null;
  }

  /** The outcome for the URL with this index; null if there is not enough time now. */
  outcomeAt(index: number, isTimeUp: IsTimeUp): Outcome | null {
    const seen = this.targets.at(index);
    if (seen.verdict) return seen.verdict.outcome;
    const decision = this.decisionAt(index, seen, isTimeUp);
    return decision === undefined ? null : outcomeOn(decision);
  }

  /** The number of the deciding line; null if no rule decides, or if there is not enough time now. */
  lineAt(index: number, isTimeUp: IsTimeUp): number | null {
    const seen = this.targets.at(index);
    if (!this.group || seen.verdict) return null;
    const decision = this.decisionAt(index, seen, isTimeUp);
    return decision && !isOpen(decision) ? this.group.numberOf(decision) : null;
  }

  /** What the verdict on the URL with this index rests on, however long it takes. No verdict is made and kept for it, because a list can have millions. */
  groundAt(index: number): Ground["kind"] {
    const seen = this.targets.at(index);
    if (seen.verdict) return seen.verdict.ground.kind;
    if (!this.group) return "no-group";
    const decision = this.decisionAt(index, seen, never) ?? null;
    if (!decision) return "no-match";
    return isOpen(decision) ? "open" : "rule";
  }

  /** The verdict on the URL with this index, however long it takes; always the same object. */
  verdictAt(index: number): Verdict {
    const seen = this.targets.at(index);
    const known = seen.verdict ?? this.verdicts.get(index);
    if (known) return known;
    const decision = this.decisionAt(index, seen, never) ?? null;
    const verdict = this.earlierAt(index) ?? verdictOn(decision, this.group, seen.url, seen.target);
    this.verdicts.set(index, verdict);
    return verdict;
  }

  /** The verdict before the edit, if no changed rule matches its URL. */
  private earlierAt(index: number): Verdict | undefined {
    const { verdicts, changed = [], isOfKind } = this.earlier ?? {};
    const verdict = verdicts?.get(index);
    const isByNone = verdict?.ground.kind === "no-match";
    if (!verdict || (isByNone && !isOfKind)) return undefined;
    // A parser that sorts its rules does not try them all, which a verdict by no rule says.
    const isTouched = ({ pattern }: Entry) =>
      (isByNone && pattern.sortsAs !== undefined) || mayMatter(pattern, verdict.target);
    return changed.some(isTouched) ? undefined : verdict;
  }

  /** Continues counting, and returns whether all is counted. */
  count(isTimeUp: IsTimeUp): boolean {
    const { cells, targets } = this;
    const { length } = targets.urls;
    for (; cells.counted < length; cells.counted++) {
      const index = cells.counted;
      if (index % ASK_EVERY === 0 && isTimeUp()) return false;
      const seen = targets.at(index);
      const decision = seen.verdict ? null : this.decisionAt(index, seen, isTimeUp);
      if (decision === undefined) return false;
      if (cells.base && !seen.verdict && !isSame(cells.base, index, decision)) this.isKept = false;
      cells.counts[seen.verdict?.outcome ?? outcomeOn(decision)]++;
    }
    cells.base = null;
    return true;
  }

  private decisionAt(index: number, seen: Case, isTimeUp: IsTimeUp): Decision | undefined {
    const { decided } = this.cells;
    const known = decided[index];
    if (known !== undefined) return known;
    const kept = this.keptAt(index, seen);
    const decision = kept === undefined ? this.decide(index, seen, isTimeUp) : kept;
    if (decision !== undefined) decided[index] = decision;
    return decision;
  }

  /** The decision that follows from the one before the edit, or before the edit before; undefined if the rules must be asked. */
  private keptAt(index: number, seen: Case): Decision | undefined {
    const { base } = this.cells;
    if (!base) return undefined;
    const kept = this.keptSince(base, base.changes, index, seen);
    const { former } = base;
    if (kept !== undefined || !former) return kept;
    if (base.formerChanges === undefined)
      base.formerChanges = this.group?.rulebook.changesFrom(former.rulebook) ?? null;
    const since = base.formerChanges;
    return since ? this.keptSince(former, since, index, seen) : undefined;
  }

  private keptSince(
    { decided }: Past,
    changes: Changes,
    index: number,
    { target }: Case,
  ): Decision | undefined {
    const { group } = this;
    const known = decided[index];
    if (!group || known === undefined) return undefined;
    const { removed, added, moved } = changes;
    const isSorted = ({ pattern }: Entry) => pattern.sortsAs !== undefined;
    const dependsOnAll = isOpen(known) || this.targets.dialect.settle;
    if (dependsOnAll || removed.some(isSorted) || added.some(isSorted)) {
      const isTouched = ({ pattern }: Entry) => mayMatter(pattern, target);
      return removed.some(isTouched) || added.some(isTouched) ? undefined : movedBy(changes, known);
    }
    if (known && removed.includes(known)) return undefined;
    let best = known && (moved.get(known) ?? known);
    for (const entry of added)
      if (patternMatches(entry.pattern, target)) best = group.rulebook.strongerOf(best, entry);
    return best;
  }

  private decide(index: number, { target }: Case, isTimeUp: IsTimeUp): Decision | undefined {
    if (!this.group) return null;
    if (isTimeUp()) return undefined;
    const { searches } = this.cells;
    const search = searches.get(index) ?? weighing(this.group, this.targets.dialect, target);
    if (search.advance(isTimeUp)) {
      searches.delete(index);
      return search.found;
    }
    searches.set(index, search);
    return undefined;
  }

  private changesSince(before: GroupAnswers): Changes | null {
    if (!this.group || !before.group || before.targets !== this.targets) return null;
    return this.group.rulebook.changesFrom(before.group.rulebook);
  }

  private cellsAfter({ group, cells }: GroupAnswers, changes: Changes): Cells {
    if (!this.group || !group || isNothing(changes)) return cells;
    const { base, decided, counted } = cells;
    const former = decided.length <= MOST_REMEMBERED ? cells.former : null;
    // If keys come faster than cells are counted, an earlier text has more decisions.
    const older = base && base.counted > counted ? base : null;
    const since = older && this.group.rulebook.changesFrom(older.rulebook);
    if (older && since) return emptyCells({ ...older, changes: since });
    return emptyCells({ rulebook: group.rulebook, decided, counted, changes, former });
  }

  /** Entries that say the same on another line: two lines can change places. */
  private shifted(before: GroupAnswers, moved: Changes["moved"]): readonly Entry[] {
    return [...moved].flatMap(([old, now]) =>
      before.group?.numberOf(old) === this.group?.numberOf(now) ? [] : now,
    );
  }
}

/** Whether a group has rules, and whether one of them has a path. */
function kindOfRules(group: Group | null): "none" | "without paths" | "with a path" {
  const runs = group?.rulebook.runs ?? [];
  if (runs.every(({ entries }) => entries.length === 0)) return "none";
  const hasPath = runs.some(({ entries }) => entries.some(({ path }) => path !== ""));
  return hasPath ? "with a path" : "without paths";
}

function emptyCells(base: Base | null): Cells {
  // The list will be as long as the one before; room for all at once is quicker.
  const decided = new Array<Decision | undefined>(base?.decided.length ?? 0);
  const former = base && { rulebook: base.rulebook, decided: base.decided };
  return { decided, counts: { ...NONE }, counted: 0, searches: new Map(), base, former };
}

/** Whether a decision is the one before the edit, though its entry may have been read again. */
function isSame({ decided, changes }: Base, index: number, decision: Decision): boolean {
  const was = decided[index];
  if (was === undefined || was === decision) return was !== undefined;
  return was !== null && !isOpen(was) && changes.moved.get(was) === decision;
}

function isNothing({ removed, added, moved }: Changes): boolean {
  return removed.length + added.length + moved.size === 0;
}

/** A decision from before the edit, with the entries of now. */
function movedBy({ moved }: Changes, decision: Decision): Decision {
  if (!isOpen(decision)) return decision && (moved.get(decision) ?? decision);
  const { allow, disallow } = decision;
  return { allow: moved.get(allow) ?? allow, disallow: moved.get(disallow) ?? disallow };
}
