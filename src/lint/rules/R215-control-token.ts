import { crawlers } from "../../engine/crawlers/index.ts";
import { code } from "../../words/quoting.ts";
import type { Problem } from "../problem.ts";
import { reachOf } from "../reach.ts";

interface Facts {
  readonly token: string;
}

/** R215: a token that no crawler sends: what is forbidden to it is still fetched, and used for less. */
export const controlToken: Problem<Facts> = {
  code: "R215",
  severity: "information",
  title: "Token that fetches nothing",
  inFile: (file) =>
    CONTROL_TOKENS.flatMap((token) => {
      const { analysis } = file;
      const found = analysis.named(analysis.dialect.agents.tokenOf(token));
      if (!found || reachOf(found.group, analysis.dialect) === "nothing") return [];
      const line = found.agent.line.number;
      return [{ line, span: file.valueAt(line), facts: { token } }];
    }),
  sentence: ({ token }) =>
    `${code(token)} is not a crawler: ${CONTROLS[token] ?? "another one still fetches these pages, and their use alone is limited"}.`,
  about: [
    "Some tokens stand for a use of pages rather than for a crawler. They never appear in server logs. What is forbidden to them is still fetched by the operator’s crawler and is only used for less.",
    "Google-Extended is about Gemini and its models. It changes nothing in Google Search, AI Overviews included: only rules for Googlebot do.",
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

/** What a control token is about, by token. */
const CONTROLS: Readonly<Record<string, string>> = {
  "Google-Extended":
    "Google still fetches these pages for Search, and only Gemini and its models have to do without them",
  "Applebot-Extended":
    "Applebot still fetches these pages for search, and only the training of Apple’s models has to do without them",
  "Googlebot-News":
    "Googlebot still fetches these pages for Search, and only Google News has to do without them",
  "Webzio-Extended":
    "Webz.io’s crawlers still fetch these pages, and only their use for AI is declined",
};
