import { basename } from "node:path";
import type { EditorState } from "@codemirror/state";
import { reportOn, siteOf } from "../core/derived.ts";
import { setSite } from "../core/intents.ts";
import { lowerCase } from "../engine/text/characters.ts";
import { readSite, robotsUrlOf } from "../engine/url/scope.ts";
import { SAMPLE_LENGTH } from "../tasks/lists/read-urls.ts";
import { unreadIn } from "../tasks/lists/unread.ts";
import { logFormatWords } from "../tasks/logs/words.ts";
import {
  busiestOrigin,
  type ClaimedCrawler,
  type CrawlerSummary,
  crawlersOfList,
  judgedPairs,
  mergeLine,
  partialLines,
  RequestsReading,
  rangesIn,
  summaryOf,
  Tally,
  verifiedBy,
} from "../tasks/requests/index.ts";
import { nouns } from "../words/numbers.ts";
import type { Call, Command, Options } from "./command.ts";
import { openFile, readBytes } from "./file.ts";
import { type Line, warn } from "./lines.ts";
import { Letters, textsOf } from "./list.ts";
import type { Entry, Fields } from "./output.ts";
import { Progress } from "./progress.ts";
import { Speaker, VERDICTS } from "./said.ts";
import { Unusable } from "./surroundings.ts";
import { inputWords, requestsWords } from "./words.ts";

const GROUPINGS = ["crawler", "url", "rule"] as const;

/** What crawlers asked for, by the logs of a server, and what of it the file blocks for them. */
export const requests: Command = {
  operands: ["FILE", "LOG"],
  takesSeveral: true,
  options: ["agent", "by", "read-as", "site", "status", "ranges", "partial", "merge"],
  formats: ["text", "json", "ndjson", "csv", "markdown"],
  async run(call) {
    const { operands, options, output, surroundings } = call;
    const [file = "", ...logs] = operands;
    const by = groupingOf(options);
    if (operands.filter((name) => name === "-").length > 1)
      throw new Unusable(inputWords.stdinTwice);
    if (options.partial) {
      for await (const line of partialOf(call, logs)) await output.write(line);
      return true;
    }
    const opened = await openFile(file, options, surroundings);
    const tally = options.merge ? await merged(call, logs) : await counted(call, logs);
    const state = withSite(opened, tally, call);
    const judged = judgedBy(state, tally, call);
    output.file = file;
    for (const entry of ENTRIES[by](judged)) {
      const full = output.add(entry);
      if (full) await full;
    }
    output.end(COLUMNS[by]);
    for (const said of arrivalOf(judged)) tell(call, said);
    return judged.summaries.every(({ outcomes }) => outcomes.disallow === 0);
  },
};

function tell({ surroundings: { stderr } }: Call, said: string): void {
  warn(stderr, said);
}

/** What the options group by. Throws Unusable where an option would have no effect. */
function groupingOf(options: Options): (typeof GROUPINGS)[number] {
  const { by: typed = "crawler", partial, merge, ranges } = options;
  const by = GROUPINGS.find((one) => one === typed);
  if (!by) throw new Unusable(inputWords.noGrouping(typed, GROUPINGS));
  if (partial && merge) throw new Unusable(inputWords.noEffect("merge", "partial"));
  if (merge && ranges) throw new Unusable(inputWords.noEffect("ranges", "merge"));
  const unused = (["agent", "by", "read-as", "site", "status"] as const).find(
    (name) => partial && options[name] !== undefined,
  );
  if (unused) throw new Unusable(inputWords.noEffect(unused, "partial"));
  return by;
}

async function* partialOf(call: Call, logs: readonly string[]): AsyncGenerator<string, void> {
  yield* partialLines(await counted(call, logs));
}

