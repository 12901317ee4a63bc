import { describe, expect, test } from "vitest";
import { crawlers, followerNamed, readerNamed } from "../crawlers/index.ts";
import { parseRobots } from "../index.ts";
import type { Analysis } from "../parse/analysis.ts";
import type { DialectId } from "../parse/dialect.ts";
import type { Site } from "../url/scope.ts";
import { decide } from "./decide.ts";
import { type Question, Report } from "./report.ts";
import type { RequestContext } from "./request-context.ts";
import { decidingLineOf } from "./verdict.ts";

const never = () => false;

const BOTH: readonly DialectId[] = ["rfc9309", "google"];

function answered(text: string, question: Question, dialect?: DialectId): Report {
  const analysis = parseRobots(text, dialect);
  const report = new Report(() => analysis, followerNamed, question, null, never);
  report.count(never);
  return report;
}

/** One crawler's group and verdict for one URL: `own 4`, `fallback 4`, `star -`, by deciding line. */
function readBy(token: string, text: string, url = "/x", dialect?: DialectId): string {
  const report = answered(text, { urls: [url], crawlers: [token] }, dialect);
  const verdict = report.verdictAt(0, 0);
  return `${report.columns[0]?.selection.reason.kind} ${(verdict && decidingLineOf(verdict)) ?? "-"}`;
}

const FILE = [
  "User-agent: *", //          1
  "Disallow: /a", //           2
  "", //                       3
  "User-agent: GPTBot", //     4
  "User-agent: CCBot", //      5
  "Disallow: /b", //           6
  "Allow: /b/c", //            7
].join("\n");

const question: Question = {
  urls: ["/a", "/b", "/b/c", "mailto:web@x.example", "/robots.txt"],
  crawlers: ["FooBot", "GPTBot", "CCBot", "BarBot"],
};

