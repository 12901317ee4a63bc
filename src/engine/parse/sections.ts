import { firstIndexFrom } from "../text/lists.ts";
import type { Dialect } from "./dialect.ts";
import { ROLE } from "./field-role.ts";
import type { Layout } from "./layout.ts";
import type { RuleRun } from "./rule-run.ts";
import type { AgentRun, Item, ObservedItem } from "./scan.ts";
import { GroupSection, type Placed } from "./section.ts";

/** The sections of a file, in order. `keptBefore`, `keptAfter`: how many at the start and at the end have the same content as before. */
export interface Sections {
  readonly list: readonly GroupSection[];
  readonly keptBefore: number;
  readonly keptAfter: number;
}

/** Gathers the content of a file into sections. If `before` is the same file before an edit, it starts at the section that the edit may have changed, and stops where sections begin as before. */
export function sectionsOf(
  layout: Layout,
  before: { readonly layout: Layout; readonly list: readonly GroupSection[] } | null,
): Sections {
  const walk = new Walk(layout.dialect);
  if (!before) return walk.through(layout, null, 0);
  const keptBefore = lastWhole(before.list, layout.changedFrom);
  return walk.through(layout, { ...before, keptBefore }, keptBefore);
}

/** How many sections are complete, whatever follows from line `changed` on. */
function lastWhole(list: readonly GroupSection[], changed: number): number {
  let index = firstFrom(list, changed) - 1;
  while (index > 0 && !beginsAnew(list[index])) index--;
  return Math.max(index, 0);
}

/** Whether a section is independent of the one before it, and begins at the start of a line. */
function beginsAnew(section: GroupSection | undefined): section is GroupSection {
  const [agents] = section?.content.agents ?? [];
  return section?.continues === null && agents?.item.startsLine === true;
}

/** The index of the first section that begins on this line or later. */
function firstFrom(list: readonly GroupSection[], number: number): number {
  return firstIndexFrom(list, ({ first }) => first >= number);
}

interface Before {
  readonly layout: Layout;
  readonly list: readonly GroupSection[];
  readonly keptBefore: number;
}

interface OpenSection {
  readonly first: number;
  readonly agents: Placed<AgentRun>[];
  readonly rules: Placed<RuleRun>[];
  readonly observed: Placed<ObservedItem>[];
  readonly continues: GroupSection | null;
  last: number;
  /** Whether a user-agent line would now begin another section. */
  closed: boolean;
  counts: boolean;
}

class Walk {
  private readonly dialect: Dialect;
  private readonly list: GroupSection[] = [];
  private open: OpenSection | null = null;
  private agentSeen = false;

  constructor(dialect: Dialect) {
    this.dialect = dialect;
  }

  through(layout: Layout, before: Before | null, keptBefore: number): Sections {
    const restart = before?.list[keptBefore];
    for (let index = 0; before && index < keptBefore; index++) {
      const section = before.list[index];
      if (section) this.list.push(section);
    }
    const start = restart && keptBefore > 0 ? restart.first : 1;
    const tail = before ? tailOf(layout, before) : null;
    for (let block = layout.blockOf(start); block < layout.readings.length; block++) {
      const number = layout.numberOf(block);
      for (const item of layout.readings[block]?.items ?? []) {
        if (number + item.first < start) continue;
        const joined = tail ? this.rejoins(tail, item, number + item.first) : -1;
        if (tail && joined >= 0) return this.withTail(tail, joined, keptBefore);
        this.take(item, number);
      }
    }
    this.closeSection();
    return { list: this.list, keptBefore, keptAfter: 0 };
  }

  /** The index, in the old list, of the section that begins here now as it did then, so that everything after it is unchanged; -1 if there is none. */
  private rejoins(tail: Tail, item: Item, number: number): number {
    if (number < tail.from || item.kind !== "agents" || !item.startsLine) return -1;
    if (this.open && !this.open.closed) return -1;
    const index = firstFrom(tail.list, number - tail.moved);
    const section = tail.list[index];
    return beginsAnew(section) && section.first === number - tail.moved ? index : -1;
  }

