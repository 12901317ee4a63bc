import { type Entry, type Ranking, Rulebook, type Run } from "../match/rulebook.ts";
import type { Dialect } from "./dialect.ts";
import type { Membership } from "./join.ts";
import type { GroupSection } from "./section.ts";
import type { Agent, Place, Rule } from "./types.ts";

/** The letter of a group: A to Z, then AA, AB and so on. */
export function letterOf(group: Pick<Group, "index">): string {
  let letters = "";
  for (let rest = group.index; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return letters;
}

/**
 * The rules that a crawler follows: all sections of the file with its token, joined (RFC 9309
 * 2.2.1). User-agent lines with the same sections share a group. Its content is made when it is
 * first needed, because most groups of a large file are never needed.
 */
export class Group {
  /** The place of the group in order of appearance, from 0. */
  readonly index: number;
  readonly membership: Membership;
  private readonly sectionsOf: () => readonly GroupSection[];
  private readonly grouping: Dialect["grouping"];
  /** The last rulebook before the edit; null once there is one for this group. */
  private before: Rulebook | null;
  private madeSections: readonly GroupSection[] | undefined;
  private madeAgents: readonly Agent[] | undefined;
  private madeRules: readonly Rule[] | undefined;
  private madeBook: Rulebook | undefined;
  private madeOverride: Override | null | undefined;
  private sectionByRun: Map<Run, GroupSection> | undefined;

  /** `before`: the group of the same user-agent lines before an edit. */
  constructor(
    index: number,
    membership: Membership,
    sectionsOf: () => readonly GroupSection[],
    grouping: Dialect["grouping"],
    before: Group | null,
  ) {
    this.index = index;
    this.membership = membership;
    this.sectionsOf = sectionsOf;
    this.grouping = grouping;
    this.before = before?.madeBook ?? before?.before ?? null;
  }

  /** In the order of the file. */
  get sections(): readonly GroupSection[] {
    this.madeSections ??= this.sectionsOf();
    return this.madeSections;
  }

  get agentCount(): number {
    return this.membership.agents.length;
  }

  /** A user-agent line by index, in order of appearance, or null. */
  agentAt(index: number): Agent | null {
    const named = this.membership.agents[index];
    return (named && this.sections[0]?.agentOf(named)) ?? null;
  }

  /** Each token once, where it first appears. */
  get agents(): readonly Agent[] {
    this.madeAgents ??= this.membership.agents.flatMap((_, index) => this.agentAt(index) ?? []);
    return this.madeAgents;
  }

  /** How many lines of the file are its rules. */
  get ruleCount(): number {
    if (this.override) return 1;
    return this.ruled.reduce((sum, { ruleCount }) => sum + ruleCount, 0);
  }

  /** In the order of the file. */
  get rules(): readonly Rule[] {
    this.madeRules ??= this.override
      ? [this.override.rule]
      : this.ruled.flatMap(({ rules }) => rules);
    return this.madeRules;
  }

  /** Its lines in order of precedence: the first that matches decides. */
  get ranked(): Ranking {
    return this.rulebook.ranked;
  }

  get rulebook(): Rulebook {
    this.madeBook ??= new Rulebook(this.runs, this.before);
    this.before = null;
    return this.madeBook;
  }

  /** The rule of an entry of the rulebook; always the same object. */
  ruleOf(entry: Entry): Rule {
    return (
      this.sectionOf(entry)?.ruleOf(entry) ?? this.override?.rule ?? { ...entry, line: NOWHERE }
    );
  }

  /** The line number of an entry of the rulebook. */
  numberOf(entry: Entry): number {
    return this.sectionOf(entry)?.numberOf(entry) ?? this.override?.rule.line.number ?? 0;
  }

  /** The sections whose rules count. */
  get ruled(): readonly GroupSection[] {
    return this.membership.isBare ? this.sections.slice(1) : this.sections;
  }

  /** The one rule that replaces all others of the group, or null. */
  get overridingRule(): Rule | null {
    return this.override?.rule ?? null;
  }

  private get runs(): readonly Run[] {
    if (this.override) return [this.override];
    return this.ruled.flatMap(({ content }) => content.rules.map(({ item }) => item));
  }

  private get override(): Override | null {
    if (this.madeOverride === undefined) {
      const rule = this.grouping.overridingRule?.(this.ruled, this.membership.agents) ?? null;
      this.madeOverride = rule && new Override(rule);
    }
    return this.madeOverride;
  }

  private sectionOf({ run }: Entry): GroupSection | undefined {
    const [first] = this.sections;
    if (this.sections.length === 1 && !this.override) return first;
    this.sectionByRun ??= new Map();
    const known = this.sectionByRun.get(run);
    if (known) return known;
    const section = this.sections.find(({ content }) =>
      content.rules.some(({ item }) => item === run),
    );
    if (section) this.sectionByRun.set(run, section);
    return section;
  }
}

const NOWHERE: Place = { number: 0 };

/** The one rule that replaces all rules of a group in some dialects (see Grouping.overridingRule). */
class Override implements Run {
  readonly rule: Rule;
  readonly entries: readonly Entry[];

  constructor(rule: Rule) {
    this.rule = rule;
    this.entries = [{ ...rule, run: this, line: 0, weight: 0 }];
  }
}
