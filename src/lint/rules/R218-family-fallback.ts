import { crawlerNamed, crawlers } from "../../engine/crawlers/index.ts";
import { select } from "../../engine/decide/select.ts";
import { code, firstFew } from "../../words/quoting.ts";
import { readsTo } from "../obeyed-agents.ts";
import type { Problem } from "../problem.ts";
import { forbidsMore } from "../reach.ts";

interface Facts {
  readonly names: readonly string[];
  readonly parent: string;
}

/**
 * R218: a group that blocks crawlers with other names from what the `*` group allows, because they
 * have no group of their own. Apple, About Applebot; Google, common crawlers.
 */
export const familyFallback: Problem<Facts> = {
  code: "R218",
  severity: "information",
  title: "Group that other crawlers fall back to",
  inFile: (file) =>
    PARENTS.flatMap((parent) => {
      const { analysis } = file;
      const { reason, group } = select(analysis, { chain: [parent], followsStar: false });
      const star = analysis.groupNamed("*");
      if (reason.kind !== "own" || !group || !forbidsMore(group, star, analysis.dialect)) return [];
      const others = crawlers.filter(
        (crawler) =>
          crawler.chain[1] === parent &&
          select(analysis, crawler).reason.kind === "fallback" &&
          readsTo(analysis, crawler.chain[0] ?? parent, reason.agent.line.number),
      );
      if (others.length === 0) return [];
      const facts = { names: others.map(({ chain: [token = ""] }) => token), parent };
      return [{ line: reason.agent.line.number, facts }];
    }),
  sentence: ({ names, parent }) =>
    names.length === 1
      ? `${firstFew(names, code)} also obeys this group: no group names it, and it looks for ${code(parent)} before ${code("*")}.`
      : `${firstFew(names, code)} also obey this group: no group names them, and they look for ${code(parent)} before ${code("*")}.`,
  about: [
    "Some crawlers look for a second product token before they read the * group. Google’s crawlers for images, news and video read the group for Googlebot if no group names them. So does Apple’s Applebot. Baidu’s crawlers read the group for Baiduspider in the same way.",
    "Give a crawler its own group if other rules should apply to it.",
  ],
  example: {
    wrong: "User-agent: Googlebot\nDisallow: /drafts/",
    right:
      "User-agent: Googlebot\nDisallow: /drafts/\n\nUser-agent: Applebot\nUser-agent: Google-CloudVertexBot\nUser-agent: Google-InspectionTool\nUser-agent: Googlebot-Image\nUser-agent: Googlebot-News\nUser-agent: Googlebot-Video\nUser-agent: Kagibot\nUser-agent: Screaming Frog SEO Spider\nUser-agent: TavilyBot\nDisallow:",
  },
  source: {
    title: "Apple, About Applebot",
    url: "https://support.apple.com/en-us/119829",
  },
};

/** Crawlers whose group is also read by crawlers with quite different names: Applebot reads the one for Googlebot. That Baiduspider-image reads the one for Baiduspider is expected. */
const PARENTS: readonly string[] = [
  ...new Set(
    crawlers.flatMap(({ chain: [own = "", parent] }) =>
      parent && crawlerNamed(parent) && !own.startsWith(parent) ? parent : [],
    ),
  ),
];
