import type { Entry } from "./rule-run.ts";

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
export interface Insertion {
  readonly at: number;
  readonly entry: Entry;
}
