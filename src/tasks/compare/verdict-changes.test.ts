import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { followerNamed } from "../../engine/crawlers/index.ts";
import { decide } from "../../engine/decide/decide.ts";
import { type Question, Report } from "../../engine/decide/report.ts";
import type { RequestContext } from "../../engine/decide/request-context.ts";
import { decidingLineOf } from "../../engine/decide/verdict.ts";
import { parseRobots } from "../../engine/index.ts";
import type { VerdictChange } from "./verdict-changes.ts";
import { VerdictChanges } from "./verdict-changes.ts";

const never = () => false;

/** Time for a few steps. */
function aFewSteps(): () => boolean {
  let asked = 0;
  return () => ++asked > 5;
}

function reportOn(text: string, question: Question): Report {
  const analysis = parseRobots(text);
  return new Report(() => analysis, followerNamed, question, null, never);
}

function changesOf(before: string, after: string, question: Question): VerdictChanges {
  return new VerdictChanges({
    before: reportOn(before, question),
    after: reportOn(after, question),
  });
}

function allOf(changes: VerdictChanges): readonly VerdictChange[] {
  return Array.from({ length: changes.size }, (_, index) => changes.at(index)).flatMap(
    (change) => change ?? [],
  );
}

const question: Question = { urls: ["/", "/a", "/a/b"], crawlers: ["Foo", "Bar"] };
const before = "User-agent: *\nDisallow: /a\n";
const after = "User-agent: Foo\nDisallow: /\nAllow: /a/b\n\nUser-agent: *\nDisallow: /a\n";

describe("the verdicts that change", () => {
  test("are told in the order of the table, with both outcomes and both lines", () => {
    const changes = changesOf(before, after, question);
    expect(changes.run(never)).toBe(true);
    expect(allOf(changes)).toEqual([
      {
        url: "/",
        crawler: "Foo",
        cell: { url: 0, crawler: 0, before: "allow", after: "disallow" },
        before: { outcome: "allow", line: null },
        after: { outcome: "disallow", line: 2 },
      },
      {
        url: "/a/b",
        crawler: "Foo",
        cell: { url: 2, crawler: 0, before: "disallow", after: "allow" },
        before: { outcome: "disallow", line: 2 },
        after: { outcome: "allow", line: 3 },
      },
    ]);
    expect(changes.at(2)).toBeNull();
    expect(changes.at(-1)).toBeNull();
  });

  test("are counted by turn", () => {
    const changes = changesOf(before, after, question);
    changes.run(never);
    expect(changes.turns).toEqual([
      { before: "allow", after: "disallow", count: 1 },
      { before: "disallow", after: "allow", count: 1 },
    ]);
  });

  test.each<readonly [string, Partial<RequestContext>]>([
    ["where the answer for robots.txt decides", { answer: { kind: "status", status: 404 } }],
    [
      "of a site that has another file",
      { site: { scheme: "https", host: "a.example", port: 443 } },
    ],
  ])("are none %s", (_, given) => {
    const context: RequestContext = { site: null, answer: { kind: "ok" }, ...given };
    const urls = ["https://b.example/", "https://b.example/a/b"];
    const changes = changesOf(before, after, { ...question, urls, context });
    expect(changes.run(never)).toBe(true);
    expect([changes.rowsDone, changes.size]).toEqual([2, 0]);
  });

  test("can be of many cells", () => {
    const urls = Array.from({ length: 5_000 }, (_, index) => `/a/b/${index}`);
    const changes = changesOf(before, "", { urls, crawlers: ["Foo"] });
    while (!changes.run(aFewSteps()));
    expect(changes.size).toBe(5_000);
    expect(changes.at(4_999)).toMatchObject({ url: "/a/b/4999", after: { outcome: "allow" } });
  });
});

const anyPath = fc
  .array(fc.constantFrom("/", "a", "b", "*", "$"), { maxLength: 3 })
  .map((letters) => `/${letters.join("")}`);
const anyLine = fc.oneof(
  fc.tuple(fc.constantFrom("Allow: ", "Disallow: "), anyPath),
  fc.tuple(fc.constant("User-agent: "), fc.constantFrom("*", "Foo", "Bar", "Qux")),
);
const anyFile = fc
  .array(anyLine, { maxLength: 12 })
  .map((lines) => ["User-agent: *", ...lines.map((line) => line.join(""))].join("\n"));
const anyQuestion = fc.record({
  urls: fc.uniqueArray(anyPath, { maxLength: 12 }),
  crawlers: fc.subarray(["Foo", "Bar", "Qux", "Quux", "Corge"]),
});

/** The cells that change, found by asking for every one. */
function changesTried(one: string, other: string, { urls, crawlers }: Question) {
  const files = [parseRobots(one), parseRobots(other)];
  return urls.flatMap((url, row) =>
    crawlers.flatMap((crawler, column) => {
      const [was, is] = files.map((file) => {
        const verdict = decide(file, crawler, url);
        return { outcome: verdict.outcome, line: decidingLineOf(verdict) };
      });
      if (was?.outcome === is?.outcome) return [];
      const turn = { before: was?.outcome, after: is?.outcome };
      const cell = { url: row, crawler: column, ...turn };
      return [{ url, crawler, cell, before: was, after: is }];
    }),
  );
}

describe("what is found of random files", () => {
  test("is what asking for every cell finds, at once and in time slices", () => {
    const compare = (one: string, other: string, asked: Question) => {
      const tried = changesTried(one, other, asked);
      const atOnce = changesOf(one, other, asked);
      expect(atOnce.run(never)).toBe(true);
      const inSlices = changesOf(one, other, asked);
      while (!inSlices.run(aFewSteps()));
      for (const changes of [atOnce, inSlices]) {
        expect(allOf(changes)).toEqual(tried);
        const total = changes.turns.reduce((sum, { count }) => sum + count, 0);
        expect(total).toBe(tried.length);
      }
    };
    fc.assert(fc.property(anyFile, anyFile, anyQuestion, compare), {
      numRuns: runs(60),
      endOnFailure: true,
    });
  });

  test("can be asked for by turn", () => {
    const compare = (one: string, other: string, asked: Question) => {
      const changes = changesOf(one, other, asked);
      changes.run(never);
      const wanted = [...changes.indicesOf({ before: "allow", after: "disallow" })];
      const isWanted = (change: VerdictChange | null) =>
        change?.before.outcome === "allow" && change.after.outcome === "disallow";
      expect(wanted.every((index) => isWanted(changes.at(index)))).toBe(true);
      expect(wanted.length).toBe(allOf(changes).filter(isWanted).length);
      expect(changes.indicesOf(null).length).toBe(changes.size);
    };
    fc.assert(fc.property(anyFile, anyFile, anyQuestion, compare), {
      numRuns: runs(25),
      endOnFailure: true,
    });
  });
});
