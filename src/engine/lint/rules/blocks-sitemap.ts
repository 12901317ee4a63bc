import { crawlers } from "../../crawlers/index.ts";
import { answerFor } from "../../decide/request-context.ts";
import { select } from "../../decide/select.ts";
import type { Analysis, Sitemap } from "../../parse/analysis.ts";
import type { Group } from "../../parse/group.ts";
import type { Agent } from "../../parse/types.ts";
import { type FileCheck, NOTHING_FOUND, type SpottedAt } from "../check.ts";
import type { FileView } from "../file-view.ts";
import { isWholeSite } from "../reach.ts";

const MOST_SITEMAPS = 50;

/** R407: a sitemap of this file that the file itself forbids to those who would read it. */
export const blocksSitemap: FileCheck = {
  code: "R407",
  severity: "warning",
  inFile: (file) => {
    const { sitemaps } = file.analysis;
    if (sitemaps.length === 0) return NOTHING_FOUND;
    const readers = readersOf(file.analysis);
    return sitemaps
      .slice(0, MOST_SITEMAPS)
      .flatMap((sitemap) => firstBlocked(sitemap, readers, file));
  },
};

/** Groups that search engines read, each with the agent that it is for; that of `*` first. */
function readersOf(analysis: Analysis): ReadonlyMap<Group, Agent> {
  const star = analysis.named("*");
  const readers = new Map(star ? [[star.group, star.agent]] : []);
  for (const crawler of crawlers) {
    if (crawler.category !== "search") continue;
    const { group, reason } = select(analysis, crawler);
    if (group && "agent" in reason && !readers.has(group)) readers.set(group, reason.agent);
  }
  return readers;
}

function firstBlocked(
  { url, line }: Sitemap,
  readers: ReadonlyMap<Group, Agent>,
  file: FileView,
): readonly SpottedAt[] {
  const { analysis, surroundings } = file;
  for (const [group, agent] of readers) {
    const { outcome, ground } = answerFor(analysis, group, url, surroundings.circumstances);
    if (outcome !== "disallow" || ground.kind !== "rule") continue;
    const { rule } = ground;
    // Who is kept from everything is not expected to read a sitemap.
    if (isWholeSite(rule.pattern)) continue;
    const facts = { agent: agent.name, path: rule.path, line: rule.line.number };
    return [{ line: line.number, span: file.valueAt(line.number), facts }];
  }
  return [];
}
