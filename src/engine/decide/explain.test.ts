import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { google } from "../dialects/google.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { parseRobots } from "../index.ts";
import { type Analysis, analyse } from "../parse/analysis.ts";
import type { Dialect, DialectId } from "../parse/dialect.ts";
import { decide } from "./decide.ts";
import { type Advantage, type Explanation, explain, type Standing } from "./explain.ts";

/** The file with one group for all, whose rules stand in line 2, 3 and so on. */
function fileOf(rules: readonly string[]): string {
  return ["User-agent: *", ...rules].join("\n");
}

function explained(analysis: Analysis, url: string): Explanation | null {
  return explain(decide(analysis, "FooBot", url), analysis.dialect);
}

/** Each rule that matches, the strongest first, as `2 decides`. */
function standingsOf(explanation: Explanation | null): readonly string[] {
  const candidates = explanation?.candidates ?? [];
  return candidates.map(({ rule, standing }) => `${rule.line.number} ${standing}`);
}

interface Row {
  readonly rules: readonly string[];
  readonly url: string;
  readonly dialect?: Dialect;
  readonly advantage: Advantage;
  readonly rival: number | null;
  readonly standings: readonly `${number} ${Standing}`[];
}

/** A reader for whom the first rule that matches decides, whatever its length. */
const inOrder: Dialect = { ...rfc9309, precedence: "first" };

/** A reader that prefers the shorter rule, and weighs rules so. */
const shortest: Dialect = {
  ...rfc9309,
  settle: ([rule]) => ({ kind: "decided", rule }),
  weight: ({ pattern }) => 10 - pattern.octets,
};

const decided: readonly Row[] = [
  {
    rules: ["Disallow: /a"],
    url: "/a/b",
    advantage: "only",
    rival: null,
    standings: ["2 decides"],
  },
  {
    rules: ["Disallow: /b", "Allow: /a", "Disallow: /c"],
    url: "/a/b",
    advantage: "only",
    rival: null,
    standings: ["3 decides"],
  },
  {
    rules: ["Disallow: /a", "Disallow: /a/b"],
    url: "/a/b",
    advantage: "unopposed",
    rival: null,
    standings: ["3 decides", "2 agrees-shorter"],
  },
  {
    rules: ["Disallow: /ab", "Disallow: /a*"],
    url: "/ab",
    advantage: "unopposed",
    rival: null,
    standings: ["2 decides", "3 agrees-later"],
  },
  {
    rules: ["Disallow: /ab", "Disallow: /ab"],
    url: "/ab",
    advantage: "unopposed",
    rival: null,
    standings: ["2 decides", "3 agrees-later"],
  },
  {
    rules: ["Disallow: /a", "Allow: /a/b"],
    url: "/a/b",
    advantage: "longest",
    rival: 2,
    standings: ["3 decides", "2 shorter"],
  },
  {
    rules: ["Allow: /a", "Disallow: /*.html$"],
    url: "/a.html",
    advantage: "longest",
    rival: 2,
    standings: ["3 decides", "2 shorter"],
  },
  {
    rules: ["Disallow: /a*", "Allow: /ab"],
    url: "/ab",
    advantage: "tie",
    rival: 2,
    standings: ["3 decides", "2 loses-tie"],
  },
  {
    rules: ["Disallow: /", "Allow: /", "Disallow: /a*", "Allow: /ab", "Allow: /*b"],
    url: "/ab",
    advantage: "tie",
    rival: 4,
    standings: ["5 decides", "6 agrees-later", "4 loses-tie", "3 agrees-shorter", "2 shorter"],
  },
  {
    rules: ["Disallow: /", "Allow: /a", "Disallow: /ab"],
    url: "/ab",
    advantage: "longest",
    rival: 3,
    standings: ["4 decides", "3 shorter", "2 agrees-shorter"],
  },
  {
    rules: ["Disallow:"],
    url: "/a",
    dialect: google,
    advantage: "empty",
    rival: null,
    standings: ["2 decides"],
  },
  {
    rules: ["Disallow:", "Disallow: /b"],
    url: "/a",
    dialect: google,
    advantage: "empty",
    rival: null,
    standings: ["2 decides"],
  },
  {
    rules: ["Disallow:", "Allow: /a"],
    url: "/a",
    dialect: google,
    advantage: "unopposed",
    rival: null,
    standings: ["3 decides", "2 empty"],
  },
  {
    rules: ["Disallow: /", "Allow: /index.html"],
    url: "/index.html",
    dialect: google,
    advantage: "longest",
    rival: 2,
    standings: ["3 decides", "2 shorter"],
  },
  {
    rules: ["Disallow: /", "Allow: /index.html"],
    url: "/",
    dialect: google,
    advantage: "longest",
    rival: 2,
    standings: ["3 decides", "2 shorter"],
  },
  {
    rules: ["Disallow: /a", "Allow: /ab", "Disallow: /abc"],
    url: "/abc",
    dialect: inOrder,
    advantage: "first",
    rival: 3,
    standings: ["2 decides", "3 later", "4 later"],
  },
  {
    rules: ["Allow: /ab", "Allow: /a"],
    url: "/abc",
    dialect: inOrder,
    advantage: "first",
    rival: null,
    standings: ["2 decides", "3 later"],
  },
  {
    rules: ["Disallow: /b", "Allow: /a"],
    url: "/abc",
    dialect: inOrder,
    advantage: "only",
    rival: null,
    standings: ["3 decides"],
  },
  {
    rules: ["Disallow: /abc", "Disallow: /ab", "Allow: /a"],
    url: "/abc",
    dialect: shortest,
    advantage: "longest",
    rival: 3,
    standings: ["4 decides", "3 shorter", "2 shorter"],
  },
];

