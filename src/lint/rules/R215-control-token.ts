import { crawlerNamed, crawlers } from "../../engine/crawlers/index.ts";
import { purposeTokens } from "../../engine/crawlers/purpose-tokens.ts";
import type { Found } from "../../engine/parse/analysis.ts";
import { code } from "../../words/quoting.ts";
import { namedWith } from "../obeyed-agents.ts";
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
      if (isAmongTrainers(found)) return [];
      return [{ line: found.agent.line.number, facts: { token } }];
    }),
  sentence: ({ token }) =>
    `${code(token)} blocks no crawler: the token only ${CONTROLS[token] ?? "limits the use of these pages"}.`,
  about: [
    "Some product tokens name a use of pages and not a crawler. They never appear in server logs. The operator’s crawler may still fetch pages that you disallow for one of these tokens. The operator then uses these pages for fewer purposes.",
    "Google-Extended controls whether Google may use your pages for Gemini. The token changes nothing in Google Search, which includes AI Overviews. In robots.txt, only the rules that Googlebot obeys affect AI Overviews. To leave them out without blocking Googlebot, use “Search generative AI” in Search Console.",
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

/** Whether crawlers for training are in the same list, so that less training is what was wanted. */
function isAmongTrainers(found: Found): boolean {
  if (crawlerNamed(found.agent.name)?.category !== "ai-training") return false;
  return namedWith(found).some(
    ({ category, kind }) => category === "ai-training" && kind === "crawler",
  );
}

const CONTROL_TOKENS = [
  ...crawlers.filter(({ kind }) => kind === "control token").flatMap(({ tokens }) => tokens),
  ...purposeTokens.map(({ token }) => token),
];

// AI Overviews: support.google.com/webmasters/answer/16908024, for all sites since 31 August 2026.
/**
 * What a rule for a control token does, after “only”. Google, common crawlers: Google-Extended is
 * about Gemini and “does not impact a site's inclusion in Google Search”. Apple, About Applebot:
 * pages disallowed for Applebot-Extended can still be in search results.
 */
const CONTROLS: Readonly<Record<string, string>> = {
  "Google-Extended": "tells Google not to use these pages for Gemini",
  "Applebot-Extended": "tells Apple not to train models on these pages",
  "Googlebot-News": "keeps these pages out of Google News",
  "Webzio-Extended": "tells Webz.io not to use these pages for AI",
  // The draft of 30 October 2026 (see purpose-tokens.ts).
  "__usage_ai-training": "refuses training, and no operator states yet that it obeys the token",
};
