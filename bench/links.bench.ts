import { decodeText } from "../src/engine/text/bytes.ts";
import { DICTIONARY } from "../src/tasks/links/inflate.ts";
import { atShare, type Lengths, lengthsOf, WANTED } from "./link-lengths.ts";
import { type RealFile, realFiles } from "./real-files.ts";

// A line of this length is no accident: Drupal's comments are the longest that the dictionary has.
const LONG_LINE = 36;

/** Makes a link of every real file, alone and with three URLs and two crawlers, and prints how long it is beside lz-string's. */
export async function runBench(): Promise<void> {
  const files = realFiles();
  if (!files) {
    console.log("Set REAL_FILES to a .jsonl or .jsonl.gz file of robots.txt files.");
    return;
  }
  const unique = [...new Map(files.map((file) => [file.text, file])).values()];
  const foreign = unique.filter(({ text }) => !sharesLongLine(text));
  await printTables(`${count(unique.length)} files, each once`, unique);
  const left = count(unique.length - foreign.length);
  await printTables(
    `${count(foreign.length)} of them; without ${left} that have a line of ${LONG_LINE} or more characters in common with the dictionary`,
    foreign,
  );
}

async function printTables(title: string, files: readonly RealFile[]): Promise<void> {
  const lengths: Lengths[] = [];
  for (const file of files) lengths.push(await lengthsOf(file));
  console.log(`\n${title}; characters after the #`);
  console.log(row("", ["median", "p90", "p99", "fits 2,000"]));
  printPair(
    "file",
    "lz-string",
    lengths.map(({ file }) => file),
    WANTED.file,
  );
  printPair(
    "file, 3 URLs, 2 crawlers",
    "JSON + lz-string",
    lengths.map(({ state }) => state),
    WANTED.state,
  );
}

function printPair(
  what: string,
  rival: string,
  pairs: readonly (readonly [number, number])[],
  wanted: number,
): void {
  const ours = pairs.map(([own]) => own);
  const lz = pairs.map(([, other]) => other);
  const marks = [0.5, 0.9, 0.99].map(
    (share) => [atShare(ours, share), atShare(lz, share)] as const,
  );
  console.log(row(`${what}: this page`, [...marks.map(([mine]) => count(mine)), fitting(ours)]));
  console.log(row(`${what}: ${rival}`, [...marks.map(([, theirs]) => count(theirs)), fitting(lz)]));
  const ratios = marks.map(([mine, theirs]) => (mine / theirs).toFixed(3));
  console.log(`${row(`this page / ${rival}`, ratios)}  wanted: median at most ${wanted}`);
}

function sharesLongLine(text: string): boolean {
  return text.split(/[\r\n]+/).some((line) => LONG_LINES.has(line.trim().toLowerCase()));
}

const LONG_LINES: ReadonlySet<string> = new Set(
  decodeText(DICTIONARY)
    .split("\n")
    .filter((line) => line.length >= LONG_LINE)
    .map((line) => line.toLowerCase()),
);

function fitting(lengths: readonly number[]): string {
  return count(lengths.filter((length) => length <= 2000).length);
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(44) + cells.map((cell) => cell.padStart(11)).join("");
}

function count(things: number): string {
  return things.toLocaleString("en");
}
