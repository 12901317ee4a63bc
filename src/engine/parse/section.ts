import type { Entry, Run } from "../match/rulebook.ts";
import { areEqual } from "../text/lists.ts";
import type { Grouping } from "./dialect.ts";
import type { RuleRun } from "./rule-run.ts";
import type { AgentRun, ObservedItem } from "./scan.ts";
import type { Agent, NamedAgent, ObservedLine, Rule, SectionView } from "./types.ts";

/** An item of a block in a section: `at` is added to lines of its block to get lines of the section, both from 0. */
export interface Placed<T> {
  readonly item: T;
  readonly at: number;
}

/** The content of a section, independent of its place in the file. */
export interface SectionContent {
  readonly agents: readonly Placed<AgentRun>[];
  readonly rules: readonly Placed<RuleRun>[];
  readonly observed: readonly Placed<ObservedItem>[];
  /** Its last line, from 0. */
  readonly last: number;
}

/** User-agent lines and the rules after them, in one piece of the file. */
export class GroupSection implements SectionView {
  /** Line numbers, both inclusive: the first user-agent line, and the last line that belongs to the group. */
  readonly first: number;
  readonly last: number;
  /** The section before this one, if this one also applies to its user-agent lines (see Grouping.reopensAgents), or null. */
  readonly continues: GroupSection | null;
  readonly content: SectionContent;
  private readonly grouping: Grouping;
  private named: readonly NamedAgent[] | undefined;
  private madeAgents: readonly Agent[] | undefined;
  private madeRules: readonly Rule[] | undefined;
  private ruleByEntry: Map<Entry, Rule> | undefined;
  private atByRun: ReadonlyMap<Run, number> | undefined;

  constructor(
    first: number,
    content: SectionContent,
    continues: GroupSection | null,
    grouping: Grouping,
  ) {
    this.first = first;
    this.last = first + content.last;
    this.content = content;
    this.continues = continues;
    this.grouping = grouping;
  }

  /** The same section at another place in the file. */
  movedBy(lines: number, continues: GroupSection | null): GroupSection {
    const moved = new GroupSection(this.first + lines, this.content, continues, this.grouping);
    moved.named = this.named;
    return moved;
  }

  /** The user-agent lines that it applies to; lines count from the section's first, from 0. */
  get names(): readonly NamedAgent[] {
    if (this.named) return this.named;
    // Nearly always all are in one block, so one list is made, of the length that it needs.
    const [first, ...others] = this.content.agents;
    const names = first ? namesIn(first) : [];
    for (const run of others) for (const name of namesIn(run)) names.push(name);
    this.named = this.grouping.agentsOf?.(names) ?? names;
    return this.named;
  }

  get agents(): readonly Agent[] {
    this.madeAgents ??= this.names.map((name) => this.agentOf(name));
    return this.madeAgents;
  }

  agentOf({ name, token, line }: NamedAgent): Agent {
    return { name, token, line: { number: this.first + line } };
  }

  get ruleCount(): number {
    return this.content.rules.reduce((sum, { item }) => sum + item.ruleCount, 0);
  }

  /** In the order of the file, each before the other readings of its line. */
  get rules(): readonly Rule[] {
    this.madeRules ??= this.content.rules.flatMap(({ item }) =>
      item.entries.map((entry) => this.ruleOf(entry)),
    );
    return this.madeRules;
  }

  /** The rule on this line, or null. */
  ruleAt(number: number): Rule | null {
    for (const { item, at } of this.content.rules) {
      const line = number - this.first - at;
      if (line < item.first || line > item.last) continue;
      const entry = item.entries.find((candidate) => candidate.line === line);
      if (entry) return this.ruleOf(entry);
    }
    return null;
  }

  /** The rule of an entry of this section, always the same object. */
  ruleOf(entry: Entry): Rule {
    this.ruleByEntry ??= new Map();
    const known = this.ruleByEntry.get(entry);
    if (known) return known;
    const { allows, path, pattern, derived } = entry;
    const rule = { allows, path, pattern, derived, line: { number: this.numberOf(entry) } };
    this.ruleByEntry.set(entry, rule);
    return rule;
  }

  /** The line number of an entry of this section. */
  numberOf({ run, line }: Entry): number {
    this.atByRun ??= new Map(this.content.rules.map(({ item, at }) => [item, at]));
    return this.first + (this.atByRun.get(run) ?? 0) + line;
  }

  /** Lines with fields that are not rules but that the dialect observes (see Grouping.observes). */
  get observed(): readonly ObservedLine[] {
    return this.content.observed.map(({ item, at }) => ({
      text: item.text,
      line: { number: this.first + at + item.first },
    }));
  }
}

function namesIn({ item, at }: Placed<AgentRun>): NamedAgent[] {
  return item.agents.map(({ name, token, line }) => ({ name, token, line: line + at }));
}

/** Whether two sections have the same user-agent lines, at the same places. */
export function sameAgents(a: GroupSection, b: GroupSection): boolean {
  if ((a.continues === null) !== (b.continues === null)) return false;
  const [ours, theirs] = [a.content.agents, b.content.agents];
  if (areEqual(ours, theirs, (x, y) => x.item === y.item && x.at === y.at)) return true;
  return areEqual(
    a.names,
    b.names,
    (x, y) => x.name === y.name && x.token === y.token && x.line === y.line,
  );
}
