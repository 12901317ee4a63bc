import { firstIndexFrom } from "../text/lists.ts";
import type { Pattern } from "./pattern.ts";
import { RuleIndex } from "./rule-index.ts";
import { byStrength, type Search, searchFor, type Target } from "./search.ts";

/** Entries that edits have added since the index was made; with more of them it is made anew. */
const MOST_ADDED = 1024;
const MOST_ADDED_RUNS = 64;
/** With more runs or entries that differ, answers are found anew. */
const MOST_CHANGED_RUNS = 64;
const MOST_CHANGED = 2048;

/** An index over the runs that a group had when it was made. */
class Base {
  /** Each run, and which in order it is. */
  readonly places: ReadonlyMap<Run, number>;
  readonly index: RuleIndex<Entry>;
  private readonly entries: readonly Entry[];
  private sorted: readonly Entry[] | undefined;
  private ranks: ReadonlyMap<Entry, number> | undefined;

  constructor(runs: readonly Run[]) {
    this.places = new Map(runs.map((run, place) => [run, place]));
    this.entries = entriesOf(runs);
    this.index = new RuleIndex(this.entries);
  }

  /** Every entry that is a line of its own, the strongest first. */
  get ranked(): readonly Entry[] {
    this.sorted ??= byStrength(this.entries.filter(({ derived }) => !derived));
    return this.sorted;
  }

  /** Where in `ranked` an entry stands. */
  rankOf(entry: Entry): number | undefined {
    this.ranks ??= new Map(this.ranked.map((ranked, rank) => [ranked, rank]));
    return this.ranks.get(entry);
  }
}

/** What differs between the rules of a group before and after an edit. */
export interface Changes {
  readonly removed: readonly Entry[];
  readonly added: readonly Entry[];
  /** Entries of before, and the ones of after that say the same in the same place. */
  readonly moved: ReadonlyMap<Entry, Entry>;
}

/** The rules of a group, ready to be asked. Made from the rulebook of before an edit it shares the index, and adds to it what the edit changed. */
export class Rulebook {
  readonly runs: readonly Run[];
  /** The last rulebook before this one that was asked; until this one is. */
  private before: Rulebook | null;
  private made: Asked | undefined;
  private madeRanking: Ranking | undefined;
  private madePlaces: ReadonlyMap<Run, number> | undefined;

  constructor(runs: readonly Run[], before: Rulebook | null) {
    this.runs = runs;
    this.before = before?.made ? before : (before?.before ?? null);
  }

  /** The strongest entry that matches, or null. */
  strongest(target: Target): Entry | null {
    const { base, added, isDead } = this.asked;
    const old = base.index.strongest(target, isDead);
    const recent = added?.strongest(target);
    return recent ? this.stronger(old, recent) : old;
  }

  /** Every entry that matches, the strongest first. */
  matching(target: Target): readonly Entry[] {
    const { base, added, isDead } = this.asked;
    const old = base.index.matching(target, isDead);
    const recent = added?.matching(target) ?? [];
    return recent.length === 0 ? old : this.merged(old, recent);
  }

  /** The same as `strongest`, in time slices. */
  search(target: Target): Search<Entry | null> {
    const { base, added, isDead } = this.asked;
    const old = base.index.search(target, isDead);
    if (!added) return old;
    const recent = added.search(target);
    return searchFor(
      (isTimeUp) => old.advance(isTimeUp) && recent.advance(isTimeUp),
      () => this.strongerOf(old.found, recent.found),
    );
  }

  /** The same as `matching`, in time slices. */
  searchAll(target: Target): Search<readonly Entry[]> {
    const { base, added, isDead } = this.asked;
    const old = base.index.searchAll(target, isDead);
    if (!added) return old;
    const recent = added.searchAll(target);
    return searchFor(
      (isTimeUp) => old.advance(isTimeUp) && recent.advance(isTimeUp),
      () => this.merged(old.found, recent.found),
    );
  }

  /** Every entry that is a line of its own, the strongest first. */
  get ranked(): Ranking {
    this.madeRanking ??= this.rank();
    return this.madeRanking;
  }

  private rank(): Ranking {
    const { base, dead, recent } = this.asked;
    const left = entriesOf([...dead]).flatMap((entry) => base.rankOf(entry) ?? []);
    const added = byStrength(recent.filter(({ derived }) => !derived)).map((entry) => ({
      at: firstIndexFrom(base.ranked, (other) => this.stronger(other, entry) === entry),
      entry,
    }));
    return new Ranking(
      base.ranked,
      left.sort((a, b) => a - b),
      added,
    );
  }

