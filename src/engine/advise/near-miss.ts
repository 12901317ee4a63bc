import { isOpen, outcomeOf, weighing } from "../decide/decision.ts";
import type { Column } from "../decide/report.ts";
import { comparedPath, isRobotsTxt, type Verdict } from "../decide/verdict.ts";
import { outcomeAmong, withRule } from "../decide/with-rule.ts";
import { align, type Segment } from "../match/pattern.ts";
import type { Search, Target } from "../match/search.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import type { Agent, Rule } from "../parse/types.ts";
import type { Span } from "../text/line.ts";

/** A rule that nearly matched a URL, or nearly applied to it, and would have changed the verdict. */
export interface NearMiss {
  /** As in the file. */
  readonly rule: Rule;
  /** The verdict that it would have given. */
  readonly outcome: "allow" | "disallow";
  readonly flaw: Flaw;
  /** The URL that it does match; the URL of the verdict if the rule has the flaw. */
  readonly path: string;
  /** The parts of `path` that the rule, without its flaw, matches. */
  readonly segments: readonly Segment[];
  /** The places in `path` where rule and URL differ, perhaps at its end; none if the flaw is not in the path. */
  readonly marks: readonly Span[];
  /** What the dialect compares, usually the length. */
  readonly weight: number;
}

/** Why a rule did not decide, the most helpful reason first. */
export type Flaw =
  /** The parser does not read its line as a rule. `key` is the field as written. */
  | { readonly kind: "unread"; readonly key: string; readonly why: Unread }
  /** Its path does not begin as paths do; `missing` belongs before it. */
  | { readonly kind: "start"; readonly missing: "/" | "/*" }
  /** It has an absolute URL, or a host, instead of a path; `path` is the path of that. */
  | { readonly kind: "address"; readonly path: string }
  /** It differs from the URL in upper and lower case. */
  | { readonly kind: "case" }
  /** It has a slash that the URL lacks, or lacks a slash that the URL has. */
  | { readonly kind: "slash"; readonly isMissing: boolean }
  /** Its `$` demands the end of the URL, but a query or more text follows. */
  | { readonly kind: "end"; readonly before: "query" | "more" }
  /** It percent-encodes characters that the URL does not, or encodes them differently. */
  | { readonly kind: "escape" }
  /** It matches, but this parser tries the rule `by` in its place (see Pattern.sortsAs). */
  | { readonly kind: "passed-over"; readonly by: Rule }
  /** It is percent-encoded once more than the URL, or once less. */
  | { readonly kind: "encoded-twice"; readonly is: "rule" | "url" }
  /** The URL’s path has doubled slashes, or `.` and `..`, which many servers take out. */
  | { readonly kind: "untidy"; readonly has: "slashes" | "dots" }
  /** It demands that this parameter comes first in the query, or after another one. */
  | { readonly kind: "parameter"; readonly name: string; readonly place: "first" | "later" }
  /** Its path follows in the URL only after these folders. */
  | { readonly kind: "deeper"; readonly behind: string }
  /** Its path is not written as its owner means, which is a problem of its line. */
  | { readonly kind: "problem"; readonly code: string; readonly title: string }
  | Elsewhere;

/** Its field is unknown to this parser, or has no colon, or has a space before it; or it is before any group, or after a blank line that ends the group. */
export type Unread =
  | "unknown-field"
  | "no-colon"
  | "space-before-colon"
  | "before-groups"
  | "behind-blank";

/**
 * It is in another group, or in a section of no group. `why` the crawler does not follow that
 * group: it has a group for a name that it looks for first; it ignores `*`; the dialect does not
 * join another group with the same token; or the token does not match the crawler in this dialect.
 */
export interface Elsewhere {
  readonly kind: "elsewhere";
  readonly why: "replaced" | "ignores-star" | "not-joined" | "other-name";
  readonly group: Group | null;
  /** The user-agent line that would lead the crawler to the other group. */
  readonly agent: Agent;
}

/** The analysis and the selection behind a crawler's verdicts. */
export type Origin = Pick<Column, "analysis" | "selection">;

/** Searches stop after this many slices of about 0.2 ms in all, because rules and URLs may be made to be slow. */
const MOST_SLICES = 25;

/** A verdict that the file decides, and the means to find the rules that nearly changed it. */
export class Asked {
  readonly verdict: Verdict;
  readonly origin: Origin;
  /** The opposite verdict, which a near miss would have given. */
  readonly wanted: NearMiss["outcome"];
  /** Every rule that matches, in order of precedence. */
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

  /** Whether one rule replaces all rules of the group (see Grouping.overridingRule). */
  get isOverridden(): boolean {
    return this.group?.overridingRule != null;
  }

  /** The result of a search in the time that is left, or null. */
  find<Found>(search: Search<Found>): Found | null {
    const isDone = search.advance(() => --this.slices < 0);
    return isDone ? search.found : null;
  }

  /** The rule of a group that decides a URL, if that changes the verdict. */
  otherwise(group: Group, target: Target): Rule | null {
    if (isRobotsTxt(this.dialect, target)) return null;
    const decision = this.find(weighing(group, this.dialect, target));
    if (!decision || isOpen(decision) || outcomeOf(decision) !== this.wanted) return null;
    return group.ruleOf(decision);
  }

  /** Whether a rule of this line matches. */
  isMatching(line: number): boolean {
    return this.matchingLines.has(line);
  }

  /** Whether the rule would have changed the verdict if it had matched too. `target`: a URL that it matches. */
  wouldDecide(rule: Rule, target: Target): boolean {
    if (this.isMatching(rule.line.number)) return false;
    if (this.group?.rulebook.triedFor(rule, target)) return false;
    const matching = withRule(rule, this.matching, this.dialect);
    return outcomeAmong(matching, this.dialect, target) === this.wanted;
  }

  /** The near miss of a rule that matches `target`, which is the URL without the flaw. */
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

/** A URL that is nearly the one in question: its path as the dialect compares it, the places where it differs, and the flaw of rules that match it. */
export interface NearUrl {
  readonly path: string;
  readonly marks: readonly Span[];
  readonly flaw: Flaw;
}

/** The rule that decides a near URL, if it changes the verdict and would also decide the URL itself. */
export function missAt(asked: Asked, group: Group, near: NearUrl): NearMiss | null {
  const { path, marks, flaw } = near;
  const { targetOf } = asked.dialect;
  const there = targetOf(`https://site.example${path}`);
  const target = { ...asked.target, path: there.path, queryPath: there.queryPath };
  const rule = asked.otherwise(group, target);
  if (!rule || comparedPath(rule, target) !== path || !asked.wouldDecide(rule, target)) return null;
  return asked.miss(rule, target, flaw, marks);
}
