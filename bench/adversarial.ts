import { askedFiles, type BenchFile, origin } from "./files.ts";

const starsOfOne = "/*a*a*a*a*a*a*a*a*b";
const manyRules = 20_000;
const alphabet = Array.from({ length: 26 }, (_, number) => letter(number)).join("");
const longPath = `/${"long/".repeat(397)}`;
const longUrl = `/${"a0".repeat(50_000)}`;

/** Files and URLs that are made to be slow. `rivalUrls` keeps a sample of robots-parser below half a second or so. */
export function adversarialFiles(): readonly BenchFile[] {
  return [
    made(`${starsOfOne}, 2,048 a`, [starsOfOne], [`/${"a".repeat(2048)}`]),
    made("20,000 rules of eight stars", many(manyRules, stars), many(100, lettered), 10),
    made("20,000 rules, one segment in all", many(manyRules, shared), many(100, sharing), 20),
    made("250 rules of 2,000 characters", many(250, long), many(100, longOne), 50),
    made("URL of 100 KB, 300 rules of its letters", many(300, ofLongUrl), [longUrl]),
    made("URL of 100 KB, 500 ordinary rules", ordinaryRules().slice(0, 500), [longUrl]),
  ];
}

function ordinaryRules(): readonly string[] {
  const [file] = askedFiles();
  return Array.from(file?.text.matchAll(/low: (.+)/g) ?? [], ([, path = ""]) => path);
}

function made(
  name: string,
  rules: readonly string[],
  paths: readonly string[],
  rivalUrls = paths.length,
): BenchFile {
  const text = `User-agent: *\n${rules.map((rule) => `Disallow: ${rule}\n`).join("")}`;
  const urls = paths.map((path) => origin + path);
  return { name, text, crawlers: ["ExampleBot"], urls, rivalUrls };
}

function stars(number: number): string {
  const letters = Array.from({ length: 8 }, (_, at) => letter(number * (at + 3) + at * at));
  return `/*${letters.join("*")}`;
}

/** The alphabet from another letter each, four times over: every rule matches, or nearly. */
function lettered(number: number): string {
  return `/${(alphabet.slice(number % 26) + alphabet).repeat(2)}-${number}`;
}

function shared(number: number): string {
  return `/*/abcdefghijklmno/*${number}`;
}

function sharing(number: number): string {
  return `/x/abcdefghijklmno/1/${number * 199}`;
}

function long(number: number): string {
  return `${longPath}*${number}$`;
}

function longOne(number: number): string {
  return `${longPath}x${number * 7}`;
}

function ofLongUrl(number: number): string {
  return `/*a*a*${number}`;
}

function many(count: number, one: (number: number) => string): readonly string[] {
  return Array.from({ length: count }, (_, number) => one(number));
}

function letter(number: number): string {
  return String.fromCharCode(97 + (number % 26));
}
