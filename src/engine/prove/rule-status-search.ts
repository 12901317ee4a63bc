import type { Entry } from "../match/rulebook.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import type { Rule } from "../parse/types.ts";
import {
  CounterexampleSearch,
  Exploration,
  type Limits,
  type SearchResult,
} from "./counterexample-search.ts";
import { LineProducts } from "./line-products.ts";
import type { Product, ProductRule } from "./product.ts";
import { Spelling } from "./spelling.ts";

/**
 * Whether a rule ever decides: a shortest path that it decides, or that the dialect leaves open
 * between it and another, which the engine confirms; or the proof that there is none, with the rules
 * that together take precedence over it. There are none if it matches no URL at all. `undecided`:
 * not proven within the limits, or with what is known of the dialect.
 */
export type Liveness =
  | { readonly kind: "decides"; readonly path: string }
  | { readonly kind: "dead"; readonly shadowedBy: readonly Rule[] }
  | { readonly kind: "undecided" };

/** The status of a line. `redundant`: whether removing it changes no verdict; null if that is not proven. */
export interface RuleStatus {
  readonly rule: Rule;
  readonly liveness: Liveness;
  readonly redundant: boolean | null;
}

/** The limits of one question. There may be thousands of rules, and two questions about each. */
export const LIMITS: Limits = { states: 20_000 };

/** Finds the status of each rule of a group, together with the second readings of its line. */
export class RuleStatusSearch {
  private readonly group: Group;
  private readonly dialect: Dialect;
  private readonly only: Rule | null;

  /** `only`: the one rule in question; null for all. */
  constructor(group: Group, dialect: Dialect, only: Rule | null = null) {
    this.group = group;
    this.dialect = dialect;
    this.only = only;
  }

  /** In the order of the file. Each step is a small part of the work. */
  *steps(): Generator<void, readonly RuleStatus[]> {
    const found: RuleStatus[] = [];
    const products = new LineProducts(this.group, this.dialect);
    for (const own of linesOf(this.group)) {
      const [first] = own;
      if (!first || !this.isAsked(first)) continue;
      const liveness = yield* this.livenessOf(own, products);
      const redundant = yield* this.isRedundant(own, products, liveness);
      found.push({ rule: this.group.ruleOf(first), liveness, redundant });
    }
    return found;
  }

  private isAsked(entry: Entry): boolean {
    return !this.only || this.group.numberOf(entry) === this.only.line.number;
  }

  private *livenessOf(own: readonly Entry[], products: LineProducts): Generator<void, Liveness> {
    const product = products.of(own, "counting");
    const result = yield* this.search(product);
    if (result.kind === "path") return { kind: "decides", path: result.path };
    if (result.kind === "undecided") return result;
    const needed = yield* this.fewest(product, result.needed);
    const entries = needed.flatMap((one) => products.ruleOf(one) ?? []);
    const rules = entries.map((entry) => this.group.ruleOf(entry));
    // Several readings of one line can take precedence.
    const byLine = new Map(rules.map((rule) => [rule.line.number, rule]));
    return { kind: "dead", shadowedBy: [...byLine.values()] };
  }

  private *isRedundant(
    own: readonly Entry[],
    products: LineProducts,
    liveness: Liveness,
  ): Generator<void, boolean | null> {
    if (liveness.kind === "dead" && products.basis === "strongest") return true;
    const { kind } = yield* this.search(products.of(own, "outcome"));
    return kind === "undecided" ? null : kind === "none";
  }

  private search(product: Product): Generator<void, SearchResult> {
    return new CounterexampleSearch(product, this.dialect, LIMITS).steps();
  }

  /** Without the rules that the proof does not need: the search may have tracked more than necessary. */
  private *fewest(
    product: Product,
    needed: readonly ProductRule[],
  ): Generator<void, readonly ProductRule[]> {
    if (product.basis !== "strongest") return needed;
    let left = needed;
    for (const one of needed) {
      const others = left.filter((other) => other !== one);
      if (yield* this.suffice(product, others)) left = others;
    }
    return left;
  }

  private *suffice(product: Product, needed: readonly ProductRule[]): Generator<void, boolean> {
    const tracked = new Set([...product.given, ...needed]);
    const exploration = new Exploration(product, Spelling.of(this.dialect), tracked);
    let states = 0;
    for (let path = exploration.next(); path; path = exploration.next()) {
      if (exploration.run.isSuspect(path) || states > LIMITS.states) return false;
      states += exploration.expand(path);
      yield;
    }
    return true;
  }
}

/** The entries of each line, in the order of the file: a rule, and the second readings that the dialect adds. */
function linesOf({ rulebook }: Group): readonly (readonly Entry[])[] {
  const lines: Entry[][] = [];
  for (const { entries } of rulebook.runs)
    for (const entry of entries) {
      const last = lines.at(-1);
      const [first] = last ?? [];
      if (last && first?.run === entry.run && first.line === entry.line) last.push(entry);
      else lines.push([entry]);
    }
  return lines;
}
