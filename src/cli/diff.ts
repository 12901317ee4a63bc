import { answerCode } from "../core/answer-codes.ts";
import { OK } from "../core/answers.ts";
import { Expectations } from "../core/expectations.ts";
import { crawlersInput, expectationsInput, focusInput, urlsInput } from "../core/inputs.ts";
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
import { makeLink } from "../features/share/make-link.ts";
import { excerpt } from "../words/quoting.ts";
import type { Call, Command, Options } from "./command.ts";
import { pageOf, settingsOf, stateOf } from "./file.ts";
import { pageAddress } from "./link.ts";
import type { Entry } from "./output.ts";
import { VERDICTS, visible } from "./said.ts";
import { Unusable } from "./surroundings.ts";
import { diffWords, inputWords } from "./words.ts";

/** What changes in meaning from one file to another: for each crawler a URL with another verdict, or the proof that there is none. */
export const diff: Command = {
  operands: ["OLD", "NEW"],
  options: ["agent", "read-as", "page"],
  formats: ["text", "json", "ndjson", "csv", "markdown", "junit", "github"],
  async run(call) {
    const { operands, options, output } = call;
    const comparison = await comparisonOf(call);
    const news = search(comparison);
    const { agent } = options;
    const found = agent ? ofAgents(agent, news.found) : news.found;
    const isSame = found.every(({ difference }) => difference.kind === "equal");
    const isProven = agent ? isSame : news.summary?.kind === "equal" || isSame;
    const link = isSame ? null : await linkTo(comparison, found, options);
    output.file = operands[1] ?? "";
    if (output.format === "text")
      for (const line of linesOf(comparison, news, agent ? found : null, link))
        await output.write(`${visible(line)}\n`);
    else if (output.format === "markdown")
      await output.write(
        comparisonMarkdown(comparison, { ...news, found }) +
          (link ? `\n${diffWords.linkMarkdown(link)}\n` : ""),
      );
    else
      for (const one of found)
        if (agent || one.difference.kind !== "equal") await output.add(entryOf(one));
    if (output.format !== "markdown" && output.format !== "text") output.end(COLUMNS);
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
  link: string | null,
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
    ...(link ? [diffWords.link(link)] : []),
  ];
}

// More would make the link too long for many programs.
const MOST_LINKED = 20;

/** A link to the new file, where the old verdicts are expected of the URLs that change, so that the page marks each of them; null without the address of a page, and where it would be too long. */
async function linkTo(
  { after }: Comparison,
  found: readonly CrawlerDifference[],
  { page }: Options,
): Promise<string | null> {
  const address = pageAddress(page);
  if (address === "") return null;
  const turns = alikeDifferences(found)
    .slice(0, MOST_LINKED)
    .flatMap(({ readers: [crawler = ANYONE_ELSE], difference }) =>
      difference.kind === "differs" ? { crawler, ...difference } : [],
    );
  const urls = [...new Set(turns.map(({ path }) => path))];
  const crawlers = [...new Set(turns.map(({ crawler }) => crawler))];
  const expectations = Expectations.none(urls, crawlers).edited((expect) => {
    for (const { path, crawler, before } of turns)
      if (before.outcome === "allow" || before.outcome === "disallow")
        expect(urls.indexOf(path), crawlers.indexOf(crawler), before.outcome);
  });
  const shown = after.update({
    effects: [
      urlsInput.set.of(urls),
      crawlersInput.set.of(crawlers),
      expectationsInput.set.of(expectations),
      focusInput.set.of({ url: 0, crawler: 0 }),
    ],
  }).state;
  return makeLink({ getState: () => shown }).then(
    (fragment) => `${address}#${fragment}`,
    () => null,
  );
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
