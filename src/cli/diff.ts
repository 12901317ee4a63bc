import { answerCode } from "../core/answer-codes.ts";
import { OK } from "../core/answers.ts";
import { Expectations } from "../core/expectations.ts";
import { crawlersInput, expectationsInput, focusInput, urlsInput } from "../core/inputs.ts";
import type { Page } from "../core/intents.ts";
import { MOST_URLS } from "../core/limits.ts";
import { CHANGE_COLUMNS, changesMarkdown } from "../tasks/compare/change-exports.ts";
import type { ChangeGroup } from "../tasks/compare/change-groups.ts";
import {
  type Compared,
  comparisonMarkdown,
  type Said,
} from "../tasks/compare/comparison-markdown.ts";
import {
  type AlikeDifference,
  ANYONE_ELSE,
  alikeDifferences,
  type CrawlerDifference,
  type Difference,
  type DifferenceNews,
} from "../tasks/compare/crawler-differences.ts";
import { DifferenceJob } from "../tasks/compare/difference-job.ts";
import { Comparison, differenceQuestionOf } from "../tasks/compare/model.ts";
import type { UseChange } from "../tasks/compare/use-changes.ts";
import type { VerdictChange } from "../tasks/compare/verdict-changes.ts";
import {
  comparisonReportWords,
  differenceWords,
  groupChangeWords,
  turnWords,
  useChangeWords,
} from "../tasks/compare/words.ts";
import { makeLink } from "../tasks/links/make-link.ts";
import { codeSpan } from "../words/escaping.ts";
import { excerpt } from "../words/quoting.ts";
import { listOf } from "./check.ts";
import type { Call, Command, Options } from "./command.ts";
import { pageOf, settingsOf, stateOf } from "./file.ts";
import { pageAddress } from "./link.ts";
import type { Entry } from "./output.ts";
import { VERDICTS } from "./said.ts";
import { Unusable } from "./surroundings.ts";
import { diffWords, inputWords } from "./words.ts";

