import { encodeLink } from "../../src/tasks/links/write-link.ts";
import { benchFiles, origin } from "../files.ts";

/** What script.mjs says of the table and of the rules that are typed into. */
interface Script {
  readonly crawlers: readonly string[];
  readonly ownGroups: readonly string[];
  readonly probes: readonly string[];
  readonly targets: readonly string[];
}

/** A file with its questions, as a page opens them. */
interface PageCase {
  readonly name: string;
  readonly text: string;
  /** What is in the file and the table, in words. */
  readonly contents: string;
  /** The product's fragment, without "#". */
  readonly link: string;
  /** The number of the line on which the first target stands. */
  readonly targetLine: number;
}

const urlCount = 1000;
const rulesOfSmallGroup = 3;

/** The small file and the large one; the same on every run. */
export function pageCases(script: Script): Promise<readonly PageCase[]> {
  // Short of 512,000 bytes, where many readers stop: what is typed has to be read too.
  return Promise.all([
    pageCase(script, "2 KB", 2_000, 4),
    pageCase(script, "500 KB", 500_000, 200),
  ]);
}

async function pageCase(
  { crawlers, ownGroups, probes, targets }: Script,
  name: string,
  size: number,
  groupCount: number,
): Promise<PageCase> {
  const groups = smallGroups(groupCount, ownGroups);
  const rules = starRules(size - groups.join("").length, targets);
  const text = fileOf(groups, rules);
  const urls = urlsFor(rules, probes);
  const link = await encodeLink({
    text,
    urls,
    crawlers,
    dialect: "rfc9309",
    site: "",
    answer: "ok",
    expectations: "",
    focus: { url: 0, crawler: 0 },
  });
  const count = (things: ArrayLike<unknown>) => things.length.toLocaleString("en");
  const file = `${count(text)} bytes, ${count(rules)} rules for *, ${count(groups)} other groups`;
  const contents = `${file}, ${count(urls)} URLs x ${count(crawlers)} crawlers`;
  const targetLine = text.slice(0, text.indexOf(targets[0] ?? "")).split("\n").length;
  return { name, text, contents, link, targetLine };
}

// Groups before and after the large one, so that a new line in it moves groups too.
function fileOf(groups: readonly string[], rules: readonly string[]): string {
  const half = groups.length / 2;
  const star = `User-agent: *\n${rules.join("\n")}\n\n`;
  return `${groups.slice(0, half).join("")}${star}${groups.slice(half).join("")}`;
}

function smallGroups(count: number, ownGroups: readonly string[]): readonly string[] {
  const groups = textOf("500 KiB, 200 groups").split("\n\n").slice(0, count);
  return groups.map((group, number) => {
    const [head = "", ...rules] = group.split("\n").slice(0, 1 + rulesOfSmallGroup);
    const own = ownGroups[number];
    return `${[own ? `User-agent: ${own}` : head, ...rules].join("\n")}\n\n`;
  });
}

/** As many rules as fit into `size`, with the targets in their middle. */
function starRules(size: number, targets: readonly string[]): readonly string[] {
  const all = textOf("500 KiB, one group").split("\n").slice(1, -1);
  const rules: string[] = [];
  let left = size - targets.join("\n").length - "User-agent: *\n\n\n".length;
  for (const rule of all) {
    left -= rule.length + 1;
    if (left < 0) break;
    rules.push(rule);
  }
  return rules.toSpliced(Math.floor(rules.length / 2), 0, ...targets);
}

/** The probes, then URLs of which every second begins as a rule does. */
function urlsFor(rules: readonly string[], probes: readonly string[]): readonly string[] {
  const starts = rules.map((rule) => /\/[^*$?]+/.exec(rule)?.[0] ?? "");
  const others = Array.from({ length: urlCount - probes.length }, (_, number) => {
    const start = starts[Math.floor((number / urlCount) * starts.length)];
    return number % 2 === 0 ? `${start}/item-${number}` : `/blog/page-${number}.html`;
  });
  return [...probes, ...others].map((path) => `${origin}${path}`);
}

function textOf(name: string): string {
  const file = benchFiles().find((one) => one.name === name);
  if (!file) throw new Error(`files.ts has no file "${name}".`);
  return file.text;
}
