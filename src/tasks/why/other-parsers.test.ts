import { describe, expect, test } from "vitest";
import { Readings } from "../../core/readings.ts";
import { followerNamed } from "../../engine/crawlers/index.ts";
import { answerFor, PLAIN, type RequestContext } from "../../engine/decide/request-context.ts";
import { select } from "../../engine/decide/select.ts";
import { Work } from "../../engine/decide/work.ts";
import { dialects } from "../../engine/dialects/index.ts";
import { python } from "../../engine/dialects/python.ts";
import { rfc9309 } from "../../engine/dialects/rfc9309.ts";
import type { Dialect, DialectId } from "../../engine/parse/dialect.ts";
import type { Answer, Grounds } from "../../engine/parse/response.ts";
import { readSite } from "../../engine/url/scope.ts";
import { groundWords } from "../../words/grounds.ts";
import { askAll, gathered, type OtherParser } from "./other-parsers.ts";
import { parserDifferenceWords } from "./words.ts";

/** Those who answer otherwise than the standard, or than another dialect. */
function othersOn(
  file: readonly string[],
  url: string,
  context: RequestContext = PLAIN,
  readAs: Dialect = rfc9309,
): readonly OtherParser[] {
  const readings = Readings.of(file.join("\n"), 1);
  const analysis = readings.by(readAs);
  const selection = select(analysis, followerNamed("Googlebot"));
  const verdict = answerFor(analysis, selection.group, url, context);
  const column = { token: "Googlebot", analysis, selection };
  const work = new Work(askAll({ readings, column, verdict, context }));
  work.run(() => false);
  return work.result ?? [];
}

/** The ids of readers that are shown together, and the outcome that they come to. */
function shown(others: readonly OtherParser[]) {
  return gathered(others, [new Set([python])]).map((alike) => ({
    outcome: alike[0].verdict.outcome,
    by: alike.map(({ dialect }) => dialect.id),
  }));
}

/** What other parsers do differently, by their ids. */
function reasons(
  ...asked: Parameters<typeof othersOn>
): Readonly<Partial<Record<DialectId, string>>> {
  const all = othersOn(...asked).map(({ dialect, difference }) => [
    dialect.id,
    parserDifferenceWords.difference(difference, 1),
  ]);
  return Object.fromEntries(all);
}

