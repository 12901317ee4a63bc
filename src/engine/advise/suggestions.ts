import type { IsTimeUp } from "../decide/work.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import type { Rule } from "../parse/types.ts";
import { CounterexampleSearch } from "../prove/counterexample-search.ts";
import { LineProducts } from "../prove/line-products.ts";
import { type RuleLine, ruleLinesOf } from "./rule-urls.ts";

/** A URL worth asking about a rule: one that it decides, another that it matches, on its border, or one that it just misses. `path` is of ASCII only, and no other host's: it begins with one slash. */
export interface Suggestion {
  readonly kind: "example" | "edge" | "near-miss";
  readonly path: string;
  readonly rule: Rule;
}

/** How many URLs are suggested, in all and for each rule. */
interface SuggestionLimits {
  readonly most: number;
  readonly mostPerRule: number;
}

export const SUGGESTION_LIMITS: SuggestionLimits = { most: 1000, mostPerRule: 4 };

/**
 * URLs that try the rules of a group: for each an example that it decides, if it ever does, URLs on
 * its border and URLs that it just misses, as the engine confirms; no URL twice. The work can be
 * done in time slices.
 */
export class Suggestions {
  private readonly group: Group;
  private readonly dialect: Dialect;
  private readonly limits: SuggestionLimits;
  private readonly known: ReadonlySet<string>;
  private readonly work: Iterator<void>;
  private readonly found = new Map<string, Suggestion>();
  private readonly search: PathSearch;
  private asked = 0;
  private isDone = false;

  /** `known`: paths that need not be suggested. */
  constructor(
    group: Group,
    dialect: Dialect,
    limits: SuggestionLimits = SUGGESTION_LIMITS,
    known: ReadonlySet<string> = new Set(),
  ) {
    this.group = group;
    this.dialect = dialect;
    this.limits = limits;
    this.known = known;
    this.search = new PathSearch(group, dialect);
    this.work = this.steps();
  }

  /** Goes on until the time is up, and says whether all is done. */
  run(isTimeUp: IsTimeUp): boolean {
    while (!this.isDone && !isTimeUp()) this.isDone = this.work.next().done === true;
    return this.isDone;
  }

  /** In the order of the file; null while there is work left (see `run`). */
  get results(): readonly Suggestion[] | null {
    return this.isDone ? [...this.found.values()] : null;
  }

  /** How many rules were not asked about, because enough was found. */
  get left(): number {
    return this.group.ruleCount - this.asked;
  }

  private *steps(): Generator<void> {
    for (const line of ruleLinesOf(this.group, this.dialect)) {
      if (this.isFull) return;
      this.asked++;
      if (line.mayMatch) yield* this.suggest(line);
      yield;
    }
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
    // What one rule only misses another may decide: there it says more, and there it stands.
    this.found.delete(path);
    this.found.set(path, suggestion);
  }
}

/** Getting ready for a search, and each step of it, takes longer the more and the longer the rules are. */
const MOST_RULES = 500;
const MOST_OCTETS = 16_384;
/** Rules that never decide are the ones that are searched for longest, and a file may be full of them. */
const MOST_SEARCHES = 100;
const LIMITS = { states: 2000 };

/** The search for paths that rules of a group decide, for those whose evident URLs others decide. It is given up where it would take long. */
class PathSearch {
  private readonly group: Group;
  private readonly dialect: Dialect;
  private products: LineProducts | undefined;
  private searches = 0;

  constructor(group: Group, dialect: Dialect) {
    this.group = group;
    this.dialect = dialect;
  }

  /** A shortest path that the rule decides, or null where none is found. */
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
