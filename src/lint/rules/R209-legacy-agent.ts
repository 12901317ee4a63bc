import { legacyTokens } from "../../engine/crawlers/index.ts";
import { select } from "../../engine/decide/select.ts";
import { code } from "../../words/quoting.ts";
import { lineBelow } from "../fixes.ts";
import type { Problem } from "../problem.ts";
import { forbidsMore } from "../reach.ts";

interface Facts {
  readonly token: string;
  readonly present: string;
}

/** R209: a former token, in a file that lets the crawler of the present one fetch what it forbids to the former. */
export const legacyAgent: Problem<Facts> = {
  code: "R209",
  severity: "information",
  title: "Former name of a crawler",
  inFile: (file) =>
    legacyTokens.flatMap(({ token, present }) => {
      const { analysis } = file;
      const found = analysis.named(analysis.dialect.agents.tokenOf(token));
      const { reason, group } = select(analysis, { chain: [present], followsStar: true });
      if (!found || reason.kind === "own") return [];
      if (!forbidsMore(found.group, group, analysis.dialect)) return [];
      const line = found.agent.line.number;
      const edits = [lineBelow(file, line, `User-agent: ${present}`)];
      return [
        {
          line,
          span: file.valueAt(line),
          facts: { token: found.agent.name, present },
          fixes: [{ name: "add-present", edits }],
        },
      ];
    }),
  sentence: ({ token, present }) =>
    `${code(token)} is a name of the past, and ${code(present)}, which took its place, may fetch what is forbidden here.`,
  fixLabels: ({ present }) => ({ "add-present": `Add ${code(`User-agent: ${present}`)}` }),
  about: [
    "Crawlers are renamed, split and retired, and their old names stay in files. In 2024 hundreds of sites were found to keep out anthropic-ai and Claude-Web, names that Anthropic no longer used, while ClaudeBot went unnamed.",
    "Some operators promise to observe the old name: Anthropic did after that report, and Bing did for msnbot in 2010. Only the present name is in their documentation, so name it too.",
    "The crawlers of the Internet Archive are called archive.org_bot today; by its own account it follows robots.txt in part only.",
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
