import type { Grouping } from "./dialect.ts";
import type { Piece } from "./piece.ts";
import type { NamedAgent } from "./scan.ts";

/** Agents that are named by the same pieces, and these pieces, by index. All agents stand in the first of them. */
export interface Membership {
  readonly agents: readonly NamedAgent[];
  readonly pieces: readonly number[];
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
  /** The groups that each piece belongs to, by index, ascending. */
  readonly groupsIn: readonly (readonly number[])[];
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
  const groups: { agents: NamedAgent[]; pieces: readonly number[] }[] = [];
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
    groups.push({ agents: [agent], pieces: withContinuations(members, pieces) });
    if (members.length === 1) ofOne.set(first, index);
    else ofMany.set(members.join(), index);
  }
  return { groups, addressOf, groupsIn: groupsIn(groups, pieces.length), found: new Map() };
}

function groupsIn(groups: readonly Membership[], pieceCount: number): readonly number[][] {
  const all = Array.from({ length: pieceCount }, (): number[] => []);
  for (let group = 0; group < groups.length; group++)
    for (const piece of groups[group]?.pieces ?? []) all[piece]?.push(group);
  return all;
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

/** These pieces, and those that continue them. */
function withContinuations(
  members: readonly number[],
  pieces: readonly Piece[],
): readonly number[] {
  const isContinued = (piece: number) => pieces[piece + 1]?.continues === pieces[piece];
  if (!members.some(isContinued)) return members;
  const all = new Set<number>();
  for (const start of members) {
    let piece = start;
    all.add(piece);
    while (isContinued(piece)) all.add(++piece);
  }
  return [...all];
}
