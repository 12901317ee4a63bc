import type { EditorState } from "@codemirror/state";
import { reportOn } from "../core/derived.ts";
import type { Column, Report } from "../engine/decide/report.ts";
import { followerOf } from "../engine/decide/select.ts";
import type { Verdict } from "../engine/decide/verdict.ts";
import { readSite, robotsUrlOf } from "../engine/url/scope.ts";
import { whyWords } from "../tasks/why/words.ts";
import type { Call, Command, Options } from "./command.ts";
import { openFile } from "./file.ts";
import { warn } from "./lines.ts";
import { type UrlList, urlList } from "./list.ts";
import { Progress } from "./progress.ts";
import { Speaker, VERDICTS, VerdictEntry } from "./said.ts";
import { type Surroundings, Unusable } from "./surroundings.ts";
import { inputWords } from "./words.ts";

/** Verdicts on URLs, one after another, as they are read. */
export const check: Command = {
  operands: ["FILE"],
  options: ["agent", "exact", "url", "urls", "column", "read-as", "site", "status"],
  formats: ["text", "json", "ndjson", "csv", "markdown", "junit", "github"],
  async run(call) {
    const { operands, options, output, surroundings } = call;
    const [file = ""] = operands;
    const agents = agentsOf(options);
    const list = listOf(call);
    const state = await openFile(file, options, surroundings);
    output.file = file;
    const progress = new Progress(surroundings.stderr, list !== null);
    tellAboutUrl(options.url ?? [], surroundings);
    const speakers = agents.map((_, crawler) => new Speaker(crawler));
    let allAllowed = true;
    let count = 0;
    try {
      for await (const urls of portionsOf(options, list)) {
        count += urls.length;
        const report = reportBy(state, options, urls);
        for (const row of urls.keys())
          for (const speaker of speakers) {
            const said = speaker.at(report, row);
            allAllowed &&= said.verdict === VERDICTS.allow;
            const full = output.add(new VerdictEntry(urls[row] ?? "", said));
            if (full) await full;
          }
        progress.add(urls.length);
      }
    } finally {
      progress.end();
    }
    // A download that failed would look as if all its URLs were allowed.
    if (list && count === (options.url ?? []).length)
      throw new Unusable(inputWords.noUrlIn(options.urls?.[0] ?? ""));
    output.end(["url", "crawler", "verdict", "line", "rule", "group", "readAs", "ground"]);
    // An entry without a verdict is not allowed either.
    return allAllowed && !list?.left.count;
  },
};

/** Tells what a person may not expect of a URL: of the first that has it. */
export function tellAboutUrl(urls: readonly string[], { stderr }: Surroundings): void {
  const sentence = urls.map(whyWords.aboutUrl).find((said) => said !== null);
  if (sentence) warn(stderr, sentence);
}

/** A verdict of the table, and how it is said. */
export interface Cell {
  readonly state: EditorState;
  readonly url: string;
  readonly column: Column;
  readonly verdict: Verdict;
  readonly entry: VerdictEntry;
}

/** The verdicts on the URLs that the options name, one after another. Throws Unusable where they name no crawler or no URL. */
export async function* cellsOf({ operands, options, surroundings }: Call): AsyncGenerator<Cell> {
  const [file = ""] = operands;
  const agents = agentsOf(options);
  const { url: urls = [] } = options;
  if (urls.length === 0) throw new Unusable(inputWords.noUrl);
  const state = await openFile(file, options, surroundings);
  const report = reportBy(state, options, urls);
  for (const [row, url] of urls.entries())
    for (const crawler of agents.keys()) {
      const verdict = report.verdictAt(row, crawler);
      const column = report.columns[crawler];
      if (!verdict || !column) throw new Error("a verdict outside of the table");
      const entry = new VerdictEntry(url, new Speaker(crawler).at(report, row));
      yield { state, url, column, verdict, entry };
    }
}

/** The crawlers that are asked about. Throws Unusable where there is none. */
function agentsOf({ agent = [] }: Options): readonly string[] {
  if (agent.length === 0) throw new Unusable(inputWords.noAgent);
  return agent;
}

/** The list of --urls; null where --url names some instead. */
export function listOf({ options, operands, surroundings }: Call): UrlList | null {
  const { url = [], urls: [urls, ...more] = [], column, site = "" } = options;
  if (urls === undefined && url.length === 0) throw new Unusable(inputWords.noUrl);
  if (urls === undefined && column !== undefined) throw new Unusable(inputWords.columnAlone);
  if (urls === undefined) return null;
  if (more.length > 0) throw new Unusable(inputWords.oneList);
  if (urls === "-" && operands[0] === "-") throw new Unusable(inputWords.stdinTwice);
  return urlList(urls, column, originOf(site), surroundings);
}

/** How a URL of a site begins; null where it is not known. */
function originOf(site: string): string | null {
  const reading = readSite(site);
  return reading.kind === "site" ? new URL(robotsUrlOf(reading.site)).origin : null;
}

/** URLs that are decided together: what is made for them is small, and is gone with them. */
const AT_ONCE = 4096;

async function* portionsOf(
  { url = [] }: Options,
  list: UrlList | null,
): AsyncGenerator<readonly string[], void> {
  if (url.length > 0) yield url;
  if (!list) return;
  for await (const portion of list.portions)
    for (let at = 0; at < portion.length; at += AT_ONCE) yield portion.slice(at, at + AT_ONCE);
}

/** The verdicts on some URLs for the crawlers of the options, as the page's table has them. */
export function reportBy(
  state: EditorState,
  { agent: crawlers = [], exact }: Options,
  urls: readonly string[],
): Report {
  return reportOn(state, { urls, crawlers }, exact ? { followerFor: followerOf } : {});
}
