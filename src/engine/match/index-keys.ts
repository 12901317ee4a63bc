import { NOTHING, type Pattern } from "./pattern.ts";

/**
 * Patterns, each filed under one key. Every path that the pattern matches contains the key: the
 * whole first piece of the pattern (a prefix), or up to four units of any piece (a gram). A pattern
 * is identified by its rank, its place in order of strength. `none`, the number of patterns, is the
 * rank of no pattern.
 */
export interface Filing {
  readonly none: number;
  readonly prefixes: Table;
  readonly grams: Table;
  /** The first pattern that has no key; the others follow in its chain. */
  readonly loose: number;
  /** By rank: the key that the pattern is filed under. */
  readonly keys: Int32Array;
  /** By rank: the next pattern of the chain; its rank is always higher. */
  readonly next: Int32Array;
  /** By length: 1 if some first piece has this length. */
  readonly lengths: Uint8Array;
  /** By size: 1 if some pattern is filed under a gram of this many units. */
  readonly sizes: readonly number[];
  /** Whether any pattern is compared with the queryPath. */
  readonly inQuery: boolean;
}

/** Where chains begin, by slot (see slotOf). Several keys may share a chain. */
export interface Table {
  readonly heads: Int32Array;
  readonly shift: number;
}

// What a pattern is filed under: nothing, a gram of 1 to GRAM units, or its first piece. A pattern
// without pieces matches nothing and is never found.
const LOOSE = 0;
const GRAM = 4;
const PREFIX = 5;
const NOWHERE = 6;

// By size: most URLs contain a short gram, even if few patterns do.
const COMMONNESS: readonly number[] = [0, 16, 4, 1, 1];
// A URL looks into the slots as often for a few keys as for many, so there are many slots for few
// keys too.
const LEAST_KEYS = 127;
// If at most this many patterns share a prefix, the prefix is rare enough.
const UNCROWDED = 4;

// Rules with more stars are made to be slow, and all their pieces would take long to count. The
// longest pieces have the rarest grams.
const MOST_PIECES = 8;

/** The key of the empty prefix. */
export const NO_PREFIX = 1;

/** The key of a prefix one unit longer. */
export function prefixAfter(prefix: number, unit: number): number {
  return ((prefix << 7) | (prefix >>> 25)) ^ unit;
}

/** The key of the last four units; 32 bits have no room for earlier units. */
export function gramAfter(gram: number, unit: number): number {
  return (gram << 8) ^ unit;
}

/** The key of the last `size` units; `gram` is the key of the last four. */
export function gramOf(gram: number, size: number): number {
  return size === GRAM ? gram : gram & ((1 << (8 * size)) - 1);
}

/** The slot of a key's chain. */
export function slotOf(key: number, shift: number): number {
  return Math.imul(key, 0x9e3779b1) >>> shift;
}

/** Files each pattern under its rarest key, in steps: all of 20,000 patterns would take too long at once. `order`: for each rank, the place in the list. */
export function* fileByKey(
  list: readonly Patterned[],
  order: readonly number[],
): Generator<void, Filing> {
  const places = new Places(list.length);
  const crowded = crowdedOf(fileByPrefix(list, places), places);
  if (crowded.length > 0) {
    yield;
    const counts = gramCounts(list, crowded);
    yield;
    fileByGram(list, crowded, counts, places);
  }
  yield;
  return chained(places, order);
}

interface Patterned {
  readonly pattern: Pattern;
}

/** What is known of the patterns, by place in the list. By rank it would take twice as long, because ranks are scattered over the memory. */
class Places {
  readonly keys: Int32Array;
  readonly kinds: Uint8Array;
  lengths = new Uint8Array(64);
  inQuery = false;

  constructor(count: number) {
    this.keys = new Int32Array(count);
    this.kinds = new Uint8Array(count);
  }

  filePrefix(place: number, prefix: string): void {
    this.keys[place] = prefixOf(prefix);
    this.kinds[place] = PREFIX;
    if (prefix.length >= this.lengths.length) {
      const shorter = this.lengths;
      this.lengths = new Uint8Array(2 * prefix.length);
      this.lengths.set(shorter);
    }
    this.lengths[prefix.length] = 1;
  }
}

/** A pattern for which a rarer key than its prefix may exist. */
interface Crowded {
  readonly place: number;
  /** How many patterns with stars have the same prefix; Infinity if it has no prefix. */
  readonly sharers: number;
}

/** The places of the patterns with stars. */
function fileByPrefix(list: readonly Patterned[], places: Places): readonly number[] {
  const starred: number[] = [];
  for (let place = 0; place < list.length; place++) {
    const { pieces, inQuery } = list[place]?.pattern ?? NOTHING;
    if (inQuery) places.inQuery = true;
    if (pieces.length > 1) starred.push(place);
    const first = pieces[0];
    if (first) places.filePrefix(place, first);
    else if (first === undefined) places.kinds[place] = NOWHERE;
  }
  return starred;
}

