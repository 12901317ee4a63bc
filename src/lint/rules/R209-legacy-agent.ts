import { legacyTokens } from "../../engine/crawlers/index.ts";
import { select } from "../../engine/decide/select.ts";
import { code } from "../../words/quoting.ts";
import { lineBelow } from "../fixes.ts";
import { meansCrawler } from "../obeyed-agents.ts";
import type { Problem } from "../problem.ts";
import { forbidsMore } from "../reach.ts";

/** R209: a retired token, in a file that lets the successor fetch what it disallows for the retired token. The sources of both are with `legacyTokens`. */
export const legacyAgent: Problem<{ readonly token: string; readonly present: string }> = {
  code: "R209",
  severity: "information",
  title: "Retired product token",
  inFile: (file) =>
    legacyTokens.flatMap(({ token, present, isPart }) => {
      const { analysis } = file;
      const found = analysis.named(analysis.dialect.agents.tokenOf(token));
      const { reason, group } = select(analysis, { chain: [present], followsStar: true });
      if (!found || reason.kind === "own") return [];
      if (!forbidsMore(found.group, group, analysis.dialect)) return [];
      // R214 tells of a token that the parser cuts, such as Google’s that of archive.org_bot.
      if (!meansCrawler(present, present, analysis.dialect)) return [];
      const line = found.agent.line.number;
      const edits = [lineBelow(file, line, `User-agent: ${present}`)];
      return [
        {
          line,
          facts: { token: found.agent.name, present },
          fixes: isPart ? [] : [{ name: "add-present", edits }],
        },
      ];
    }),
  sentence: ({ token, present }) =>
    `${code(present)} may fetch what this group disallows: no group names it, but this group names its retired predecessor ${code(token)}.`,
  fixLabels: ({ present }) => ({ "add-present": `Add ${code(`User-agent: ${present}`)}` }),
  about: [
    "Operators rename, split and retire crawlers, but the old product tokens stay in files. In 2024, hundreds of sites disallowed anthropic-ai and Claude-Web, which Anthropic no longer used, and did not name ClaudeBot.",
    "Some operators said that they still obey groups for an old token: Bing in 2010 for msnbot, and Anthropic in 2024. Their documentation has only the current token, so name it too.",
    "Google’s crawler for smartphones has been called Googlebot since 2014, and no longer Googlebot-Mobile.",
    "The Internet Archive’s crawler is called archive.org_bot, not ia_archiver. In 2017, the Archive said that it ignores robots.txt on U.S. government and military sites.",
  ],
  example: {
    wrong: "User-agent: anthropic-ai\nDisallow: /",
    right: "User-agent: anthropic-ai\nUser-agent: ClaudeBot\nDisallow: /",
  },
  source: {
    title: "404 Media, Websites are Blocking the Wrong AI Scrapers",
    url: "https://www.404media.co/websites-are-blocking-the-wrong-ai-scrapers-because-ai-companies-keep-making-new-ones/",
  },
};
