import type { Dialect } from "../parse/dialect.ts";
import type { Product, ProductRule, Ruling } from "./product.ts";
import { ProductRun, type ProductState } from "./product-run.ts";
import { isInQuery, type Sign, Spelling, urlOf } from "./spelling.ts";

/** How much is looked at before a question is left open. */
export interface Limits {
  /** Beginnings of paths that lead elsewhere than others; one in which many rules are open counts for several. */
  readonly states: number;
}

export const LIMITS: Limits = { states: 200_000 };

/** What comes of a search: a shortest path of which the sides do not say the same; the proof that there is none, and the common rules it needs; or nothing. */
export type SearchResult =
  | { readonly kind: "path"; readonly path: string }
  | { readonly kind: "none"; readonly needed: readonly ProductRule[] }
  | { readonly kind: "undecided" };

/** So many paths that the engine reads otherwise than foreseen are passed over. */
const MOST_DOUBTS = 100;

/**
 * The search for a path of which the two sides of a product do not say the same. It begins with the
 * rules that differ, as if there were no others; where the engine refutes a suspect, the rules that
 * decided it are tracked from then on (counterexample-guided abstraction refinement). Most rules never do.
 */
export class CounterexampleSearch {
  private readonly product: Product;
  private readonly dialect: Dialect;
  private readonly tracked: Set<ProductRule>;
  private readonly needed = new Set<ProductRule>();
  private statesLeft: number;

  constructor(product: Product, dialect: Dialect, limits: Limits) {
    this.product = product;
    this.dialect = dialect;
    this.statesLeft = limits.states;
    this.tracked = new Set(product.given);
    // Only of the strongest is it known what it makes of no account.
    if (product.basis !== "strongest")
      for (const one of product.common) if (one) this.tracked.add(one);
  }

  /** Each step is a small part of the work. */
  *steps(): Generator<void, SearchResult> {
    for (;;) {
      const found = yield* this.explore();
      if (found) return found;
    }
  }

  /** Null where more rules are tracked now, and the search is to begin again. */
  private *explore(): Generator<void, SearchResult | null> {
    const exploration = new Exploration(this.product, Spelling.of(this.dialect), this.tracked);
    let doubts = 0;
    for (let path = exploration.next(); path; path = exploration.next()) {
      if (exploration.run.isSuspect(path)) {
        const target = this.dialect.targetOf(urlOf(path.text));
        const ruling = this.product.ask(target);
        if (ruling.before !== ruling.after) return { kind: "path", path: path.text };
        const isForeseen = target.path === path.path && target.queryPath === path.queryPath;
        if (isForeseen && this.refine(ruling, exploration.run.unknownAt(path))) return null;
        if (!isForeseen || this.product.basis !== "matching") doubts++;
        if (!isForeseen && doubts < MOST_DOUBTS) exploration.forget(path);
      }
      this.statesLeft -= exploration.expand(path) * costOf(path);
      if (this.statesLeft < 0) return { kind: "undecided" };
      yield;
    }
    if (doubts > 0) return { kind: "undecided" };
    return { kind: "none", needed: [...this.needed] };
  }

  /** Tracks what decided a path, or may decide others like it; whether that is new. */
  private refine({ by }: Ruling, unknown: readonly ProductRule[]): boolean {
    const { size } = this.tracked;
    for (const one of [...by, ...unknown]) {
      this.tracked.add(one);
      if (!one.differs) this.needed.add(one);
    }
    return this.tracked.size > size;
  }
}

// By what it takes to hold.
function costOf({ live }: ProductState): number {
  return 1 + live.length / 8;
}

/** A walk through all paths that may be decided differently, the shortest first; of paths that go on alike, through one. */
export class Exploration {
  readonly run: ProductRun;
  private readonly spelling: Spelling;
  private queue = new Layers<ProductState>();
  /** How long the shortest path is that leads somewhere. */
  private readonly lengths = new Map<string, number>();
  /** Where a path has led that was looked at. */
  private readonly seen = new Set<string>();
  private readonly last: ProductState | null;
  private isLastDone = false;

  constructor(product: Product, spelling: Spelling, tracked: ReadonlySet<ProductRule>) {
    this.spelling = spelling;
    this.run = new ProductRun(product, spelling, tracked);
    const [one, two] = spelling.beginnings.map((sign) => this.run.begun(sign));
    this.last = two ?? null;
    if (one) this.add(one);
  }

  /** The next path; null where there is none. Those that begin with two slashes come last: they need an origin before them (see urlOf). */
  next(): ProductState | null {
    for (;;) {
      const next = this.queue.pop();
      if (next) {
        const key = keyOf(next);
        if (this.seen.has(key)) continue;
        this.seen.add(key);
        return next;
      }
      if (this.isLastDone) return null;
      this.isLastDone = true;
      this.queue = new Layers();
      if (this.last) this.add(this.last);
    }
  }

  /** Lets the walk go on from a path. How many new ones there are. */
  expand(from: ProductState): number {
    let count = 0;
    for (const sign of this.signsAfter(from)) {
      const next = this.run.extended(from, sign);
      if (next && this.add(next)) count++;
    }
    return count;
  }

  /** Lets another path lead where this one does. */
  forget(path: ProductState): void {
    this.lengths.delete(keyOf(path));
    this.seen.delete(keyOf(path));
  }

  private add(path: ProductState): boolean {
    const key = keyOf(path);
    const { length } = path.text;
    // One that is no shorter may be wanted where the first turns out to be read otherwise.
    if ((this.lengths.get(key) ?? Infinity) < length || this.seen.has(key)) return false;
    this.lengths.set(key, length);
    this.queue.push(length, path);
    return true;
  }

  /** One for each letter that leads elsewhere than others do, be it into the query, and one for the others. */
  private *signsAfter({ text, context, live }: ProductState): Generator<Sign> {
    const letters = new Set<string>();
    for (const state of live) state.addWanted(letters);
    if (text === "/") letters.add("/");
    const inQuery = isInQuery(context);
    const signs = [...letters].map((letter) => this.spelling.signFor(letter, inQuery));
    signs.push(this.spelling.signForOther(letters, inQuery));
    if (!inQuery && !letters.has("?")) signs.push(this.spelling.signFor("?", false));
    for (const sign of signs) if (sign && !(text === "/" && sign.text === "/")) yield sign;
    if (letters.has("%")) yield* this.spelling.shorthands(inQuery);
    if (inQuery) yield* this.spelling.delimiters;
  }
}

/** What is the same of all paths that go on alike; the first slash does so alone. */
function keyOf({ text, before, after, context, live, done }: ProductState): string {
  if (text === "/") return text;
  const states = live.map(({ key }) => key).join();
  const matched = done
    .map(({ number }) => number)
    .sort()
    .join();
  return `${before.rank} ${after.rank} ${context} ${states} ${matched}`;
}

/** Things to be taken out by length, the shortest first, and among equals the one that came first. */
export class Layers<T> {
  private readonly layers: T[][] = [];
  private length = 0;
  private next = 0;

  push(length: number, item: T): void {
    const layer = this.layers[length] ?? [];
    this.layers[length] = layer;
    layer.push(item);
  }

  /** Takes one out; undefined where there is none. None may be put in that is shorter than one that was taken out. */
  pop(): T | undefined {
    for (; this.length < this.layers.length; this.length++, this.next = 0) {
      const item = this.layers[this.length]?.[this.next];
      if (item !== undefined) {
        this.next++;
        return item;
      }
      delete this.layers[this.length];
    }
    return undefined;
  }
}
