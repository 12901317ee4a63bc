import { describe, expect, test } from "vitest";
import { reportOf } from "../../core/derived.ts";
import { addCrawlers, addUrlList, addUrls, openText, readAs, setSite } from "../../core/intents.ts";
import { createSession } from "../../core/session.ts";
import { MOST_SUGGESTED, type SuggestedUrls, SuggestUrls } from "./suggest-urls.ts";
import { coverageWords } from "./words.ts";

const never = () => false;

const FILE = [
  "User-agent: *",
  "Disallow: /a/",
  "User-agent: GPTBot",
  "Disallow: /b",
  "User-agent: Googlebot",
  "Allow: /a/",
  "Disallow: /*.pdf$",
].join("\n");

interface Table {
  readonly text?: string;
  readonly urls?: readonly string[];
  readonly crawlers?: readonly string[];
  readonly site?: string;
  readonly reader?: string;
}

function sessionWith({ text = FILE, urls = [], crawlers = [], site = "", reader = "" }: Table) {
  const session = createSession();
  session.dispatch(openText(session.getState(), text));
  session.dispatch(addUrls(session.getState(), urls.join("\n")));
  session.dispatch(addCrawlers(session.getState(), crawlers));
  session.dispatch(setSite(site));
  session.dispatch(readAs(reader));
  return session;
}

function suggestedFor(table: Table): SuggestedUrls {
  const suggesting = new SuggestUrls(sessionWith(table).getState());
  expect(suggesting.run(never)).toBe(true);
  if (!suggesting.result) throw new Error("it is done, and there is no result");
  return suggesting.result;
}

const OF_STAR = ["/a/page", "/a/", "/a2"];
const OF_GPTBOT = ["/b", "/b2", "/", "/b?a=1"];
const OF_PDF = ["/a.pdf", "/.pdf", "/a.pdf?a=1", "/a.pdf2"];

describe("suggested URLs", () => {
  test.each<readonly [about: string, table: Table, urls: readonly string[]]>([
    ["every group, where the table has no crawler", {}, [...OF_STAR, ...OF_GPTBOT, ...OF_PDF]],
    ["the groups that its crawlers read", { crawlers: ["GPTBot"] }, OF_GPTBOT],
    [
      "these in the order of the file, and each once",
      { crawlers: ["GPTBot", "FooBot", "BarBot"] },
      [...OF_STAR, ...OF_GPTBOT],
    ],
    [
      "none that the table has",
      { crawlers: ["FooBot"], urls: ["/x", "/a", "/a/page"] },
      ["/a/", "/a2"],
    ],
    [
      "paths, where a site is set",
      { crawlers: ["GPTBot"], site: "https://shop.example" },
      OF_GPTBOT,
    ],
    ["none of a group without rules", { text: "User-agent: *\nDisallow:" }, []],
    ["none of an empty file", { text: "" }, []],
    [
      "none where no crawler reads a group",
      { text: "User-agent: a\nDisallow: /", crawlers: ["b"] },
      [],
    ],
    [
      "by the chosen reader",
      { text: "User-agent: *\nDisallow: /*", reader: "original-1994" },
      ["/*", "/*2", "/", "/*?a=1"],
    ],
  ])("are of %s", (_, table, urls) => {
    expect(suggestedFor(table).urls).toEqual(urls);
  });

  test("are counted by what they are", () => {
    expect(suggestedFor({})).toMatchObject({ examples: 3, edges: 4, nearMisses: 4, left: 0 });
  });

  test("are decided by the rule they are an example of, once they are in the table", () => {
    const session = sessionWith({ crawlers: ["Googlebot"] });
    const suggesting = new SuggestUrls(session.getState());
    suggesting.run(never);
    session.dispatch(addUrlList(session.getState(), suggesting.result?.urls ?? []));
    const report = reportOf(session.getState());
    const lineOf = (url: string) => report.lineAt(report.question.urls.indexOf(url), 0);
    expect(["/a/page", "/a/", "/a2", "/a.pdf", "/a.pdf2"].map(lineOf)).toEqual([
      6,
      6,
      null,
      7,
      null,
    ]);
  });

  const many = Array.from({ length: 1500 }, (_, index) => `Disallow: /page${index}/`);

  test("are no more than a thousand, rather one for each rule than several for some", () => {
    const found = suggestedFor({ text: ["User-agent: *", ...many].join("\n") });
    expect([found.urls.length, found.examples, found.left]).toEqual([1000, 1000, 500]);
    expect(found.urls[999]).toBe("/page999/page");
  });

  test("go on where the last ended", () => {
    const session = sessionWith({ text: ["User-agent: *", ...many].join("\n") });
    for (const [added, left] of [
      [1000, 500],
      [500, 0],
      [0, 0],
    ]) {
      const suggesting = new SuggestUrls(session.getState());
      suggesting.run(never);
      expect(suggesting.result).toMatchObject({ examples: added, left });
      session.dispatch(addUrlList(session.getState(), suggesting.result?.urls ?? []));
    }
  });

  test("are found in time slices as at once", () => {
    const urls = Array.from({ length: 2000 }, (_, index) => `/${index}`);
    const suggesting = new SuggestUrls(sessionWith({ urls }).getState());
    let [slices, asked] = [0, 0];
    while (!suggesting.run(() => ++asked % 2 === 0)) {
      expect(suggesting.result).toBeNull();
      slices++;
    }
    expect(slices).toBeGreaterThan(3);
    expect(suggesting.result).toEqual(suggestedFor({}));
  });
});

describe("in words, suggested URLs", () => {
  const none: SuggestedUrls = { urls: [], examples: 0, edges: 0, nearMisses: 0, left: 0 };
  const urls = Array.from({ length: 48 }, (_, index) => `/${index}`);

  test.each<readonly [SuggestedUrls, string]>([
    [
      { urls, examples: 16, edges: 20, nearMisses: 12, left: 0 },
      "48 URLs added: 16 that a rule decides, 20 that a rule matches, 12 that a rule just misses.",
    ],
    [{ ...none, urls: ["/a"], examples: 1 }, "1 URL added: 1 that a rule decides."],
    [
      { ...none, urls: ["/a", "/b"], examples: 2, left: 1500 },
      "2 URLs added: 2 that a rule decides. 1,500 rules got no URL, because at most 1,000 URLs are added at a time.",
    ],
    [none, "No URLs added: the playground found no new URL to suggest."],
  ])("%#", (suggested, sentence) => {
    expect(coverageWords.suggested(suggested, MOST_SUGGESTED)).toBe(sentence);
  });
});
