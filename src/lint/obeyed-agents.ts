import { type Crawler, crawlerNamed, legacyNamed, readerNamed } from "../engine/crawlers/index.ts";
import { purposeTokenNamed } from "../engine/crawlers/purpose-tokens.ts";
import { productTokenOf } from "../engine/crawlers/user-agent.ts";
import { type Follower, followerOf, select } from "../engine/decide/select.ts";
import {
  type Analysis,
  analyse,
  type Found,
  sectionAt,
  unreadOf,
} from "../engine/parse/analysis.ts";
import type { Dialect } from "../engine/parse/dialect.ts";
import type { Group } from "../engine/parse/group.ts";
import type { Agent } from "../engine/parse/types.ts";
import { MOST_READ } from "./limits.ts";
import { shapeOf } from "./name-shape.ts";
import type { Lines } from "./views.ts";

/** Whether a user-agent line with this value names this crawler: the dialect reads a file of one group, and is asked. */
export function meansCrawler(value: string, crawler: string, dialect: Dialect): boolean {
  const analysis = analyse(`User-agent: ${value}\nDisallow: /`, dialect);
  return select(analysis, { chain: [crawler], followsStar: false }).group !== null;
}

/** The user-agent lines of a group by which crawlers obey it that would read the `*` group if it did not name them. */
export function agentsWithoutStar(group: Group, analysis: Analysis): readonly Agent[] {
  return onePerLine(
    group.agents
      .slice(0, MOST_READ)
      .filter(
        (agent) =>
          readsStarOtherwise(agent) &&
          select(analysis, crawlerCalled(agent.name)).group === group &&
          readsTo(analysis, agent.name, agent.line.number),
      ),
  );
}

/** Whether a crawler reads a file as far as this line, by the limit of its own parser. Line endings count as one byte, the least that they can be. */
export function readsTo(analysis: Analysis, token: string, number: number): boolean {
  const unread = unreadOf(analysis.layout.source, readerNamed(token).fileLimit, 1);
  return !unread || (analysis.lineAt(number)?.span.to ?? 0) <= unread.from;
}

/** The user-agent lines of a group by which crawlers obey it. To Google’s parser, `MJ12bot` is the name of no crawler (see R214); a purpose token is none to any parser. */
export function agentsObeying(group: Group, analysis: Analysis): readonly Agent[] {
  const obeys = (name: string) =>
    !purposeTokenNamed(name) && select(analysis, crawlerCalled(name)).group === group;
  return onePerLine(
    group.agents
      .slice(0, MOST_READ)
      .filter(({ name }) => obeys(name) || obeys(productTokenOf(name))),
  );
}

/** Each line once: crawler-commons finds two tokens in `MJ12bot`. */
function onePerLine(agents: readonly Agent[]): readonly Agent[] {
  return agents.filter(({ line }, index) => line.number !== agents[index - 1]?.line.number);
}

/** Whether there is a crawler of this name that would read the `*` group if no other group named it. */
function readsStarOtherwise({ name, token }: Agent): boolean {
  if (legacyNamed(name) || purposeTokenNamed(name)) return false;
  const crawler = crawlerNamed(name);
  if (crawler) return crawler.followsStar && crawler.kind !== "control token";
  return token !== "*" && shapeOf(name) === "name";
}

/** A crawler by its name. */
function crawlerCalled(name: string): Follower {
  return crawlerNamed(name) ?? followerOf(name);
}

/** The user-agent line for which a crawler obeys the group of this line; null where it does not. */
export function leadsTo({ analysis }: Lines, line: number, crawler: string): Agent | null {
  const { group, reason } = select(analysis, crawlerCalled(crawler));
  const section = sectionAt(analysis, line);
  if (!group || group.membership.isBare || !section || !("agent" in reason)) return null;
  return group.sections.includes(section) ? reason.agent : null;
}

/** The crawlers of the catalogue that the list with a user-agent line names, the line’s own among them. */
export function namedWith({ agent, group }: Found): readonly Crawler[] {
  const list = group.sections.find(({ names }) => names.some(({ token }) => token === agent.token));
  return (list?.names ?? []).flatMap(({ name }) => crawlerNamed(name) ?? []);
}