describe("a verdict that rests on a rule", () => {
  test.each(decided)("by $rules for $url is explained: $victory, $standings", (row) => {
    const explanation = explained(analyse(fileOf(row.rules), row.dialect ?? rfc9309), row.url);
    expect(standingsOf(explanation)).toEqual(row.standings);
    expect(explanation?.advantage).toBe(row.advantage);
    expect(explanation?.rival?.rule.line.number ?? null).toBe(row.rival);
    expect(explanation?.winner).toBe(explanation?.candidates[0]);
  });

  test("is explained by the group that the crawler reads, joined sections and all", () => {
    const text =
      "User-agent: *\nDisallow: /a\n\nUser-agent: X\nDisallow: /\n\nUser-agent: *\nAllow: /a/b";
    const analysis = parseRobots(text);
    const explanation = explained(analysis, "/a/b");
    expect(standingsOf(explanation)).toEqual(["8 decides", "2 shorter"]);
    expect(explanation?.group).toBe(analysis.groupNamed("*"));
  });

  test("tells what each rule weighs: octets, or what the dialect compares instead", () => {
    const rules = ["Disallow: /a*c$", "Allow: /abc", "Disallow: /"];
    const weights = (dialect: Dialect) =>
      explained(analyse(fileOf(rules), dialect), "/abc")?.candidates.map(({ weight }) => weight);
    expect(weights(rfc9309)).toEqual([5, 4, 1]);
    expect(weights(inOrder)).toEqual([5, 4, 1]);
    expect(weights(shortest)).toEqual([9, 6, 5]);
  });

  test("says where the winner is the second reading of its line", () => {
    const analysis = parseRobots(fileOf(["Disallow: /", "Allow: /index.html"]), "google");
    expect(explained(analysis, "/")?.winner.rule).toMatchObject({ derived: true, path: "/$" });
    expect(explained(analysis, "/index.html")?.winner.rule.derived).toBe(false);
  });
});

/** A reader whose documents leave open which of two rules wins that say the contrary. */
const undecided: Dialect = {
  ...rfc9309,
  settle(matching) {
    const allow = matching.find((rule) => rule.allows);
    const disallow = matching.find((rule) => !rule.allows);
    if (allow && disallow) return { kind: "open", allow, disallow };
    const [rule] = matching;
    if (!rule) throw new Error("settle was asked without rules");
    return { kind: "decided", rule };
  },
};

describe("a verdict that the dialect leaves open", () => {
  const analysis = analyse(
    fileOf(["Disallow: /a", "Allow: /ab", "Disallow: /", "Allow: /", "Allow: /c"]),
    undecided,
  );

  test("has the two rules that contradict each other, both open, and no decision", () => {
    const verdict = decide(analysis, "FooBot", "/abc");
    const explanation = explain(verdict);
    expect(verdict.outcome).toBe("undefined");
    expect(explanation?.advantage).toBe("open");
    expect(explanation?.winner.rule.line.number).toBe(3);
    expect(explanation?.rival?.rule.line.number).toBe(2);
    expect(standingsOf(explanation)).toEqual(["3 open", "2 open", "5 shorter", "4 shorter"]);
  });

  test("is only one where both match; where one side does, it decides", () => {
    const alone = analyse(fileOf(["Allow: /c", "Disallow: /d"]), undecided);
    expect(standingsOf(explained(alone, "/c"))).toEqual(["2 decides"]);
    expect(explained(alone, "/c")?.advantage).toBe("only");
    expect(standingsOf(explained(alone, "/d"))).toEqual(["3 decides"]);
  });

  test("asks the dialect only where a rule matches", () => {
    const alone = analyse(fileOf(["Allow: /c"]), undecided);
    expect(decide(alone, "FooBot", "/x").ground.kind).toBe("no-match");
  });
});

