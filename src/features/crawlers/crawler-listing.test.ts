import { describe, expect, test } from "vitest";
import { crawlers } from "../../engine/crawlers/index.ts";
import { parseRobots } from "../../engine/index.ts";
import {
  catalogueSpelling,
  crawlersAtHand,
  crawlersFor,
  crawlersFound,
  type ListingRow,
  withDetails,
} from "./crawler-listing.ts";

/** Rows in a few words: `# heading (count)` over tokens. */
function said(rows: readonly ListingRow[]): readonly string[] {
  return rows.map((row) => {
    if (row.kind === "crawler") return row.token;
    return row.kind === "heading" ? `# ${row.title} (${row.count})` : `about ${row.crawler.name}`;
  });
}

function atHand(chosen: readonly string[], ...names: readonly string[]): readonly string[] {
  const file = names.map((name) => `User-agent: ${name}\nDisallow: /\n`).join("\n");
  return said(crawlersAtHand(chosen, parseRobots(file).join));
}

describe("the crawlers at hand", () => {
  test("are those of the table, then those that the file names besides", () => {
    expect(atHand(["Googlebot", "FooBot"], "*", "googlebot", "gptbot", "AcmeBot")).toEqual([
      "Googlebot",
      "FooBot",
      "# Also named in this file (2)",
      "GPTBot",
      "AcmeBot",
    ]);
  });

  test("have no heading where the file names no other", () => {
    expect(atHand(["Googlebot"], "*", "GOOGLEBOT")).toEqual(["Googlebot"]);
  });

  test("are counted, and not all listed, where the file names very many", () => {
    const names = Array.from({ length: 300 }, (_, at) => `bot-${"x".repeat(at + 1)}`);
    const rows = atHand([], ...names);
    expect(rows[0]).toBe("# Also named in this file (300)");
    expect(rows).toHaveLength(1 + 200);
  });
});

describe("the crawlers of a purpose", () => {
  test("are those of the catalogue, by their first token, and can be added together", () => {
    const [heading, ...rows] = crawlersFor("ai-training", "AI training");
    const tokens = crawlers
      .filter(({ category, tokens }) => category === "ai-training" && tokens.length > 0)
      .map(({ tokens }) => tokens[0]);
    expect(tokens).toContain("GPTBot");
    expect(said(rows)).toEqual(tokens);
    expect(heading).toMatchObject({ kind: "heading", count: tokens.length, tokens });
  });
});

describe("the crawlers found", () => {
  test("begin with the one that the text names, as the catalogue spells it", () => {
    expect(said(crawlersFound("gptbot"))[0]).toBe("GPTBot");
    expect(said(crawlersFound("AcmeBot"))).toEqual(["AcmeBot"]);
  });

  test("are found by operator, and none twice", () => {
    const found = said(crawlersFound("openai"));
    expect(found).toEqual(expect.arrayContaining(["GPTBot", "OAI-SearchBot", "ChatGPT-User"]));
    expect(new Set(found).size).toBe(found.length);
  });

  test("are found by a User-Agent header", () => {
    const header = "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)";
    expect(said(crawlersFound(header))[0]).toBe("bingbot");
  });
});

describe("what is known of a crawler", () => {
  const rows = crawlersAtHand(["Googlebot", "AcmeBot"], parseRobots("").join);

  test("stands below it", () => {
    expect(said(withDetails(rows, "Googlebot"))).toEqual([
      "Googlebot",
      "about Googlebot",
      "AcmeBot",
    ]);
  });

  test("is nothing where none is asked for, or the catalogue does not have it", () => {
    for (const token of [null, "AcmeBot"]) expect(withDetails(rows, token)).toEqual(rows);
  });
});

test("A token that the catalogue does not have keeps its spelling", () => {
  expect(catalogueSpelling("googleBOT")).toBe("Googlebot");
  expect(catalogueSpelling("acmeBOT")).toBe("acmeBOT");
});
