import type { Analysis, Found } from "../parse/analysis.ts";
import type { AgentMatching, Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import type { Address, Agent } from "../parse/types.ts";

/**
 * A crawler as robots.txt sees it: the product tokens that it looks for, in order, and whether it
 * follows the `*` group when no group has any of them.
 */
export interface Follower {
  readonly chain: readonly string[];
  readonly followsStar: boolean;
}

/** Why a crawler follows its group. `agent` is the user-agent line that leads it there. */
export type Reason =
  | { readonly kind: "own"; readonly agent: Agent }
  | { readonly kind: "fallback"; readonly agent: Agent }
  | { readonly kind: "star"; readonly agent: Agent }
  | { readonly kind: "no-group" }
  | { readonly kind: "ignores-star" };

/** The user-agent line that led a crawler to its group; null if it follows none. */
export function agentOf(reason: Reason): Agent | null {
  return "agent" in reason ? reason.agent : null;
}

/** The group that a crawler follows; null if no group applies, so nothing is disallowed. */
export interface Selection {
  readonly follower: Follower;
  readonly group: Group | null;
  readonly reason: Reason;
}

/** One product token, or a fallback chain; it follows `*` last. A `*` in the chain ends it. */
export function followerOf(crawler: string | readonly string[]): Follower {
  const chain = typeof crawler === "string" ? [crawler] : crawler;
  const star = chain.length > 1 ? chain.indexOf("*") : -1;
  return { chain: star < 0 ? chain : chain.slice(0, star), followsStar: true };
}

/** The group for the first token of the crawler's chain that any group has, else the `*` group, else none (RFC 9309 2.2.1). */
export function select(analysis: Analysis, follower: Follower): Selection {
  for (const [position, crawler] of namesOf(analysis.dialect, follower).entries()) {
    const found = namedBy(analysis, crawler);
    if (!found || found.agent.token === "*") continue;
    const kind = position === 0 ? "own" : "fallback";
    return { follower, group: found.group, reason: { kind, agent: found.agent } };
  }
  const star = analysis.named("*");
  if (!star) return { follower, group: null, reason: { kind: "no-group" } };
  if (!follower.followsStar) return { follower, group: null, reason: { kind: "ignores-star" } };
  return { follower, group: star.group, reason: { kind: "star", agent: star.agent } };
}

/** The names that a crawler looks for, in order: those of its chain, then those of its families. */
function namesOf({ agents }: Dialect, { chain }: Follower): readonly string[] {
  const { familyOf, nameOf } = agents;
  if (!familyOf) return chain;
  return [...chain, ...chain.flatMap((crawler) => familyOf(nameOf(crawler)) ?? [])];
}

function namedBy(analysis: Analysis, crawler: string): Found | null {
  const { nameOf, strength, starStrength = 0, agentIn } = analysis.dialect.agents;
  const name = nameOf(crawler);
  if (strength !== "exact") {
    const strengthOf = (token: string) => (token === "*" ? starStrength : strength(token, name));
    return analysis.find(name, () => strongest(analysis, strengthOf));
  }
  const exact = analysis.named(name);
  if (exact || !agentIn) return exact;
  return analysis.find(name, () => firstWith(analysis, agentIn, name));
}

/** The user-agent line that matches best; of equal ones, the first in the file. */
function strongest({ join }: Analysis, strengthOf: (token: string) => number): Address | null {
  let found: Address | null = null;
  let most = 0;
  for (const [token, address] of join.addressOf) {
    const now = strengthOf(token);
    if (now <= most) continue;
    found = address;
    most = now;
  }
  return found;
}

function firstWith(
  { groups }: Analysis,
  agentIn: NonNullable<AgentMatching["agentIn"]>,
  name: string,
): Address | null {
  for (const { index, sections } of groups) {
    const agent = agentIn(sections, name);
    if (agent) return { group: index, agent };
  }
  return null;
}
