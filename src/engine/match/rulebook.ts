import { firstIndexFrom, middleOf } from "../text/lists.ts";
import { Floors, textOf } from "./floors.ts";
import type { Pattern } from "./pattern.ts";
import { RuleIndex } from "./rule-index.ts";
import {
  byStrength,
  gramsOf,
  patternMatches,
  type Search,
  searchFor,
  type Target,
} from "./search.ts";

/** How many entries edits may add before a new index is made. */
const MOST_ADDED = 1024;
const MOST_ADDED_RUNS = 64;
/** How many more costly entries each of the first questions keeps. */
const MOST_KEPT = 8192;
/** If more runs or entries differ, verdicts are computed again. */
const MOST_CHANGED_RUNS = 64;
const MOST_CHANGED = 2048;

/** An index of the runs that a group had when the index was made. */
class Base {
  readonly index: RuleIndex<Entry>;
  private madeFloors: Floors<Entry> | null | undefined;
  private readonly runs: readonly Run[];
  private readonly entries: readonly Entry[];
  private madePlaces: ReadonlyMap<Run, number> | undefined;
  private sorted: readonly Entry[] | undefined;
  private ranks: ReadonlyMap<Entry, number> | undefined;

  constructor(runs: readonly Run[]) {
    this.runs = runs;
    this.entries = entriesOf(runs);
    this.index = new RuleIndex(this.entries);
  }

  /** The place of each run in the order. */
  get places(): ReadonlyMap<Run, number> {
    this.madePlaces ??= new Map(this.runs.map((run, place) => [run, place]));
    return this.madePlaces;
  }

  /** Null if no entry is sorted (see Pattern.sortsAs). */
  get floors(): Floors<Entry> | null {
    if (this.madeFloors === undefined) this.madeFloors = floorsOf(this.entries);
    return this.madeFloors;
  }

  /** All entries that are lines themselves, the strongest first. */
  get ranked(): readonly Entry[] {
    this.sorted ??= byStrength(this.entries.filter(({ derived }) => !derived));
    return this.sorted;
  }

  /** The place of an entry in `ranked`. */
  rankOf(entry: Entry): number | undefined {
    this.ranks ??= new Map(this.ranked.map((ranked, rank) => [ranked, rank]));
    return this.ranks.get(entry);
  }
}

/** The difference between the rules of a group before and after an edit. */
export interface Changes {
  readonly removed: readonly Entry[];
  readonly added: readonly Entry[];
  /** Entries before the edit, with the entries after it that say the same in the same place. */
  readonly moved: ReadonlyMap<Entry, Entry>;
}

/** The rules of a group, ready for questions. A rulebook that is made from the one before an edit shares its index, and adds what the edit changed. */
export class Rulebook {
  readonly runs: readonly Run[];
  /** The last earlier rulebook that was asked; null once this one is asked. */
  private before: Rulebook | null;
  private made: Asked | undefined;
  private looks = 0;
  private madeRanking: Ranking | undefined;
  private madePlaces: ReadonlyMap<Run, number> | undefined;

  constructor(runs: readonly Run[], before: Rulebook | null) {
    this.runs = runs;
    this.before = before?.made ? before : (before?.before ?? null);
  }

  /** The strongest entry that matches, or null. */
  strongest(target: Target): Entry | null {
    const seen = this.atFirstSight(target);
    if (seen) return seen[0] ?? null;
    const search = this.search(target);
    search.advance(() => false);
    return search.found;
  }

  /** Every entry that matches, the strongest first; `without` these, as if they were not there. */
  matching(target: Target, without: readonly Entry[] = []): readonly Entry[] {
    const seen = without.length > 0 ? null : this.atFirstSight(target);
    return seen ?? this.matchingBut(target, this.outOf(target, without));
  }

  /** The same as `matching`, for the first questions of thousands of costly rules: each keeps the entries of a few more of them. Null for all others. */
  private atFirstSight(target: Target): readonly Entry[] | null {
    if (this.made || this.before) return null;
    const costly = this.runs.reduce((sum, { costlyCount = 0 }) => sum + costlyCount, 0);
    // The index takes time too, so fewer may be left for the question that makes it.
    if (costly <= MOST_KEPT / (this.looks ? 2 : 1)) return null;
    let left = MOST_KEPT * this.looks++;
    const grams = gramsOf(target);
    let isSorted = false;
    const passes: Passes = ({ pattern }) => {
      if (pattern.sortsAs !== undefined) isSorted = true;
      return !grams?.areMissing(pattern) && patternMatches(pattern, target);
    };
    const found: Entry[] = [];
    for (const run of this.runs) {
      if (left > 0) left -= run.entries.length;
      for (const entry of run.passing?.(passes) ?? run.entries.filter(passes)) found.push(entry);
    }
    return isSorted ? null : byStrength(found);
  }

