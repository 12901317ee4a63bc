import { NOTHING, type Pattern } from "./pattern.ts";

/**
 * Patterns filed under one key each, which is found in every path that the pattern matches: its
 * first piece whole (a prefix), or a gram of any piece, up to four units. Patterns are known by
 * rank, their place in order of strength; `none`, how many there are, is the rank of no pattern.
 */
export interface Filing {
  readonly none: number;
  readonly prefixes: Table;
  readonly grams: Table;
  /** The first pattern that no key finds; the others follow in its chain. */
  readonly loose: number;
  /** By rank: the key that the pattern is filed under. */
  readonly keys: Int32Array;
  /** By rank: the next pattern of the chain, always of a higher rank. */
  readonly next: Int32Array;
  /** By length: 1 where the first piece of a pattern is so long. */
  readonly lengths: Uint8Array;
  /** By size: 1 where a pattern is filed under a gram of so many units. */
  readonly sizes: Uint8Array;
  /** Whether any pattern is compared with the queryPath. */
  readonly inQuery: boolean;
}

/** Where chains begin, by slot (see slotOf). Several keys may share a chain. */
export interface Table {
  readonly heads: Int32Array;
  readonly shift: number;
}

// What a pattern is filed under: nothing, a gram of 1 to GRAM units, or its first piece. What has
// no pieces matches nothing, and is found nowhere.
const LOOSE = 0;
const GRAM = 4;
const PREFIX = 5;
const NOWHERE = 6;

// By size: a short gram is found in most URLs, however few patterns have it.
const COMMONNESS: readonly number[] = [0, 16, 4, 1, 1];
// Where no more patterns than these begin alike, nothing rarer is worth looking for.
const UNCROWDED = 4;

/** The key of the prefix of no units. */
export const NO_PREFIX = 1;

/** The key of a prefix one unit longer. */
export function prefixAfter(prefix: number, unit: number): number {
  return ((prefix << 7) | (prefix >>> 25)) ^ unit;
}

/** The key of the last four units; of the units before them nothing is left in 32 bits. */
export function gramAfter(gram: number, unit: number): number {
  return (gram << 8) ^ unit;
}

/** The key of the last `size` units, where `gram` is that of the last four. */
export function gramOf(gram: number, size: number): number {
  return size === GRAM ? gram : gram & ((1 << (8 * size)) - 1);
}

/** The slot of a key's chain. */
export function slotOf(key: number, shift: number): number {
  return Math.imul(key, 0x9e3779b1) >>> shift;
}

/** Files each pattern under the rarest of its keys. `order`: the place in the list of each rank. */
export function fileByKey(list: readonly Patterned[], order: readonly number[]): Filing {
  const places = new Places(list.length);
  const crowded = crowdedOf(fileByPrefix(list, places), places);
  if (crowded.length > 0) fileByGram(list, crowded, places);
  return chained(places, order);
}

interface Patterned {
  readonly pattern: Pattern;
}

/** What is known of the patterns by place in the list: to go through them by rank, which is all over the memory, takes twice as long. */
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

/** A pattern that may be better filed under something rarer than its prefix. */
interface Crowded {
  readonly place: number;
  /** How many patterns with stars have the same prefix; Infinity where it has none. */
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

// Only of patterns with stars: what is of one piece and begins alike is the same, and no gram of
// it is rarer.
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

function fileByGram(
  list: readonly Patterned[],
  crowded: readonly Crowded[],
  { keys, kinds }: Places,
): void {
  const census = new Census(crowded.length);
  for (const { place } of crowded) {
    for (const piece of list[place]?.pattern.pieces ?? []) census.count(piece);
  }
  for (const { place, sharers } of crowded) {
    const rarest = census.rarest(list[place]?.pattern.pieces ?? [], sharers);
    if (!rarest) continue;
    keys[place] = rarest.key;
    kinds[place] = rarest.size;
  }
}

function prefixOf(piece: string): number {
  let prefix = NO_PREFIX;
  for (let at = 0; at < piece.length; at++) prefix = prefixAfter(prefix, piece.charCodeAt(at));
  return prefix;
}

/** How often each gram occurs; what shares a slot is counted together. */
class Census {
  private readonly counts: Counts;
  private key = 0;
  private size = 0;
  private least = 0;

  constructor(patterns: number) {
    this.counts = new Counts(8 * patterns);
  }

  count(piece: string): void {
    const { counts } = this;
    let gram = 0;
    for (let at = 0; at < piece.length; at++) {
      gram = gramAfter(gram, piece.charCodeAt(at));
      if (at + 1 >= GRAM) counts.add(gram);
    }
    if (piece.length < GRAM) counts.add(gramOf(gram, piece.length));
  }

  /** A gram of the pieces that is as rare as can be, or rare enough; null where none is rarer than `sharers`. */
  rarest(pieces: readonly string[], sharers: number) {
    this.least = sharers;
    this.size = 0;
    for (const piece of pieces) if (this.least > UNCROWDED) this.weigh(piece);
    return this.size > 0 ? { key: this.key, size: this.size } : null;
  }

  private weigh(piece: string): void {
    let gram = 0;
    for (let at = 0; at < piece.length; at++) {
      gram = gramAfter(gram, piece.charCodeAt(at));
      if (at + 1 >= GRAM) this.weighGram(gram, GRAM);
    }
    if (piece.length > 0 && piece.length < GRAM)
      this.weighGram(gramOf(gram, piece.length), piece.length);
  }

  private weighGram(key: number, size: number): void {
    const weight = this.counts.of(key) * (COMMONNESS[size] ?? 1);
    if (weight >= this.least) return;
    this.least = weight;
    this.key = key;
    this.size = size;
  }
}

/** Roughly how often each key was added: never too low. */
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
    sizes: new Uint8Array(GRAM + 1),
    inQuery,
  };
  // From the last to the first, each put before those in its chain: chains are in order of rank.
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

/** Makes the rank the first of the key's chain; the one that was first. */
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
  const shift = shiftFor(keys);
  return { heads: new Int32Array(2 ** (32 - shift)).fill(none), shift };
}

// Two slots and more for a key: most keys that no pattern is filed under find an empty slot.
function shiftFor(keys: number): number {
  return Math.clz32(2 * keys + 1);
}
