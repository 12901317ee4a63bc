import { answerCode, OK } from "../core/answers.ts";
import type { Page } from "../core/intents.ts";
import { comparisonMarkdown } from "../features/compare/comparison-markdown.ts";
import {
  ANYONE_ELSE,
  alikeDifferences,
  type CrawlerDifference,
  type Difference,
  type DifferenceNews,
} from "../features/compare/crawler-differences.ts";
import { DifferenceJob } from "../features/compare/difference-job.ts";
import { Comparison, differenceQuestionOf } from "../features/compare/model.ts";
import { differenceWords, groupChangeWords, turnWords } from "../features/compare/words.ts";
import { excerpt } from "../words/quoting.ts";
import type { Call, Command } from "./command.ts";
import { pageOf, settingsOf, stateOf } from "./file.ts";
import type { Entry } from "./output.ts";
import { VERDICTS, visible } from "./said.ts";
import { Unusable } from "./surroundings.ts";
import { diffWords, inputWords } from "./words.ts";

/** What changes in meaning from one file to another: for each crawler a URL with another verdict, or the proof that there is none. */
export const diff: Command = {
  operands: ["OLD", "NEW"],
  options: ["agent", "read-as"],
  formats: ["text", "json", "ndjson", "csv", "markdown", "junit", "github"],
  async run(call) {
    const { operands, options, output } = call;
    const comparison = await comparisonOf(call);
    const news = search(comparison);
    const { agent } = options;
    const found = agent ? ofAgents(agent, news.found) : news.found;
    const isSame = found.every(({ difference }) => difference.kind === "equal");
    const isProven = agent ? isSame : news.summary?.kind === "equal" || isSame;
    output.file = operands[1] ?? "";
    if (output.format === "text")
      for (const line of linesOf(comparison, news, agent ? found : null))
        await output.write(`${visible(line)}\n`);
    else if (output.format === "markdown")
      await output.write(comparisonMarkdown(comparison, { ...news, found }));
    else
      for (const one of found)
        if (agent || one.difference.kind !== "equal") await output.add(entryOf(one));
    if (output.format === "markdown" || output.format === "text") await output.flush();
    else await output.end(COLUMNS);
    return isProven;
  },
};

const COLUMNS = [
  "crawler",
  "difference",
  "url",
  "before",
  "beforeLine",
  "after",
  "afterLine",
] as const;

/** Both files, with the same questions. */
async function comparisonOf({ operands, options, surroundings }: Call): Promise<Comparison> {
  const [old = "", now = ""] = operands;
  if (old === "-" && now === "-") throw new Unusable(inputWords.stdinTwice);
  const [before, after] = [
    fileOf(old, await pageOf(old, options, surroundings)),
    fileOf(now, await pageOf(now, options, surroundings)),
  ];
  const settings = { urls: [], readAs: after.readAs, answer: OK, ...settingsOf(options) };
  const comparison = new Comparison(
    stateOf({ ...before, crawlers: after.crawlers, ...settings }),
    stateOf({ ...after, ...settings }),
  );
  comparison.run(() => false);
  return comparison;
}

/** A file to compare. Throws Unusable where a site sent none. */
function fileOf(name: string, page: Page): Page {
  const { kind } = page.answer;
  if (kind === "ok" || kind === "redirects") return page;
  throw new Unusable(inputWords.noFile(name, answerCode(page.answer)));
}

function search({ before, after }: Comparison): DifferenceNews {
  const job = new DifferenceJob(differenceQuestionOf(before, after));
  job.run(() => false);
  return job.takeNews();
}

function ofAgents(
  agents: readonly string[],
  found: readonly CrawlerDifference[],
): readonly CrawlerDifference[] {
  const wanted = new Set(agents.map((agent) => agent.toLowerCase()));
  return found.filter(({ token }) => wanted.has(token.toLowerCase()));
}

/** `asked`: what was found for the crawlers that were asked for; null where all were. */
function linesOf(
  { groups, moves }: Comparison,
  { found, summary }: DifferenceNews,
  asked: readonly CrawlerDifference[] | null,
): readonly string[] {
  const shown = asked ?? found.filter(({ difference }) => difference.kind !== "equal");
  const differences = alikeDifferences(shown).map(({ readers, difference }) =>
    diffWords.of(
      differenceWords.crawlers(readers.map(differenceWords.crawler)),
      saidOf(difference),
    ),
  );
  const changed = asked
    ? []
    : (groups.changes ?? []).map((change) => groupChangeWords.change(change));
  const moved = asked ? [] : (moves.moves ?? []).map((move) => groupChangeWords.move(move));
  return [
    ...(summary && !asked ? [differenceWords.summary(summary)] : []),
    ...differences,
    ...changed,
    ...moved,
  ];
}

function saidOf(difference: Difference): string {
  switch (difference.kind) {
    case "equal":
      return differenceWords.same[difference.why];
    case "undecided":
      return differenceWords.undecided;
    case "differs": {
      const { path, before, after } = difference;
      return diffWords.turn(excerpt(path), turnWords.side(before), turnWords.side(after));
    }
  }
}

function entryOf({ token, difference }: CrawlerDifference): Entry {
  const isTurn = difference.kind === "differs";
  const crawler = differenceWords.crawler(token);
  return {
    fields: {
      crawler: token === ANYONE_ELSE ? "*" : token,
      difference: difference.kind,
      url: isTurn ? difference.path : null,
      before: isTurn ? VERDICTS[difference.before.outcome] : null,
      beforeLine: isTurn ? difference.before.line : null,
      after: isTurn ? VERDICTS[difference.after.outcome] : null,
      afterLine: isTurn ? difference.after.line : null,
    },
    text: () => diffWords.of(crawler, saidOf(difference)),
    test: { suite: "diff", name: crawler },
    fault:
      difference.kind === "equal"
        ? null
        : {
            level: "warning",
            line: isTurn ? difference.after.line : null,
            title: diffWords.title(crawler),
            sentence: diffWords.of(crawler, saidOf(difference)),
          },
  };
}
