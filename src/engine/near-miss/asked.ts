import { isOpen, outcomeOf, weighing } from "../decision.ts";
import type { Dialect, Target } from "../dialect.ts";
import type { Group, Rule } from "../group.ts";
import type { Span } from "../line.ts";
import { outcomeAmong, withRule } from "../outcome-among.ts";
import { align } from "../pattern.ts";
import type { Column } from "../report.ts";
import type { Search } from "../rule-index.ts";
import { comparedPath, isRobotsTxt, type Verdict } from "../verdict.ts";
import type { Flaw, NearMiss } from "./near-miss.ts";

/** Where a crawler's verdicts come from. */
export type Origin = Pick<Column, "analysis" | "selection">;

/** Searches are stopped after so many portions of some 0.2 ms in all: rules and URLs may be made to be slow. */
const MOST_PORTIONS = 25;

/** A verdict that allows or forbids by the file, and the means to find out which rules nearly made it another. */
export class Asked {
  readonly verdict: Verdict;
  readonly origin: Origin;
  /** What a near miss would have said. */
  readonly wanted: NearMiss["outcome"];
  /** Every rule that does match, in order of precedence. */
  readonly matching: readonly Rule[];
  private readonly matchingLines: ReadonlySet<number>;
  private portions = MOST_PORTIONS;

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
    return dialect.grouping.overridingRule(group.pieces, group.membership.agents) !== null;
  }

  /** What a search finds in the time that is left, or null. */
  find<Found>(search: Search<Found>): Found | null {
    const isDone = search.advance(() => --this.portions < 0);
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
