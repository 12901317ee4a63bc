import {
  type Filing,
  fileByKey,
  gramAfter,
  gramOf,
  NO_PREFIX,
  prefixAfter,
  slotOf,
  type Table,
} from "./index-keys.ts";
import {
  type Entry,
  type IsDead,
  inOrder,
  LinearSearch,
  LinearSearchForAll,
  orderOf,
  patternMatches,
  type Search,
  searchFor,
  type Target,
} from "./search.ts";

// With fewer entries, trying all is quicker than looking for keys.
const WORTH_KEYS = 24;
// After so many searches, trying all has cost what an index costs.
const FEW_SEARCHES = 4;
const LONG_PATH = 1000;
const MANY = 4096;
// A time slice is 0.2 ms, counted in steps of about 10 ns: one step for each position of a URL,
// four for a test, and one for each 16 units (2 ** 4) of the URL that a test of a rule with stars may
// search.
const SLICE = 20_000;
const TEST_STEPS = 4;
const UNITS_SHIFT = 4;
// So many positions are looked up before the rest of the slice is checked.
const STRIDE = 512;

/** The rules of a group, found by the URLs that they match. Entries whose pattern has no pieces match nothing. */
export class RuleIndex<E extends Entry> {
  private readonly entries: readonly E[];
  private made: Filed<E> | undefined;
  private steps: Iterator<void, Filed<E>> | undefined;
  private searches = 0;

  constructor(entries: readonly E[]) {
    this.entries = entries;
  }

  /** The strongest entry that matches, or null. */
  strongest(target: Target, isDead?: IsDead<E>): E | null {
    const search = this.search(target, isDead);
    search.advance(never);
    return search.found;
  }

  /** Every entry that matches, the strongest first. */
  matching(target: Target, isDead?: IsDead<E>): readonly E[] {
    const search = this.searchAll(target, isDead);
    search.advance(never);
    return search.found;
  }

  /** The same as `strongest` in time slices, for rules and URLs that are made to be slow. */
  search(target: Target, isDead?: IsDead<E>): Search<E | null> {
    this.searches++;
    const filed = this.filedFor(target);
    if (!filed) return new LinearSearch(this.entries, target, isDead);
    return new Walk(filed, this.searches, target, isDead, null);
  }

  /** The same as `matching`, in time slices. */
  searchAll(target: Target, isDead?: IsDead<E>): Search<readonly E[]> {
    this.searches++;
    const filed = this.filedFor(target);
    if (!filed) return new LinearSearchForAll(this.entries, target, isDead);
    const ranks = new Set<number>();
    const { ranked } = filed;
    const walk = new Walk(filed, this.searches, target, isDead, ranks);
    return searchFor(
      (isTimeUp) => walk.advance(isTimeUp),
      () => inOrder(ranked, ascending(ranks, ranked.length)),
    );
  }

  /** The entries by key; null where it is better to try all. */
  private filedFor(target: Target): Filed<E> | null {
    if (!this.made && this.isWorthKeys(target)) this.file();
    return this.made ?? null;
  }

  // Trying all entries is quicker for few entries. It is also quicker than making an index for a
  // few searches, and most groups are asked only a few times. A long path takes many times as long
  // to try, but hardly longer to index for.
  private isWorthKeys({ path }: Target): boolean {
    if (this.entries.length < WORTH_KEYS) return false;
    return this.searches > FEW_SEARCHES || path.length > LONG_PATH;
  }

  /** Makes the index; that of many entries in steps, each at another search. */
  private file(): void {
    this.steps ??= filing(this.entries);
    do this.made = this.steps.next().value ?? undefined;
    while (!this.made && this.entries.length < MANY);
  }
}

function* filing<E extends Entry>(entries: readonly E[]): Generator<void, Filed<E>> {
  const order = orderOf(entries);
  const filed = yield* fileByKey(entries, order);
  return { ranked: inOrder(entries, order), filing: filed, visits: new Float64Array(order.length) };
}

/** Entries by rank: in order of strength. */
interface Filed<E> {
  readonly ranked: readonly E[];
  readonly filing: Filing;
  /** By rank, where a chain first has a key: the number of the last search that looked there. */
  readonly visits: Float64Array;
}

/** One search through an index: first the patterns without keys, then the keys in the target's paths. */
class Walk<E extends Entry> implements Search<E | null> {
  private readonly filed: Filed<E>;
  private readonly number: number;
  private readonly target: Target;
  private readonly isDead: IsDead<E> | undefined;
  /** The ranks of all entries that match, or null if only the strongest is wanted. It is a set because other searches can make this one go through a chain again. */
  private readonly all: Set<number> | null;
  /** Ranks from this one on do not matter. */
  private best: number;
  private credit = 0;
  /** Ranks at which to continue, in chains that were left when the time was up. */
  private left: number[] | null = null;
  private textsBegun = 0;
  private text = "";
  private end = 0;
  private at = 0;
  private prefix = NO_PREFIX;
  private gram = 0;

