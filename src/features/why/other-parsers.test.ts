import { describe, expect, test } from "vitest";
import { Readings } from "../../core/readings.ts";
import { followerNamed } from "../../engine/crawlers/index.ts";
import { answerFor, PLAIN, type RequestContext } from "../../engine/decide/request-context.ts";
import { select } from "../../engine/decide/select.ts";
import { Work } from "../../engine/decide/work.ts";
import { python } from "../../engine/dialects/python.ts";
import { rfc9309 } from "../../engine/dialects/rfc9309.ts";
import { readSite } from "../../engine/url/scope.ts";
import { askAll, gathered, type OtherParser } from "./other-parsers.ts";
import { parserDifferenceWords } from "./words.ts";

/** Those who answer otherwise than the standard. */
function othersOn(
  file: readonly string[],
  url: string,
  context: RequestContext = PLAIN,
): readonly OtherParser[] {
  const readings = Readings.of(file.join("\n"), 1);
  const analysis = readings.by(rfc9309);
  const selection = select(analysis, followerNamed("Googlebot"));
  const verdict = answerFor(analysis, selection.group, url, context);
  const column = { token: "Googlebot", analysis, selection };
  const work = new Work(askAll({ readings, column, verdict, context }));
  work.run(() => false);
  return work.result ?? [];
}

/** The ids of readers that are shown together, and the outcome that they come to. */
function shown(others: readonly OtherParser[]) {
  return gathered(others, new Set([python])).map((alike) => ({
    outcome: alike[0].verdict.outcome,
    by: alike.map(({ dialect }) => dialect.id),
  }));
}

/** What other parsers do differently, by their ids. */
function reasons(file: readonly string[], url: string): Readonly<Record<string, string>> {
  const all = othersOn(file, url).map(({ dialect, difference }) => [
    dialect.id,
    parserDifferenceWords.difference(difference, 1),
  ]);
  return Object.fromEntries(all);
}

describe("the reason is the cause", () => {
  const star = (...lines: readonly string[]) => ["User-agent: *", ...lines];

  test.each([
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
});

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