  /** Entries that match but are not tried, each with the one that is tried in its place (see Pattern.sortsAs). */
  passedOver(target: Target): readonly { readonly entry: Entry; readonly by: Entry }[] {
    const { isDead, isSorted } = this.asked;
    if (!isSorted) return [];
    return this.matchingBut(target, isDead).flatMap((entry) => {
      const by = this.triedFor(entry, target);
      return by ? { entry, by } : [];
    });
  }

  private matchingBut(target: Target, isOut: Asked["isDead"]): readonly Entry[] {
    const { base, added } = this.asked;
    const old = base.index.matching(target, isOut);
    const recent = added?.matching(target, isOut) ?? [];
    return recent.length === 0 ? old : this.merged(old, recent);
  }

  /** The entry that is tried in the place of this one, which matches; null if it is tried itself (see Pattern.sortsAs). */
  triedFor(entry: Pick<Entry, "pattern" | "allows">, target: Target): Entry | null {
    const { sortsAs } = entry.pattern;
    if (sortsAs === undefined) return null;
    const floor = this.floorOf(target, entry.allows, []);
    return floor && textOf(floor) > sortsAs ? floor : null;
  }

  private floorOf(target: Target, allows: boolean, without: readonly Entry[]): Entry | null {
    const { base, isDead, recentFloors } = this.asked;
    const isOut = (entry: Entry) => without.includes(entry) || isDead?.(entry) === true;
    const old = base.floors?.below(target.path, allows, isOut) ?? null;
    const recent = recentFloors?.below(target.path, allows, isOut) ?? null;
    return !old || (recent && textOf(recent) > textOf(old)) ? recent : old;
  }

  /** Which entries do not count for a target: those that are gone, those in `without`, and sorted ones that are not tried. */
  private outOf(target: Target, without: readonly Entry[] = []): Asked["isDead"] {
    const { isDead, isSorted } = this.asked;
    if (!isSorted && without.length === 0) return isDead;
    const [allow, disallow] = [true, false].map((allows) => {
      const floor = isSorted ? this.floorOf(target, allows, without) : null;
      return floor ? textOf(floor) : "";
    });
    return (entry) => {
      const { sortsAs } = entry.pattern;
      if (sortsAs !== undefined && sortsAs !== (entry.allows ? allow : disallow)) return true;
      return isDead?.(entry) === true || without.includes(entry);
    };
  }

  /** The same as `strongest`, in time slices. */
  search(target: Target): Search<Entry | null> {
    const { base, added } = this.asked;
    const isOut = this.outOf(target);
    const old = base.index.search(target, isOut);
    if (!added) return old;
    const recent = added.search(target, isOut);
    return searchFor(
      (isTimeUp) => old.advance(isTimeUp) && recent.advance(isTimeUp),
      () => this.strongerOf(old.found, recent.found),
    );
  }

  /** The same as `matching`, in time slices. */
  searchAll(target: Target): Search<readonly Entry[]> {
    const { base, added } = this.asked;
    const isOut = this.outOf(target);
    const old = base.index.searchAll(target, isOut);
    if (!added) return old;
    const recent = added.searchAll(target, isOut);
    return searchFor(
      (isTimeUp) => old.advance(isTimeUp) && recent.advance(isTimeUp),
      () => this.merged(old.found, recent.found),
    );
  }

  /** All entries that are lines themselves, the strongest first. */
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

  /** The difference from `before`; null if it is large. */
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