  /** What is other than in `before`; null where it is much. */
  changesFrom(before: Rulebook): Changes | null {
    const [from, oldTo, to] = middleOf(before.runs, this.runs, (a, b) => a === b);
    if (oldTo + to - 2 * from > MOST_CHANGED_RUNS) return null;
    const old = entriesOf(before.runs.slice(from, oldTo));
    const recent = entriesOf(this.runs.slice(from, to));
    return old.length + recent.length > MOST_CHANGED ? null : changesBetween(old, recent);
  }

  private get asked(): Asked {
    this.made ??= this.ask();
    this.before = null;
    return this.made;
  }

  /** What was asked of the rulebook before, with what differs. */
  private ask(): Asked {
    const { runs, before } = this;
    if (!before?.made) return askedWith(new Base(runs), new Set(), []);
    const { base, dead, recentRuns } = before.made;
    const [from, oldTo, to] = middleOf(before.runs, runs, (a, b) => a === b);
    const gone = new Set(before.runs.slice(from, oldTo));
    const nowDead = new Set(dead);
    for (const run of gone) if (base.places.has(run)) nowDead.add(run);
    const nowRecent = recentRuns.filter((run) => !gone.has(run));
    for (const run of runs.slice(from, to)) if (!nowDead.delete(run)) nowRecent.push(run);
    if (nowRecent.length <= MOST_ADDED_RUNS) {
      const asked = askedWith(base, nowDead, inOrderOf(runs, nowRecent));
      if (asked.recent.length <= MOST_ADDED) return asked;
    }
    return askedWith(new Base(runs), new Set(), []);
  }

  /** The stronger of two entries of this rulebook. */
  strongerOf(a: Entry | null, b: Entry | null): Entry | null {
    return a && b ? this.stronger(a, b) : (a ?? b);
  }

  private stronger(a: Entry | null, b: Entry): Entry {
    if (!a || b.weight > a.weight) return b;
    if (a.weight > b.weight) return a;
    if (a.run === b.run) return a.run.entries.indexOf(a) < a.run.entries.indexOf(b) ? a : b;
    return this.placeOf(a.run) < this.placeOf(b.run) ? a : b;
  }

  /** Where a run stands among those of the base: a recent one after the last that comes before it. */
  private placeOf(run: Run): number {
    const { base } = this.asked;
    return base.places.get(run) ?? this.recentPlaces.get(run) ?? 0;
  }

  private get recentPlaces(): ReadonlyMap<Run, number> {
    this.madePlaces ??= placesAmong(this.asked.base.places, this.runs);
    return this.madePlaces;
  }

  /** Two lists in order of strength as one. */
  private merged(a: readonly Entry[], b: readonly Entry[]): readonly Entry[] {
    const merged: Entry[] = [];
    let next = 0;
    for (const entry of a) {
      for (let other = b[next]; other && this.stronger(entry, other) === other; other = b[next]) {
        merged.push(other);
        next++;
      }
      merged.push(entry);
    }
    return [...merged, ...b.slice(next)];
  }
}

/** A base and what edits have changed since. */
interface Asked {
  readonly base: Base;
  readonly dead: ReadonlySet<Run>;
  readonly recentRuns: readonly Run[];
  readonly isDead: ((entry: Entry) => boolean) | undefined;
  readonly recent: readonly Entry[];
  readonly added: RuleIndex<Entry> | null;
}

function askedWith(base: Base, dead: ReadonlySet<Run>, recentRuns: readonly Run[]): Asked {
  const recent = entriesOf(recentRuns);
  const added = recent.length > 0 ? new RuleIndex(recent) : null;
  return { base, dead, isDead: isOf(dead), recentRuns, recent, added };
}

// Most often a key changes one run; comparing with it is quicker than looking it up.
function isOf(runs: ReadonlySet<Run>): ((entry: Entry) => boolean) | undefined {
  const [only] = runs;
  if (!only) return undefined;
  return runs.size === 1 ? ({ run }) => run === only : ({ run }) => runs.has(run);
}

/** A few of the runs, in the order that all have. */
function inOrderOf(runs: readonly Run[], few: readonly Run[]): readonly Run[] {
  if (few.length < 2) return few;
  const chosen = new Set(few);
  return runs.filter((run) => chosen.has(run));
}

