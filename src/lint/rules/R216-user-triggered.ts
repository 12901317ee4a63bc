import { type Crawler, crawlers } from "../../engine/crawlers/index.ts";
import { select } from "../../engine/decide/select.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import { code } from "../../words/quoting.ts";
import type { Problem } from "../problem.ts";
import { reachOf } from "../reach.ts";

interface Facts {
  readonly token: string;
  readonly operator: string;
  /** The crawler that was likely meant, where this is a mistake. */
  readonly trainer: string | null;
}

/**
 * R216: a rule for a fetcher that reads a page because a person asks for it. Some do so whatever
 * robots.txt says, and none gathers what models are trained on.
 */
export const userTriggered: Problem<Facts> = {
  code: "R216",
  severity: "information",
  title: "Fetcher that acts for a person",
  inFile: (file) =>
    FETCHERS.flatMap(({ token, operator, trainer }) => {
      const { analysis } = file;
      const found = analysis.named(analysis.dialect.agents.tokenOf(token));
      const reach = found ? reachOf(found.group, analysis.dialect) : "nothing";
      if (!found || reach === "nothing") return [];
      const isMistaken = reach === "everything" && trainer && isLeftOpen(trainer, analysis);
      if (!isMistaken && !MAY_IGNORE.has(token)) return [];
      const line = found.agent.line.number;
      return [
        {
          line,
          span: file.valueAt(line),
          severity: isMistaken ? "warning" : "information",
          facts: { token, operator, trainer: isMistaken ? trainer.name : null },
        },
      ];
    }),
  sentence: ({ token, operator, trainer }) =>
    trainer
      ? `${code(token)} fetches what people ask for; what ${operator} trains models on is fetched by ${code(trainer)}, which no group names.`
      : `${code(token)} fetches what people ask for, and ${operator} does not promise that it obeys robots.txt.`,
  about: [
    "Assistants fetch a page when a person asks about it. OpenAI, Perplexity, Meta and Amazon say that robots.txt may not hold for such requests; Anthropic and Mistral say that it does.",
    "These fetchers gather nothing for training. Who wants that stopped has to name the operator’s crawler: GPTBot, not ChatGPT-User.",
  ],
  example: {
    wrong: "User-agent: ChatGPT-User\nDisallow: /",
    right: "User-agent: GPTBot\nDisallow: /",
  },
  source: { title: "OpenAI, crawlers", url: "https://developers.openai.com/api/docs/bots" },
};

const FETCHERS = crawlers
  .filter(({ kind }) => kind === "user-triggered fetcher")
  .flatMap(({ tokens, operator }) =>
    tokens.map((token) => ({ token, operator, trainer: trainerOf(operator) })),
  );

/** The crawler by which an operator gathers what its models are trained on, or null. */
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
]);

/** Whether no group names the crawler, and what holds for it instead does not keep it out. */
function isLeftOpen(crawler: Crawler, analysis: Analysis): boolean {
  const { group, reason } = select(analysis, crawler);
  return (
    reason.kind !== "own" && (group === null || reachOf(group, analysis.dialect) !== "everything")
  );
}
