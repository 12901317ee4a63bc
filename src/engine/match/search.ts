import type { Site } from "../url/scope.ts";
import { matches, type Pattern } from "./pattern.ts";

// A test takes about 20 ns, and more for a long URL; the clock is read about every 0.2 ms.
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

/** What an index contains. The greater weight is stronger; of equal weights, the earlier entry in the list. */
export interface Entry {
  readonly pattern: Pattern;
  readonly weight: number;
}

/** A question to an index, answered in time slices. */
export interface Search<Found> {
  /** Continues until the answer is found (true) or `isTimeUp` returns true (false). It calls `isTimeUp` about every 0.2 ms. */
  advance(isTimeUp: () => boolean): boolean;
  /** The answer, once `advance` has returned true. */
  readonly found: Found;
}

/** A search whose answer is computed by `find`, each time it is read. */
export function searchFor<Found>(
  advance: Search<Found>["advance"],
  find: () => Found,
): Search<Found> {
  return {
    advance,
    get found() {
      return find();
    },
  };
}

/** Whether a search ignores an entry. */
export type IsDead<E> = (entry: E) => boolean;

/** Whether a rule with this pattern applies to the target's site and matches the target. */
export function patternMatches(pattern: Pattern, target: Target): boolean {
  // The path comes first: to read the site of a rule takes a hundred times as long.
  if (!matches(pattern, pattern.inQuery ? target.queryPath : target.path)) return false;
  const { isAbout } = pattern;
  return !isAbout || !target.site || isAbout(target.site);
}

/** Whether a rule with this pattern can change the verdict on the target: it matches, or is tried in the place of others (see Pattern.sortsAs). */
export function mayMatter(pattern: Pattern, target: Target): boolean {
  const { sortsAs } = pattern;
  return sortsAs === undefined ? patternMatches(pattern, target) : sortsAs <= target.path;
}

/** The same entries, the greatest weight first; equal weights keep their order. */
export function byStrength<E extends Entry>(entries: readonly E[]): readonly E[] {
  return inOrder(entries, orderOf(entries));
}

export function inOrder<E>(entries: readonly E[], order: readonly number[]): readonly E[] {
  const ordered: E[] = [];
  for (const place of order) {
    const entry = entries[place];
    if (entry !== undefined) ordered.push(entry);
  }
  return ordered;
}

/** The places of the entries, the strongest first. */
export function orderOf(entries: readonly Entry[]): readonly number[] {
  // Most weights are lengths, so there are few different ones. Sorting those is quicker than
  // sorting the entries.
  const places = new Map<number, number[]>();
  for (let place = 0; place < entries.length; place++) {
    const weight = entries[place]?.weight ?? 0;
    const equals = places.get(weight);
    if (equals) equals.push(place);
    else places.set(weight, [place]);
  }
  const order: number[] = [];
  for (const [, equals] of [...places].sort(([a], [b]) => b - a)) {
    for (const place of equals) order.push(place);
  }
  return order;
}

/** Path, parameters and query of a URL, as rules are compared with them. */
export interface Target {
  readonly path: string;
  /** The same for patterns that contain a query (see Pattern.inQuery); usually the same string. */
  readonly queryPath: string;
  /** The site of the URL, for dialects whose rules may name a site (see Pattern.isAbout); absent if the URL is only a path. */
  readonly site?: Site;
}
