/** A robots.txt with the questions to ask of it. */
export interface BenchFile {
  readonly name: string;
  readonly text: string;
  readonly crawler: string;
  readonly urls: readonly string[];
}

/** The site that every file and URL belongs to. */
export const origin = "https://www.example.com";

const largeSize = 500 * 1024;
const medianSize = 1024;
const urlCount = 100;
const adversarialPattern = "/*a*a*a*a*a*a*a*a*b";
const words = "search shop private tmp cart user blog media print tag news archive api feed".split(
  " ",
);

type Random = () => number;

/** The files to measure with; the same on every run. */
export function benchFiles(): readonly BenchFile[] {
  return [oneGroup(), manyGroups(), median(), adversarial()];
}

function oneGroup(): BenchFile {
  const random = seeded(1);
  const text = fill("User-agent: *\n", largeSize, () => rule(random));
  return { name: "500 KiB, one group", text, crawler: "ExampleBot", urls: urls(random, text) };
}

function manyGroups(): BenchFile {
  const random = seeded(2);
  const count = 200;
  const asked = count / 2;
  const size = Math.floor(largeSize / count) - 1;
  const groups = Array.from({ length: count }, (_, number) =>
    fill(`User-agent: ${tokenOf(number)}\n`, size, () => rule(random)),
  );
  const text = groups.map((group) => `${group}\n`).join("");
  const questions = urls(random, groups[asked] ?? "");
  return { name: "500 KiB, 200 groups", text, crawler: tokenOf(asked), urls: questions };
}

function median(): BenchFile {
  const random = seeded(3);
  const head = "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\n";
  const text = fill(head, medianSize, () => rule(random));
  return { name: "1 KiB", text, crawler: "ExampleBot", urls: urls(random, text) };
}

function adversarial(): BenchFile {
  const text = `User-agent: *\nDisallow: ${adversarialPattern}\n`;
  const url = `${origin}/${"a".repeat(2048)}`;
  return { name: adversarialPattern, text, crawler: "ExampleBot", urls: [url] };
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