  private withTail({ list, moved }: Tail, from: number, keptBefore: number): Sections {
    this.closeSection();
    let last: GroupSection | null = null;
    for (let index = from; index < list.length; index++) {
      const section = list[index];
      if (!section) break;
      const now: GroupSection =
        moved === 0 ? section : section.movedBy(moved, section.continues && last);
      this.list.push(now);
      last = now;
    }
    return { list: this.list, keptBefore, keptAfter: list.length - from };
  }

  private take(item: Item, blockNumber: number): void {
    if (item.kind === "agents") this.takeAgents(item, blockNumber);
    else if (item.kind === "rules") this.takeRules(item, blockNumber);
    else if (item.kind === "observed") this.takeObserved(item, blockNumber);
    else if (item.kind === "ends") this.closeSection();
    else if (this.open) this.open.closed = false;
  }

  private takeAgents(item: AgentRun, blockNumber: number): void {
    const open = this.sectionForAgent(blockNumber + item.first);
    open.agents.push({ item, at: blockNumber - open.first });
    open.last = blockNumber + (item.agents.at(-1)?.line ?? 0);
    this.agentSeen = true;
  }

  private takeRules(item: RuleRun, blockNumber: number): void {
    const open = this.open ?? this.sectionForAll(item, blockNumber);
    if (!open) return;
    if (item.ruleCount > 0) open.rules.push({ item, at: blockNumber - open.first });
    if (item.last >= 0) open.last = blockNumber + item.last;
    if (item.role & ROLE.closes) open.closed = true;
    if (item.role & ROLE.counts) open.counts = true;
  }

  private takeObserved(item: ObservedItem, blockNumber: number): void {
    const { open } = this;
    if (!open) return;
    open.observed.push({ item, at: blockNumber - open.first });
    open.last = blockNumber + item.first;
    if (item.role & ROLE.closes) open.closed = true;
    if (item.role & ROLE.counts) open.counts = true;
  }

  private openSection(first: number, continues: GroupSection | null): OpenSection {
    const counts = this.dialect.grouping.countsWith === null;
    const open: OpenSection = {
      first,
      agents: [],
      rules: [],
      observed: [],
      continues,
      last: first,
      closed: false,
      counts,
    };
    this.open = open;
    return open;
  }

  // The rules that a section already has do not apply to a user-agent line that joins later:
  // another section continues it.
  private sectionForAgent(first: number): OpenSection {
    const before = this.open;
    if (!before) return this.openSection(first, null);
    const isEmpty = before.rules.length === 0 && before.observed.length === 0;
    if (!before.closed && isEmpty) return before;
    const closed = this.closeSection();
    return this.openSection(first, before.closed ? null : closed);
  }

  private sectionForAll(item: RuleRun, blockNumber: number): OpenSection | null {
    const { rulesBeforeAgents } = this.dialect.grouping;
    if (item.ruleCount === 0 || this.agentSeen || rulesBeforeAgents === "ignored") return null;
    const open = this.openSection(blockNumber + item.first, null);
    open.agents.push({ item: ALL, at: 0 });
    return open;
  }

  private closeSection(): GroupSection | null {
    const { open } = this;
    this.open = null;
    if (!open?.counts) return null;
    const { first, last, continues, agents, rules, observed } = open;
    const content = { agents, rules, observed, last: last - first };
    const section = new GroupSection(first, content, continues, this.dialect.grouping);
    this.list.push(section);
    return section;
  }
}

/** The user-agent line for rules that come before any. */
const ALL: AgentRun = {
  kind: "agents",
  first: 0,
  startsLine: false,
  agents: [{ name: "*", token: "*", line: 0 }],
};

/** The end of a file that an edit left unchanged: its first line, by how many lines it moved, and the old sections. */
interface Tail {
  readonly from: number;
  readonly moved: number;
  readonly list: readonly GroupSection[];
}

function tailOf(layout: Layout, { layout: old, list }: Before): Tail {
  return { from: layout.changedTo, moved: layout.lineCount - old.lineCount, list };
}
