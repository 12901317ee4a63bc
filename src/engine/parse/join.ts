import { firstIndexFrom } from "../text/lists.ts";
import type { Grouping } from "./dialect.ts";
import type { GroupSection } from "./section.ts";
import type { Address, Named, NamedAgent } from "./types.ts";

/** User-agent lines with the same sections. Their rules are those of these sections, and of all sections that continue them. The first section has all of these user-agent lines. */
export class Membership {
  readonly agents: NamedAgent[];
  /** Whether it has further sections, that continue these or follow them. There may be very many of them. */
  readonly isContinued: boolean;
  /** The indices of the sections that have them. */
  readonly named: readonly number[];
  /** Whether the rules of its first section are not for these user-agent lines (see Named). */
  readonly isBare: boolean;
  private readonly chains: Chains;
  /** See Named. */
  readonly added: readonly number[];

  constructor({ agent, sections: named, isBare, added = [] }: Named, chains: Chains) {
    this.agents = [agent];
    this.named = named;
    this.isBare = isBare;
    this.chains = chains;
    this.added = added;
    this.isContinued =
      this.adds(added.at(-1) ?? -1) ||
      (chains.exist && named.some((section) => chains.lastOf(section) !== section));
  }

  /** Whether this is one of the sections that are added to its own. */
  adds(section: number): boolean {
    return section > (this.named.at(-1) ?? -1) && isIn(this.added, section);
  }

  /** The indices of the sections. */
  get sections(): readonly number[] {
    if (!this.isContinued) return this.named;
    const all: number[] = [];
    let next = 0;
    for (const section of this.named)
      for (next = Math.max(next, section); next <= this.chains.lastOf(section); next++)
        all.push(next);
    const last = this.named.at(-1) ?? -1;
    const { added } = this;
    return [...all, ...added.slice(firstIndexFrom(added, (section) => section > last))];
  }
}

/** Which sections continue which; the sections of a chain follow each other. */
class Chains {
  /** Whether any section continues another; in nearly every file, none does. */
  readonly exist: boolean;
  /** By section, if chains exist. */
  private readonly firsts: number[] = [];
  private readonly lasts: number[] = [];

  constructor(sections: readonly GroupSection[]) {
    this.exist = sections.some(({ continues }) => continues);
    if (!this.exist) return;
    this.firsts = sections.map((_, index) => index);
    this.lasts = [...this.firsts];
    for (let index = 1; index < sections.length; index++)
      if (sections[index]?.continues === sections[index - 1])
        this.firsts[index] = this.firsts[index - 1] ?? index;
    for (let index = sections.length - 2; index >= 0; index--)
      if (this.firsts[index + 1] !== index + 1) this.lasts[index] = this.lasts[index + 1] ?? index;
  }

  firstOf(section: number): number {
    return this.firsts[section] ?? section;
  }

  lastOf(section: number): number {
    return this.lasts[section] ?? section;
  }
}

/** Which user-agent lines share their rules (RFC 9309 2.2.1), if the dialect joins their sections. It refers to sections by index only, so it stays valid while no user-agent line changes. */
export interface Join {
  /** In order of appearance. */
  readonly groups: readonly Membership[];
  readonly addressOf: ReadonlyMap<string, Address>;
  /** The groups that a section belongs to, by index, ascending. */
  readonly groupsIn: (section: number) => readonly number[];
  /** Crawlers' names that were not looked up by token, and the results. */
  readonly found: Map<string, Address | null>;
}

/** Joins sections into groups. */
export function join(sections: readonly GroupSection[], { joins }: Grouping): Join {
  const chains = new Chains(sections);
  const groups: Membership[] = [];
  const addressOf = typeof joins === "string" ? namedBy(sections, joins) : joins(sections);
  // Nearly every token is in one section only; only other tokens need a key made of several
  // indices.
  const ofOne = sections.map(() => -1);
  const ofMany = new Map<string, number>();
  for (const named of addressOf.values()) {
    const { agent, sections: members, isBare } = named;
    const [first = 0] = members;
    const isOne = members.length === 1 && !isBare;
    const known = isOne ? ofOne[first] : ofMany.get(keyOf(named));
    if (known !== undefined && known >= 0) {
      named.group = known;
      groups[known]?.agents.push(agent);
      continue;
    }
    named.group = groups.length;
    if (isOne) ofOne[first] = named.group;
    else ofMany.set(keyOf(named), named.group);
    groups.push(new Membership(named, chains));
  }
  return {
    groups,
    addressOf,
    groupsIn: groupsIn(groups, chains, sections.length),
    found: new Map(),
  };
}

function keyOf({ sections, isBare }: Named): string {
  return isBare ? `bare ${sections.join()}` : sections.join();
}

/** A section belongs to the groups of its own user-agent lines, and to those of the sections that it continues. */
function groupsIn(groups: readonly Membership[], chains: Chains, count: number): Join["groupsIn"] {
  let namedIn: readonly number[][] | undefined;
  return (section) => {
    namedIn ??= groupsBySection(groups, count);
    // The same sections are added to all groups.
    if (isIn(groups[0]?.added ?? [], section)) {
      const added = groups.flatMap((group, index) => (group.adds(section) ? index : []));
      return [...new Set([...(namedIn[section] ?? []), ...added])].sort((a, b) => a - b);
    }
    const first = chains.firstOf(section);
    if (first === section) return namedIn[section] ?? [];
    return [...new Set(namedIn.slice(first, section + 1).flat())].sort((a, b) => a - b);
  };
}

function isIn(ascending: readonly number[], number: number): boolean {
  return ascending[firstIndexFrom(ascending, (one) => one >= number)] === number;
}

/** The groups of each section's own user-agent lines, ascending. */
function groupsBySection(groups: readonly Membership[], count: number): readonly number[][] {
  const namedIn = Array.from({ length: count }, (): number[] => []);
  groups.forEach(({ named }, group) => {
    for (const section of named) namedIn[section]?.push(group);
  });
  return namedIn;
}

function namedBy(
  sections: readonly GroupSection[],
  joins: Grouping["joins"],
): ReadonlyMap<string, Named> {
  const named = new Map<string, Named>();
  for (let section = 0; section < sections.length; section++)
    for (const agent of sections[section]?.names ?? []) {
      const known = named.get(agent.token);
      if (!known) named.set(agent.token, { group: -1, agent, sections: [section], isBare: false });
      else if (joins === "all" || (joins === "star" && agent.token === "*"))
        if (known.sections.at(-1) !== section) known.sections.push(section);
    }
  return named;
}