describe("a report", () => {
  const answers = answered(FILE, question);

  test("shares verdicts between crawlers of a group, and with a report beside it", () => {
    expect(question.crawlers.map((_, crawler) => answers.firstLike(crawler))).toEqual([0, 1, 1, 0]);
    const { analysis } = answers.columns[0] ?? {};
    if (!analysis) throw new Error("there is no crawler");
    const asked = { ...question, crawlers: ["CCBot"] };
    const beside = new Report(() => analysis, followerNamed, asked, null, never, answers);
    expect(beside.isCounted).toBe(true);
    expect(beside.verdictAt(1, 0)).toBe(answers.verdictAt(1, 1));
  });

  test("has a column for each crawler, in the order asked", () => {
    expect(answers.question).toBe(question);
    expect(answers.columns.map(({ token }) => token)).toEqual(question.crawlers);
    expect(answers.columns.map(({ selection }) => selection.reason.kind)).toEqual([
      "star",
      "own",
      "own",
      "star",
    ]);
  });

  test.each([
    [0, ["disallow 2", "allow -", "allow -", "not-governed -", "allow -"]],
    [1, ["allow -", "disallow 6", "allow 7", "not-governed -", "allow -"]],
  ])("answers each URL for crawler %d: %j", (crawler, expected) => {
    const cells = question.urls.map((_, url) => {
      const verdict = answers.verdictAt(url, crawler);
      return `${verdict?.outcome} ${(verdict && decidingLineOf(verdict)) ?? "-"}`;
    });
    expect(cells).toEqual(expected);
  });

  test("answers what decide answers", () => {
    const analysis = parseRobots(FILE);
    for (const [crawler, token] of ["FooBot", "GPTBot"].entries())
      for (const [index, url] of ["/a", "/b", "/b/c"].entries()) {
        const { outcome, ground } = decide(analysis, token, url);
        expect(answers.verdictAt(index, crawler)).toMatchObject({
          outcome,
          ground: { kind: ground.kind },
        });
      }
  });

  test("gives the same verdict object each time", () => {
    expect(answers.verdictAt(1, 1)).toBe(answers.verdictAt(1, 1));
  });

  test("shares verdicts and counts between crawlers that read the same group", () => {
    for (const url of question.urls.keys()) {
      expect(answers.verdictAt(url, 1)).toBe(answers.verdictAt(url, 2));
      expect(answers.verdictAt(url, 0)).toBe(answers.verdictAt(url, 3));
    }
    expect(answers.verdictAt(0, 0)).not.toBe(answers.verdictAt(0, 1));
    expect(answers.countsOf(1)).toBe(answers.countsOf(2));
  });

  test("shares verdicts between crawlers that no group is for", () => {
    const report = answered("User-agent: X", { urls: ["/a"], crawlers: ["Y", "Z"] });
    expect(report.verdictAt(0, 0)).toMatchObject({
      outcome: "allow",
      ground: { kind: "no-group" },
    });
    expect(report.verdictAt(0, 0)).toBe(report.verdictAt(0, 1));
  });

  test("shares nothing between crawlers that read the file differently", () => {
    const readings = new Map<string, Analysis>([
      ["FooBot", parseRobots(FILE, "rfc9309")],
      ["BarBot", parseRobots(FILE, "google")],
    ]);
    const other = parseRobots("");
    const asked: string[] = [];
    const report = new Report(
      (token) => {
        asked.push(token);
        return readings.get(token) ?? other;
      },
      followerNamed,
      { urls: ["/robots.txt"], crawlers: ["FooBot", "BarBot"] },
      null,
      never,
    );
    expect(asked).toEqual(["FooBot", "BarBot"]);
    expect(report.columns.map(({ analysis }) => analysis)).toEqual([...readings.values()]);
    expect(report.verdictAt(0, 0)?.ground.kind).toBe("robots-txt");
    expect(report.verdictAt(0, 1)?.ground.kind).toBe("no-match");
  });

  test.each([
    [0, { allow: 3, disallow: 1, undefined: 0, "not-governed": 1 }],
    [1, { allow: 3, disallow: 1, undefined: 0, "not-governed": 1 }],
    [4, null],
    [-1, null],
  ])("counts the outcomes of crawler %d: %j", (crawler, counts) => {
    expect(answers.countsOf(crawler)).toEqual(counts);
  });

  test("has a total of the cells of every crawler, and none until all are counted", () => {
    const analysis = parseRobots(
      "User-agent: *\nDisallow: /b\n\nUser-agent: GPTBot\nDisallow: /\n",
    );
    const urls = ["/a", "/b", "/c"];
    const crawlers = ["Googlebot", "bingbot", "GPTBot"];
    const report = new Report(() => analysis, followerNamed, { urls, crawlers }, null, never);
    expect(report.totalOf("disallow")).toBeNull();
    report.count(never);
    expect([report.totalOf("disallow"), report.totalOf("allow")]).toEqual([5, 4]);
    expect(report.totalOf("undefined")).toBe(0);
  });

  test("counts outcomes that stand more than once", () => {
    const urls = ["/a", "/a/1", "/a/2", "/b", "tel:+36", "ftp://x.example/a"];
    const report = answered(FILE, { urls, crawlers: ["FooBot"] });
    expect(report.countsOf(0)).toEqual({ allow: 1, disallow: 4, undefined: 0, "not-governed": 1 });
  });

  test.each([
    [5, 0],
    [0, 4],
    [-1, 0],
    [0, -1],
    [0.5, 0],
    [Number.NaN, 0],
  ])("has no verdict outside the table, at URL %d and crawler %d", (url, crawler) => {
    expect(answers.verdictAt(url, crawler)).toBeUndefined();
  });

  test("without URLs or without crawlers has no verdict", () => {
    expect(answered(FILE, { urls: [], crawlers: ["X"] }).verdictAt(0, 0)).toBeUndefined();
    expect(answered(FILE, { urls: ["/"], crawlers: [] }).verdictAt(0, 0)).toBeUndefined();
    expect(answered(FILE, { urls: [], crawlers: [] }).columns).toEqual([]);
  });
});

