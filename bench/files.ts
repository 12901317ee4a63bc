/** A robots.txt with the questions to ask of it: every URL for every crawler. */
export interface BenchFile {
  readonly name: string;
  readonly text: string;
  readonly crawlers: readonly string[];
  readonly urls: readonly string[];
  /** Of how many of the URLs robots-parser is asked, where it would take too long over all of them. */
  readonly rivalUrls?: number;
}

/** The site that every file and URL belongs to. */
export const origin = "https://www.example.com";

const largeSize = 500 * 1024;
const smallSize = 2 * 1024;
const medianSize = 1024;
const groupCount = 200;
const urlCount = 1000;
const crawlerCount = 20;
const words = "search shop private tmp cart user blog media print tag news archive api feed".split(
  " ",
);

type Random = () => number;

/** The files to parse; the same on every run. */
export function benchFiles(): readonly BenchFile[] {
  return [oneGroup(), manyGroups(), median()];
}

/** The files to ask. */
export function askedFiles(): readonly BenchFile[] {
  return [manyRules(), manyGroups(), fewRules()];
}

/** The files to edit. */
export function editedFiles(): readonly BenchFile[] {
  const random = seeded(6);
  const text = fill(starLine, smallSize, () => rule(random));
  return [{ name: "2 KiB", text, crawlers, urls: urls(random, text) }, oneGroup()];
}

const starLine = "User-agent: *\n";
const crawlers = Array.from({ length: crawlerCount }, (_, number) => tokenOf(number));

function oneGroup(): BenchFile {
  const random = seeded(1);
  const text = fill(starLine, largeSize, () => rule(random));
  return { name: "500 KiB, one group", text, crawlers, urls: urls(random, text) };
}

// Each of the crawlers has another of the groups.
function manyGroups(): BenchFile {
  const random = seeded(2);
  const size = Math.floor(largeSize / groupCount) - 1;
  const groups = Array.from({ length: groupCount }, (_, number) =>
    fill(`User-agent: ${tokenOf(number)}\n`, size, () => rule(random)),
  );
  const text = groups.map((group) => `${group}\n`).join("");
  const asked = crawlers.map((_, number) => (number * groupCount) / crawlerCount);
  const questions = urls(random, asked.map((number) => groups[number]).join(""));
  return { name: "500 KiB, 200 groups", text, crawlers: asked.map(tokenOf), urls: questions };
}

function median(): BenchFile {
  const random = seeded(3);
  const head = `${closedGroup(["GPTBot", "CCBot"])}${starLine}`;
  const text = fill(head, medianSize, () => rule(random));
  return { name: "1 KiB", text, crawlers, urls: urls(random, text) };
}

function manyRules(): BenchFile {
  const random = seeded(4);
  const text = starLine + rules(random, 20_000);
  return { name: "20,000 rules", text, crawlers, urls: urls(random, text), rivalUrls: 20 };
}

// Two of the crawlers have a group of their own.
function fewRules(): BenchFile {
  const random = seeded(5);
  const text = closedGroup(crawlers.slice(0, 2)) + starLine + rules(random, 12);
  return { name: "13 rules", text, crawlers, urls: urls(random, text) };
}

function closedGroup(agents: readonly string[]): string {
  return `${agents.map((agent) => `User-agent: ${agent}\n`).join("")}Disallow: /\n\n`;
}

function rules(random: Random, count: number): string {
  return Array.from({ length: count }, () => rule(random)).join("");
}

function fill(head: string, size: number, nextLine: () => string): string {
  let text = head;
  for (let line = nextLine(); text.length + line.length <= size; line = nextLine()) text += line;
  return text;
}

function rule(random: Random): string {
  const field = random() < 0.2 ? "Allow" : "Disallow";
  return `${field}: ${path(random)}${oneOf(random, ["", "", "/", "*", "$", "*.html$", "?sort="])}\n`;
}

// Half of the URLs begin as a rule of the group does: if none matched, an engine that read the
// wrong group would give the same answers.
function urls(random: Random, group: string): readonly string[] {
  const rulePaths = Array.from(group.matchAll(/: (\/[^*$?\n]+)/g), (match) => match[1] ?? "");
  return Array.from({ length: urlCount }, (_, number) => {
    const start = number % 2 === 0 ? path(random) : oneOf(random, rulePaths);
    return `${origin}${start}${oneOf(random, ["", "/", "/index.html", "?sort=price"])}`;
  });
}

function path(random: Random): string {
  const depth = 1 + Math.floor(random() * 3);
  const parts = Array.from({ length: depth }, () => oneOf(random, words));
  return `/${parts.join("/")}/${Math.floor(random() * 1000)}`;
}

// Letters only: a product token has no digits.
function tokenOf(number: number): string {
  const letters = [Math.floor(number / 26), number % 26];
  return `Bot-${letters.map((letter) => String.fromCharCode(97 + letter)).join("")}`;
}

function oneOf(random: Random, choices: readonly string[]): string {
  return choices[Math.floor(random() * choices.length)] ?? "";
}

/** The numbers of mulberry32, from 0 to 1, which the seed decides. */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
