import type { Site } from "../url/scope.ts";
import { gramAfter, gramOf, slotOf } from "./index-keys.ts";
import { matches, type Pattern } from "./pattern.ts";

// The clock is read about every 0.2 ms. A test takes about 20 ns; with stars, more for a long URL.
const UNITS_AT_ONCE = 400_000;
const UNITS_PER_TEST = 40;

/** Tries one entry after another. */
abstract class Linear<E extends Entry> {
  private readonly entries: readonly E[];
  private readonly target: Target;
  private readonly isDead: IsDead<E> | undefined;
  private readonly grams: Grams | null;
  private next = 0;

  constructor(entries: readonly E[], target: Target, isDead: IsDead<E> | undefined) {
    this.entries = entries;
    this.target = target;
    this.isDead = isDead;
    this.grams = entries.length > WORTH_GRAMS ? gramsOf(target) : null;
  }

  /** Whether an entry can change what is found. */
  protected abstract matters(entry: E): boolean;
  protected abstract take(entry: E): void;

  advance(isTimeUp: () => boolean): boolean {
    while (!this.goOn()) if (isTimeUp()) return false;
    return true;
  }

  private goOn(): boolean {
    const { entries, target, grams } = this;
    let left = UNITS_AT_ONCE;
    for (; this.next < entries.length && left > 0; this.next++) {
      const entry = entries[this.next];
      left -= UNITS_PER_TEST;
      if (!entry || !this.matters(entry) || grams?.areMissing(entry.pattern)) continue;
      if (entry.pattern.pieces.length > 1) left -= target.path.length;
      if (patternMatches(entry.pattern, target) && !this.isDead?.(entry)) this.take(entry);
    }
    return this.next === entries.length;
  }
}

/** Keeps the strongest entry that matches. */
export class LinearSearch<E extends Entry> extends Linear<E> implements Search<E | null> {
  found: E | null = null;

  protected matters({ weight }: E): boolean {
    return !this.found || weight > this.found.weight;
  }

  protected take(entry: E): void {
    this.found = entry;
  }
}

/** Keeps all entries that match. */
export class LinearSearchForAll<E extends Entry> extends Linear<E> implements Search<readonly E[]> {
  private readonly matching: E[] = [];

  /** The strongest first. */
  get found(): readonly E[] {
    return byStrength(this.matching);
  }

  protected matters(): boolean {
    return true;
  }

  protected take(entry: E): void {
    this.matching.push(entry);
  }
}

// For fewer entries or a shorter path, to try them is quicker.
const WORTH_GRAMS = 1000;
const LONG_PATH = 1000;
const MOST_PIECES = 8;

/** The texts of a long path; null for a short one. */
export function gramsOf({ path, queryPath }: Target): Grams | null {
  return path.length > LONG_PATH && path === queryPath ? new Grams(path) : null;
}

/** Which texts of two and of four units a long path contains, and perhaps a few others. To look for every piece of 20,000 patterns would take too long. */
class Grams {
  private readonly slots = new Uint8Array(2 ** 16);

  constructor(path: string) {
    const { slots } = this;
    let gram = 0;
    for (let at = 0; at < path.length; at++) {
      gram = gramAfter(gram, path.charCodeAt(at));
      slots[slotOf(gram, 16)] = 1;
      slots[slotOf(gramOf(gram, 2), 16)] = 1;
    }
  }

  /** Whether a piece after a star is certainly not in the path. */
  areMissing({ pieces }: Pattern): boolean {
    for (let index = 1; index < pieces.length && index < MOST_PIECES; index++)
      if (this.isMissing(pieces[index] ?? "")) return true;
    return false;
  }

  private isMissing(piece: string): boolean {
    const size = Math.min(piece.length, 4) & 6;
    let gram = 0;
    for (let at = piece.length - size; at < piece.length; at++)
      gram = gramAfter(gram, piece.charCodeAt(at));
    return size > 0 && this.slots[slotOf(gramOf(gram, size), 16)] === 0;
  }
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
