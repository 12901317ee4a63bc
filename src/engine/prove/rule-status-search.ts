import type { Entry } from "../match/rulebook.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import type { Rule } from "../parse/types.ts";
import {
  Allowance,
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
export const LIMITS: Limits = { states: 5_000 };

/** The limits of all questions about a group together: they grow with its rules, up to a second of work. */
export function limitsFor({ ruleCount }: Group): Limits {
  const together = Math.min(2_000 + 100 * ruleCount, 50_000);
  return { ...LIMITS, together: new Allowance(together) };
}

/** Finds the status of each rule of a group, together with the second readings of its line. */
export class RuleStatusSearch {
  private readonly group: Group;
  private readonly dialect: Dialect;
  private readonly only: Rule | null;
  private readonly limits: Limits;

  /** `only`: the one rule in question; null for all. */
  constructor(group: Group, dialect: Dialect, only: Rule | null = null, limits = LIMITS) {
    this.group = group;
    this.dialect = dialect;
    this.only = only;
    this.limits = limits;
  }

  /** In the order of the file. Each step is a small part of the work. */
  *steps(): Generator<void, readonly RuleStatus[]> {
    const products = new LineProducts(this.group, this.dialect);
    const lines = linesOf(this.group).filter(([first]) => first && this.isAsked(first));
    const known: Liveness[] = [];
    // What never decides is worth more than what could be removed, where not all can be found out.
    for (const own of lines) known.push(yield* this.livenessOf(own, products));
    const found: RuleStatus[] = [];
    for (const [at, own] of lines.entries()) {
      const [first] = own;
      const liveness = known[at];
      if (!first || !liveness) continue;
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
    // Without its line, the rules that it replaces could count.
    if (this.group.overridingRule) return null;
    if (liveness.kind === "dead" && products.basis === "strongest") return true;
    const product = products.of(own, "outcome");
    const kind = yield* new CounterexampleSearch(product, this.dialect, this.limits).kind();
    return kind === "undecided" ? null : kind === "none";
  }

  private search(product: Product): Generator<void, SearchResult> {
    return new CounterexampleSearch(product, this.dialect, this.limits).steps();
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
      const { together } = this.limits;
      if (exploration.run.isSuspect(path) || states > LIMITS.states || together?.isSpent)
        return false;
      const more = exploration.expand(path);
      states += more;
      together?.spend(more);
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
