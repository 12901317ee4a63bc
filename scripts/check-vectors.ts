import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type DialectId, decide, decodeText, parseRobots } from "../src/engine/index.ts";

/** What a reader said: may this crawler fetch the URL, and by which line (0: by none; undefined: it did not say). */
interface Answer {
  readonly robots: string;
  readonly crawler: string;
  readonly url: string;
  readonly allowed: boolean;
  readonly line?: number;
}

interface AnswerSet {
  readonly title: string;
  readonly dialect: DialectId;
  readonly answers: readonly Answer[];
}

const shownDifferences = 5;

/** The readers that were run, by their names in the random files and in the decisive cases, of the first and of the second set. */
const ENGINES: readonly (readonly [
  set: "" | "-2",
  dialect: DialectId,
  random: string,
  decisive: string,
])[] = [
  ["", "google", "google", "gcpp"],
  ["", "python", "python-3.13.0", "pyold"],
  ["", "python-rfc9309", "python-3.13.15", "pynew"],
  ["", "protego", "protego-0.6.1", "protego"],
  ["", "crawler-commons", "crawler-commons-1.7", "cc"],
  ["", "robots-parser", "robots-parser-3.0.1", "rparser"],
  ["", "www-robotrules", "www-robotrules-6.02", "perlrr"],
  ["-2", "wget", "wget-1.21.3", "wget"],
  ["-2", "protego-0.7", "protego-0.7.0", "protego070"],
  ["-2", "temoto", "temoto-robotstxt-1.1.2", "temoto"],
  ["-2", "heritrix", "heritrix-3.15.0", "heritrix"],
];

/** The programs that anyone can install, by their names in both sets, and the crawler that asks. Where a dialect follows another version, the notes of the dialect say how this one differs. */
const INSTALLED: Readonly<Record<string, readonly [dialect: DialectId, crawler: string]>> = {
  "httrack-3.49": ["httrack", "HTTrack"],
  "httrack-3.51": ["httrack-3.51", "HTTrack"],
  "wget2-2.2.0": ["wget2", "wget2"],
  "HTTrack 3.49.4": ["httrack", "HTTrack"],
  "HTTrack 3.49.6": ["httrack", "HTTrack"],
  "HTTrack 3.51.0": ["httrack-3.51", "HTTrack"],
  "Wget2 2.2.0": ["wget2", "wget2"],
  "Mechanize 2.8.5 (WebRobots) 0.1.2": ["webrobots", "Mechanize"],
  "W3C checklink 5.0.0": ["www-robotrules", "W3C-checklink"],
  "LinkChecker 10.2.1": ["python", "LinkChecker"],
};

/** Verdicts in which the playground differs, by what the set says of them, with the reason that it gives: in the notes of a dialect, or of the crawler that is read by the nearest one. */
const DIFFERING: Readonly<Record<string, string>> = {
  "a rule of 201 characters ends the list of rules": "HTTrack’s notes",
  "of several * groups, the last is the only one": "LinkChecker’s notes: nearest to Python",
  "the address in its User-Agent header counts too": "LinkChecker’s notes: nearest to Python",
  "the query of the URL is not compared, but that of the rule is":
    "LinkChecker’s notes: nearest to Python",
};

/** Whether the engine agrees with every answer of every set in the folder; prints figures and the first differences. */
export function agreesWith(folder: string): boolean {
  const sets: readonly AnswerSet[] = [
    { title: "google-parser, verdict and line", dialect: "google", answers: googleParser(folder) },
    { title: "real-robots", dialect: "google", answers: realRobots(folder) },
    ...ENGINES.flatMap(([set, dialect, random, decisive]): AnswerSet[] => [
      {
        title: `engines-random${set}`,
        dialect,
        answers: enginesRandom(join(folder, "vectors", `engines-random${set}.jsonl`), random),
      },
      {
        title: `engines-cases${set}`,
        dialect,
        answers: enginesCases(join(folder, "vectors", `engines-cases${set}.json`), decisive),
      },
    ]),
  ];
  const further = [...installedRandom(folder), ...installedCases(folder), ...mutatedBugs(folder)];
  return [...sets, ...further].map(check).every(Boolean);
}

function check({ title, dialect, answers }: AnswerSet): boolean {
  const differences = answers
    .map((answer) => differenceFrom(answer, dialect))
    .filter((text) => text !== "");
  const agreed = answers.length - differences.length;
  console.log(`${dialect}, ${title}: ${agreed} of ${answers.length} agree`);
  for (const text of differences.slice(0, shownDifferences)) console.log(text);
  return answers.length > 0 && differences.length === 0;
}