  /** The state of the last rulebook that was asked, with the differences. */
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
    // A base that is mostly gone would keep the file that it was made for.
    const isBaseWorthIt = nowDead.size * 2 <= base.places.size;
    if (isBaseWorthIt && nowRecent.length <= MOST_ADDED_RUNS) {
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

  /** The place of a run among those of the base; a new run comes after the last one before it. */
  private placeOf(run: Run): number {
    const { base } = this.asked;
    return base.places.get(run) ?? this.recentPlaces.get(run) ?? 0;
  }

  private get recentPlaces(): ReadonlyMap<Run, number> {
    this.madePlaces ??= placesAmong(this.asked.base.places, this.runs);
    return this.madePlaces;
  }

  /** Joins two lists in order of strength. */
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

/** A base and the changes since then. */
interface Asked {
  readonly base: Base;
  readonly dead: ReadonlySet<Run>;
  readonly recentRuns: readonly Run[];
  readonly isDead: ((entry: Entry) => boolean) | undefined;
  readonly recent: readonly Entry[];
  readonly added: RuleIndex<Entry> | null;
  readonly recentFloors: Floors<Entry> | null;
  /** Whether some entries are sorted (see Pattern.sortsAs). */
  readonly isSorted: boolean;
}

function askedWith(base: Base, dead: ReadonlySet<Run>, recentRuns: readonly Run[]): Asked {
  const recent = entriesOf(recentRuns);
  const added = recent.length > 0 ? new RuleIndex(recent) : null;
  const recentFloors = floorsOf(recent);
  const isSorted = base.floors !== null || recentFloors !== null;
  return { base, dead, isDead: isOf(dead), recentRuns, recent, added, recentFloors, isSorted };
}

function floorsOf(entries: readonly Entry[]): Floors<Entry> | null {
  return entries.some(({ pattern }) => pattern.sortsAs !== undefined) ? new Floors(entries) : null;
}

// Most keys change one run, and comparing with it is quicker than a lookup.
function isOf(runs: ReadonlySet<Run>): ((entry: Entry) => boolean) | undefined {
  const [only] = runs;
  if (!only) return undefined;
  return runs.size === 1 ? ({ run }) => run === only : ({ run }) => runs.has(run);
}

/** A few of the runs, in the order of all. */
function inOrderOf(runs: readonly Run[], few: readonly Run[]): readonly Run[] {
  if (few.length < 2) return few;
  const chosen = new Set(few);
  return runs.filter((run) => chosen.has(run));
}

/** The places of runs that are not among `places`: each between those of its neighbours in the file. */
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

/** Entries before and after the different part were only moved. */
function changesBetween(old: readonly Entry[], recent: readonly Entry[]): Changes {
  const [from, oldTo, to] = middleOf(old, recent, saySame);
  const moved = new Map<Entry, Entry>();
  old.forEach((entry, index) => {
    const now = index < from ? recent[index] : recent[index - oldTo + to];
    if (now && (index < from || index >= oldTo)) moved.set(entry, now);
  });
  return { removed: old.slice(from, oldTo), added: recent.slice(from, to), moved };
}

type Said = Pick<Entry, "allows" | "derived" | "path">;

/** Whether two rules say the same. */
export function saySame(a: Said, b: Said): boolean {
  return a.allows === b.allows && a.derived === b.derived && a.path === b.path;
}

/**
 * Entries in order of strength: a long list with some entries left out and a few inserted. It costs
 * as much as the number of differences, however long the list is.
 */
export class Ranking implements Iterable<Entry> {
  readonly length: number;
  private readonly list: readonly Entry[];
  /** The places where the list is interrupted, in order: at each, one entry is inserted or left out. */
  private readonly breaks: readonly Break[];

  /** `left`: places of the list to leave out, ascending. `added`: entries to insert, in order of strength, each with the place before which it comes. */
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
  /** The inserted entry; null if an entry is left out. */
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
  /** How many rules have entries that are costly to make and not made yet: they contain characters that parsers rewrite, or their dialect has rough patterns. */
  readonly costlyCount?: number;
  /** The entries that pass. If none does, entries that were not made before are not kept. */
  readonly passing?: (passes: Passes) => readonly Entry[];
}

/** Whether an entry passes, or may pass: one that is not made yet is tried by a rough pattern. */
export type Passes = (entry: Pick<Entry, "pattern">) => boolean;

/** A rule as it is compared: the rule of a line, or a second reading of that line which the dialect adds. */
export interface Entry {
  readonly run: Run;
  /** Its line in the block, from 0. */
  readonly line: number;
  readonly allows: boolean;
  readonly path: string;
  readonly pattern: Pattern;
  /** The greater weight wins; of equal weights, the earlier entry. */
  readonly weight: number;
  readonly derived: boolean;
}