/** The requests of logs. Throws Unusable where there are none. */
async function counted(call: Call, logs: readonly string[]): Promise<Tally> {
  const { options, surroundings } = call;
  const isVerified = options.ranges && verifiedBy(await listsOf(call));
  const reading = new RequestsReading(isVerified ? { isVerified } : {});
  const progress = new Progress(surroundings.stderr, true, nouns.line);
  let start: string | null = null;
  try {
    for (const log of logs) {
      // A byte of a log that is not UTF-8 is what the client sent.
      for await (const text of textsOf(log, new Letters(false), surroundings)) {
        start ??= text.slice(0, SAMPLE_LENGTH);
        const before = reading.lines;
        reading.read(text);
        progress.add(reading.lines - before);
      }
      reading.endLog();
    }
  } finally {
    progress.end();
  }
  for (const said of requestsWords.left(reading.left)) tell(call, said);
  for (const { id } of reading.formats)
    if (logFormatWords[id].lacks !== null) tell(call, logFormatWords[id].lacks);
  if (reading.requests === 0) {
    const [log] = logs;
    const unread = logs.length === 1 && start !== null ? unreadIn(start) : null;
    throw new Unusable(unread && log ? inputWords.unread(log, unread) : inputWords.noRequest(logs));
  }
  if (reading.lacksAgents) tell(call, requestsWords.noAgents);
  return reading.tally;
}

async function listsOf(call: Call): Promise<Parameters<typeof verifiedBy>[0]> {
  const lists = [];
  for (const named of call.options.ranges ?? []) {
    const [, token = "", name = named] = /^([^=/\\]+)=(.+)$/.exec(named) ?? [];
    const tokens = token === "" ? crawlersOfList(basename(name)) : [token];
    if (tokens.length === 0) throw new Unusable(inputWords.unknownRanges(name));
    const bytes = await readBytes(name, LARGEST_LIST, call.surroundings);
    const ranges = rangesIn(new TextDecoder().decode(bytes));
    if (!ranges) throw new Unusable(inputWords.noRanges(name));
    lists.push({ tokens, ranges });
  }
  return lists;
}

/** In MiB. */
const LARGEST_LIST = 16;

/** The requests that partial results add up to. Throws Unusable where a file is something else. */
async function merged({ surroundings }: Call, files: readonly string[]): Promise<Tally> {
  const tally = new Tally();
  for (const file of files) {
    let begun = "";
    let count = 0;
    const take = (line: string) => {
      if (line.trim() !== "" && !mergeLine(tally, line))
        throw new Unusable(inputWords.noPartial(file));
      count++;
    };
    for await (const text of textsOf(file, new Letters(false), surroundings)) {
      const lines = (begun + text).split("\n");
      begun = lines.pop() ?? "";
      if (begun.length > LONGEST_PARTIAL) throw new Unusable(inputWords.noPartial(file));
      for (const line of lines) take(line);
    }
    // A line without its end was cut off.
    if (begun !== "" || count === 0) throw new Unusable(inputWords.noPartial(file));
  }
  return tally;
}

const LONGEST_PARTIAL = 1024 * 1024;

