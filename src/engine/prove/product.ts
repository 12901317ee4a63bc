import type { Pattern } from "../match/pattern.ts";
import type { Entry } from "../match/rulebook.ts";
import { byStrength, type Target } from "../match/search.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import { Automaton, DEAD, DONE } from "./automaton.ts";
import type { Sign } from "./spelling.ts";

/** What a rule is on one side: of lower rank is stronger; `says` is what is compared between the sides. */
export interface RuleOnSide {
  readonly rank: number;
  /** Where it stands among the rules that both sides have in common (see Product.common). */
  readonly place: number;
  readonly says: string;
}

/** What decides a path, on either side. */
export interface Deciders {
  readonly before: RuleOnSide;
  readonly after: RuleOnSide;
}

/** What the engine says of a URL, for both sides, and the rules that decide that. */
export interface Ruling {
  readonly before: string;
  readonly after: string;
  readonly by: readonly ProductRule[];
}

/** What decides: the strongest rule that matches; all that match; or the path besides. */
export type Basis = "strongest" | "matching" | "path";

/** Two sets of rules, to be searched for a path of which they do not say the same. */
export interface Product {
  /** Those that differ, and what both sides have above all rules. */
  readonly given: readonly ProductRule[];
  /** Those that have the same part on both sides, by place, which is the order of strength on either; null where there is none with this place. */
  readonly common: readonly (ProductRule | null)[];
  /** What is said where no rule matches. */
  readonly otherwise: string;
  readonly basis: Basis;
  readonly ask: (target: Target) => Ruling;
}

/** The stronger of two, on one side. */
export function stronger(one: RuleOnSide, other: RuleOnSide | null): RuleOnSide {
  return other && other.rank < one.rank ? other : one;
}

/**
 * Whether the deciders say the same, and a rule that both sides have is weaker than the one and
 * stronger than the other and says something else: where it matches, too, the sides differ.
 */
export function setsApart(rule: ProductRule, { before, after }: Deciders): boolean {
  const { differs, before: own } = rule;
  if (differs || !own || before.says !== after.says || own.says === before.says) return false;
  const low = Math.min(before.place, after.place);
  return low < own.place && own.place < Math.max(before.place, after.place);
}

/** All rules that set two deciders apart (see setsApart). */
export function allThatSetApart({ common }: Product, deciders: Deciders): readonly ProductRule[] {
  if (deciders.before.says !== deciders.after.says) return [];
  const [low = 0, high = 0] = [deciders.before.place, deciders.after.place].sort((a, b) => a - b);
  return common
    .slice(Math.floor(low) + 1, Math.ceil(high))
    .filter((one): one is ProductRule => one !== null && setsApart(one, deciders));
}

/** A pattern that takes part in a product, and what it is on either side; null on a side that does not have it. */
export class ProductRule {
  /** Unlike that of any other in the product. */
  readonly number: number;
  readonly pattern: Pattern;
  readonly before: RuleOnSide | null;
  readonly after: RuleOnSide | null;
  /** Whether it is not one of those that both sides have in common. */
  readonly differs: boolean;
  private made: Automaton | undefined;
  private readonly states: RuleState[] = [];

  constructor(
    number: number,
    pattern: Pattern,
    before: RuleOnSide | null,
    after: RuleOnSide | null,
    differs = before !== after,
  ) {
    this.number = number;
    this.pattern = pattern;
    this.before = before;
    this.after = after;
    this.differs = differs;
  }

  get automaton(): Automaton {
    this.made ??= new Automaton(this.pattern);
    return this.made;
  }

  /** How far it has come before the first character of a path. */
  get start(): Progress {
    return this.progressAt(this.automaton.start);
  }

  /** What it has come to where its automaton stands there; the same object each time. */
  progressAt(at: number): Progress {
    if (at === DEAD) return "dead";
    if (at === DONE) return "done";
    this.states[at] ??= new RuleState(this, at);
    return this.states[at];
  }
}

/** What a rule has come to: it matches nothing any more, or whatever follows, or that is open. */
export type Progress = "dead" | "done" | RuleState;

/** A rule of which it is open whether it matches. */
export class RuleState {
  readonly rule: ProductRule;
  /** Unlike that of any other in the product. */
  readonly key: string;
  private readonly at: number;

  constructor(rule: ProductRule, at: number) {
    this.rule = rule;
    this.at = at;
    this.key = `${rule.number}:${at}`;
  }

  after(sign: Sign): Progress {
    const { automaton, pattern } = this.rule;
    const text = pattern.inQuery ? sign.queryPath : sign.path;
    return this.rule.progressAt(automaton.after(this.at, text));
  }

  /** Whether it matches a path that ends here. */
  get matches(): boolean {
    return this.rule.automaton.accepts(this.at);
  }

  /** Adds the letters by which it goes elsewhere than by any other letter. */
  addWanted(wanted: Set<string>): void {
    this.rule.automaton.addWanted(this.at, wanted);
  }
}

/** The rules of a group that may match something, second readings among them, the strongest first. */
export function rulesOf(group: Group | null): readonly Entry[] {
  const entries = group?.rulebook.runs.flatMap((run) => run.entries) ?? [];
  return byStrength(entries.filter(({ pattern }) => pattern.pieces.length > 0));
}

/** What verdicts on these rules rest on. */
export function basisOf(dialect: Dialect, rules: readonly Entry[]): Basis {
  // A rule that names a site counts there only, and a path is of no site.
  if (dialect.weight || rules.some(({ pattern }) => pattern.isAbout)) return "path";
  return dialect.settle ? "matching" : "strongest";
}

/** What stands above all rules: the URL of robots.txt, where that may be fetched whatever they say (see isRobotsTxt). */
export function aboveRules({ robotsTxtAllowed }: Dialect, says: string): readonly ProductRule[] {
  const onSide = { rank: -Infinity, place: -1, says };
  return robotsTxtAllowed ? [new ProductRule(-1, ROBOTS_TXT, onSide, onSide)] : [];
}

const ROBOTS_TXT: Pattern = { pieces: ["/robots.txt"], anchored: true, octets: 12, inQuery: false };
