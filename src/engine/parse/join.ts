import type { Grouping } from "./dialect.ts";
import type { GroupSection } from "./section.ts";
import type { NamedAgent } from "./types.ts";

/** User-agent lines with the same sections. Their rules are those of these sections, and of all sections that continue them. The first section has all of these user-agent lines. */
export class Membership {
  readonly agents: NamedAgent[];
  /** Whether some sections continue others. There may be very many of them. */
  readonly isContinued: boolean;
  private readonly named: readonly number[];
  private readonly chains: Chains;

  constructor(agent: NamedAgent, named: readonly number[], chains: Chains) {
    this.agents = [agent];
    this.named = named;
    this.chains = chains;
    this.isContinued = named.some((section) => chains.lastOf(section) !== section);
  }

  /** The indices of the sections. */
  get sections(): readonly number[] {
    if (!this.isContinued) return this.named;
    const all: number[] = [];
    let next = 0;
    for (const section of this.named)
      for (next = Math.max(next, section); next <= this.chains.lastOf(section); next++)
        all.push(next);
    return all;
  }
}

/** Which sections continue which; the sections of a chain follow each other. */
class Chains {
  private readonly firsts: Int32Array;
  private readonly lasts: Int32Array;

  constructor(sections: readonly GroupSection[]) {
    this.firsts = Int32Array.from(sections, (_, index) => index);
    this.lasts = Int32Array.from(this.firsts);
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

/** The group of a name, by index, and the user-agent line in its first section that leads there. */
export interface Address {
  readonly group: number;
  readonly agent: NamedAgent;
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

/** A user-agent line where its token first appears, and the sections with that token. */
interface Named {
  readonly agent: NamedAgent;
  readonly sections: number[];
}

/** Joins sections into groups. */
export function join(sections: readonly GroupSection[], grouping: Grouping): Join {
  const chains = new Chains(sections);
  const groups: Membership[] = [];
  const namedIn = Array.from(sections, (): number[] => []);
  const addressOf = new Map<string, Address>();
  // Nearly every token is in one section only; only other tokens need a key made of several
  // indices.
  const ofOne = new Map<number, number>();
  const ofMany = new Map<string, number>();
  for (const [token, { agent, sections: members }] of namedBy(sections, grouping)) {
    const [first = 0] = members;
    const known = members.length === 1 ? ofOne.get(first) : ofMany.get(members.join());
    const index = known ?? groups.length;
    addressOf.set(token, { group: index, agent });
    if (known !== undefined) {
      groups[known]?.agents.push(agent);
      continue;
    }
    groups.push(new Membership(agent, members, chains));
    for (const section of members) namedIn[section]?.push(index);
    if (members.length === 1) ofOne.set(first, index);
    else ofMany.set(members.join(), index);
  }
  return { groups, addressOf, groupsIn: groupsIn(namedIn, chains), found: new Map() };
}

/** A section belongs to the groups of its own user-agent lines, and to those of the sections that it continues. */
function groupsIn(namedIn: readonly (readonly number[])[], chains: Chains): Join["groupsIn"] {
  return (section) => {
    const first = chains.firstOf(section);
    if (first === section) return namedIn[section] ?? [];
    return [...new Set(namedIn.slice(first, section + 1).flat())].sort((a, b) => a - b);
  };
}

function namedBy(
  sections: readonly GroupSection[],
  { joins }: Grouping,
): ReadonlyMap<string, Named> {
  const named = new Map<string, Named>();
  for (let section = 0; section < sections.length; section++)
    for (const agent of sections[section]?.names ?? []) {
      const known = named.get(agent.token);
      if (!known) named.set(agent.token, { agent, sections: [section] });
      else if (joins === "all" || (joins === "star" && agent.token === "*"))
        if (known.sections.at(-1) !== section) known.sections.push(section);
    }
  return named;
}
