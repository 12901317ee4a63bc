import type { Pattern } from "../match/pattern.ts";
import type { Dialect } from "../parse/dialect.ts";
import { urlOf } from "../url/url.ts";
import type { Product, ProductRule, Ruling } from "./product.ts";
import { ProductRun, type ProductState } from "./product-run.ts";
import { isInQuery, type Sign, Spelling } from "./spelling.ts";

/** How much work is done before a question stays undecided. */
export interface Limits {
  /** The number of different states of paths; one with many undecided rules counts as several. */
  readonly states: number;
  /** What is left for this question and others together. Left out: as much as it takes. */
  readonly together?: Allowance;
}

/** How much work may be done for several questions together, in states of paths. */
export class Allowance {
  private left: number;

  constructor(states: number) {
    this.left = states;
  }

  get isSpent(): boolean {
    return this.left <= 0;
  }

  spend(states: number): void {
    this.left -= states;
  }
}

export const LIMITS: Limits = { states: 200_000 };

/** The result of a search: a path on which the sides differ, a shortest one where the limits allow to find it; the proof that there is none, with the common rules that it needs; or neither. */
export type SearchResult =
  | { readonly kind: "path"; readonly path: string }
  | { readonly kind: "none"; readonly needed: readonly ProductRule[] }
  | { readonly kind: "undecided" };

/** So many paths that the engine compares differently than expected are skipped. */
const MOST_DOUBTS = 100;

/**
 * The search for a path on which the two sides of a product differ. It begins with the rules that
 * differ, as if there were no others. If the engine refutes a suspect path, the rules that decided
 * it are tracked from then on (counterexample-guided abstraction refinement). Most rules are never
 * tracked.
 */
export class CounterexampleSearch {
  private readonly product: Product;
  private readonly dialect: Dialect;
  private readonly tracked: Set<ProductRule>;
  private readonly needed = new Set<ProductRule>();
  private readonly own: Allowance;
  private readonly together: Allowance | undefined;

  constructor(product: Product, dialect: Dialect, limits: Limits) {
    this.product = product;
    this.dialect = dialect;
    this.own = new Allowance(limits.states);
    this.together = limits.together;
    this.tracked = new Set(product.given);
    // Only of the strongest rule is it known which other rules it makes irrelevant.
    if (product.basis !== "strongest")
      for (const one of product.common) if (one) this.tracked.add(one);
  }

  /** Each step is a small part of the work. */
  *steps(): Generator<void, SearchResult> {
    yield;
    const shortest = this.matchThatTurns([""]);
    if (shortest !== null) return { kind: "path", path: shortest };
    const found = yield* this.walk();
    const path = found.kind === "undecided" ? this.matchThatTurns(FILLINGS) : null;
    return path === null ? found : { kind: "path", path };
  }

  /** The same, where a path need not be a shortest one: most need no walk. */
  *kind(): Generator<void, SearchResult["kind"]> {
    yield;
    if (this.matchThatTurns(FILLINGS) !== null) return "path";
    return (yield* this.walk()).kind;
  }

  private *walk(): Generator<void, SearchResult> {
    // To begin a walk is work as well.
    this.together?.spend(BEGINNING);
    if (this.together?.isSpent) return { kind: "undecided" };
    for (;;) {
      const found = yield* this.explore();
      if (found) return found;
    }
  }

  /**
   * A path on which the sides differ, among those that the one rule that differs matches with one of
   * `fillings` in place of its stars. With none, it is a shortest one that the rule matches.
   */
  private matchThatTurns(fillings: readonly string[]): string | null {
    const [one, ...others] = this.product.given.filter(({ differs }) => differs);
    if (!one || others.length > 0 || one.pattern.isAbout) return null;
    const paths = new Set(fillings.flatMap((filling) => pathWith(filling, one.pattern) ?? []));
    return [...paths].find((path) => this.turns(path)) ?? null;
  }

  /** Whether the engine decides a path differently on the sides, and compares it as it is written. */
  private turns(text: string): boolean {
    const target = this.dialect.targetOf(urlOf(text));
    if (target.path !== text || target.queryPath !== text) return false;
    const { before, after } = this.product.ask(target);
    return before !== after;
  }

  /** Null if more rules are tracked now, and the search must start again. */
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
      const cost = exploration.expand(path) * costOf(path);
      this.own.spend(cost);
      this.together?.spend(cost);
      if (this.own.isSpent || this.together?.isSpent) return { kind: "undecided" };
      yield;
    }
    if (doubts > 0) return { kind: "undecided" };
    return { kind: "none", needed: [...this.needed] };
  }

  /** Tracks the rules that decided a path, or may decide similar paths. Returns whether any of them is new. */
  private refine({ by }: Ruling, unknown: readonly ProductRule[]): boolean {
    const { size } = this.tracked;
    for (const one of [...by, ...unknown]) {
      this.tracked.add(one);
      if (!one.differs) this.needed.add(one);
    }
    return this.tracked.size > size;
  }
}

