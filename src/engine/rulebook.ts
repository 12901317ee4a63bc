import type { Target } from "./dialect.ts";
import { byStrength, RuleIndex, type Search } from "./rule-index.ts";
import type { Entry, Run } from "./rule-run.ts";

/** Entries that edits have added since the index was made; with more of them it is made anew. */
const MOST_ADDED = 256;
/** With more entries that differ, answers are found anew. */
const MOST_CHANGED = 512;

/** An index over the runs that a group had when it was made. */
class Base {
  readonly runs: ReadonlySet<Run>;
  readonly index: RuleIndex<Entry>;
  private readonly entries: readonly Entry[];
  private sorted: readonly Entry[] | undefined;

  constructor(runs: readonly Run[]) {
    this.runs = new Set(runs);
    this.entries = entriesOf(runs);
    this.index = new RuleIndex(this.entries);
  }

  get ranked(): readonly Entry[] {
    this.sorted ??= byStrength(this.entries);
    return this.sorted;
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
  private readonly before: Base | null;
  private made: Asked | undefined;

  constructor(runs: readonly Run[], before: Rulebook | null) {
    this.runs = runs;
    this.before = before ? (before.made?.base ?? before.before) : null;
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

  /** The same as `strongest`, in portions. */
  search(target: Target): Search<Entry | null> {
    const { base, added, isDead } = this.asked;
    const old = base.index.search(target, isDead);
    if (!added) return old;
    const recent = added.search(target);
    const stronger = () => this.strongerOf(old.found, recent.found);
    return {
      advance: (isTimeUp) => old.advance(isTimeUp) && recent.advance(isTimeUp),
      get found() {
        return stronger();
      },
    };
  }

  /** The same as `matching`, in portions. */
  searchAll(target: Target): Search<readonly Entry[]> {
    const { base, added, isDead } = this.asked;
    const old = base.index.searchAll(target, isDead);
    if (!added) return old;
    const recent = added.searchAll(target);
    const merged = () => this.merged(old.found, recent.found);
    return {
      advance: (isTimeUp) => old.advance(isTimeUp) && recent.advance(isTimeUp),
      get found() {
        return merged();
      },
    };
  }

  /** Every entry, the strongest first. */
  get ranked(): readonly Entry[] {
    const { base, recent, isDead } = this.asked;
    if (recent.length === 0 && !isDead) return base.ranked;
    const old = isDead ? base.ranked.filter((entry) => !isDead(entry)) : base.ranked;
    return this.merged(old, byStrength(recent));
  }

  /** What is other than in `before`; null where it is much. */
  changesFrom(before: Rulebook): Changes | null {
    const [from, oldTo, to] = middleOf(before.runs, this.runs, (a, b) => a === b);
    const old = entriesOf(before.runs.slice(from, oldTo));
    const recent = entriesOf(this.runs.slice(from, to));
    return old.length + recent.length > MOST_CHANGED ? null : changesBetween(old, recent);
  }

  private get asked(): Asked {
    this.made ??= this.ask();
    return this.made;
  }

  private ask(): Asked {
    const { runs, before } = this;
    if (before) {
      const dead = new Set(before.runs);
      const added = runs.filter((run) => !dead.delete(run));
      const recent = entriesOf(added);
      if (recent.length <= MOST_ADDED) return askedWith(before, dead, recent);
    }
    return askedWith(new Base(runs), new Set(), []);
  }

  private strongerOf(a: Entry | null, b: Entry | null): Entry | null {
    return a && b ? this.stronger(a, b) : (a ?? b);
  }

  private stronger(a: Entry | null, b: Entry): Entry {
    if (!a || b.weight > a.weight) return b;
    if (a.weight > b.weight) return a;
    return this.asked.isBefore(a, b, this.runs) ? a : b;
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
  readonly isDead: ((entry: Entry) => boolean) | undefined;
  readonly recent: readonly Entry[];
  readonly added: RuleIndex<Entry> | null;
  /** Whether the first entry stands earlier in the file, where they are of different runs. */
  isBefore(a: Entry, b: Entry, runs: readonly Run[]): boolean;
}

function askedWith(base: Base, dead: ReadonlySet<Run>, recent: readonly Entry[]): Asked {
  let places: ReadonlyMap<Run, number> | undefined;
  return {
    base,
    isDead: isOf(dead),
    recent,
    added: recent.length > 0 ? new RuleIndex(recent) : null,
    isBefore(a, b, runs) {
      places ??= new Map(runs.map((run, place) => [run, place]));
      return (places.get(a.run) ?? 0) < (places.get(b.run) ?? 0);
    },
  };
}

// Most often a key changes one run; comparing with it is quicker than looking it up.
function isOf(runs: ReadonlySet<Run>): ((entry: Entry) => boolean) | undefined {
  const [only] = runs;
  if (!only) return undefined;
  return runs.size === 1 ? ({ run }) => run === only : ({ run }) => runs.has(run);
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
