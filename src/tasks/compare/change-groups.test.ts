import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loggedOf } from "../../../test/logged-of.ts";
import { runs } from "../../../test/runs.ts";
import { followerNamed } from "../../engine/crawlers/index.ts";
import { Report } from "../../engine/decide/report.ts";
import { parseRobots } from "../../engine/index.ts";
import { changeFormats } from "./change-exports.ts";
import { ChangeGroups } from "./change-groups.ts";
import { VerdictChanges } from "./verdict-changes.ts";
import { turnWords } from "./words.ts";

const never = () => false;
const ALL = { query: "", order: "size" } as const;

function changesOf(
  before: string,
  after: string,
  urls: readonly string[],
  crawlers: readonly string[],
): VerdictChanges {
  const reportOn = (text: string) => {
    const analysis = parseRobots(text);
    return new Report(() => analysis, followerNamed, { urls, crawlers }, null, never);
  };
  return new VerdictChanges({ before: reportOn(before), after: reportOn(after) });
}

function groupsOf(changes: VerdictChanges): ChangeGroups {
  const groups = new ChangeGroups(changes);
  groups.run(never);
  return groups;
}

const BEFORE = "User-agent: *\nDisallow: /a\nDisallow: /c\n";
const AFTER = "User-agent: *\nDisallow: /b\n\nUser-agent: Own\nDisallow: /\n";

describe("changed verdicts, grouped", () => {
  const groups = groupsOf(
    changesOf(BEFORE, AFTER, ["/a1", "/a2", "/b", "/c", "/d"], ["A", "B", "Own"]),
  );

  test("are told by what changed and by which line, the largest first", () => {
    expect(groups.shownBy(ALL).map((group) => turnWords.group(group))).toEqual([
      "Line 2 of Before no longer blocks 2 URLs for 2 crawlers",
      "Line 2 now blocks 1 URL for 2 crawlers",
      "Line 5 now blocks 2 URLs for 1 crawler",
      "Line 3 of Before no longer blocks 1 URL for 2 crawlers",
    ]);
  });

  test("come in the order of the lines that decide now, if that is wanted", () => {
    const byLine = groups.shownBy({ query: "", order: "line" });
    expect(byLine.map(({ after }) => after.line)).toEqual([2, 5, null, null]);
  });

  test("are found by a part of a URL or of a crawler, in any case", () => {
    const found = (query: string) =>
      groups.shownBy({ ...ALL, query }).map(({ urls, crawlers }) => [urls, crawlers]);
    expect(found("A2")).toEqual([[1, 2]]);
    expect(found("own")).toEqual([[2, 1]]);
    expect(found("nowhere")).toEqual([]);
  });

  test("are of a response, or of another group, where no line decides", () => {
    const changes = changesOf("User-agent: *\nDisallow: /a\n", "", ["/a"], ["A"]);
    const [group] = groupsOf(changes).shownBy(ALL);
    expect(group && turnWords.group(group)).toBe(
      "Line 2 of Before no longer blocks 1 URL for 1 crawler",
    );
  });

  test("are one group where one line changes a thousand URLs", () => {
    const urls = Array.from({ length: 1_000 }, (_, at) => `/a${at}`);
    const groups = groupsOf(changesOf("", "User-agent: *\nDisallow: /a\n", urls, ["A"]));
    expect(groups.shownBy(ALL).map((group) => turnWords.group(group))).toEqual([
      "Line 2 now blocks 1,000 URLs for 1 crawler",
    ]);
  });

  test("have every change in one group, and lines and outcomes that are all the same", () => {
    const rule = fc
      .tuple(fc.constantFrom("Allow", "Disallow"), fc.constantFrom("/", "/a", "/a/b", "/*b"))
      .map(([field, path]) => `${field}: ${path}`);
    const section = fc
      .tuple(fc.constantFrom("*", "Foo"), fc.array(rule, { maxLength: 4 }))
      .map(([agent, rules]) => [`User-agent: ${agent}`, ...rules].join("\n"));
    const file = fc.array(section, { maxLength: 3 }).map((sections) => sections.join("\n\n"));
    fc.assert(
      fc.property(file, file, (before, after) => {
        const changes = changesOf(before, after, ["/", "/a", "/a/b", "/b", "/c"], ["Foo", "Bar"]);
        const all = groupsOf(changes).shownBy(ALL);
        const indices = all.flatMap((group) => [...group.indices]).toSorted((a, b) => a - b);
        expect(indices).toEqual(Array.from({ length: changes.size }, (_, index) => index));
        for (const group of all)
          for (const index of group.indices)
            expect(changes.at(index)).toMatchObject({ before: group.before, after: group.after });
      }),
      { numRuns: runs(200) },
    );
  });
});

test("changed verdicts are exported whole, in every format", () => {
  const changes = changesOf(BEFORE, AFTER, ["/a|1", "=b"], ["A"]);
  changes.run(never);
  const [csv, json, markdown] = changeFormats(changes).map(({ partsOf }) =>
    [...partsOf({} as never)].join(""),
  );
  expect(csv).toBe("crawler,url,before,beforeLine,after,afterLine\r\nA,/a|1,Block,2,Allow,\r\n");
  expect(JSON.parse(json ?? "").changes).toEqual([
    {
      crawler: "A",
      url: "/a|1",
      before: "disallow",
      beforeLine: 2,
      after: "allow",
      afterLine: null,
    },
  ]);
  expect(markdown).toContain("| `/a\\|1` | `A` | Block by line 2 | Allow (no rule) |");
});

describe("changed verdicts, with a log", () => {
  const changes = changesOf(BEFORE, AFTER, ["/a1", "/a2", "/b"], ["Abot", "Bbot"]);
  const logged = loggedOf(
    ["Abot", "/b"],
    ["Abot", "/b"],
    ["Bbot", "/b"],
    ["Bbot", "/a1"],
    ["CCBot", "/b"],
  );
  const groups = new ChangeGroups(changes, logged);
  groups.run(never);

  test("are weighed by requests, those with most first", () => {
    const shown = groups.shownBy({ query: "", order: "requests" });
    expect(shown.map((group) => turnWords.group(group))).toEqual([
      "Line 2 now blocks 1 URL for 2 crawlers, 3 requests",
      "Line 2 of Before no longer blocks 2 URLs for 2 crawlers, 1 request",
    ]);
    const [ofA1 = null] = groups.shownBy({ query: "A1", order: "requests" });
    expect(ofA1?.requests).toBe(1);
    expect(changes.turns.map((turn) => groups.requestsOf(turn))).toEqual([3, 1]);
  });

  test("are exported with how often each was asked for", () => {
    const [csv, json, markdown] = changeFormats(changes, logged).map(({ partsOf }) =>
      [...partsOf({} as never)].join(""),
    );
    expect(csv).toContain("crawler,url,before,beforeLine,after,afterLine,requests\r\n");
    expect(csv).toContain("Abot,/b,Allow,,Block,2,2\r\n");
    expect(JSON.parse(json ?? "").changes.at(-1)).toMatchObject({ crawler: "Bbot", requests: 1 });
    expect(markdown).toContain("| URL | Crawler | Before | Now | Requests |");
  });
});
