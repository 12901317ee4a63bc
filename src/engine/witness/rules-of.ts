import type { Dialect } from "../dialect.ts";
import type { Group } from "../group.ts";
import type { Pattern } from "../pattern.ts";
import { byStrength } from "../rule-index.ts";
import type { Entry } from "../rule-run.ts";
import { Contender } from "./contender.ts";
import type { Basis } from "./contest.ts";

/** The rules of a group that may match something, second readings among them, the strongest first. */
export function rulesOf(group: Group | null): readonly Entry[] {
  const entries = group?.rulebook.runs.flatMap((run) => run.entries) ?? [];
  return byStrength(entries.filter(({ pattern }) => pattern.pieces.length > 0));
}

/** What verdicts on these rules rest on. */
export function basisOf(dialect: Dialect, rules: readonly Entry[]): Basis {
  // A rule that names a site counts there only, and a path is of no site.
  if (dialect.weight || rules.some(({ pattern }) => pattern.isAbout)) return "path";
  return dialect.settle ? "matching" : "strongest";
}

/** What stands above all rules: the URL of robots.txt, where that may be fetched whatever they say (see isRobotsTxt). */
export function aboveRules({ robotsTxtAllowed }: Dialect, says: string): readonly Contender[] {
  const standing = { rank: -Infinity, place: -1, says };
  return robotsTxtAllowed ? [new Contender(-1, ROBOTS_TXT, standing, standing)] : [];
}

const ROBOTS_TXT: Pattern = { pieces: ["/robots.txt"], anchored: true, octets: 12, inQuery: false };
