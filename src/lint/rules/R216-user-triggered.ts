import { type Crawler, crawlers } from "../../engine/crawlers/index.ts";
import { select } from "../../engine/decide/select.ts";
import type { Analysis, Found } from "../../engine/parse/analysis.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import { code } from "../../words/quoting.ts";
import { namedWith } from "../obeyed-agents.ts";
import type { Problem } from "../problem.ts";
import { reachOf } from "../reach.ts";

interface Facts {
  readonly token: string;
  readonly operator: string;
  /** The crawler that was probably meant, where this is a mistake. */
  readonly trainer: string | null;
}

/**
 * R216: a rule for a fetcher that reads a page because a person asks for it. Some of them ignore
 * robots.txt, and none collects data for training.
 */
export const userTriggered: Problem<Facts> = {
  code: "R216",
  severity: "information",
  title: "Fetcher that a user triggers",
  inFile: (file) =>
    FETCHERS.flatMap(({ token, operator, trainer }) => {
      const { analysis } = file;
      const found = fetcherIn(analysis, token);
      const reach = found ? reachOf(found.group, analysis.dialect) : "nothing";
      if (!found || reach === "nothing") return [];
      const isMistaken =
        reach === "everything" &&
        trainer &&
        isLeftOpen(trainer, analysis) &&
        !isAmongFetchers(found, operator);
      if (!isMistaken && !MAY_IGNORE.has(token)) return [];
      return [
        {
          line: found.agent.line.number,
          severity: isMistaken ? "warning" : "information",
          facts: { token, operator, trainer: isMistaken ? trainer.name : null },
        },
      ];
    }),
  sentence: ({ token, operator, trainer }) =>
    trainer
      ? `${code(trainer)} may still collect training data for ${operator}: no group names it, and ${code(token)} fetches pages only when users ask.`
      : `${code(token)} may ignore these rules: ${operator} does not promise to obey robots.txt when a user asks for a page.`,
  about: [
    "Assistants fetch a page when a user asks about it. OpenAI, Perplexity, Meta, Amazon and Google say that their fetchers may ignore robots.txt. Anthropic and Mistral say that theirs obey it.",
    "Other crawlers collect the data for training. To keep your pages out of training data, name the crawler that collects it: GPTBot, not ChatGPT-User.",
  ],
  example: {
    wrong: "User-agent: ChatGPT-User\nDisallow: /",
    right: "User-agent: GPTBot\nDisallow: /",
  },
  source: { title: "OpenAI, crawlers", url: "https://developers.openai.com/api/docs/bots" },
};

/** The group that names a fetcher: a parser that cuts names at digits finds others for the same part. */
function fetcherIn(analysis: Analysis, token: string): Found | null {
  const found = analysis.named(analysis.dialect.agents.tokenOf(token));
  return found && lowerCase(found.agent.name).startsWith(lowerCase(token)) ? found : null;
}

/** Whether the fetchers of other operators are in the same list, so that assistants are what was meant. */
function isAmongFetchers(found: Found, operator: string): boolean {
  return namedWith(found).some(
    (other) => other.kind === "user-triggered fetcher" && other.operator !== operator,
  );
}

// Google, “Google user-triggered fetchers”: they “generally ignore robots.txt rules”. Their names are
// those of their User-Agent headers; the catalogue has no tokens of theirs.
const OF_GOOGLE = ["FeedFetcher-Google", "Google-Read-Aloud", "Google-Site-Verification"];

const FETCHERS = [
  ...crawlers
    .filter(({ kind }) => kind === "user-triggered fetcher")
    .flatMap(({ tokens, operator }) =>
      tokens.map((token) => ({ token, operator, trainer: trainerOf(operator) })),
    ),
  ...OF_GOOGLE.map((token) => ({ token, operator: "Google", trainer: null })),
];

/** The crawler with which an operator collects training data, or null. */
function trainerOf(operator: string): Crawler | null {
  const isTrainer = (other: Crawler) =>
    other.operator === operator && other.category === "ai-training" && other.kind === "crawler";
  return crawlers.find(isTrainer) ?? null;
}

// Their operators say so: “robots.txt rules may not apply” (OpenAI), “generally ignores” (Perplexity),
// “may bypass” (Meta), “may not follow all robots.txt directives” (Amazon).
const MAY_IGNORE: ReadonlySet<string> = new Set([
  "ChatGPT-User",
  "Perplexity-User",
  "meta-externalfetcher",
  "Amzn-User",
  ...OF_GOOGLE,
]);

/** Whether no group names the crawler, and the group that applies instead does not block all of the site. */
function isLeftOpen(crawler: Crawler, analysis: Analysis): boolean {
  const { group, reason } = select(analysis, crawler);
  return (
    reason.kind !== "own" && (group === null || reachOf(group, analysis.dialect) !== "everything")
  );
}
