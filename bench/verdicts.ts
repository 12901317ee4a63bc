import robotsParser from "robots-parser";
import { followerNamed } from "../src/engine/crawlers/index.ts";
import { Report } from "../src/engine/decide/report.ts";
import { type Analysis, decide, parseRobots } from "../src/engine/index.ts";
import type { Comparison } from "./comparison.ts";
import { type BenchFile, origin } from "./files.ts";

const never = () => false;

/** Every outcome, of a file that is parsed already and has not been asked yet. */
export function deciding(file: BenchFile): Comparison {
  const { text } = file;
  const rivalUrls = rivalUrlsOf(file);
  return {
    name: nameOf(file),
    first: () => {
      const analysis = parseRobots(text);
      return () => allowedByEngine(file, () => analysis);
    },
    second: () => {
      const robot = robotsParser(`${origin}/robots.txt`, text);
      return () => allowedByRival(file, rivalUrls, robot);
    },
    secondTimes: file.urls.length / rivalUrls.length,
  };
}

/** A call of `decide` for every URL and crawler, of a file that is parsed already and has not been asked yet. */
export function calling(file: BenchFile): Comparison {
  return callsOf(file, nameOf(file), () => parseRobots(file.text));
}

/** The same for one crawler, of a file that was asked before. */
export function callingAgain(file: BenchFile): Comparison {
  const crawlers = file.crawlers.slice(0, 1);
  const alone = { ...file, crawlers };
  const analysis = parseRobots(file.text);
  return callsOf(alone, `${file.name}, one crawler, asked before`, () => analysis);
}

function callsOf(file: BenchFile, name: string, prepare: () => Analysis): Comparison {
  const { text, urls, crawlers } = file;
  const rivalUrls = rivalUrlsOf(file);
  const robot = robotsParser(`${origin}/robots.txt`, text);
  return {
    name,
    first: () => {
      const analysis = prepare();
      return () => {
        let allowed = 0;
        for (const url of urls)
          for (const crawler of crawlers)
            if (decide(analysis, crawler, url).outcome === "allow") allowed += 1;
        return allowed;
      };
    },
    second: () => () => allowedByRival(file, rivalUrls, robot),
    firstTimes: 1 / (urls.length * crawlers.length),
    secondTimes: 1 / (rivalUrls.length * crawlers.length),
  };
}

/** A parse and one verdict. What an engine puts off from the parse to the first verdict is paid for here. */
export function asking({ name, text, crawlers, urls }: BenchFile): Comparison {
  const [url = origin] = urls;
  const [crawler = "*"] = crawlers;
  return {
    name,
    first: () => () => Number(decide(parseRobots(text), crawler, url).outcome === "allow"),
    second: () => () => Number(robotsParser(`${origin}/robots.txt`, text).isAllowed(url, crawler)),
  };
}

/** On how many of the verdicts that both are asked for they agree, in words. */
export function agreement(file: BenchFile): string {
  const { text, crawlers } = file;
  const urls = rivalUrlsOf(file);
  const report = new Report(
    () => parseRobots(text),
    followerNamed,
    { urls, crawlers },
    null,
    never,
  );
  const robot = robotsParser(`${origin}/robots.txt`, text);
  const isAllowed = (url: number, crawler: number) => report.outcomeAt(url, crawler) === "allow";
  const cells = urls.flatMap((url, row) =>
    crawlers.map((crawler, column) => ({
      ours: isAllowed(row, column),
      theirs: robot.isAllowed(url, crawler),
    })),
  );
  const same = cells.filter(({ ours, theirs }) => ours === theirs).length;
  const disallowed = cells.filter(({ ours }) => !ours).length;
  return `${file.name}: ${count(same)} of ${count(cells.length)}, ${count(disallowed)} disallowed by the engine`;
}

function allowedByEngine(
  { urls, crawlers }: BenchFile,
  analysisFor: ConstructorParameters<typeof Report>[0],
): number {
  const report = new Report(analysisFor, followerNamed, { urls, crawlers }, null, never);
  report.count(never);
  let allowed = 0;
  for (let url = 0; url < urls.length; url += 1)
    for (let crawler = 0; crawler < crawlers.length; crawler += 1)
      if (report.outcomeAt(url, crawler) === "allow") allowed += 1;
  return allowed;
}

function allowedByRival(
  { crawlers }: BenchFile,
  urls: readonly string[],
  robot: ReturnType<typeof robotsParser>,
): number {
  let allowed = 0;
  for (const url of urls)
    for (const crawler of crawlers) if (robot.isAllowed(url, crawler)) allowed += 1;
  return allowed;
}

/** Those that robots-parser is asked. The first few are a fair part: lists of URLs take turns between their kinds. */
function rivalUrlsOf({ urls, rivalUrls }: BenchFile): readonly string[] {
  return urls.slice(0, rivalUrls);
}

function nameOf(file: BenchFile): string {
  const { name, crawlers, urls } = file;
  const rivalUrls = rivalUrlsOf(file);
  if (rivalUrls.length === urls.length) return name;
  const [asked, all] = [rivalUrls, urls].map((list) => count(list.length * crawlers.length));
  return `${name} (robots-parser: scaled from ${asked} of ${all})`;
}

function count(things: number): string {
  return things.toLocaleString("en");
}