describe("a crawler that ignores the group of *, AdsBot-Google,", () => {
  test.each([
    ["User-agent: *\nDisallow: /", "ignores-star -"],
    ["User-agent: *\nDisallow: /\n\nUser-agent: AdsBot-Google\nDisallow: /x", "own 5"],
    ["User-agent: *\nDisallow: /\n\nUser-agent: adsbot-GOOGLE\nAllow: /x", "own 5"],
    ["User-agent: *\nUser-agent: AdsBot-Google\nDisallow: /", "own 3"],
    ["User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /", "ignores-star -"],
    ["User-agent: Googlebot\nDisallow: /", "no-group -"],
    ["", "no-group -"],
  ])("in %j: %s", (text, expected) => {
    for (const dialect of BOTH) expect(readBy("AdsBot-Google", text, "/x", dialect)).toBe(expected);
  });

  test("has everything allowed where another crawler has nothing", () => {
    const text = "User-agent: *\nDisallow: /";
    const report = answered(text, {
      urls: ["/x"],
      crawlers: ["AdsBot-Google", "Googlebot"],
    });
    expect(report.verdictAt(0, 0)).toMatchObject({
      outcome: "allow",
      ground: { kind: "no-group" },
    });
    expect(report.verdictAt(0, 1)?.outcome).toBe("disallow");
  });
});

describe("a crawler with a fallback", () => {
  const star = "User-agent: *\nDisallow: /star\n";
  const googlebot = "User-agent: Googlebot\nDisallow: /x\n";
  const image = "User-agent: Googlebot-Image\nDisallow: /x\n";

  test.each([
    ["Googlebot-Image", `${star}${googlebot}${image}`, "own 6"],
    ["Googlebot-Image", `${image}${googlebot}${star}`, "own 2"],
    ["googlebot-image", `${star}${googlebot}${image}`, "own 6"],
    ["Googlebot-Image", `${star}${googlebot}`, "fallback 4"],
    ["Googlebot-Image", `${star}`, "star -"],
    ["Googlebot-Image", "", "no-group -"],
    ["Googlebot", `${star}${image}`, "star -"],
    ["Googlebot-Unheard-Of", `${star}${googlebot}${image}`, "star -"],
  ])("(%s in %j) reads the first group of its chain: %s", (token, text, expected) => {
    for (const dialect of BOTH) expect(readBy(token, text, "/x", dialect)).toBe(expected);
  });
});

describe("a crawler's second token", () => {
  const dolma = "User-agent: Ai2Bot-Dolma\nDisallow: /x\n";
  const ai2 = "User-agent: AI2Bot\nDisallow: /x\n";
  const star = "User-agent: *\nDisallow: /x\n";

  test.each([
    ["Ai2Bot-Dolma", `${star}${ai2}${dolma}`, "own 6"],
    ["Ai2Bot-Dolma", `${dolma}${ai2}${star}`, "own 2"],
    ["ai2bot-DOLMA", `${star}${ai2}${dolma}`, "own 6"],
    ["Ai2Bot-Dolma", `${star}${ai2}`, "fallback 4"],
    ["Ai2Bot-Dolma", star, "star 2"],
    ["AI2Bot", `${star}${ai2}${dolma}`, "own 4"],
    ["AI2Bot", `${star}${dolma}`, "star 2"],
  ])("(%s in %j) looks for its own name first: %s", (token, text, expected) => {
    expect(readBy(token, text)).toBe(expected);
  });

  test("is looked for before every other name, whatever the crawler", () => {
    for (const crawler of crawlers)
      for (const token of crawler.tokens) {
        const { chain, followsStar } = followerNamed(token);
        expect(chain[0]).toBe(token);
        expect(new Set(chain)).toEqual(new Set([token, ...crawler.chain]));
        expect(chain).toHaveLength(new Set(chain).size);
        expect(followsStar).toBe(crawler.followsStar);
      }
  });
});

test.each([
  ["FooBot", ["FooBot"]],
  ["", [""]],
  ["constructor", ["constructor"]],
])(
  "a crawler that is not in the catalogue (%j) looks for its own name and then *",
  (token, chain) => {
    expect(followerNamed(token)).toEqual({ chain, followsStar: true });
  },
);

test.each([
  ["Googlebot", "google"],
  ["googlebot-IMAGE", "google"],
  ["GPTBot", "rfc9309"],
  ["FooBot", "rfc9309"],
  ["", "rfc9309"],
])("the reader nearest to %j is %s", (token, id) => {
  expect(readerNamed(token).id).toBe(id);
});