/** What changes in meaning from one file to another: for each crawler a URL with another verdict, or the proof that there is none. */
export const diff: Command = {
  operands: ["OLD", "NEW"],
  options: ["agent", "urls", "column", "read-as", "page"],
  formats: ["text", "json", "ndjson", "csv", "markdown", "junit", "github"],
  async run(call) {
    const { operands, options, output } = call;
    const { agent, page } = options;
    if (page && output.format !== "text" && output.format !== "markdown")
      throw new Unusable(inputWords.pageUnwritten(output.format));
    if (options.urls) return diffOnUrls(call);
    const comparison = await comparisonOf(call);
    const { found: all, summary } = search(comparison);
    const found = agent
      ? ofAgents(agent, all, ({ token }) => token)
      : all.filter(({ difference }) => difference.kind !== "equal");
    const isSame = found.every(({ difference }) => difference.kind === "equal");
    const isProven = isSame || (!agent && summary?.kind === "equal");
    const link = isSame ? null : await linkTo(comparison, found, options);
    const compared = agent ? aboutAgents(agent, comparison) : comparison;
    const said = agent ? { found } : { found, summary };
    output.file = operands[1] ?? "";
    if (output.format === "text")
      for (const line of linesOf(compared, said, link)) await output.say([line]);
    else if (output.format === "markdown") await output.write(markdownOf(compared, said, link));
    else if (output.format === "github") {
      // GitHub shows ten warnings of a step: one for each crawler would hide the other changes.
      for (const alike of alikeDifferences(found)) await output.add(entryOf(alike));
      for (const change of compared.uses.changes ?? []) await output.add(entryOfUse(change));
    } else
      for (const { token, difference } of found)
        await output.add(entryOf({ readers: [token], difference }));
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

/** Which verdicts on the URLs of a list change, by what changed and by which lines. Returns whether none does. */
async function diffOnUrls(call: Call): Promise<boolean> {
  const { operands, options, output } = call;
  if (!options.agent?.length) throw new Unusable(inputWords.noAgent);
  if (options.page) throw new Unusable(inputWords.pageBesideUrls);
  const list = listOf(call);
  const urls: string[] = [];
  for await (const portion of list?.portions ?? []) {
    if (urls.length + portion.length > MOST_URLS) throw new Unusable(inputWords.tooManyUrls);
    urls.push(...portion);
  }
  if (urls.length === 0) throw new Unusable(inputWords.noUrlIn(options.urls?.[0] ?? ""));
  const { verdicts, verdictGroups } = await comparisonOf(call, [...new Set(urls)]);
  const isSame = verdicts.size === 0 && !list?.left.count;
  output.file = operands[1] ?? "";
  if (output.format === "markdown") {
    for (const part of changesMarkdown(verdicts)) await output.write(part);
    return isSame;
  }
  for (const group of verdictGroups.shownBy({ query: "", order: "size" })) {
    const changes = [...group.indices].flatMap((index) => verdicts.at(index) ?? []);
    if (output.format === "text") {
      await output.say([turnWords.group(group)]);
      for (const { url, crawler } of changes) await output.say([`  ${crawler} ${url}`]);
    } else if (output.format === "github") await output.add(entryOfGroup(group));
    else for (const change of changes) await output.add(entryOfChange(change));
  }
  if (output.format === "text" && verdicts.size === 0)
    await output.say([comparisonReportWords.noneChanges(verdicts.rowsDone)]);
  if (output.format !== "text") output.end(CHANGE_COLUMNS);
  return isSame;
}

function entryOfChange(change: VerdictChange): Entry {
  const { url, crawler, before, after } = change;
  const sentence = diffWords.of(
    crawler,
    diffWords.turn(excerpt(url), turnWords.side(before), turnWords.side(after)),
  );
  return {
    fields: {
      crawler,
      url,
      before: VERDICTS[before.outcome],
      beforeLine: before.line,
      after: VERDICTS[after.outcome],
      afterLine: after.line,
    },
    text: () => [[sentence]],
    test: { suite: crawler, name: url },
    fault: { level: "warning", line: after.line, title: diffWords.title(crawler), sentence },
  };
}

function entryOfGroup(group: ChangeGroup): Entry {
  const sentence = turnWords.group(group);
  const title = turnWords.list;
  return {
    fields: { sentence },
    text: () => [[sentence]],
    test: { suite: "diff", name: sentence },
    fault: { level: "warning", line: group.after.line, title, sentence },
  };
}

/** Both files, with the same questions. */
async function comparisonOf(
  { operands, options, surroundings }: Call,
  urls: readonly string[] = [],
): Promise<Comparison> {
  const [old = "", now = ""] = operands;
  if (old === "-" && now === "-") throw new Unusable(inputWords.stdinTwice);
  const [before, after] = [
    fileOf(old, await pageOf(old, options, surroundings)),
    fileOf(now, await pageOf(now, options, surroundings)),
  ];
  const settings = { urls, readAs: after.readAs, answer: OK, ...settingsOf(options) };
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

function ofAgents<T>(
  agents: readonly string[],
  all: readonly T[],
  tokenOf: (one: T) => string,
): readonly T[] {
  const wanted = new Set(agents.map((agent) => agent.toLowerCase()));
  return all.filter((one) => wanted.has(tokenOf(one).toLowerCase()));
}

/** What is about these crawlers alone: groups are about others, too. */
function aboutAgents(agents: readonly string[], comparison: Comparison): Compared {
  const changes = (comparison.uses.changes ?? []).flatMap((change) => {
    const readers = ofAgents(agents, change.readers, (token) => token);
    return readers.length > 0 ? { ...change, readers } : [];
  });
  return { ...comparison, groups: { changes: [] }, moves: { moves: [] }, uses: { changes } };
}

function linesOf(
  { groups, moves, uses }: Compared,
  { found, summary }: Said,
  link: string | null,
): readonly string[] {
  return [
    ...(summary ? [differenceWords.summary(summary)] : []),
    ...alikeDifferences(found).map((alike) => sentenceOf(alike)),
    ...(groups.changes ?? []).map((change) => groupChangeWords.change(change)),
    ...(moves.moves ?? []).map((move) => groupChangeWords.move(move)),
    ...(uses.changes ?? []).map((change) => useChangeWords.change(change)),
    ...(link ? [diffWords.link(link)] : []),
  ];
}

/** The comparison as the page writes it, and what is proven or undecided for crawlers that were asked for. */
function markdownOf(compared: Compared, said: Said, link: string | null): string {
  const others = said.found.filter(({ difference }) => difference.kind !== "differs");
  const unchanged = said.summary ? [] : alikeDifferences(others);
  return [
    comparisonMarkdown(compared, said),
    ...unchanged.map((alike) => `${sentenceOf(alike, codeSpan)}\n`),
    ...(link ? [`${diffWords.linkMarkdown(link)}\n`] : []),
  ].join("\n");
}

function sentenceOf({ readers, difference }: AlikeDifference, quote = (name: string) => name) {
  const names = readers.map((token) => quote(differenceWords.crawler(token)));
  return diffWords.of(differenceWords.crawlers(names), saidOf(difference));
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

function entryOf(alike: AlikeDifference): Entry {
  const { readers, difference } = alike;
  const [token = ANYONE_ELSE] = readers;
  const isTurn = difference.kind === "differs";
  const crawler = differenceWords.crawlers(readers.map(differenceWords.crawler));
  const sentence = sentenceOf(alike);
  return {
    fields: {
      crawler: token,
      difference: difference.kind,
      url: isTurn ? difference.path : null,
      before: isTurn ? VERDICTS[difference.before.outcome] : null,
      beforeLine: isTurn ? difference.before.line : null,
      after: isTurn ? VERDICTS[difference.after.outcome] : null,
      afterLine: isTurn ? difference.after.line : null,
    },
    text: () => [[sentence]],
    test: { suite: "diff", name: crawler },
    fault:
      difference.kind === "equal"
        ? null
        : {
            level: "warning",
            line: isTurn ? difference.after.line : null,
            title: diffWords.title(crawler),
            sentence,
          },
  };
}

/** A use that changed, as an annotation. */
function entryOfUse(change: UseChange): Entry {
  const sentence = useChangeWords.change(change);
  const { title } = useChangeWords;
  const line = change.after.by?.line ?? null;
  return {
    fields: { sentence },
    text: () => [[sentence]],
    test: { suite: "diff", name: title },
    fault: { level: "warning", line, title, sentence },
  };
}
