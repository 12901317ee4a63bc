import { crawlerNamed, crawlers } from "../../engine/crawlers/index.ts";
import { select } from "../../engine/decide/select.ts";
import { code, firstFew } from "../../words/quoting.ts";
import type { Problem } from "../problem.ts";
import { forbidsMore } from "../reach.ts";

interface Facts {
  readonly names: readonly string[];
  readonly parent: string;
}

/**
 * R218: a group that keeps crawlers of other names out of what `*` leaves open, for want of groups
 * of their own. Apple, About Applebot; Google, common crawlers.
 */
export const familyFallback: Problem<Facts> = {
  code: "R218",
  severity: "information",
  title: "Group that other crawlers read",
  inFile: (file) =>
    PARENTS.flatMap((parent) => {
      const { analysis } = file;
      const { reason, group } = select(analysis, { chain: [parent], followsStar: false });
      const star = analysis.groupNamed("*");
      if (reason.kind !== "own" || !group || !forbidsMore(group, star, analysis.dialect)) return [];
      const others = crawlers.filter(
        (crawler) =>
          crawler.chain[1] === parent && select(analysis, crawler).reason.kind === "fallback",
      );
      if (others.length === 0) return [];
      const line = reason.agent.line.number;
      const facts = { names: others.map(({ chain: [token = ""] }) => token), parent };
      return [{ line, span: file.valueAt(line), facts }];
    }),
  sentence: ({ names, parent }) =>
    `This group is also read by ${firstFew(names, code)}, which have none of their own and look for ${code(parent)} before ${code("*")}.`,
  about: [
    "Some crawlers look for a second name before they turn to *. Google’s crawlers for images, news and video read the group of Googlebot where they have none of their own, and so does Apple’s Applebot; Baidu’s read that of Baiduspider.",
    "Give a crawler its own group if it is to be treated otherwise.",
  ],
  example: {
    wrong: "User-agent: Googlebot\nDisallow: /drafts/",
    right:
      "User-agent: Googlebot\nDisallow: /drafts/\n\nUser-agent: Applebot\nUser-agent: Google-CloudVertexBot\nUser-agent: Google-InspectionTool\nUser-agent: Googlebot-Image\nUser-agent: Googlebot-News\nUser-agent: Googlebot-Video\nUser-agent: Screaming Frog SEO Spider\nDisallow:",
  },
  source: {
    title: "Apple, About Applebot",
    url: "https://support.apple.com/en-us/119829",
  },
};

/** Crawlers whose group is read by some that are not called after them, as Googlebot’s by Applebot; that a Baiduspider-image reads Baiduspider’s is no surprise. */
const PARENTS: readonly string[] = [
  ...new Set(
    crawlers.flatMap(({ chain: [own = "", parent] }) =>
      parent && crawlerNamed(parent) && !own.startsWith(parent) ? parent : [],
    ),
  ),
];
