import { expect, test } from "vitest";
import { crawlers } from "../src/engine/crawlers/index.ts";
import { catalogueTable, comparedWith, listFrom } from "./catalogue.ts";

const robots = (entries: Readonly<Record<string, readonly [string, string]>>) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(entries).map(([name, [operator, respect]]) => [name, { operator, respect }]),
    ),
  );

const list = listFrom(
  robots({
    GPTBot: ["[OpenAI](https://openai.com)", "Yes"],
    "meta-externalagent": ["Meta", "[No](https://example.com)"],
    "iaskspider/2.0": ["iAsk", "Unclear at this time."],
    "Perplexity-User": ["Perplexity", "[No](https://docs.perplexity.ai/guides/bots)"],
    Bytespider: ["ByteDance", "No"],
    OpenAI: ["OpenAI", "Yes"],
    NewBot: ["[New](https://new.example)", "[Yes](https://new.example/bot)"],
  }),
);

const said = comparedWith(list ?? new Map());

test("shows every crawler in a row of one table", () => {
  const rows = catalogueTable().split("\n");
  expect(rows).toHaveLength(2 + crawlers.length);
  for (const row of rows) expect(row.split(" | ")).toHaveLength(8);
  expect(rows).toContain(
    "| DeepSeekBot | DeepSeek | ai-training | DeepSeekBot, * | not stated | seen in logs |  | rfc9309 (assumed) |",
  );
});

test("says which crawlers only the list has, and who runs them", () => {
  expect(said).toContain("Missing in the catalogue: 1\n  NewBot (New; obeys: Yes)\n");
});

test("says which names are no product tokens", () => {
  expect(said).toContain("Left out on purpose: 1\n  OpenAI: the name of a company\n");
});

test("says which crawlers for AI only the catalogue has, and no other", () => {
  const [, gone = ""] = /For AI, but gone from the list: \d+\n((?: {2}.*\n)+)/.exec(said) ?? [];
  expect(gone).toContain("  ClaudeBot\n");
  for (const token of ["GPTBot", "iaskspider", "Googlebot", "AhrefsBot"])
    expect(gone).not.toContain(token);
});

test("says where the list says yes or no, and the documentation something else", () => {
  expect(said).toContain(
    "Said otherwise in the list: 2\n" +
      "  meta-externalagent: “No” in the list, “yes” in the catalogue\n" +
      "  Bytespider: “No” in the list, “not stated” in the catalogue\n",
  );
  expect(said).toMatch(/5 of the 7 names in the list are in the catalogue\.$/);
});

test.each([
  "",
  "[]",
  "{}",
  "null",
  '{"GPTBot": "yes"}',
  '{"GPTBot": {"respect": 1}}',
  "User-agent: *",
])("takes %j for no list", (text) => expect(listFrom(text)).toBeNull());