describe("a verdict that rests on no rule", () => {
  test.each([
    ["robots-txt", "User-agent: *\nDisallow: /", "/robots.txt"],
    ["no-group", "User-agent: Other\nDisallow: /", "/a"],
    ["no-group", "", "/a"],
    ["no-match", "User-agent: *\nDisallow: /b", "/a"],
    ["no-match", "User-agent: *\nDisallow:", "/a"],
  ])("(%s: %j for %s) has no explanation", (kind, text, url) => {
    const verdict = decide(parseRobots(text), "FooBot", url);
    expect(verdict.ground.kind).toBe(kind);
    expect(explain(verdict)).toBeNull();
  });
});

/** The parts of the only rule that matches, each with the stretch of the URL it stands for. */
function laidOver(path: string, url: string, dialect?: DialectId): readonly string[] {
  const explanation = explained(parseRobots(fileOf([`Disallow: ${path}`]), dialect), url);
  const [candidate] = explanation?.candidates ?? [];
  if (!candidate) return [];
  return candidate.segments.map(
    ({ kind, from, to }) => `${kind} ${candidate.path.slice(from, to)}`,
  );
}

describe("a rule laid over the URL", () => {
  test.each<readonly [path: string, url: string, parts: readonly string[]]>([
    ["/a", "/abc", ["literal /a"]],
    ["/a*", "/abc", ["literal /a", "star "]],
    ["/a*c", "/abbc", ["literal /a", "star bb", "literal c"]],
    ["/a*b", "/ab", ["literal /a", "star ", "literal b"]],
    ["/a*b", "/axbxb", ["literal /a", "star x", "literal b"]],
    ["*b", "/ab", ["star /a", "literal b"]],
    ["*", "/ab", ["star "]],
    ["/a**b", "/axb", ["literal /a", "star ", "star x", "literal b"]],
    ["/a$", "/a", ["literal /a", "end "]],
    ["/a*$", "/abc", ["literal /a", "star bc", "end "]],
    ["/*b$", "/abab", ["literal /", "star aba", "literal b", "end "]],
    [
      "/*/b/*.c$",
      "/a/b/b/x.c.c",
      ["literal /", "star a", "literal /b/", "star b/x.c", "literal .c", "end "],
    ],
    ["/a$b", "/a$b", ["literal /a$b"]],
    ["/a%24$", "/a$", ["literal /a$", "end "]],
    ["/k%c3%b6nyv", "/könyvek/1", ["literal /k%C3%B6nyv"]],
    ["/könyv*1", "/k%C3%B6nyvek/1", ["literal /k%C3%B6nyv", "star ek/", "literal 1"]],
    ["/*?to=https:", "/a?to=https%3A%2F%2Fb", ["literal /", "star a", "literal ?to=https:"]],
    ["/x", "/abc", []],
  ])("%s over %s: %j", (path, url, parts) => {
    expect(laidOver(path, url)).toEqual(parts);
  });

  test("that is empty stands for nothing", () => {
    expect(laidOver("", "/abc", "google")).toEqual([]);
  });

  test("that is an index page's second reading ends where the directory does", () => {
    const analysis = parseRobots(fileOf(["Allow: /a/index.html"]), "google");
    const [candidate] = explained(analysis, "/a/")?.candidates ?? [];
    expect(candidate?.segments).toEqual([
      { kind: "literal", from: 0, to: 3 },
      { kind: "end", from: 3, to: 3 },
    ]);
  });

  test("sees the query as that rule compares it", () => {
    const analysis = parseRobots(fileOf(["Disallow: /a", "Disallow: /a?to=/"]));
    const paths = explained(analysis, "/a?to=%2Fb")?.candidates.map(({ path }) => path);
    expect(paths).toEqual(["/a?to=/b", "/a?to=%2Fb"]);
  });

  test("has parts without gaps from the first octet, and literals that are the rule's own", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "b", "/"), maxLength: 12 });
    const pattern = fc.string({ unit: fc.constantFrom("a", "b", "*", "$", "/"), maxLength: 8 });
    fc.assert(
      fc.property(pattern, letters, (path, url) => {
        const analysis = parseRobots(fileOf([`Disallow: /${path}`]));
        for (const { rule, segments, path: compared } of explained(analysis, `/${url}`)
          ?.candidates ?? []) {
          expect(segments[0]?.from).toBe(0);
          segments.slice(1).forEach((segment, index) => {
            expect(segment.from).toBe(segments[index]?.to);
          });
          const spelt = segments.map(({ kind, from, to }) => {
            if (kind === "literal") return compared.slice(from, to);
            return kind === "star" ? "*" : "$";
          });
          expect(spelt.join("")).toBe(rule.path);
          if (rule.pattern.anchored) expect(segments.at(-1)?.to).toBe(compared.length);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
