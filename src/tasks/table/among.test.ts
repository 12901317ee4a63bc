import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { followerNamed } from "../../engine/crawlers/index.ts";
import { Report } from "../../engine/decide/report.ts";
import { parseRobots } from "../../engine/index.ts";
import { ALL_CRAWLERS, amongChoices, amongNamed, crawlersAmong } from "./among.ts";

const FILE = "User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nUser-agent: Mine\nDisallow: /b";

function reportFor(crawlers: readonly string[]): Report {
  const analysis = parseRobots(FILE);
  return new Report(
    () => analysis,
    followerNamed,
    { urls: ["/a"], crawlers },
    null,
    () => false,
  );
}

/** Who ignores `*` reads no group here. */
const TABLE = ["Googlebot", "GPTBot", "Mine", "Applebot-Extended"];

describe("some of the crawlers", () => {
  test.each([
    ["", TABLE],
    ["crawler:gptbot", ["GPTBot"]],
    ["group:A", ["Googlebot"]],
    ["group:b", ["GPTBot", "Mine"]],
    ["group:none", ["Applebot-Extended"]],
    ["purpose:ai-training", ["Googlebot", "GPTBot", "Applebot-Extended"]],
    ["purpose:search", ["Googlebot"]],
  ])("by the id %j are %j", (id, tokens) => {
    const { columns } = reportFor(TABLE);
    expect(crawlersAmong(columns, id).map((index) => columns[index]?.token)).toEqual(tokens);
  });

  test.each(["crawler:bingbot", "group:C", "purpose:seo", "crawler:", "x:y", "constructor:"])(
    "are all of them where %j names none",
    (id) => {
      expect(crawlersAmong(reportFor(TABLE).columns, id)).toEqual([0, 1, 2, 3]);
    },
  );

  test("are named by any text or not at all, and by their own id the same", () => {
    const ids = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.constantFrom("crawler:", "group:", "purpose:"), fc.string())
        .map((parts) => parts.join("")),
    );
    const isKept = (id: string) => {
      const among = amongNamed(id);
      if (among) expect(`${among.kind}:${among.name}`).toBe(id);
    };
    fc.assert(fc.property(ids, isKept), { endOnFailure: true });
  });
});

describe("the choices", () => {
  test("are the crawlers, the groups that they read, and what they are for", () => {
    expect(ALL_CRAWLERS).toEqual({ id: "", title: "All crawlers" });
    expect(amongChoices(reportFor(TABLE))).toEqual([
      {
        title: "Crawlers",
        choices: TABLE.map((token) => ({ id: `crawler:${token}`, title: token })),
      },
      {
        title: "Groups",
        choices: [
          { id: "group:A", title: "Group A" },
          { id: "group:B", title: "Group B" },
          { id: "group:none", title: "No group" },
        ],
      },
      {
        title: "Purposes",
        choices: [
          { id: "purpose:search", title: "Search" },
          { id: "purpose:ai-training", title: "AI training" },
          { id: "purpose:ai-search", title: "AI search" },
        ],
      },
    ]);
  });

  test.each([
    [[], []],
    [["GPTBot"], []],
    [
      ["GPTBot", "Mine"],
      ["Crawlers", "Purposes"],
    ],
    [["Googlebot", "bingbot"], ["Crawlers"]],
    [
      ["Mine", "Googlebot"],
      ["Crawlers", "Groups", "Purposes"],
    ],
    [["One", "Two"], ["Crawlers"]],
  ])("for %j are of the kinds %j, in which they are not alike", (crawlers, titles) => {
    expect(amongChoices(reportFor(crawlers)).map(({ title }) => title)).toEqual(titles);
  });

  test("each lead to a crawler of the table", () => {
    const { columns } = reportFor(TABLE);
    for (const { choices } of amongChoices(reportFor(TABLE)))
      for (const { id } of choices) expect(crawlersAmong(columns, id).length).toBeLessThan(4);
  });
});
