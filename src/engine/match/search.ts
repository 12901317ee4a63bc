import type { Target } from "../parse/dialect.ts";
import { byStrength, type Entry, type IsDead, patternMatches, type Search } from "./rule-index.ts";

// A test takes some 20 ns, and more by the length of the URL; time is asked for every 0.2 ms or so.
const UNITS_AT_ONCE = 400_000;
const UNITS_PER_TEST = 40;

/** Tries one entry after another, and keeps the strongest that matches. */
export class LinearSearch<E extends Entry> implements Search<E | null> {
  found: E | null = null;
  private readonly entries: readonly E[];
  private readonly target: Target;
  private readonly isDead: IsDead<E> | undefined;
  private next = 0;

  constructor(entries: readonly E[], target: Target, isDead: IsDead<E> | undefined) {
    this.entries = entries;
    this.target = target;
    this.isDead = isDead;
  }

  advance(isTimeUp: () => boolean): boolean {
    const atOnce = testsAtOnce(this.target);
    while (this.next < this.entries.length) {
      this.goOn(Math.min(this.entries.length, this.next + atOnce));
      if (this.next < this.entries.length && isTimeUp()) return false;
    }
    return true;
  }

  private goOn(end: number): void {
    for (; this.next < end; this.next++) {
      const entry = this.entries[this.next];
      if (!entry || (this.found && entry.weight <= this.found.weight)) continue;
      if (patternMatches(entry.pattern, this.target) && !this.isDead?.(entry)) this.found = entry;
    }
  }
}

/** Tries one entry after another, and keeps all that match. */
export class LinearSearchForAll<E extends Entry> implements Search<readonly E[]> {
  private readonly entries: readonly E[];
  private readonly target: Target;
  private readonly isDead: IsDead<E> | undefined;
  private readonly matching: E[] = [];
  private next = 0;

  constructor(entries: readonly E[], target: Target, isDead: IsDead<E> | undefined) {
    this.entries = entries;
    this.target = target;
    this.isDead = isDead;
  }

  /** The strongest first. */
  get found(): readonly E[] {
    return byStrength(this.matching);
  }

  advance(isTimeUp: () => boolean): boolean {
    const atOnce = testsAtOnce(this.target);
    while (this.next < this.entries.length) {
      const end = Math.min(this.entries.length, this.next + atOnce);
      for (; this.next < end; this.next++) {
        const entry = this.entries[this.next];
        if (entry && patternMatches(entry.pattern, this.target) && !this.isDead?.(entry))
          this.matching.push(entry);
      }
      if (end < this.entries.length && isTimeUp()) return false;
    }
    return true;
  }
}

function testsAtOnce({ path }: Target): number {
  return Math.max(1, Math.floor(UNITS_AT_ONCE / (UNITS_PER_TEST + path.length)));
}
