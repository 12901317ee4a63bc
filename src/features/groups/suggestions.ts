import type { Dialect } from "../../engine/parse/dialect.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { CounterexampleSearch } from "../../engine/prove/counterexample-search.ts";
import { LineProducts } from "../../engine/prove/line-products.ts";
import { type RuleLine, ruleLinesOf } from "./rule-urls.ts";

/** A URL to test a rule with: one that it decides, another that it matches, or one that it just misses. `path` is ASCII, and begins with exactly one slash, so that it has no other host. */
export interface Suggestion {
  readonly kind: "example" | "edge" | "near-miss";
  readonly path: string;
  readonly rule: Rule;
}

/** The most suggested URLs, in all and for each rule. */
interface SuggestionLimits {
  readonly most: number;
  readonly mostPerRule: number;
}

export const SUGGESTION_LIMITS: SuggestionLimits = { most: 1000, mostPerRule: 4 };

/** What is suggested, in the order of the file, and how many rules got no URLs because the limit was reached. */
interface Suggested {
  readonly results: readonly Suggestion[];
  readonly left: number;
}

/**
 * URLs that test the rules of a group: for each rule an example that it decides, if possible, URLs
 * that it just matches, and URLs that it just misses. The engine confirms each, and no URL comes
 * twice. `known`: paths that are not suggested again.
 */
export function suggestionsIn(
  group: Group,
  dialect: Dialect,
  limits: SuggestionLimits = SUGGESTION_LIMITS,
  known: ReadonlySet<string> = new Set(),
): Generator<void, Suggested> {
  return new Suggestions(group, dialect, limits, known).steps();
}

class Suggestions {
  private readonly group: Group;
  private readonly dialect: Dialect;
  private readonly limits: SuggestionLimits;
  private readonly known: ReadonlySet<string>;
  private readonly found = new Map<string, Suggestion>();
  private readonly search: PathSearch;

  constructor(
    group: Group,
    dialect: Dialect,
    limits: SuggestionLimits,
    known: ReadonlySet<string>,
  ) {
    this.group = group;
    this.dialect = dialect;
    this.limits = limits;
    this.known = known;
    this.search = new PathSearch(group, dialect);
  }

  *steps(): Generator<void, Suggested> {
    let left = this.group.ruleCount;
    for (const line of ruleLinesOf(this.group, this.dialect)) {
      if (this.isFull) break;
      left--;
      if (line.mayMatch) yield* this.suggest(line);
      yield;
    }
    return { results: [...this.found.values()], left };
  }

  private *suggest(line: RuleLine): Generator<void> {
    const { rule } = line;
    const { hits, misses } = line.variants;
    const example = (yield* line.firstDecided(hits)) ?? (yield* this.search.shortestFor(line));
    const edges = hits.filter((path) => path !== example);
    const suggestions: Suggestion[] = example ? [{ kind: "example", path: example, rule }] : [];
    for (let index = 0; index < Math.max(edges.length, misses.length); index++) {
      const [edge, miss] = [edges[index], misses[index]];
      if (edge) suggestions.push({ kind: "edge", path: edge, rule });
      if (miss) suggestions.push({ kind: "near-miss", path: miss, rule });
    }
    for (const suggestion of suggestions.slice(0, this.limits.mostPerRule)) this.give(suggestion);
  }

  private get isFull(): boolean {
    return this.found.size >= this.limits.most;
  }

  private give(suggestion: Suggestion): void {
    const { kind, path } = suggestion;
    if (this.known.has(path)) return;
    const given = this.found.get(path);
    if (given ? given.kind === "example" || kind !== "example" : this.isFull) return;
    // A URL that one rule only misses may be decided by another. It says more there, so it is
    // listed there.
    this.found.delete(path);
    this.found.set(path, suggestion);
  }
}

/** The preparation for a search, and each step of it, take longer for more and longer rules. */
const MOST_RULES = 500;
const MOST_OCTETS = 16_384;
/** Searches for rules that never decide take longest, and a file may have many of these rules. */
const MOST_SEARCHES = 100;
const LIMITS = { states: 2000 };

/** The search for paths that rules of a group decide, if others decide their obvious URLs. It stops if it takes too long. */
class PathSearch {
  private readonly group: Group;
  private readonly dialect: Dialect;
  private products: LineProducts | undefined;
  private searches = 0;

  constructor(group: Group, dialect: Dialect) {
    this.group = group;
    this.dialect = dialect;
  }

  /** A shortest path that the rule decides, or null if none is found. */
  *shortestFor(line: RuleLine): Generator<void, string | null> {
    if (this.searches++ === 0 && isSmall(this.group))
      this.products = new LineProducts(this.group, this.dialect);
    if (!this.products || this.searches > MOST_SEARCHES) return null;
    const product = this.products.of(line.own, "decider");
    const result = yield* new CounterexampleSearch(product, this.dialect, LIMITS).steps();
    return result.kind === "path" ? yield* line.firstDecided([result.path]) : null;
  }
}

function isSmall({ ruleCount, rulebook }: Group): boolean {
  if (ruleCount > MOST_RULES) return false;
  let octets = 0;
  for (const { entries } of rulebook.runs)
    for (const { pattern } of entries) octets += pattern.octets;
  return octets <= MOST_OCTETS;
}