describe.each(BOTH)("a URL outside ASCII, read as %s,", (dialect) => {
  test.each([
    ["/könyvek/1", "/könyvek/"],
    ["/könyvek/1", "/k%C3%B6nyvek/"],
    ["/könyvek/1", "/k%c3%b6nyvek/"],
    ["/k%C3%B6nyvek/1", "/könyvek/"],
    ["https://könyv.example/könyvek/1", "/könyvek/"],
    ["/könyvek/1", "/k*nyvek/1$"],
    ["/日本?q=本", "/日本?q=本"],
    ["/😀", "/%F0%9F%98%80"],
    ["/with space", "/with%20space"],
  ])("(%s) is asked percent-encoded, and meets the rule %s", (url, path) => {
    const text = `User-agent: *\nDisallow: ${path}`;
    expect(readBy("FooBot", text, url, dialect)).toBe("star 2");
  });

  test("does not meet a rule with other letters", () => {
    expect(readBy("FooBot", "User-agent: *\nDisallow: /konyvek", "/könyvek/1", dialect)).toBe(
      "star -",
    );
  });

  test("is answered in the form in which it was asked", () => {
    const report = answered("", { urls: ["/könyvek/1"], crawlers: ["X"] }, dialect);
    expect(report.verdictAt(0, 0)?.url).toBe("/k%C3%B6nyvek/1");
  });
});

describe.each(BOTH)("an address that no crawler fetches, read as %s,", (dialect) => {
  test.each([
    "mailto:web@shop.example",
    "MAILTO:web@shop.example",
    "javascript:void(0)",
    "data:text/plain,/",
    "file:///etc/passwd",
  ])("(%s) is governed by nothing, though all is forbidden", (url) => {
    const text = "User-agent: *\nDisallow: /";
    const report = answered(text, { urls: [url], crawlers: ["X"] }, dialect);
    expect(report.verdictAt(0, 0)).toMatchObject({
      url,
      outcome: "not-governed",
      ground: { kind: "out-of-scope", reason: "other-scheme", robotsUrl: null },
    });
  });
});

describe("the request context of a question", () => {
  const urls = ["/a", "https://shop.example/a", "https://other.example/a", "/b"];
  const asked: Question = { urls, crawlers: ["FooBot"] };
  const site: Site = { scheme: "https", host: "shop.example", port: 443 };

  test("leave URLs of other sites to other files, where the site is known", () => {
    const context: RequestContext = { site, answer: { kind: "ok" } };
    const report = answered(FILE, { ...asked, context });
    expect(report.countsOf(0)).toEqual({ allow: 1, disallow: 2, undefined: 0, "not-governed": 1 });
    expect(report.verdictAt(2, 0)?.ground).toEqual({
      kind: "out-of-scope",
      reason: "host",
      robotsUrl: "https://other.example/robots.txt",
    });
  });

  test("leave every URL to this file, where no site is given", () => {
    const report = answered(FILE, asked);
    expect(report.countsOf(0)).toEqual({ allow: 1, disallow: 3, undefined: 0, "not-governed": 0 });
  });

  test("decide before the rules do, where there is no file (RFC 9309 2.3.1.3)", () => {
    const context: RequestContext = { site, answer: { kind: "status", status: 404 } };
    const report = answered(FILE, { ...asked, context });
    expect(report.countsOf(0)).toEqual({ allow: 3, disallow: 0, undefined: 0, "not-governed": 1 });
    expect(report.verdictAt(0, 0)?.ground).toMatchObject({
      kind: "response",
      meaning: { kind: "allow-all" },
    });
  });

  test("decide before the rules do, once a parser ignores the file because of its size", () => {
    const texts = [FILE, `${FILE}\n#${" ".repeat(500_000)}`];
    const [small, large] = texts.map((text) => parseRobots(text, "yandex"));
    const reportOn = (analysis: Analysis | undefined, before: Report | null) =>
      new Report(() => analysis ?? parseRobots(""), followerNamed, asked, before, never);
    const before = reportOn(small, null);
    expect(before.verdictAt(0, 0)?.ground.kind).toBe("rule");
    expect(reportOn(large, before).verdictAt(0, 0)).toMatchObject({
      outcome: "allow",
      ground: { kind: "response", meaning: { reason: "file-ignored" } },
    });
  });
});