// Only patterns with stars: patterns of one piece that share a prefix are equal, and none of their
// grams is rarer.
function crowdedOf(starred: readonly number[], { keys, kinds }: Places): readonly Crowded[] {
  const counts = new Counts(starred.length);
  for (const place of starred) counts.add(keys[place] ?? 0);
  const crowded: Crowded[] = [];
  for (const place of starred) {
    const sharers = kinds[place] === PREFIX ? counts.of(keys[place] ?? 0) : Infinity;
    if (sharers > UNCROWDED) crowded.push({ place, sharers });
  }
  return crowded;
}

/** How often each gram occurs; grams that share a slot are counted together. */
function gramCounts(list: readonly Patterned[], crowded: readonly Crowded[]): Counts {
  const counts = new Counts(8 * crowded.length);
  for (const { place } of crowded)
    for (const piece of piecesOf(list[place])) {
      let gram = 0;
      for (let at = 0; at < piece.length; at++) {
        gram = gramAfter(gram, piece.charCodeAt(at));
        if (at + 1 >= GRAM) counts.add(gram);
      }
      if (piece.length < GRAM) counts.add(gramOf(gram, piece.length));
    }
  return counts;
}

/** Files each pattern under the rarest gram of its pieces, or one that is rare enough, if it is rarer than its prefix. */
function fileByGram(
  list: readonly Patterned[],
  crowded: readonly Crowded[],
  counts: Counts,
  { keys, kinds }: Places,
): void {
  for (const { place, sharers } of crowded) {
    let least = sharers;
    for (const piece of piecesOf(list[place])) {
      if (least <= UNCROWDED) break;
      const size = Math.min(piece.length, GRAM);
      let gram = 0;
      for (let at = 0; at < piece.length; at++) {
        gram = gramAfter(gram, piece.charCodeAt(at));
        if (at + 1 < size) continue;
        const key = gramOf(gram, size);
        const weight = counts.of(key) * (COMMONNESS[size] ?? 1);
        if (weight >= least) continue;
        least = weight;
        keys[place] = key;
        kinds[place] = size;
      }
    }
  }
}

function piecesOf(patterned: Patterned | undefined): readonly string[] {
  const { pieces } = patterned?.pattern ?? NOTHING;
  if (pieces.length <= MOST_PIECES) return pieces;
  return [...pieces].sort((one, other) => other.length - one.length).slice(0, MOST_PIECES);
}

function prefixOf(piece: string): number {
  let prefix = NO_PREFIX;
  for (let at = 0; at < piece.length; at++) prefix = prefixAfter(prefix, piece.charCodeAt(at));
  return prefix;
}

/** About how often each key was added; never too low. */
class Counts {
  private readonly counts: Int32Array;
  private readonly shift: number;

  constructor(keys: number) {
    this.shift = shiftFor(keys);
    this.counts = new Int32Array(2 ** (32 - this.shift));
  }

  add(key: number): void {
    const slot = slotOf(key, this.shift);
    this.counts[slot] = (this.counts[slot] ?? 0) + 1;
  }

  of(key: number): number {
    return this.counts[slotOf(key, this.shift)] ?? 0;
  }
}

function chained({ kinds, keys, lengths, inQuery }: Places, order: readonly number[]): Filing {
  const none = order.length;
  const filing = {
    none,
    prefixes: tableFor(countOf(kinds, PREFIX, PREFIX), none),
    grams: tableFor(countOf(kinds, LOOSE + 1, GRAM), none),
    loose: none,
    keys: new Int32Array(none),
    next: new Int32Array(none),
    lengths,
    sizes: [0, 0, 0, 0, 0],
    inQuery,
  };
  // Each pattern is put before the others of its chain, from the last to the first, so that chains
  // are in order of rank.
  for (let rank = none - 1; rank >= 0; rank--) {
    const place = order[rank] ?? 0;
    const kind = kinds[place] ?? LOOSE;
    if (kind === LOOSE) {
      filing.next[rank] = filing.loose;
      filing.loose = rank;
    } else if (kind !== NOWHERE) {
      const key = keys[place] ?? 0;
      if (kind !== PREFIX) filing.sizes[kind] = 1;
      filing.keys[rank] = key;
      filing.next[rank] = putFirst(kind === PREFIX ? filing.prefixes : filing.grams, key, rank);
    }
  }
  return filing;
}

/** Puts the rank first in the key's chain, and returns the rank that was first before. */
function putFirst({ heads, shift }: Table, key: number, rank: number): number {
  const slot = slotOf(key, shift);
  const first = heads[slot] ?? rank;
  heads[slot] = rank;
  return first;
}

function countOf(kinds: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (const kind of kinds) if (kind >= from && kind <= to) count++;
  return count;
}

function tableFor(keys: number, none: number): Table {
  const shift = shiftFor(Math.max(keys, LEAST_KEYS));
  return { heads: new Int32Array(2 ** (32 - shift)).fill(none), shift };
}

// At least two slots for each key, so that most keys without a pattern find an empty slot.
function shiftFor(keys: number): number {
  return Math.clz32(2 * keys + 1);
}