function differenceFrom(
  { robots, crawler, url, allowed, line }: Answer,
  dialect: DialectId,
): string {
  const { outcome, ground } = decide(parseRobots(robots, dialect), crawler, url);
  const decidingLine = ground.kind === "rule" ? ground.rule.line.number : 0;
  const expected = allowed ? "allow" : "disallow";
  if (outcome === expected && (line ?? decidingLine) === decidingLine) return "";
  const ours = `${outcome} by line ${decidingLine}`;
  return `  ${crawler} ${url}: ${ours}, not ${expected} by line ${line ?? "?"}\n  ${JSON.stringify(robots).slice(0, 300)}`;
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
function enginesRandom(path: string, engine: string): readonly Answer[] {
  interface Head {
    readonly engines: readonly string[];
  }
  interface Row {
    readonly robots: string;
    readonly cases: readonly (readonly [string, string, string])[];
  }
  const [head, ...rows]: readonly [Head, ...Row[]] = linesOf(path);
  const column = head.engines.indexOf(engine);
  return rows.flatMap(({ robots, cases }) =>
    cases
      .filter(([, , letters]) => letters[column] !== "?")
      .map(([crawler, url, letters]) => {
        return { robots, crawler, url, allowed: letters[column] === "A" };
      }),
  );
}

// A file that is not UTF-8 is given as Latin-1, octet by octet. Where a reader broke off with an
// exception it gave no verdict.
function enginesCases(path: string, engine: string): readonly Answer[] {
  interface Row {
    readonly robots: string | null;
    readonly robots_latin1: string | null;
    readonly agent: string;
    readonly url: string;
    readonly verdicts: Readonly<Record<string, string>>;
  }
  const rows: readonly Row[] = JSON.parse(readFileSync(path, "utf8"));
  const answered = rows.filter(({ verdicts }) => /^(?:dis)?allow$/.test(verdicts[engine] ?? ""));
  return answered.map(({ robots, robots_latin1, agent, url, verdicts }) => ({
    robots: robots ?? decodeText(Buffer.from(robots_latin1 ?? "", "latin1")),
    crawler: agent,
    url,
    allowed: verdicts[engine] === "allow",
  }));
}

// One disagreement in each row, with the file as Latin-1, octet by octet. In some rows only the line was wrong.
function mutatedBugs(folder: string): readonly AnswerSet[] {
  interface Row {
    readonly dialect: DialectId;
    readonly file: string;
    readonly crawler: string;
    readonly url: string;
    readonly want: "A" | "D";
    readonly line?: number;
    readonly about: string;
  }
  const path = join(folder, "vectors", "mutated-bugs.json");
  const rows: readonly Row[] = JSON.parse(readFileSync(path, "utf8"));
  return rows.map(({ dialect, file, crawler, url, want, line, about }) => {
    const robots = decodeText(Buffer.from(file, "latin1"));
    const answer = {
      robots,
      crawler,
      url,
      allowed: want === "A",
      ...(line !== undefined && { line }),
    };
    return { title: `mutated-bugs, ${about}`, dialect, answers: [answer] };
  });
}

function installedRandom(folder: string): readonly AnswerSet[] {
  interface Row {
    readonly robots: string;
    readonly cases: readonly (readonly [url: string, letters: string])[];
  }
  const path = join(folder, "vectors", "installed-random.jsonl");
  const [{ engines }, ...rows]: readonly [{ engines: readonly string[] }, ...Row[]] = linesOf(path);
  return engines.flatMap((engine, column) => {
    const known = INSTALLED[engine];
    if (!known) return [];
    const [dialect, crawler] = known;
    const answers = rows.flatMap(({ robots, cases }) =>
      cases.map(([url, letters]) => {
        return { robots, crawler, url, allowed: letters[column] === "A" };
      }),
    );
    return { title: "installed-random", dialect, answers };
  });
}

function installedCases(folder: string): readonly AnswerSet[] {
  interface Row {
    readonly program: string;
    readonly version: string;
    readonly robots: string;
    readonly url: string;
    readonly fetched: boolean;
    readonly status?: number;
    readonly contentType?: string;
    readonly contentEncoding?: string;
    readonly why: string;
  }
  const rows: readonly Row[] = linesOf(join(folder, "vectors", "installed-cases.jsonl"));
  const ofFile = rows.filter((row) => !row.status && !row.contentType && !row.contentEncoding);
  return Object.entries(INSTALLED).flatMap(([name, [dialect, crawler]]) => {
    const own = ofFile.filter(
      ({ program, version, why }) => `${program} ${version}` === name && !(why in DIFFERING),
    );
    const answers = own.map(({ robots, url, fetched }) => {
      return { robots, crawler, url, allowed: fetched };
    });
    return own.length > 0 ? { title: `installed-cases, ${name}`, dialect, answers } : [];
  });
}

function linesOf(path: string) {
  const bytes = readFileSync(path);
  const text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return JSON.parse(`[${text.trim().split("\n").join(",")}]`);
}
