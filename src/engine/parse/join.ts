import { firstIndexFrom } from "../text/lists.ts";
import type { Grouping } from "./dialect.ts";
import type { GroupSection } from "./section.ts";
import type { NamedAgent } from "./types.ts";

/** User-agent lines with the same sections. Their rules are those of these sections, and of all sections that continue them. The first section has all of these user-agent lines. */
export class Membership {
  readonly agents: NamedAgent[];
  /** Whether it has further sections, that continue these or follow them. There may be very many of them. */
  readonly isContinued: boolean;
  /** The indices of the sections that have them. */
  readonly named: readonly number[];
  /** Whether the rules of its first section are not for these user-agent lines (see Grouping.joins). */
  readonly isBare: boolean;
  private readonly chains: Chains;
  /** Sections of which it has all that come after its own (see Grouping.joins, "replaced"). */
  private readonly added: readonly number[];

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
    const { named, added } = this;
    if (section <= (named.at(-1) ?? -1)) return false;
    return added[firstIndexFrom(added, (one) => one >= section)] === section;
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

/** The address of a token, and the sections with that token. */
interface Named extends Address {
  group: number;
  agent: NamedAgent;
  sections: number[];
  /** See Membership.isBare. */
  isBare: boolean;
  /** See Membership.added. */
  added?: readonly number[];
}

/** Joins sections into groups. */
export function join(sections: readonly GroupSection[], grouping: Grouping): Join {
  const chains = new Chains(sections);
  const groups: Membership[] = [];
  const addressOf = addressesIn(sections, grouping);
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

function addressesIn(
  sections: readonly GroupSection[],
  grouping: Grouping,
): ReadonlyMap<string, Named> {
  if (grouping.joins === "resumed") return resumedBy(sections);
  return grouping.joins === "replaced" ? replacedBy(sections) : namedBy(sections, grouping);
}

function keyOf({ sections, isBare }: Named): string {
  return isBare ? `bare ${sections.join()}` : sections.join();
}

/** A section belongs to the groups of its own user-agent lines, and to those of the sections that it continues. */
function groupsIn(groups: readonly Membership[], chains: Chains, count: number): Join["groupsIn"] {
  let namedIn: readonly number[][] | undefined;
  let adding: readonly number[] | undefined;
  return (section) => {
    namedIn ??= groupsBySection(groups, count);
    adding ??= groups.flatMap((group, index) => (group.isContinued ? index : []));
    const added = adding.filter((index) => groups[index]?.adds(section));
    if (added.length > 0)
      return [...new Set([...(namedIn[section] ?? []), ...added])].sort((a, b) => a - b);
    const first = chains.firstOf(section);
    if (first === section) return namedIn[section] ?? [];
    return [...new Set(namedIn.slice(first, section + 1).flat())].sort((a, b) => a - b);
  };
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
  { joins }: Grouping,
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

/** For `resumed`. Tokens that share their rules share one list of sections. */
function resumedBy(sections: readonly GroupSection[]): ReadonlyMap<string, Named> {
  const named = new Map<string, Named>();
  for (const [section, { names }] of sections.entries()) {
    const resumes = names.map(({ token }) => named.get(token)?.isBare === false);
    const last = resumes.lastIndexOf(true);
    if (last === names.length - 1) named.get(names[last]?.token ?? "")?.sections.push(section);
    const shared = [section];
    for (const [index, agent] of names.entries()) {
      const known = named.get(agent.token);
      if (resumes[index] || known?.sections === shared) continue;
      const isBare = index < last;
      const now = { group: -1, agent, sections: isBare ? [section] : shared, isBare };
      if (!known) named.set(agent.token, now);
      else if (!isBare) Object.assign(known, now);
    }
  }
  return named;
}

/** For `replaced`. */
function replacedBy(sections: readonly GroupSection[]): ReadonlyMap<string, Named> {
  const named = new Map<string, Named>();
  const forAll: number[] = [];
  for (const [section, { names }] of sections.entries()) {
    const last = names.at(-1)?.token;
    if (last === "*") forAll.push(section);
    for (const agent of names) {
      const isBare = last !== agent.token && last !== "*";
      const now = { group: -1, agent, sections: [section], isBare, added: forAll };
      if (agent.token !== "*") {
        // The last such line in the file counts, in its place.
        named.delete(agent.token);
        named.set(agent.token, now);
      } else if (last === "*" && !named.has("*")) named.set("*", now);
    }
  }
  return named;
}
