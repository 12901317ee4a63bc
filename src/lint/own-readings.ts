import { crawlerNamed, readerNamed } from "../engine/crawlers/index.ts";
import { type Follower, select } from "../engine/decide/select.ts";
import { Analysis } from "../engine/parse/analysis.ts";
import type { Dialect, Grouping } from "../engine/parse/dialect.ts";
import type { Group } from "../engine/parse/group.ts";
import { lowerCase } from "../engine/text/characters.ts";
import { MOST_READ, MOST_TRIED } from "./limits.ts";
import { type FileView, remembered } from "./views.ts";

/** A crawler that the file names, or that the table has, and its own parser. */
interface OwnReader {
  /** Its token, as the catalogue has it. */
  readonly token: string;
  readonly follower: Follower;
  readonly dialect: Dialect;
}

/** The crawlers that this file names, and then those of the table, if their parsers have what is asked for; each token once, the first ones only. */
export function ownReadersOf(
  file: FileView,
  isAsked: (dialect: Dialect) => boolean,
): readonly OwnReader[] {
  const all = file.once("own-readers", () => {
    const found = new Map<Follower, OwnReader>();
    for (const token of [...namedIn(file.analysis), ...file.surroundings.crawlers]) {
      const follower = crawlerNamed(token);
      if (!follower || found.has(follower)) continue;
      const own = follower.tokens.find((one) => lowerCase(one) === lowerCase(token)) ?? token;
      found.set(follower, { token: own, follower, dialect: readerNamed(token) });
    }
    return [...found.values()];
  });
  return all.filter(({ dialect }) => isAsked(dialect)).slice(0, MOST_TRIED);
}

const namedIn = remembered((analysis: Analysis): readonly string[] => {
  const tokens: string[] = [];
  for (const group of analysis.groups) {
    if (tokens.length >= MOST_READ) break;
    for (let index = 0; index < Math.min(group.agentCount, MOST_READ); index++) {
      const agent = group.agentAt(index);
      if (agent) tokens.push(agent.token);
    }
  }
  return tokens;
});

/** The file as another dialect reads it. */
export const readBy = remembered((analysis: Analysis) =>
  remembered((dialect: Dialect): Analysis => {
    if (dialect === analysis.dialect) return analysis;
    const { layout, breakOctets } = analysis;
    return new Analysis(layout.source, dialect, breakOctets, null);
  }),
);

/** The same dialect, with the groups of RFC 9309. */
export const withUsualGroups = remembered((dialect: Dialect): Dialect => {
  const { overridingRule, agentsOf, rejectsFile, ...kept } = dialect.grouping;
  return { ...dialect, grouping: { ...kept, ...USUAL } };
});

const USUAL: Pick<Grouping, "closesAgents" | "endedBy" | "joins"> = {
  closesAgents: ["allow", "disallow"],
  endedBy: "nothing",
  joins: "all",
};

/** The group that a crawler follows in the file as a dialect reads it. */
export function groupFor({ follower }: OwnReader, analysis: Analysis): Group | null {
  return select(analysis, follower).group;
}