/** The page with the site that most requests went to, where none is known. */
function withSite(opened: EditorState, tally: Tally, call: Call): EditorState {
  const busiest = busiestOrigin(tally);
  if (siteOf(opened) || busiest === null) return opened;
  const host = busiest.replace(/^\/\//, "");
  if (readSite(host).kind !== "site") return opened;
  if (tally.hosts.size > 1) tell(call, requestsWords.siteTaken(host));
  return opened.update(setSite(host)).state;
}

/** What was asked for, with its verdicts. */
interface Judged {
  readonly state: EditorState;
  readonly tally: Tally;
  /** The crawlers that count, those with most requests first. */
  readonly crawlers: readonly ClaimedCrawler[];
  readonly summaries: readonly CrawlerSummary[];
  readonly site: string | null;
  /** Whether fields cannot have fields of their own. */
  readonly isTable: boolean;
}

function judgedBy(state: EditorState, tally: Tally, { options, output }: Call): Judged {
  const { agent } = options;
  const wanted = agent && new Set(agent.map(lowerCase));
  const crawlers = tally.crawlers
    .filter(({ token }) => (wanted ? wanted.has(lowerCase(token)) : token !== ""))
    .toSorted((one, other) => other.requests - one.requests || order(one.token, other.token));
  const known = siteOf(state);
  const site = known && new URL(robotsUrlOf(known)).origin;
  const summaries = crawlers.map((crawler) => summaryOf(crawler, site, reportFor(state)));
  const isTable = output.format === "csv" || output.format === "markdown";
  return { state, tally, crawlers, summaries, site, isTable };
}

function reportFor(state: EditorState) {
  return (crawler: string, urls: readonly string[]) =>
    reportOn(state, { urls, crawlers: [crawler] });
}

function order(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function* arrivalOf({ tally, crawlers, summaries }: Judged): Generator<string, void> {
  const sum = (of: (summary: CrawlerSummary) => number) =>
    summaries.reduce((total, summary) => total + of(summary), 0);
  const times = crawlers.flatMap(({ first, last }) => [first, last]).filter((time) => time >= 0);
  yield requestsWords.arrival({
    requests: sum(({ crawler }) => crawler.requests),
    crawlers: crawlers.length,
    urls: sum(({ urls }) => urls),
    from: times.length > 0 ? dayOf(times.reduce((one, other) => Math.min(one, other))) : null,
    to: times.length > 0 ? dayOf(times.reduce((one, other) => Math.max(one, other))) : null,
    blocked: sum(({ outcomes }) => outcomes.disallow),
    others: tally.others,
    otherMethods: tally.otherMethods,
  });
  const beyond = sum(({ crawler }) => crawler.ofOtherUrls);
  if (beyond > 0) yield requestsWords.beyond(beyond);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function timeText(time: number): string | null {
  return Number.isNaN(time) ? null : new Date(time).toISOString().replace(".000Z", "Z");
}

const ENTRIES: Readonly<
  Record<(typeof GROUPINGS)[number], (judged: Judged) => Generator<Entry, void>>
> = { crawler: byCrawler, url: byUrl, rule: byRule };

const COLUMNS: Readonly<Record<(typeof GROUPINGS)[number], readonly string[]>> = {
  crawler: [
    ...["crawler", "requests", "blocked", "allowed", "notGoverned", "undefined", "ofOtherUrls"],
    ...["urls", "blockedUrls", "first", "last", "robotsTxtRequests", "robotsTxtLast"],
    "robotsTxtStatus",
  ],
  url: ["url", "crawler", "requests", "verdict", "line", "rule", "first", "last"],
  rule: ["line", "rule", "group", "crawler", "requests", "verdict", "ground"],
};

function* byCrawler({ summaries, isTable }: Judged): Generator<Entry, void> {
  const name = widthOf(summaries.map(({ crawler }) => crawler.token));
  const areCompared = summaries.some(
    ({ crawler }) => crawler.verified + crawler.notFromOperator > 0,
  );
  const digits = widthOf(summaries.map(({ crawler }) => requestsWords.number(crawler.requests)));
  for (const summary of summaries) {
    const { crawler, outcomes, urls, blockedUrls, robotsTxt } = summary;
    const { token, requests, ofOtherUrls, first, last, statuses, verified, notFromOperator } =
      crawler;
    const robots = {
      requests: robotsTxt.requests,
      last: timeText(robotsTxt.last),
      status: robotsTxt.status || null,
    };
    // All rows of a table have the same columns.
    const isCompared = isTable ? areCompared : verified + notFromOperator > 0;
    const fields: Fields = {
      crawler: token,
      requests,
      blocked: outcomes.disallow,
      allowed: outcomes.allow,
      notGoverned: outcomes["not-governed"],
      undefined: outcomes.undefined,
      ofOtherUrls,
      urls,
      blockedUrls,
      first: timeText(first),
      last: timeText(last),
      ...(isTable
        ? {
            robotsTxtRequests: robots.requests,
            robotsTxtLast: robots.last,
            robotsTxtStatus: robots.status,
          }
        : { statuses: statusesOf(statuses), robotsTxt: robots }),
      ...(isCompared && { verified, notFromOperator }),
    };
    const head = `${token.padEnd(name)}  ${requestsWords.number(requests).padStart(digits)}  `;
    const after = [
      requestsWords.robotsTxt(robots.requests, robots.last, robots.status),
      ...(isCompared ? [requestsWords.verified(verified, notFromOperator)] : []),
    ];
    const blocked = requestsWords.blocked(outcomes.disallow, requests);
    const isBad = outcomes.disallow > 0;
    yield entryOf(fields, token, [head, [blocked, look(isBad)], `  ${after.join("  ")}`]);
  }
}

function look(isBad: boolean): "bad" | "faint" {
  return isBad ? "bad" : "faint";
}

/** `{"2xx": 5}`, without classes that never came. */
function statusesOf(statuses: readonly number[]): Readonly<Record<string, number>> {
  const named = statuses.map((count, digit): [string, number] => [
    digit === 0 ? "unknown" : `${digit}xx`,
    count,
  ]);
  return Object.fromEntries(named.filter(([, count]) => count > 0));
}

function* byUrl({ state, crawlers, site }: Judged): Generator<Entry, void> {
  const rows = crawlers.flatMap((crawler) => {
    const speaker = new Speaker(0);
    return Array.from(judgedPairs(crawler, site, reportFor(state)), (judged) => {
      const { requests, first, last } = judged.pair;
      const { verdict, line, rule } = speaker.at(judged.report, judged.row);
      const { url } = judged;
      return { url, crawler: crawler.token, requests, verdict, line, rule, first, last };
    });
  });
  rows.sort(
    (one, other) =>
      other.requests - one.requests ||
      order(one.url, other.url) ||
      order(one.crawler, other.crawler),
  );
  const digits = requestsWords.number(rows[0]?.requests ?? 0).length;
  for (const { url, crawler, requests, verdict, line, rule, first, last } of rows) {
    const isBad = verdict === VERDICTS.disallow;
    const times = { first: timeText(first), last: timeText(last) };
    const fields = { url, crawler, requests, verdict, line, rule, ...times };
    const count = requestsWords.number(requests).padStart(digits);
    const said = requestsWords.ofUrl(verdict, crawler, url, line);
    yield entryOf(fields, crawler, [`${count}  `, [said, look(isBad)]]);
  }
}

function* byRule({ state, crawlers, site }: Judged): Generator<Entry, void> {
  for (const crawler of crawlers) {
    const speaker = new Speaker(0);
    const counts = new Map<ReturnType<Speaker["at"]>, number>();
    for (const { pair, report, row } of judgedPairs(crawler, site, reportFor(state))) {
      const said = speaker.at(report, row);
      counts.set(said, (counts.get(said) ?? 0) + pair.requests);
    }
    const rows = [...counts].toSorted(
      ([one, requests], [other, others]) =>
        others - requests || (one.line ?? 0) - (other.line ?? 0) || order(one.ground, other.ground),
    );
    for (const [{ line, rule, group, verdict, ground }, requests] of rows) {
      const fields = { line, rule, group, crawler: crawler.token, requests, verdict, ground };
      const isBad = verdict === VERDICTS.disallow;
      const share = requestsWords.share(requests, crawler.requests);
      const words = requestsWords.ofRule(verdict, line, rule ?? "");
      yield entryOf(fields, crawler.token, [`${crawler.token}  ${share}  `, [words, look(isBad)]]);
    }
  }
}

// No format of this command has tests or annotations.
function entryOf(fields: Fields, suite: string, line: Line): Entry {
  return { fields, text: () => [line], test: { suite, name: suite }, fault: null };
}

function widthOf(texts: readonly string[]): number {
  return texts.reduce((width, { length }) => Math.max(width, length), 0);
}
