import { crawlers } from "../../engine/crawlers/index.ts";
import { code } from "../../words/quoting.ts";
import type { Problem } from "../problem.ts";
import { reachOf } from "../reach.ts";

/** R215: a token that no crawler sends: pages disallowed for it are still fetched, but used for less. */
export const controlToken: Problem<{ readonly token: string }> = {
  code: "R215",
  severity: "information",
  title: "Product token that is not a crawler",
  inFile: (file) =>
    CONTROL_TOKENS.flatMap((token) => {
      const { analysis } = file;
      const found = analysis.named(analysis.dialect.agents.tokenOf(token));
      if (!found || reachOf(found.group, analysis.dialect) === "nothing") return [];
      return [{ line: found.agent.line.number, facts: { token } }];
    }),
  sentence: ({ token }) =>
    `${CONTROLS[token] ?? "Another crawler still fetches these pages"}: ${code(token)} is not a crawler.`,
  about: [
    "Some product tokens name a use of pages and not a crawler. They never appear in server logs. The operator’s crawler still fetches the pages that you disallow for them, and the operator uses the pages for less.",
    "Google-Extended is about Gemini. It changes nothing in Google Search, and AI Overviews are a part of Search: in robots.txt, only rules for Googlebot change that.",
  ],
  example: {
    wrong: "User-agent: Google-Extended\nDisallow: /drafts/",
    right: "User-agent: Googlebot\nDisallow: /drafts/",
  },
  source: {
    title: "Google, common crawlers",
    url: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
  },
};

const CONTROL_TOKENS = crawlers
  .filter(({ kind }) => kind === "control token")
  .flatMap(({ tokens }) => tokens);

/**
 * What still happens, and what a control token stops. Google, common crawlers: Google-Extended is
 * about Gemini and “does not impact a site's inclusion in Google Search”. Apple, About Applebot:
 * pages disallowed for Applebot-Extended can still be in search results.
 */
const CONTROLS: Readonly<Record<string, string>> = {
  "Google-Extended": "Google still fetches these pages, but may not use them for Gemini",
  "Applebot-Extended": "Applebot still fetches these pages, but Apple may not train models on them",
  "Googlebot-News": "Googlebot still fetches these pages, but not for Google News",
  "Webzio-Extended": "The crawlers of Webz.io still fetch these pages, but not for AI",
};
