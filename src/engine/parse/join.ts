import type { Grouping } from "./dialect.ts";
import type { Piece } from "./section.ts";
import type { NamedAgent } from "./types.ts";

/** Agents that are named by the same pieces, and whose rules are those of these pieces and of all that continue them. All agents stand in the first of them. */
export class Membership {
  readonly agents: NamedAgent[];
  /** Whether some of the pieces continue others. There may be very many of them. */
  readonly isContinued: boolean;
  private readonly named: readonly number[];
  private readonly chains: Chains;

  constructor(agent: NamedAgent, named: readonly number[], chains: Chains) {
    this.agents = [agent];
    this.named = named;
    this.chains = chains;
    this.isContinued = named.some((piece) => chains.lastOf(piece) !== piece);
  }

  /** The pieces by index. */
  get pieces(): readonly number[] {
    if (!this.isContinued) return this.named;
    const all: number[] = [];
    let next = 0;
    for (const piece of this.named)
      for (next = Math.max(next, piece); next <= this.chains.lastOf(piece); next++) all.push(next);
    return all;
  }
}

/** Which pieces continue which: those of a chain stand together. */
class Chains {
  private readonly firsts: Int32Array;
  private readonly lasts: Int32Array;

  constructor(pieces: readonly Piece[]) {
    this.firsts = Int32Array.from(pieces, (_, index) => index);
    this.lasts = Int32Array.from(this.firsts);
    for (let index = 1; index < pieces.length; index++)
      if (pieces[index]?.continues === pieces[index - 1])
        this.firsts[index] = this.firsts[index - 1] ?? index;
    for (let index = pieces.length - 2; index >= 0; index--)
      if (this.firsts[index + 1] !== index + 1) this.lasts[index] = this.lasts[index + 1] ?? index;
  }

  firstOf(piece: number): number {
    return this.firsts[piece] ?? piece;
  }

  lastOf(piece: number): number {
    return this.lasts[piece] ?? piece;
  }
}

/** Where a name leads: to a group, by index, and to the agent in its first piece that says so. */
export interface Address {
  readonly group: number;
  readonly agent: NamedAgent;
}

/** Which agents share their rules (RFC 9309 2.2.1), as far as the dialect joins pieces. It knows pieces by index only, so that it stays true while no agent changes. */
export interface Join {
  /** In order of appearance. */
  readonly groups: readonly Membership[];
  readonly addressOf: ReadonlyMap<string, Address>;
  /** The groups that a piece belongs to, by index, ascending. */
  readonly groupsIn: (piece: number) => readonly number[];
  /** Names of crawlers that were looked for otherwise than by token, and what was found. */
  readonly found: Map<string, Address | null>;
}

/** An agent where it first stands, and the pieces that name it. */
interface Named {
  readonly agent: NamedAgent;
  readonly pieces: number[];
}

/** Joins pieces into groups. */
export function join(pieces: readonly Piece[], grouping: Grouping): Join {
  const chains = new Chains(pieces);
  const groups: Membership[] = [];
  const namedIn = Array.from(pieces, (): number[] => []);
  const addressOf = new Map<string, Address>();
  // Nearly every token stands in one piece; only the others need a key of many.
  const ofOne = new Map<number, number>();
  const ofMany = new Map<string, number>();
  for (const [token, { agent, pieces: members }] of namedBy(pieces, grouping)) {
    const [first = 0] = members;
    const known = members.length === 1 ? ofOne.get(first) : ofMany.get(members.join());
    const index = known ?? groups.length;
    addressOf.set(token, { group: index, agent });
    if (known !== undefined) {
      groups[known]?.agents.push(agent);
      continue;
    }
    groups.push(new Membership(agent, members, chains));
    for (const piece of members) namedIn[piece]?.push(index);
    if (members.length === 1) ofOne.set(first, index);
    else ofMany.set(members.join(), index);
  }
  return { groups, addressOf, groupsIn: groupsIn(namedIn, chains), found: new Map() };
}

/** A piece belongs to the groups that name it, and to those of the pieces that it continues. */
function groupsIn(namedIn: readonly (readonly number[])[], chains: Chains): Join["groupsIn"] {
  return (piece) => {
    const first = chains.firstOf(piece);
    if (first === piece) return namedIn[piece] ?? [];
    return [...new Set(namedIn.slice(first, piece + 1).flat())].sort((a, b) => a - b);
  };
}

function namedBy(pieces: readonly Piece[], { joins }: Grouping): ReadonlyMap<string, Named> {
  const named = new Map<string, Named>();
  for (let piece = 0; piece < pieces.length; piece++)
    for (const agent of pieces[piece]?.names ?? []) {
      const known = named.get(agent.token);
      if (!known) named.set(agent.token, { agent, pieces: [piece] });
      else if (joins === "all" || (joins === "star" && agent.token === "*"))
        if (known.pieces.at(-1) !== piece) known.pieces.push(piece);
    }
  return named;
}
