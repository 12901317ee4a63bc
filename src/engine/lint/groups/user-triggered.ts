import { type Crawler, crawlers } from "../../crawlers/index.ts";
import { select } from "../../decide/select.ts";
import type { Analysis } from "../../parse/analysis.ts";
import type { FileCheck } from "../check.ts";
import { reachOf } from "../reach.ts";

/**
 * R216: a rule for a fetcher that reads a page because a person asks for it. Some do so whatever
 * robots.txt says, and none gathers what models are trained on.
 */
export const userTriggered: FileCheck = {
  code: "R216",
  severity: "information",
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
          facts: { token, operator, trainer: isMistaken ? trainer.name : "" },
        },
      ];
    }),
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
