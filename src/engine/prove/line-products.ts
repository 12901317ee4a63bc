import { type Decision, decisionAmong, isOpen, outcomeOf, outcomeOn } from "../decide/decision.ts";
import { isRobotsTxt } from "../decide/verdict.ts";
import type { Entry } from "../match/rulebook.ts";
import type { Target } from "../match/search.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import { type Basis, basisOf, besideRules, type Product, ProductRule, rulesOf } from "./product.ts";

/** What is compared: the outcomes; or whether the line in question decides; or whether it counts, which it also does as one of two between which the dialect leaves it open. */
type Matter = "outcome" | "decider" | "counting";

/** Products of a group with one of its lines, and without it. */
export class LineProducts {
  readonly basis: Basis;
  /** The strongest first. */
  readonly rules: readonly Entry[];
  private readonly group: Group;
  private readonly dialect: Dialect;
  private readonly ranks: ReadonlyMap<Entry, number>;
  private readonly byMatter: Readonly<Record<Matter, readonly ProductRule[]>>;

  constructor(group: Group, dialect: Dialect) {
    this.group = group;
    this.dialect = dialect;
    this.rules = rulesOf(group);
    this.basis = basisOf(dialect, this.rules);
    this.ranks = new Map(this.rules.map((rule, rank) => [rule, rank]));
    const others = this.rules.map((rule, rank) => sharedRule(rule, rank, OTHERS));
    this.byMatter = {
      outcome: this.rules.map((rule, rank) => sharedRule(rule, rank, outcomeOf(rule))),
      decider: others,
      counting: others,
    };
  }

  /** The entry of a rule of the product; undefined for the rule above all rules. */
  ruleOf({ number }: ProductRule): Entry | undefined {
    return this.rules[number];
  }

  /** `own`: the entries of the line. If the sides differ on a path, the line matters there. */
  of(own: readonly Entry[], matter: Matter): Product {
    const common: (ProductRule | null)[] = [...this.byMatter[matter]];
    const differing: ProductRule[] = [];
    for (const rule of own) {
      const rank = this.ranks.get(rule);
      if (rank === undefined) continue;
      const says = matter === "outcome" ? outcomeOf(rule) : OWN;
      const onSide = { rank, place: rank, says };
      differing.push(new ProductRule(rank, rule.pattern, onSide, null));
      common[rank] = null;
    }
    const unmatched = matter === "outcome" ? outcomeOn(null) : OTHERS;
    const saying = (decision: Decision) => {
      if (matter === "outcome") return outcomeOn(decision);
      const counting = matter === "decider" && isOpen(decision) ? [] : entriesOf(decision);
      return counting.some((entry) => own.includes(entry)) ? OWN : OTHERS;
    };
    const ask = (target: Target) => this.ask(target, own, common, saying);
    const given = [...besideRules(this.dialect, this.basis, unmatched), ...differing];
    return { given, common, unmatched, basis: this.basis, ask };
  }

  private ask(
    target: Target,
    own: readonly Entry[],
    common: Product["common"],
    saying: (decision: Decision) => string,
  ) {
    if (isRobotsTxt(this.dialect, target))
      return { before: saying(null), after: saying(null), by: [] };
    const { rulebook } = this.group;
    const matching = rulebook.matching(target);
    const isOwn = new Set(own);
    const rest =
      this.basis === "others"
        ? rulebook.matching(target, own)
        : matching.filter((rule) => !isOwn.has(rule));
    const decisions = [matching, rest].map((rules) =>
      decisionAmong(rules, this.group, this.dialect, target),
    );
    const [before = "", after = ""] = decisions.map(saying);
    const by = decisions
      .flatMap(entriesOf)
      .flatMap((entry) => common[this.ranks.get(entry) ?? -1] ?? []);
    return { before, after, by };
  }
}

function entriesOf(decision: Decision): readonly Entry[] {
  if (!decision) return [];
  return isOpen(decision) ? [decision.allow, decision.disallow] : [decision];
}

const OWN = "own";
const OTHERS = "others";

function sharedRule({ pattern }: Entry, rank: number, says: string): ProductRule {
  const onSide = { rank, place: rank, says };
  return new ProductRule(rank, pattern, onSide, onSide);
}
