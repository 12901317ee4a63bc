import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { decide, decodeText, parseRobots } from "../src/engine/index.ts";

/** What a parser said: may this crawler fetch the URL, and by which line (0: by none; undefined: it did not say). */
interface Answer {
  readonly robots: string;
  readonly crawler: string;
  readonly url: string;
  readonly allowed: boolean;
  readonly line?: number;
}

interface AnswerSet {
  readonly title: string;
  readonly read: (folder: string) => readonly Answer[];
}

const shownDifferences = 5;

// All of google/robotstxt: the one reader for which answers by the thousand exist.
const answerSets: readonly AnswerSet[] = [
  { title: "google-parser, verdict and line", read: googleParser },
  { title: "real-robots, verdict", read: realRobots },
  { title: "engines-random, verdict", read: enginesRandom },
  { title: "engines-cases, verdict", read: enginesCases },
];

/** Whether the engine agrees with every answer of every set in the folder; prints figures and the first differences. */
export function agreesWith(folder: string): boolean {
  return answerSets.map((set) => check(set, folder)).every(Boolean);
}

function check({ title, read }: AnswerSet, folder: string): boolean {
  const answers = read(folder);
  const differences = answers.map(differenceFrom).filter((text) => text !== "");
  const agreed = answers.length - differences.length;
  console.log(`${title}: ${agreed} of ${answers.length} agree`);
  for (const text of differences.slice(0, shownDifferences)) console.log(text);
  return answers.length > 0 && differences.length === 0;
}

function differenceFrom({ robots, crawler, url, allowed, line }: Answer): string {
  const { outcome, ground } = decide(parseRobots(robots, "google"), crawler, url);
  const decidingLine = ground.kind === "rule" ? ground.rule.line.number : 0;
  const expected = allowed ? "allow" : "disallow";
  if (outcome === expected && (line ?? decidingLine) === decidingLine) return "";
  const ours = `${outcome} by line ${decidingLine}`;
  return `  ${crawler} ${url}: ${ours}, not ${expected} by line ${line ?? "?"}\n  ${JSON.stringify(robots)}`;
}

function googleParser(folder: string): readonly Answer[] {
  interface Row {
    readonly robots: string;
    readonly cases: readonly (readonly [string, string, boolean, number, boolean])[];
  }
  const rows: readonly Row[] = linesOf(join(folder, "vectors", "google-parser.jsonl"));
  return rows.flatMap(({ robots, cases }) =>
    cases.map(([crawler, url, allowed, line]) => ({ robots, crawler, url, allowed, line })),
  );
}

function realRobots(folder: string): readonly Answer[] {
  interface Row {
    readonly robots: string;
    readonly cases: readonly (readonly [string, string, boolean])[];
  }
  const rows: readonly Row[] = linesOf(join(folder, "corpus", "real-robots.jsonl.gz"));
  return rows.flatMap(({ robots, cases }) =>
    cases.map(([crawler, url, allowed]) => ({ robots, crawler, url, allowed })),
  );
}

// The first line names the engines; a case has a letter for each, in that order.
function enginesRandom(folder: string): readonly Answer[] {
  interface Head {
    readonly engines: readonly string[];
  }
  interface Row {
    readonly robots: string;
    readonly cases: readonly (readonly [string, string, string])[];
  }
  const [head, ...rows]: readonly [Head, ...Row[]] = linesOf(
    join(folder, "vectors", "engines-random.jsonl"),
  );
  const column = head.engines.indexOf("google");
  return rows.flatMap(({ robots, cases }) =>
    cases
      .filter(([, , letters]) => letters[column] !== "?")
      .map(([crawler, url, letters]) => {
        return { robots, crawler, url, allowed: letters[column] === "A" };
      }),
  );
}

// A file that is not UTF-8 is given as Latin-1, octet by octet.
function enginesCases(folder: string): readonly Answer[] {
  interface Row {
    readonly robots: string | null;
    readonly robots_latin1: string | null;
    readonly agent: string;
    readonly url: string;
    readonly verdicts: { readonly gcpp: string };
  }
  const path = join(folder, "vectors", "engines-cases.json");
  const rows: readonly Row[] = JSON.parse(readFileSync(path, "utf8"));
  return rows.map(({ robots, robots_latin1, agent, url, verdicts }) => ({
    robots: robots ?? decodeText(Buffer.from(robots_latin1 ?? "", "latin1")),
    crawler: agent,
    url,
    allowed: verdicts.gcpp === "allow",
  }));
}

function linesOf(path: string) {
  const bytes = readFileSync(path);
  const text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return JSON.parse(`[${text.trim().split("\n").join(",")}]`);
}
