import type { Pattern } from "../match/pattern.ts";
import type { Entry } from "../match/rulebook.ts";
import { byStrength, type Target } from "../match/search.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import { Automaton, DEAD, DONE } from "./automaton.ts";
import type { Sign } from "./spelling.ts";

/** A rule on one side: a lower rank is stronger; `says` is what is compared between the sides. */
export interface RuleOnSide {
  readonly rank: number;
  /** Its place among the rules that are common to both sides (see Product.common). */
  readonly place: number;
  readonly says: string;
}

/** The rules that decide a path, on both sides. */
export interface Deciders {
  readonly before: RuleOnSide;
  readonly after: RuleOnSide;
}

/** The engine's decisions on a URL, for both sides, and the rules behind them. */
export interface Ruling {
  readonly before: string;
  readonly after: string;
  readonly by: readonly ProductRule[];
}

/** What decides: the strongest rule that matches; all rules that match; the path too; or also rules that do not match. */
export type Basis = "strongest" | "matching" | "path" | "others";

/** Two sets of rules, and the question on which paths they differ. */
export interface Product {
  /** The rules that differ, and what both sides have above all rules. */
  readonly given: readonly ProductRule[];
  /** The rules that are the same on both sides, by place, which is the order of strength on both; null if no rule has this place. */
  readonly common: readonly (ProductRule | null)[];
  /** The decision if no rule matches. */
  readonly unmatched: string;
  readonly basis: Basis;
  readonly ask: (target: Target) => Ruling;
}

/** The stronger of two, on one side. */
export function stronger(one: RuleOnSide, other: RuleOnSide | null): RuleOnSide {
  return other && other.rank < one.rank ? other : one;
}

/**
 * Whether the deciders say the same, while a rule that both sides have is weaker than the one,
 * stronger than the other, and says something else. Where this rule matches too, the sides differ.
 */
export function setsApart(rule: ProductRule, { before, after }: Deciders): boolean {
  const { differs, before: own } = rule;
  if (differs || !own || before.says !== after.says || own.says === before.says) return false;
  const low = Math.min(before.place, after.place);
  return low < own.place && own.place < Math.max(before.place, after.place);
}

/** All rules that separate two deciders (see setsApart). */
export function allThatSetApart({ common }: Product, deciders: Deciders): readonly ProductRule[] {
  if (deciders.before.says !== deciders.after.says) return [];
  const [low = 0, high = 0] = [deciders.before.place, deciders.after.place].sort((a, b) => a - b);
  return common
    .slice(Math.floor(low) + 1, Math.ceil(high))
    .filter((one): one is ProductRule => one !== null && setsApart(one, deciders));
}

/** A pattern in a product, with its rule on either side; null on a side without this rule. */
export class ProductRule {
  /** Unique in the product. */
  readonly number: number;
  readonly pattern: Pattern;
  readonly before: RuleOnSide | null;
  readonly after: RuleOnSide | null;
  /** Whether it is not common to both sides. */
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

  /** The progress before the first character of a path. */
  get start(): Progress {
    return this.progressAt(this.automaton.start);
  }

  /** The progress in a state of its automaton; always the same object. */
  progressAt(at: number): Progress {
    if (at === DEAD) return "dead";
    if (at === DONE) return "done";
    this.states[at] ??= new RuleState(this, at);
    return this.states[at];
  }
}

/** The progress of a rule: it can no longer match, it matches whatever follows, or that is undecided. */
export type Progress = "dead" | "done" | RuleState;

/** A rule that may or may not match. */
export class RuleState {
  readonly rule: ProductRule;
  /** Unique in the product. */
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

  /** Adds the letters that lead to another state than most letters do. */
  addWanted(wanted: Set<string>): void {
    this.rule.automaton.addWanted(this.at, wanted);
  }
}

/** The rules of a group that can match something, second readings included, the strongest first. */
export function rulesOf(group: Group | null): readonly Entry[] {
  const entries = group?.rulebook.runs.flatMap((run) => run.entries) ?? [];
  return byStrength(entries.filter(({ pattern }) => pattern.pieces.length > 0));
}

/** What the verdicts of these rules depend on. */
export function basisOf(dialect: Dialect, rules: readonly Entry[]): Basis {
  // A rule that names a site applies only there, but a path has no site.
  if (areNested(rules)) return "others";
  if (dialect.weight || rules.some(({ pattern }) => pattern.isAbout)) return "path";
  return dialect.settle ? "matching" : "strongest";
}

/** Whether a sorted rule begins another of its kind, so that one of them can be tried in the place of the other (see Pattern.sortsAs). */
function areNested(rules: readonly Entry[]): boolean {
  const byKind = [true, false].map((allows) =>
    rules
      .flatMap((rule) => (rule.allows === allows ? (rule.pattern.sortsAs ?? []) : []))
      .sort((a, b) => (a < b ? -1 : 1)),
  );
  // What begins any text begins the next one, too.
  return byKind.some((texts) =>
    texts.some((text, index) => text !== texts[index + 1] && texts[index + 1]?.startsWith(text)),
  );
}

/** What is asked besides the rules: on both sides above all rules, the URL of robots.txt, if it is always allowed (see isRobotsTxt); and every path, where rules that do not match decide too. */
export function besideRules(
  { robotsTxtAllowed }: Dialect,
  basis: Basis,
  says: string,
): readonly ProductRule[] {
  const above = { rank: -Infinity, place: -1, says };
  const below = { rank: Infinity, place: Infinity, says };
  return [
    ...(robotsTxtAllowed ? [new ProductRule(-1, ROBOTS_TXT, above, above)] : []),
    ...(basis === "others" ? [new ProductRule(-2, EVERY_PATH, below, null)] : []),
  ];
}

const EVERY_PATH: Pattern = { pieces: [""], anchored: false, octets: 0, inQuery: false };

const ROBOTS_TXT: Pattern = { pieces: ["/robots.txt"], anchored: true, octets: 12, inQuery: false };
