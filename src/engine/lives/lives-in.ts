import type { Analysis } from "../analysis.ts";
import type { Group } from "../group.ts";
import { GroupLives } from "./group-lives.ts";
import { lifeAt } from "./life-at.ts";
import type { LivesByLine, RuleLifeAt } from "./rule-life-at.ts";

/** The lives of a file's rules, whatever time it takes; those of groups with more than `mostRules` rules are not known. */
export function livesIn(analysis: Analysis, mostRules: number): LivesByLine {
  const known = new Map<Group, ReadonlyMap<number, RuleLifeAt>>();
  for (const group of analysis.groups) {
    if (group.ruleCount > mostRules) continue;
    const lives = new GroupLives(group, analysis.dialect);
    lives.run(() => false);
    known.set(group, new Map(lives.results?.map((life) => [life.line, life])));
  }
  return (line) => lifeAt(analysis, line, (group) => known.get(group)?.get(line) ?? null);
}
