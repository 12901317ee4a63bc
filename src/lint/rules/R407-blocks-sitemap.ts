import { crawlers } from "../../engine/crawlers/index.ts";
import { answerFor } from "../../engine/decide/request-context.ts";
import { select } from "../../engine/decide/select.ts";
import type { Analysis, Sitemap } from "../../engine/parse/analysis.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { Agent } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { MOST_ASKED } from "../limits.ts";
import { NOTHING_FOUND, type Problem, rfc, type SpottedAt } from "../problem.ts";
import { isWholeSite } from "../reach.ts";
import type { FileView } from "../views.ts";

interface Facts {
  readonly agent: string;
  readonly path: string;
  readonly line: number;
}

/** R407: a sitemap of this file that the file itself disallows for the crawlers that would read it. */
export const blocksSitemap: Problem<Facts> = {
  code: "R407",
  severity: "warning",
  title: "Blocked sitemap",
  inFile: (file) => {
    const { sitemaps } = file.analysis;
    if (sitemaps.length === 0) return NOTHING_FOUND;
    const readers = readersOf(file.analysis);
    return sitemaps.slice(0, MOST_ASKED).flatMap((sitemap) => firstBlocked(sitemap, readers, file));
  },
  sentence: ({ agent, path, line }) =>
    `${code(`Disallow: ${path}`)} in line ${line} blocks this sitemap for ${agent === "*" ? `crawlers that follow the ${code("*")} group` : code(agent)}.`,
  about: [
    "A Sitemap line does not allow crawlers to fetch the sitemap. The rules apply to the sitemap as to any other URL, so crawlers that obey them do not fetch a blocked sitemap.",
    "Add an Allow for the sitemap. The Allow must be longer than the rule that blocks the sitemap.",
  ],
  example: {
    site: "https://shop.example",
    wrong: "User-agent: *\nDisallow: /feeds/\n\nSitemap: https://shop.example/feeds/sitemap.xml",
    right:
      "User-agent: *\nDisallow: /feeds/\nAllow: /feeds/sitemap.xml\n\nSitemap: https://shop.example/feeds/sitemap.xml",
  },
  source: rfc("2.2.2"),
};

/** Groups that search engines follow, each with the product token that they find in it; that of `*` first. */
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
): readonly SpottedAt<Facts>[] {
  const { analysis, surroundings } = file;
  for (const [group, agent] of readers) {
    const { outcome, ground } = answerFor(analysis, group, url, surroundings.context);
    if (outcome !== "disallow" || ground.kind !== "rule") continue;
    const { rule } = ground;
    // A crawler that is blocked from the whole site is not expected to read a sitemap.
    if (isWholeSite(rule.pattern)) continue;
    const facts = { agent: agent.name, path: rule.path, line: rule.line.number };
    return [{ line: line.number, span: file.valueAt(line.number), facts }];
  }
  return [];
}