/** What it costs to begin a walk, in states. */
const BEGINNING = 10;

const FILLINGS = ["", "x", "zz9"];

/** The shortest usual path that a pattern may match with `filling` in place of its stars; null where there is none. */
function pathWith(filling: string, { pieces }: Pattern): string | null {
  const text = pieces.join(filling);
  const path = text.startsWith("//") ? `/x${text.slice(1)}` : text;
  const whole = path.startsWith("/") ? path : `/${path}`;
  return PLAIN_PATH.test(whole) ? whole : null;
}

// RFC 3986 2: a URL has no other characters, and # ends the requested part. Two slashes need an origin
// before them, and how a percent sign is written is for Spelling to say.
const PLAIN_PATH = /^\/(?!\/)[!"$&-~]*$/;

// A state with many rules takes more memory.
function costOf({ live }: ProductState): number {
  return 1 + live.length / 8;
}

/** A walk through all paths that may be decided differently, the shortest first. Of paths that continue alike, it takes one. */
export class Exploration {
  readonly run: ProductRun;
  private readonly spelling: Spelling;
  private queue = new Layers<ProductState>();
  /** By state: the length of the shortest path to it. */
  private readonly lengths = new Map<string, number>();
  /** The states of the paths that were taken. */
  private readonly seen = new Set<string>();
  private readonly beginnings: Iterator<Sign>;

  constructor(product: Product, spelling: Spelling, tracked: ReadonlySet<ProductRule>) {
    this.spelling = spelling;
    this.run = new ProductRun(product, spelling, tracked);
    this.beginnings = spelling.beginnings[Symbol.iterator]();
  }

  /** The next path; null if there is none. Unusual beginnings come last: with two slashes or without a path, a URL needs an origin (see urlOf). */
  next(): ProductState | null {
    for (;;) {
      const next = this.queue.pop();
      if (next) {
        const key = keyOf(next);
        if (this.seen.has(key)) continue;
        this.seen.add(key);
        return next;
      }
      const { done, value } = this.beginnings.next();
      if (done) return null;
      const path = this.run.begun(value);
      this.queue = new Layers();
      if (path) this.add(path);
    }
  }

  /** Continues the walk from a path, and returns the number of new paths. */
  expand(from: ProductState): number {
    let count = 0;
    for (const sign of this.signsAfter(from)) {
      const next = this.run.extended(from, sign);
      if (next && this.add(next)) count++;
    }
    return count;
  }

  /** Lets another path lead to this path's state. */
  forget(path: ProductState): void {
    this.lengths.delete(keyOf(path));
    this.seen.delete(keyOf(path));
  }

  private add(path: ProductState): boolean {
    const key = keyOf(path);
    const { length } = path.text;
    // A path of the same length may be needed if the engine compares the first one differently.
    if ((this.lengths.get(key) ?? Infinity) < length || this.seen.has(key)) return false;
    this.lengths.set(key, length);
    this.queue.push(length, path);
    return true;
  }

  /** One sign for each letter that leads to a state of its own, or into the query, and one sign for all other letters. */
  private *signsAfter({ text, context, live }: ProductState): Generator<Sign> {
    const letters = new Set<string>();
    for (const state of live) state.addWanted(letters);
    if (text === "/") letters.add("/");
    const inQuery = isInQuery(context);
    const signs = [...letters].map((letter) => this.spelling.signFor(letter, inQuery));
    signs.push(this.spelling.signForOther(letters, inQuery));
    if (!inQuery && !letters.has("?")) signs.push(this.spelling.signFor("?", false));
    for (const sign of signs) if (sign && !(text === "/" && sign.text === "/")) yield sign;
    if (!inQuery && letters.has("?")) yield* this.spelling.lastQuestions;
    if (letters.has("%")) yield* this.spelling.shorthands(inQuery);
    if (inQuery) yield* this.spelling.delimiters;
  }
}

/** The state that paths share if they continue alike; the first slash has a state of its own. */
function keyOf({ text, before, after, context, live, done }: ProductState): string {
  if (text === "/") return text;
  const states = live.map(({ key }) => key).join();
  const matched = done
    .map(({ number }) => number)
    .sort()
    .join();
  return `${before.rank} ${after.rank} ${context} ${states} ${matched}`;
}

/** A queue by length: the shortest first, and among equals the first that was added. */
class Layers<T> {
  private readonly layers: T[][] = [];
  private length = 0;
  private next = 0;

  push(length: number, item: T): void {
    const layer = this.layers[length] ?? [];
    this.layers[length] = layer;
    layer.push(item);
  }

  /** Takes one out; undefined if there is none. After that, shorter ones must not be added. */
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