/** Runs that are not among `places`, in the order of the file: each between the two that it stands between. */
function placesAmong(places: ReadonlyMap<Run, number>, runs: readonly Run[]): Map<Run, number> {
  const among = new Map<Run, number>();
  const step = 1 / (runs.length + 1);
  let place = -1;
  for (const run of runs) {
    const known = places.get(run);
    place = known ?? place + step;
    if (known === undefined) among.set(run, place);
  }
  return among;
}

function entriesOf(runs: readonly Run[]): readonly Entry[] {
  const entries: Entry[] = [];
  for (const run of runs) for (const entry of run.entries) entries.push(entry);
  return entries;
}

/** Entries that say the same before and after those that differ were only moved. */
function changesBetween(old: readonly Entry[], recent: readonly Entry[]): Changes {
  const [from, oldTo, to] = middleOf(old, recent, saySame);
  const moved = new Map<Entry, Entry>();
  old.forEach((entry, index) => {
    const now = index < from ? recent[index] : recent[index - oldTo + to];
    if (now && (index < from || index >= oldTo)) moved.set(entry, now);
  });
  return { removed: old.slice(from, oldTo), added: recent.slice(from, to), moved };
}

function saySame(a: Entry, b: Entry): boolean {
  return a.allows === b.allows && a.derived === b.derived && a.path === b.path;
}

/** What stands between the same at the start and the same at the end: from where, in both lists, and up to where in each. */
function middleOf<T>(
  old: readonly T[],
  recent: readonly T[],
  isSame: (a: T, b: T) => boolean,
): readonly [from: number, oldTo: number, to: number] {
  let [from, oldTo, to] = [0, old.length, recent.length];
  const same = (a: T | undefined, b: T | undefined) =>
    a !== undefined && b !== undefined && isSame(a, b);
  while (from < oldTo && from < to && same(old[from], recent[from])) from++;
  while (from < oldTo && from < to && same(old[oldTo - 1], recent[to - 1])) {
    oldTo--;
    to--;
  }
  return [from, oldTo, to];
}

/**
 * Entries in order of strength: those of a long list, but for some, and a few others among them. It
 * costs as much as there are differences, however long the list is.
 */
export class Ranking implements Iterable<Entry> {
  readonly length: number;
  private readonly list: readonly Entry[];
  /** Where the list is interrupted, in order: from `at` on `skipped` entries are left out, and before them `added` comes. */
  private readonly breaks: readonly Break[];

  /** `left`: places in the list, ascending. `added`: in order of strength, with the place in the list before which each comes. */
  constructor(list: readonly Entry[], left: readonly number[], added: readonly Insertion[]) {
    this.list = list;
    this.breaks = [
      ...added.map(({ at, entry }) => ({ at, entry })),
      ...left.map((at) => ({ at, entry: null })),
    ].sort((a, b) => a.at - b.at || Number(a.entry === null) - Number(b.entry === null));
    this.length = list.length - left.length + added.length;
  }

  /** The entry with this rank, from 0. */
  at(rank: number): Entry | undefined {
    let moved = 0;
    for (const { at, entry } of this.breaks) {
      if (at > rank + moved) break;
      if (entry === null) moved++;
      else if (at === rank + moved) return entry;
      else moved--;
    }
    return this.list[rank + moved];
  }

  *[Symbol.iterator](): Iterator<Entry> {
    for (let rank = 0; rank < this.length; rank++) {
      const entry = this.at(rank);
      if (entry) yield entry;
    }
  }
}

interface Break {
  readonly at: number;
  /** What comes here; null where an entry is left out. */
  readonly entry: Entry | null;
}

/** An entry, and the place in the list before which it comes. */
interface Insertion {
  readonly at: number;
  readonly entry: Entry;
}

/** Rules that stay together. */
export interface Run {
  readonly entries: readonly Entry[];
}

/** A rule as it is compared: the one a line spells out, or a second reading of that line which the dialect adds. */
export interface Entry {
  readonly run: Run;
  /** Which line of the block it stands on, from 0. */
  readonly line: number;
  readonly allows: boolean;
  readonly path: string;
  readonly pattern: Pattern;
  /** The greater wins; of equal ones, the earlier. */
  readonly weight: number;
  readonly derived: boolean;
}
