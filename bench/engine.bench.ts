import robotsParser from "robots-parser";
import { decide, parseRobots } from "../src/engine/index.ts";
import { type BenchFile, benchFiles, origin } from "./files.ts";

const rounds = 21;
const warmUpRounds = 3;
const leastSampleMs = 10;

/** One job, done by the engine and by robots-parser; each answers a number so that none is optimised away. */
interface Contest {
  readonly name: string;
  readonly engine: () => number;
  readonly rival: () => number;
}

/** Milliseconds that one job took. */
interface Times {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

interface Unit {
  readonly name: string;
  readonly perMs: number;
}

const milliseconds: Unit = { name: "ms", perMs: 1 };
const microseconds: Unit = { name: "µs", perMs: 1000 };

/** Measures the engine against robots-parser and prints the tables. */
export function runBench(): void {
  const files = benchFiles();
  console.log(`Node ${process.versions.node}, ${rounds} interleaved rounds, median (min to max)`);
  printTable("Parse", files.map(parsing).map(measure));
  printTable("Verdicts of one parsed file", files.map(deciding).map(measure));
  printTable("Parse and one verdict", files.map(asking).map(measure));
  console.log("\nVerdicts on which both agree");
  for (const file of files) console.log(`${file.name}: ${agreement(file)}`);
}

function parsing({ name, text }: BenchFile): Contest {
  return {
    name,
    engine: () => Object.keys(parseRobots(text)).length,
    rival: () => robotsParser(`${origin}/robots.txt`, text).getSitemaps().length,
  };
}

function deciding({ name, text, crawler, urls }: BenchFile): Contest {
  const analysis = parseRobots(text);
  const robot = robotsParser(`${origin}/robots.txt`, text);
  return {
    name: `${name}, ${urls.length} ${urls.length === 1 ? "URL" : "URLs"}`,
    engine: () => urls.filter((url) => decide(analysis, crawler, url).outcome === "allow").length,
    rival: () => urls.filter((url) => robot.isAllowed(url, crawler)).length,
  };
}

// What an engine puts off from the parse to the first verdict is paid for here.
function asking({ name, text, crawler, urls }: BenchFile): Contest {
  const url = urls[0] ?? origin;
  return {
    name,
    engine: () => Number(decide(parseRobots(text), crawler, url).outcome === "allow"),
    rival: () => Number(robotsParser(`${origin}/robots.txt`, text).isAllowed(url, crawler)),
  };
}

function agreement({ text, crawler, urls }: BenchFile): string {
  const analysis = parseRobots(text);
  const robot = robotsParser(`${origin}/robots.txt`, text);
  const isAllowed = (url: string) => decide(analysis, crawler, url).outcome === "allow";
  const same = urls.filter((url) => isAllowed(url) === robot.isAllowed(url, crawler));
  const disallowed = urls.filter((url) => !isAllowed(url));
  return `${same.length} of ${urls.length}, ${disallowed.length} disallowed by the engine`;
}

// The two take turns, so that whatever else slows the machine slows both alike.
function measure({ name, engine, rival }: Contest): readonly string[] {
  const engineRepeats = repeatsFor(engine);
  const rivalRepeats = repeatsFor(rival);
  const engineTimes: number[] = [];
  const rivalTimes: number[] = [];
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    engineTimes.push(timeOf(engine, engineRepeats));
    rivalTimes.push(timeOf(rival, rivalRepeats));
  }
  const ours = timesOf(engineTimes.slice(warmUpRounds));
  const theirs = timesOf(rivalTimes.slice(warmUpRounds));
  const unit = Math.min(ours.median, theirs.median) < 0.1 ? microseconds : milliseconds;
  const ratio = `${(theirs.median / ours.median).toFixed(2)}x`;
  return [name, timesText(ours, unit), timesText(theirs, unit), ratio];
}

// A sample of one short job would measure the clock.
function repeatsFor(job: () => number): number {
  let repeats = 1;
  while (timeOf(job, repeats) * repeats < leastSampleMs) repeats *= 2;
  return repeats;
}

function timeOf(job: () => number, repeats: number): number {
  let sum = 0;
  const start = performance.now();
  for (let repeat = 0; repeat < repeats; repeat += 1) sum += job();
  const elapsed = performance.now() - start;
  if (Number.isNaN(sum)) throw new Error("A job answered no number.");
  return elapsed / repeats;
}

function timesOf(samples: readonly number[]): Times {
  const sorted = samples.toSorted((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    min: sorted[0] ?? Number.NaN,
    max: sorted.at(-1) ?? Number.NaN,
  };
}

function timesText({ median, min, max }: Times, { name, perMs }: Unit): string {
  const text = (time: number) => (time * perMs).toFixed(2);
  return `${text(median)} ${name} (${text(min)} to ${text(max)})`;
}

function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const head = [title, "engine", "robots-parser", "robots-parser / engine"];
  const table = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  console.log("");
  for (const row of table) console.log(alignedRow(row, widths));
}

function alignedRow(row: readonly string[], widths: readonly number[]): string {
  const cells = row.map((cell, column) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
  );
  return cells.join("  ");
}
