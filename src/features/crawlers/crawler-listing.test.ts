import { describe, expect, test } from "vitest";
import { purposeOf } from "../../engine/crawlers/purposes.ts";
import { parseRobots } from "../../engine/index.ts";
import {
  catalogueSpelling,
  crawlersAsking,
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
    if (row.kind === "own") return `as typed: ${row.token}`;
    if (row.kind === "unnamed") return `unnamed: ${row.crawler.name}`;
    return row.kind === "heading" ? `# ${row.title} (${row.count})` : `about ${row.crawler.name}`;
  });
}

function atHand(chosen: readonly string[], ...names: readonly string[]): readonly string[] {
  const file = names.map((name) => `User-agent: ${name}\nDisallow: /\n`).join("\n");
  return said(crawlersAtHand(chosen, parseRobots(file).join));
}

test("the crawlers of a log are in its order, and those that are not in the table can be added", () => {
  const rows = crawlersAsking([{ token: "GPTBot" }, { token: "" }, { token: "CCBot" }], ["gptbot"]);
  expect(said(rows)).toEqual([
    "# By User-Agent: requests, blocked, last robots.txt (2)",
    "GPTBot",
    "CCBot",
  ]);
  expect(rows[0]).toMatchObject({ tokens: ["CCBot"] });
});

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

  test("have no purpose token among them, because no crawler has it", () => {
    expect(atHand([], "__usage_ai-training", "GPTBot")).toEqual([
      "# Also named in this file (1)",
      "GPTBot",
    ]);
  });

  test("are counted once, in however many spellings the file names them", () => {
    expect(atHand(["Googlebot"], "Googlebot/2.1", "GPTBot", "GPTBot/1.0")).toEqual([
      "Googlebot",
      "# Also named in this file (1)",
      "GPTBot",
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
    const [heading, ...rows] = crawlersFor("ai-training");
    const tokens = purposeOf("ai-training").named.map(({ tokens: [first = ""] }) => first);
    expect(tokens).toContain("GPTBot");
    expect(said(rows).slice(0, tokens.length)).toEqual(tokens);
    expect(heading).toMatchObject({ count: tokens.length, tokens, purpose: "ai-training" });
  });

  test("are followed by those that are not counted", () => {
    expect(said(crawlersFor("ai-training")).slice(-8)).toEqual([
      "# Not counted: mainly for another purpose (4)",
      "Googlebot",
      "bingbot",
      "Applebot",
      "YandexAdditional",
      "# Not counted: retired (2)",
      "anthropic-ai",
      "Claude-Web",
    ]);
    expect(said(crawlersFor("ai-assistant")).slice(-3)).toEqual([
      "# Not counted: triggered by users, no product token (2)",
      "unnamed: Google-Agent",
      "unnamed: Google NotebookLM / Google-GeminiNotebook",
    ]);
    expect(said(crawlersFor("seo")).filter((row) => row.startsWith("#"))).toHaveLength(1);
  });
});

describe("the crawlers found", () => {
  test("are those of the catalogue, best first, and then the text as a name of its own", () => {
    const [heading, best, ...rows] = said(crawlersFound("gpt"));
    expect(heading).toMatch(/^# In the catalogue \(\d+\)$/);
    expect(best).toBe("GPTBot");
    expect(rows.at(-1)).toBe("as typed: gpt");
  });

  test("offer no name of its own where the text is a token of the catalogue", () => {
    expect(said(crawlersFound("gptbot"))[1]).toBe("GPTBot");
    expect(said(crawlersFound("gptbot")).filter((row) => row.startsWith("as typed"))).toEqual([]);
  });

  test("are the name alone where the catalogue has nothing like it", () => {
    expect(said(crawlersFound("AcmeBot"))).toEqual(["as typed: AcmeBot"]);
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