describe("the reason is the cause", () => {
  const star = (...lines: readonly string[]) => ["User-agent: *", ...lines];

  test.each<readonly [file: readonly string[], DialectId, string]>([
    [
      star("Disallow: /b", "", "Disallow: /a"),
      "yandex",
      "ends the group at line 3, which is blank",
    ],
    [
      star("Disallow: /b", "", "", "Disallow: /a"),
      "yandex",
      "ends the group at line 3, which is blank",
    ],
    [star("Disallow: /", "Allow: /a"), "original-1994", "does not know Allow (line 3)"],
    [star("Disalow: /a"), "google", "accepts Disalow as Disallow (line 2)"],
    [star("Disallow /a"), "google", "accepts line 2 without a colon"],
    [
      ["Disallow: /a", "User-agent: *"],
      "www-robotrules",
      "applies rules before any group (line 1)",
    ],
    [star("Disallow: /*a"), "original-1994", "does not treat * as a wildcard (line 2)"],
    [
      star("Disallow: /b", "Disallow: /", "Allow: /a"),
      "python",
      "uses the first matching rule, line 3",
    ],
    [
      star("Disallow: /", "Allow: /a$"),
      "draft-1996",
      "does not treat $ as the end of the URL (line 3)",
    ],
  ])("%j: %s %s", (file, dialect, reason) => {
    expect(reasons(file, "/a")[dialect]).toBe(reason);
  });

  const parted = (...between: readonly string[]) => [
    "User-agent: Googlebot",
    ...between,
    "User-agent: BarBot",
    "Disallow: /a",
  ];

  // What one parser does, and what the other does instead.
  test.each<readonly [file: readonly string[], url: string, Both, Both]>([
    [
      parted(""),
      "/a",
      ["rfc9309", "does not end the group at line 2, which is blank"],
      ["yandex", "ends the group at line 2, which is blank"],
    ],
    [
      parted("Sitemap: /s"),
      "/a",
      ["rfc9309", "does not end the list of user-agent lines at line 2"],
      ["protego", "ends the list of user-agent lines at line 2"],
    ],
    [
      // robots-parser has no group for a list without rules.
      parted("Sitemap: /s"),
      "/a",
      ["google", "does not end the list of user-agent lines at line 2"],
      ["robots-parser", "ends the list of user-agent lines at line 2"],
    ],
    [
      parted("Crawl-delay: 5", ""),
      "/a",
      ["wget", "does not end the list of user-agent lines at line 2"],
      ["python", "ends the list of user-agent lines at line 2"],
    ],
    [
      // Another spelling of the same user-agent line is not the cause.
      ["Useragent: *", "User-agent: *", "", "Disallow: /a"],
      "/a",
      ["google", "does not end the group at line 3, which is blank"],
      ["yandex", "ends the group at line 3, which is blank"],
    ],
    [
      // The section that starts at line 5 is not joined either, and decides nothing.
      [
        "User-agent: Googlebot",
        "Disalow: /a",
        "Allow: /",
        "",
        "User-agent: Googlebot",
        "Allow: /b",
      ],
      "/a",
      ["google", "accepts Disalow as Disallow (line 2)"],
      ["python", "does not know Disalow (line 2)"],
    ],
    [
      star("Disallow : /a"),
      "/a",
      ["rfc9309", "accepts line 2 with a space before its colon"],
      ["heritrix", "ignores line 2, which has a space before its colon"],
    ],
    [
      star("Disallow: /a", "Disallow: /aa"),
      "/ab",
      ["rfc9309", "also tries line 2"],
      ["heritrix", "tries another rule instead of line 2"],
    ],
    [
      star("Disallow: /a$b"),
      "/a$b",
      ["rfc9309", "accepts the path of line 2"],
      ["python-rfc9309", "ignores line 2 because of its path"],
    ],
    [
      star("Disallow: admin"),
      "/admin",
      ["wget", "accepts the path of line 2"],
      ["yandex", "ignores line 2 because of its path"],
    ],
    [
      star("Disallow:", "Disallow: /a"),
      "/a",
      ["rfc9309", "does not match line 2 to this URL"],
      ["python", "matches line 2 to this URL"],
    ],
    [
      star("Disallow: /", "Allow: /"),
      "/a",
      ["rfc9309", "lets Allow win the tie (line 3)"],
      ["python", "uses the first matching rule, line 2"],
    ],
    [
      star("Disallow: /", "Allow: /"),
      "/a",
      ["google", "lets Allow win the tie (line 3)"],
      ["temoto", "prefers line 2"],
    ],
    [
      star("Crawl-delay: abc", "Disallow: /a"),
      "/a",
      ["rfc9309", "accepts the file despite line 2"],
      ["temoto", "rejects the whole file because of line 2"],
    ],
    [
      star("Crawl-delay: abc"),
      "/robots.txt",
      ["rfc9309", "accepts the file despite line 2"],
      ["temoto", "rejects the whole file because of line 2"],
    ],
  ])("%j, %s: %j, %j", (file, url, [one, ofOne], [other, ofOther]) => {
    expect(reasons(file, url, PLAIN, dialectOf(other))[one]).toBe(ofOne);
    expect(reasons(file, url, PLAIN, dialectOf(one))[other]).toBe(ofOther);
  });

  test("is the size of a file that a parser ignores", () => {
    const file = star("Disallow: /a", `# ${"x".repeat(500_000)}`);
    expect(reasons(file, "/a").yandex).toBe(groundWords.response["file-ignored"]);
    const others = reasons(file, "/a", PLAIN, dialectOf("yandex"));
    expect(others.rfc9309).toBe(groundWords.response["beginning-read"]);
    expect(others.wget).toBe(groundWords.response["all-read"]);
  });

  test.each<readonly [answer: Answer, url: string, dialect: DialectId, reason: Grounds]>([
    [{ kind: "status", status: 404 }, "/b", "protego", "body-read"],
    [
      { kind: "status", status: 503, lasting: "short", cachedCopy: false },
      "/a",
      "protego",
      "body-read",
    ],
    [
      { kind: "status", status: 503, lasting: "over-12-hours", cachedCopy: true },
      "/a",
      "google",
      "cached-copy",
    ],
  ])("is what a parser makes of the response: %j, %s: %s: %s", (answer, url, dialect, reason) => {
    const file = star("Disallow: /b");
    expect(reasons(file, url, { ...PLAIN, answer })[dialect]).toBe(groundWords.response[reason]);
  });

  test("is the encoding of a file that only some parsers read", () => {
    const context: RequestContext = { ...PLAIN, encoding: "utf-16le-bom" };
    const others = reasons(star("Disallow: /a"), "/a", context);
    expect(others).toEqual({ "crawler-commons": "reads the file as UTF-16" });
  });

  test("is the scheme of a URL for which only some parsers use robots.txt", () => {
    const reading = readSite("ftp://shop.example");
    const context = { ...PLAIN, site: reading.kind === "site" ? reading.site : null };
    const others = reasons(star("Disallow: /a"), "ftp://shop.example/a", context);
    expect(others["google-2019"]).toBeUndefined();
    expect(others.yandex).toBe("does not use robots.txt for URLs of this scheme");
  });
});

/** A parser, and what it does differently from another. */
type Both = readonly [id: DialectId, reason: string];

function dialectOf(id: DialectId): Dialect {
  return dialects.find((dialect) => dialect.id === id) ?? rfc9309;
}

describe("other readers", () => {
  test("are nobody where all agree", () => {
    expect(othersOn(["User-agent: *", "Disallow: /a"], "/a")).toEqual([]);
  });

  test("are those that come to another outcome, never the one that is looked at", () => {
    const others = othersOn(["User-agent: *", "Allow: /", "Disallow: /a"], "/a");
    const ids = others.map(({ dialect }) => dialect.id);
    expect(ids).toEqual(expect.arrayContaining(["python", "baidu"]));
    expect(ids).not.toContain("rfc9309");
    for (const { verdict } of others) expect(verdict.outcome).not.toBe("disallow");
  });

  test("have nothing to say of a URL that the file does not govern", () => {
    const reading = readSite("https://shop.example");
    const ofSite = { ...PLAIN, site: reading.kind === "site" ? reading.site : null };
    const file = ["User-agent: *", "Allow: /", "Disallow: /a"];
    expect(othersOn(file, "https://other.example/a", ofSite)).toEqual([]);
    expect(othersOn(file, "https://shop.example/a", ofSite)).not.toEqual([]);
  });

  test("stand together where they answer the same for the same reason, and only there", () => {
    const others = othersOn(["User-agent: *", "Allow: /", "Disallow: /a"], "/a");
    const together = shown(others);
    expect(together.flatMap(({ by }) => by).sort()).toEqual(
      others.map(({ dialect }) => dialect.id).sort(),
    );
    expect(together.length).toBeLessThan(others.length);
    expect(together[0]?.by).toContain("python");
    expect(together.find(({ by }) => by.includes("python"))).toMatchObject({ outcome: "allow" });
  });
});
