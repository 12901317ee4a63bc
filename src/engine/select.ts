import type { Analysis } from "./analysis.ts";
import type { AgentMatching, Dialect } from "./dialect.ts";
import type { Agent, Group } from "./group.ts";

/**
 * A crawler as robots.txt sees it: the names it looks for, in order, and whether it obeys the
 * group of `*` when no group has any of them.
 */
export interface Follower {
  readonly chain: readonly string[];
  readonly followsStar: boolean;
}

/** Why a crawler reads the group it reads. `agent` is the user-agent line that says so. */
export type Reason =
  | { readonly kind: "own"; readonly agent: Agent }
  | { readonly kind: "fallback"; readonly agent: Agent }
  | { readonly kind: "star"; readonly agent: Agent }
  | { readonly kind: "no-group" }
  | { readonly kind: "ignores-star" };

/** The group a crawler obeys, or null where none applies and so nothing is forbidden. */
export interface Selection {
  readonly follower: Follower;
  readonly group: Group | null;
  readonly reason: Reason;
}

/** One product token, or a fallback chain, that obeys `*` last. A `*` in the chain ends it. */
export function followerOf(crawler: string | readonly string[]): Follower {
  const chain = typeof crawler === "string" ? [crawler] : crawler;
  const star = chain.length > 1 ? chain.indexOf("*") : -1;
  return { chain: star < 0 ? chain : chain.slice(0, star), followsStar: true };
}

/** The group that names the crawler by the first name of its chain that any group has, else the group of `*`, else none (RFC 9309 2.2.1). */
export function select(analysis: Analysis, follower: Follower): Selection {
  for (const [position, crawler] of namesOf(analysis.dialect, follower).entries()) {
    const found = namedBy(analysis, crawler);
    if (!found) continue;
    const kind = found.agent.token === "*" ? "star" : position === 0 ? "own" : "fallback";
    return { follower, group: found.group, reason: { kind, agent: found.agent } };
  }
  const star = lookUp(analysis, "*");
  if (!star) return { follower, group: null, reason: { kind: "no-group" } };
  if (!follower.followsStar) return { follower, group: null, reason: { kind: "ignores-star" } };
  return { follower, group: star.group, reason: { kind: "star", agent: star.agent } };
}

/** The names that a crawler looks for, in order: those of its chain, then those of their families. */
function namesOf({ agents }: Dialect, { chain }: Follower): readonly string[] {
  const { familyOf, nameOf } = agents;
  if (!familyOf) return chain;
  return [...chain, ...chain.flatMap((crawler) => familyOf(nameOf(crawler)) ?? [])];
}

interface Found {
  readonly group: Group;
  readonly agent: Agent;
}

function namedBy(analysis: Analysis, crawler: string): Found | null {
  const { nameOf, strength, agentIn } = analysis.dialect.agents;
  const name = nameOf(crawler);
  if (strength === "exact")
    return lookUp(analysis, name) ?? (agentIn ? firstWith(analysis, agentIn, name) : null);
  let strongest: Found | null = null;
  let most = 0;
  for (const group of analysis.groups)
    for (const agent of group.agents) {
      const found = agent.token === "*" ? 0 : strength(agent.token, name);
      const isEarlier = strongest && agent.line.span.from < strongest.agent.line.span.from;
      if (found < most || found === 0 || (found === most && !isEarlier)) continue;
      strongest = { group, agent };
      most = found;
    }
  return strongest;
}

function firstWith(
  { groups }: Analysis,
  agentIn: NonNullable<AgentMatching["agentIn"]>,
  name: string,
): Found | null {
  for (const group of groups) {
    const agent = agentIn(group, name);
    if (agent) return { group, agent };
  }
  return null;
}

function lookUp(analysis: Analysis, token: string): Found | null {
  const group = analysis.groupByToken.get(token);
  const agent = group?.agents.find((candidate) => candidate.token === token);
  return group && agent ? { group, agent } : null;
}
