import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type DialectId, decide, parseRobots } from "../engine/index.ts";
import { glossary } from "./glossary.ts";

const PAGE = readFileSync(new URL("../../docs/glossary.md", import.meta.url), "utf8");

test("every section of docs/glossary.md is read whole", () => {
  expect(glossary).toHaveLength(PAGE.match(/^## /gm)?.length ?? 0);
  expect(glossary.map(({ file }) => file !== undefined).filter(Boolean)).toHaveLength(
    (PAGE.match(/^```$/gm)?.length ?? 0) / 2,
  );
  expect(glossary.flatMap(({ sources }) => sources)).toHaveLength(
    PAGE.match(/\]\(https:/g)?.length ?? 0,
  );
  for (const { title, meaning, example } of glossary)
    expect(`${title} ${meaning} ${example}`).not.toMatch(/`|##|<!--|Example|\]\(/);
});

test("the contents of docs/glossary.md lead to every term", () => {
  const [contents = ""] = PAGE.split(/^## /m);
  const anchors = [...contents.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor]) => anchor);
  // As GitHub makes anchors of headings.
  const headings = glossary.map(({ title }) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  );
  expect([...anchors].sort()).toEqual([...headings].sort());
});

test("every term has an id of its own, two or three sentences, and an example", () => {
  expect(new Set(glossary.map(({ id }) => id)).size).toBe(glossary.length);
  for (const { id, meaning, example } of glossary) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(meaning.match(/[.:](?= [A-Z“]|$)/g)?.length ?? 0, id).toBeGreaterThanOrEqual(2);
    expect(example, id).not.toBe("");
  }
});

interface Claim {
  readonly term: string;
  /** Left out: the file of the term. */
  readonly file?: string;
  readonly crawler?: string | readonly string[];
  readonly url: string;
  readonly outcome: "allow" | "disallow";
  readonly readAs?: DialectId;
}

const all = (...rules: readonly string[]) => ["User-agent: *", ...rules].join("\n");

describe("what the glossary says is what the engine does:", () => {
  test.each<Claim>([
    { term: "parser", file: all("Disalow: /a"), url: "/a", outcome: "disallow", readAs: "google" },
    { term: "parser", file: all("Disalow: /a"), url: "/a", outcome: "allow", readAs: "python" },
    { term: "field", file: all("DISALLOW: /cart"), url: "/cart", outcome: "disallow" },
    { term: "user-agent-line", crawler: "Googlebot", url: "/cart", outcome: "disallow" },
    { term: "user-agent-line", crawler: "bingbot", url: "/cart", outcome: "disallow" },
    { term: "group", crawler: "bingbot", url: "/account", outcome: "disallow" },
    { term: "star-group", crawler: "GPTBot", url: "/cart", outcome: "allow" },
    {
      term: "fallback",
      file: "User-agent: Googlebot\nDisallow: /a\n\nUser-agent: *",
      crawler: ["Googlebot-Image", "Googlebot"],
      url: "/a",
      outcome: "disallow",
    },
    { term: "allow-disallow", url: "/shop/help", outcome: "allow" },
    { term: "allow-disallow", url: "/shop/cart", outcome: "disallow" },
    {
      term: "path-pattern",
      file: all("Disallow: /*.pdf$"),
      url: "/docs/a.pdf",
      outcome: "disallow",
    },
    {
      term: "path-pattern",
      file: all("Disallow: /*.pdf$"),
      url: "/docs/a.pdf?page=2",
      outcome: "allow",
    },
    { term: "path-pattern", file: all("Disallow:"), url: "/", outcome: "allow" },
    { term: "longest-match", url: "/shop/help/returns", outcome: "allow" },
    { term: "longest-match", url: "/shop/help", outcome: "disallow", readAs: "draft-1996" },
    {
      term: "length",
      file: all("Disallow: /caf\u00e9", "Allow: /caf*****"),
      url: "/caf\u00e9",
      outcome: "disallow",
    },
    {
      term: "percent-encoding",
      file: all("Disallow: /café"),
      url: "/caf%C3%A9",
      outcome: "disallow",
    },
    { term: "percent-encoding", file: all("Disallow: /a%2Fb"), url: "/a/b", outcome: "allow" },
    {
      term: "crawl-delay",
      file: all("Crawl-delay: 301"),
      url: "/",
      outcome: "disallow",
      readAs: "crawler-commons",
    },
    { term: "near-miss", file: all("Disallow: /admin/"), url: "/admin", outcome: "allow" },
  ])("$term, $url: $outcome", ({ term, file, crawler = "AnyBot", url, outcome, readAs }) => {
    const text = file ?? glossary.find(({ id }) => id === term)?.file ?? "";
    expect(decide(parseRobots(`${text}\n`, readAs), crawler, url).outcome).toBe(outcome);
  });
});
