import { isOpen, outcomeAmong, outcomeOf, weighing, withRule } from "../decide/decision.ts";
import type { Column } from "../decide/report.ts";
import { comparedPath, isRobotsTxt, type Verdict } from "../decide/verdict.ts";
import { align, type Segment } from "../match/pattern.ts";
import type { Search, Target } from "../match/search.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import type { Agent, Rule } from "../parse/types.ts";
import type { Span } from "../text/line.ts";

/** A rule that nearly matched a URL, or nearly counted for it, and then would have decided otherwise than the verdict. */
export interface NearMiss {
  /** As the file has it. */
  readonly rule: Rule;
  /** What it would have said. */
  readonly outcome: "allow" | "disallow";
  readonly flaw: Flaw;
  /** The URL that it does match; the verdict's own where the flaw is the rule's. */
  readonly path: string;
  /** The rule, without its flaw, laid over `path`. */
  readonly segments: readonly Segment[];
  /** Where in `path` rule and URL part, which may be at its end; none where it is not the path that misses. */
  readonly marks: readonly Span[];
  /** What the dialect compares, most often octets. */
  readonly weight: number;
}

/** What kept a rule from deciding, the most telling first. */
export type Flaw =
  /** Its line is not read as a rule. `key` is the field as written. */
  | { readonly kind: "unread"; readonly key: string; readonly why: Unread }
  /** Its path does not begin as paths do: `missing` is to stand before it. */
  | { readonly kind: "start"; readonly missing: "/" | "/*" }
  /** It has a whole URL, or one without its scheme, for a path; `path` is what a path would be. */
  | { readonly kind: "address"; readonly path: string }
  /** It has other letters in upper case than the URL. */
  | { readonly kind: "case" }
  /** It wants a slash that the URL does not have, or the URL has a slash that it does not allow. */
  | { readonly kind: "slash"; readonly isMissing: boolean }
  /** Its `$` wants the URL to end; where that goes on with a query, or with something else. */
  | { readonly kind: "end"; readonly before: "query" | "more" }
  /** It encodes characters that the URL does not encode, or encodes otherwise. */
  | { readonly kind: "escape" }
  /** It wants this parameter to be the first of the query. */
  | { readonly kind: "parameter"; readonly name: string }
  | Elsewhere;

/** Its field is none of this reader, or is followed by no colon; it stands before any group, or behind a blank line with which the group ends. */
export type Unread = "unknown-field" | "no-colon" | "before-groups" | "behind-blank";

/**
 * It stands in another group, or in a section that is in none. `why` that group is not read: the
 * crawler has a group by a name that it looks for first; it ignores `*`; the dialect does not join
 * another group of the same name; or the name is not the crawler's to this dialect.
 */
export interface Elsewhere {
  readonly kind: "elsewhere";
  readonly why: "replaced" | "ignores-star" | "not-joined" | "other-name";
  readonly group: Group | null;
  /** By which the other group would be the crawler's. */
  readonly agent: Agent;
}

/** Where a crawler's verdicts come from. */
export type Origin = Pick<Column, "analysis" | "selection">;

/** Searches are stopped after so many slices of some 0.2 ms in all: rules and URLs may be made to be slow. */
const MOST_SLICES = 25;

/** A verdict that allows or forbids by the file, and the means to find out which rules nearly made it another. */
export class Asked {
  readonly verdict: Verdict;
  readonly origin: Origin;
  /** What a near miss would have said. */
  readonly wanted: NearMiss["outcome"];
  /** Every rule that does match, in order of precedence. */
  readonly matching: readonly Rule[];
  private readonly matchingLines: ReadonlySet<number>;
  private slices = MOST_SLICES;

  constructor(verdict: Verdict, origin: Origin, matching: readonly Rule[]) {
    this.verdict = verdict;
    this.origin = origin;
    this.wanted = verdict.outcome === "allow" ? "disallow" : "allow";
    this.matching = matching;
    this.matchingLines = new Set(matching.map(({ line }) => line.number));
  }

  get dialect(): Dialect {
    return this.origin.analysis.dialect;
  }

  get target(): Target {
    return this.verdict.target;
  }

  get group(): Group | null {
    return this.origin.selection.group;
  }

  /** Whether one rule stands in the place of all that the group's lines are (see Grouping.overridingRule). */
  get isOverridden(): boolean {
    const { group, dialect } = this;
    if (!group || !dialect.grouping.overridingRule) return false;
    return dialect.grouping.overridingRule(group.sections, group.membership.agents) !== null;
  }

  /** What a search finds in the time that is left, or null. */
  find<Found>(search: Search<Found>): Found | null {
    const isDone = search.advance(() => --this.slices < 0);
    return isDone ? search.found : null;
  }

  /** The rule of a group that settles what it says of a URL, where that is otherwise than the verdict. */
  otherwise(group: Group, target: Target): Rule | null {
    if (isRobotsTxt(this.dialect, target)) return null;
    const decision = this.find(weighing(group, this.dialect, target));
    if (!decision || isOpen(decision) || outcomeOf(decision) !== this.wanted) return null;
    return group.ruleOf(decision);
  }

  /** Whether a rule of this line does match. */
  isMatching(line: number): boolean {
    return this.matchingLines.has(line);
  }

  /** Whether the rule would have settled the verdict otherwise, had it matched as well. `target`: a URL that it does match. */
  wouldDecide(rule: Rule, target: Target): boolean {
    if (this.isMatching(rule.line.number)) return false;
    const matching = withRule(rule, this.matching, this.dialect);
    return outcomeAmong(matching, this.dialect, target) === this.wanted;
  }

  /** The near miss of a rule that matches `target`, which is the URL but for the flaw. */
  miss(rule: Rule, target: Target, flaw: Flaw, marks: readonly Span[]): NearMiss {
    const path = comparedPath(rule, target);
    return {
      rule,
      outcome: this.wanted,
      flaw,
      path,
      segments: align(rule.pattern, path) ?? [],
      marks,
      weight: this.dialect.weight?.(rule, target) ?? rule.pattern.octets,
    };
  }
}

/** A URL that is nearly the one asked for: its path as the dialect compares it, where in it rules that match part from the other, and what they then lack. */
export interface NearUrl {
  readonly path: string;
  readonly marks: readonly Span[];
  readonly flaw: Flaw;
}

/** The rule that decides about a near URL, where it says otherwise than the verdict and would also prevail at the URL itself. */
export function missAt(asked: Asked, group: Group, near: NearUrl): NearMiss | null {
  const { path, marks, flaw } = near;
  const { targetOf } = asked.dialect;
  const there = targetOf(`https://site.example${path}`);
  const target = { ...asked.target, path: there.path, queryPath: there.queryPath };
  const rule = asked.otherwise(group, target);
  if (!rule || comparedPath(rule, target) !== path || !asked.wouldDecide(rule, target)) return null;
  return asked.miss(rule, target, flaw, marks);
}
