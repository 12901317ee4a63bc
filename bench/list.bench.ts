import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import robotsParser from "robots-parser";
import { main } from "../src/cli/main.ts";
import { printTable } from "./comparison.ts";
import { askedFiles, type BenchFile, origin } from "./files.ts";

const rounds = 7;

/** URLs of a list for the command line, which does not become slower with more of them. */
const ownUrls = 200_000;

/** A list of URLs, a file and a crawler: the same question for both programs. */
interface Asked {
  readonly text: string;
  readonly crawler: string;
  readonly robots: string;
  readonly list: string;
  readonly urls: number;
}

/** Measures `robots-txt check` on a list against a loop around robots-parser that reads and writes the same, and prints a table of URLs a second. */
export async function runBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "robots-txt-bench-"));
  try {
    const rows: (readonly string[])[] = [];
    for (const file of askedFiles()) rows.push(await measured(file, folder));
    printTable([
      ["A list, one crawler, URLs a second", "robots-txt check", "robots-parser", "ratio"],
      ...rows,
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measured(file: BenchFile, folder: string): Promise<readonly string[]> {
  // In a large file robots-parser would need minutes for the whole list.
  const rivalUrls = file.rivalUrls ? file.rivalUrls * 10 : 20_000;
  const own = askedOf(file, folder, ownUrls);
  const rival = askedOf(file, folder, rivalUrls);
  const speeds: [number, number][] = [];
  // The two take turns, so that whatever else slows the machine slows both alike.
  for (let round = 0; round <= rounds; round += 1)
    speeds.push([await speedOf(byCommandLine, own), await speedOf(byRival, rival)]);
  const counted = speeds.slice(1);
  const ours = medianOf(counted.map(([speed]) => speed));
  const theirs = medianOf(counted.map(([, speed]) => speed));
  return [file.name, count(ours), count(theirs), `${(ours / theirs).toFixed(1)}x`];
}

function askedOf(file: BenchFile, folder: string, urls: number): Asked {
  const { text, crawlers } = file;
  const robots = join(folder, `${file.name.replaceAll(/\W/g, "")}.txt`);
  const list = `${robots}.${urls}`;
  const lines = Array.from({ length: urls }, (_, at) => file.urls[at % file.urls.length] ?? origin);
  writeFileSync(robots, text);
  writeFileSync(list, `${lines.join("\n")}\n`);
  return { text, crawler: crawlers.at(-1) ?? "*", robots, list, urls };
}

/** URLs a second of processor time, which stops while other programs use the processor. */
async function speedOf(work: (asked: Asked) => Promise<void>, asked: Asked): Promise<number> {
  const start = process.cpuUsage();
  await work(asked);
  const { user, system } = process.cpuUsage(start);
  return (asked.urls * 1e6) / (user + system);
}

async function byCommandLine({ robots, list, crawler }: Asked): Promise<void> {
  const args = ["check", robots, "--agent", crawler, "--urls", list, "--format", "ndjson"];
  const stdin = Readable.from([]);
  const status = await main(args, { stdin, stdout: nowhere(), stderr: nowhere(), env: {} });
  if (status === 2) throw new Error("The command failed.");
}

/** The shortest program that a person would write. */
async function byRival({ text, list, crawler }: Asked): Promise<void> {
  const robot = robotsParser(`${origin}/robots.txt`, text);
  const stdout = nowhere();
  const file = await open(list);
  for await (const url of file.readLines()) {
    const verdict = robot.isAllowed(url, crawler) ? "allowed" : "blocked";
    const line = robot.getMatchingLineNumber(url, crawler);
    stdout.write(`${JSON.stringify({ url, crawler, verdict, line })}\n`);
  }
}

function nowhere(): Writable {
  return new Writable({ write: (_part, _encoding, done) => done() });
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function count(things: number): string {
  return Math.round(things).toLocaleString("en");
}
