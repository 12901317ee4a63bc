import LZString from "lz-string";
import { decodeText } from "../src/engine/bytes.ts";
import { parseRobots } from "../src/engine/index.ts";
import { DICTIONARY } from "../src/session/link/dictionary.ts";
import { encodeLink, type LinkState } from "../src/session/link/link.ts";
import { type RealFile, realFiles } from "./real-files.ts";

/** What was asked for: our median over the other's. */
const WANTED = { file: 0.5, state: 0.45 };

// A line of this length is no accident: Drupal's comments are the longest that the dictionary has.
const LONG_LINE = 36;

/** The fragments of one file, in characters: ours and the others'. */
interface Lengths {
  readonly file: readonly [ours: number, lz: number];
  readonly state: readonly [ours: number, lz: number];
}

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
  const [ours, lz] = [0, 1].map((side) => pairs.map((pair) => pair[side] ?? 0).toSorted(ascending));
  if (!ours || !lz) return;
  const marks = [0.5, 0.9, 0.99].map((share) => [at(ours, share), at(lz, share)] as const);
  console.log(row(`${what}: this page`, [...marks.map(([mine]) => count(mine)), fitting(ours)]));
  console.log(row(`${what}: ${rival}`, [...marks.map(([, theirs]) => count(theirs)), fitting(lz)]));
  const ratios = marks.map(([mine, theirs]) => (mine / theirs).toFixed(3));
  console.log(`${row(`this page / ${rival}`, ratios)}  wanted: median at most ${wanted}`);
}

async function lengthsOf({ text, host }: RealFile): Promise<Lengths> {
  const urls = urlsFor(text, host ?? "shop.test");
  const crawlers = ["Googlebot", "GPTBot"];
  const alone = await encodeLink({ ...PLAIN, text });
  const whole = await encodeLink({ ...PLAIN, text, urls, crawlers });
  return {
    file: [alone.length, LZString.compressToEncodedURIComponent(text).length],
    state: [
      whole.length,
      LZString.compressToEncodedURIComponent(JSON.stringify({ text, urls, crawlers })).length,
    ],
  };
}

/** The home page, and a URL under the first and under the middle rule of the file. */
function urlsFor(text: string, host: string): readonly string[] {
  const rules = parseRobots(text).groups.flatMap(({ rules }) => rules);
  const paths = rules.map(({ path }) => path.replaceAll("*", "x").replace(/\$$/, ""));
  const [first = "/about", middle = "/search?q=shoes"] = [paths[0], paths[paths.length >> 1]];
  return ["/", first, `${middle}a-page`].map((path) => `https://${host}${path}`);
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

const PLAIN: LinkState = {
  text: "",
  urls: [],
  crawlers: [],
  dialect: "rfc9309",
  site: "",
  answer: "ok",
  expectations: "",
  focus: null,
};

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

function fitting(lengths: readonly number[]): string {
  return count(lengths.filter((length) => length <= 2000).length);
}

function ascending(a: number, b: number): number {
  return a - b;
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(44) + cells.map((cell) => cell.padStart(11)).join("");
}

function count(things: number): string {
  return things.toLocaleString("en");
}