  constructor(
    filed: Filed<E>,
    number: number,
    target: Target,
    isDead: IsDead<E> | undefined,
    all: Set<number> | null,
  ) {
    this.filed = filed;
    this.number = number;
    this.target = target;
    this.isDead = isDead;
    this.all = all;
    this.best = filed.ranked.length;
  }

  get found(): E | null {
    return this.filed.ranked[this.best] ?? null;
  }

  advance(isTimeUp: () => boolean): boolean {
    do {
      this.credit = SLICE;
      if (this.goOn()) return true;
    } while (!isTimeUp());
    return false;
  }

  /** Uses up the credit. Returns whether all is done. */
  private goOn(): boolean {
    const { left } = this;
    this.left = null;
    if (left) for (const rank of left) this.tryFrom(rank);
    while (this.credit > 0) {
      if (this.at < this.end) this.read();
      else if (!this.beginText()) return this.left === null;
    }
    return false;
  }

  private beginText(): boolean {
    const { filing } = this.filed;
    const { path, queryPath } = this.target;
    this.textsBegun++;
    if (this.textsBegun === 1) this.tryFrom(filing.loose);
    else if (this.textsBegun > 2 || !filing.inQuery || path === queryPath) return false;
    this.text = this.textsBegun === 1 ? path : queryPath;
    const { length } = this.text;
    this.end = filing.sizes.includes(1) ? length : Math.min(length, filing.lengths.length - 1);
    this.at = 0;
    this.prefix = NO_PREFIX;
    this.gram = 0;
    return true;
  }

  /** Looks up the keys that end at each of the next positions of the text. */
  private read(): void {
    const { text } = this;
    const { prefixes, grams, lengths, sizes } = this.filed.filing;
    // Read once, not at every position.
    const { 1: ones, 2: twos, 3: threes, 4: fours } = sizes;
    const stop = Math.min(this.end, this.at + STRIDE);
    this.credit -= stop - this.at;
    let { at, prefix, gram } = this;
    while (at < stop) {
      const unit = text.charCodeAt(at++);
      prefix = prefixAfter(prefix, unit);
      gram = gramAfter(gram, unit);
      if (at < lengths.length && lengths[at] === 1) this.lookUp(prefixes, prefix);
      if (fours) this.lookUp(grams, gram);
      if (threes) this.lookUp(grams, gramOf(gram, 3));
      if (twos) this.lookUp(grams, gramOf(gram, 2));
      if (ones) this.lookUp(grams, gramOf(gram, 1));
    }
    this.at = at;
    this.prefix = prefix;
    this.gram = gram;
  }

  // Nearly every look ends here, at an empty slot or at patterns too weak to matter.
  private lookUp({ heads, shift }: Table, key: number): void {
    const rank = heads[slotOf(key, shift)] ?? this.best;
    if (rank < this.best) this.lookInChain(rank, key);
  }

  private lookInChain(head: number, key: number): void {
    const { filing, visits } = this.filed;
    let rank = head;
    while (rank < this.best && filing.keys[rank] !== key) {
      this.credit--;
      rank = filing.next[rank] ?? filing.none;
    }
    if (rank >= this.best || visits[rank] === this.number) return;
    // A second look would find nothing else: a key that a URL contains a thousand times is looked
    // up once.
    visits[rank] = this.number;
    this.tryFrom(rank);
  }

  /** Tries the entries with this key, from this rank on. */
  private tryFrom(from: number): void {
    const { next, keys, none } = this.filed.filing;
    const key = keys[from];
    for (let rank = from; rank < this.best; rank = next[rank] ?? none) {
      if (keys[rank] !== key) this.credit--;
      else if (this.credit <= 0) {
        this.left ??= [];
        this.left.push(rank);
        return;
      } else if (this.isMatch(rank)) this.take(rank);
    }
  }

  private isMatch(rank: number): boolean {
    const entry = this.filed.ranked[rank];
    if (!entry) return false;
    const searches = entry.pattern.pieces.length > 1;
    this.credit -= TEST_STEPS + (searches ? this.target.path.length >> UNITS_SHIFT : 0);
    return patternMatches(entry.pattern, this.target) && !this.isDead?.(entry);
  }

  private take(rank: number): void {
    if (this.all) this.all.add(rank);
    else this.best = rank;
  }
}

/** Ranks below `count` in ascending order. Most entries of a group can match, and a pass through all is quicker than sorting them. */
function ascending(ranks: ReadonlySet<number>, count: number): readonly number[] {
  if (ranks.size * 8 < count) return [...ranks].sort((a, b) => a - b);
  const ordered: number[] = [];
  for (let rank = 0; rank < count; rank++) if (ranks.has(rank)) ordered.push(rank);
  return ordered;
}

const never = () => false;
