import { redo, undo } from "@codemirror/commands";
import type { EditorState } from "@codemirror/state";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { sessionWith } from "../../../test/session-with.ts";
import { expectationsOf, focusOf } from "../../core/derived.ts";
import { Expectations } from "../../core/expectations.ts";
import {
  crawlersInput,
  MOST_CRAWLERS,
  MOST_URLS,
  siteInput,
  urlsInput,
} from "../../core/inputs.ts";
import type { Session } from "../../core/session.ts";
import { addressOf } from "../../core/typed-urls.ts";
import { expectationFormats } from "../../features/export/exports.ts";
import { verdictFormats, verdictsJson } from "../table/exports.ts";
import {
  addExpectations,
  badExpectationLines,
  importExpectations,
  importSentence,
} from "./import-expectations.ts";
import { lettersOf } from "./letters.ts";
import { type ExpectationsRead, ExpectationsReading } from "./read-expectations.ts";
import { expectationImportWords } from "./words.ts";

function read(text: string, crawlers: readonly string[] = []): ExpectationsRead {
  const reading = new ExpectationsReading(text, crawlers);
  reading.advance(() => false);
  return reading.found;
}

function joined(parts: Iterable<string>): string {
  return [...parts].join("");
}

function tableOf(state: EditorState) {
  const urls = state.field(urlsInput.field);
  const crawlers = state.field(crawlersInput.field);
  return { urls, crawlers, letters: lettersOf(expectationsOf(state)) };
}

function imported(session: Session, text: string): void {
  const state = session.getState();
  session.dispatch(addExpectations(state, read(text, state.field(crawlersInput.field))));
}

describe("an imported file of expectations", () => {
  test("adds what is missing and expects what it says", () => {
    const session = sessionWith({ urls: ["/a", "/b"], crawlers: ["Googlebot"] });
    imported(session, "agent,url,expected\ngooglebot,/b,block\nGPTBot,/c,allow");
    expect(tableOf(session.getState())).toEqual({
      urls: ["/a", "/b", "/c"],
      crawlers: ["Googlebot", "GPTBot"],
      letters: "--b--a",
    });
    expect(focusOf(session.getState())).toEqual({ url: 1, crawler: 0 });
  });

  test("leaves what is expected of other cells", () => {
    const urls = ["/a", "/b"];
    const before = Expectations.none(urls, ["A"]).edited((expectOf) => {
      expectOf(0, 0, "disallow");
      expectOf(1, 0, "disallow");
    });
    const session = sessionWith({ urls, crawlers: ["A"], expectations: before });
    imported(session, "url,expected\n/b,allow");
    expect(tableOf(session.getState())).toEqual({ urls, crawlers: ["A"], letters: "ba" });
  });

  test("keeps the lists of the table where nothing is added to them", () => {
    const session = sessionWith({ urls: ["/a"], crawlers: ["A"] });
    const { urls, crawlers } = tableOf(session.getState());
    imported(session, "url,expected\n/a,allow");
    expect(tableOf(session.getState()).urls).toBe(urls);
    expect(tableOf(session.getState()).crawlers).toBe(crawlers);
  });

  test("is one undo", () => {
    const session = sessionWith({ urls: ["/a"], crawlers: ["A"] });
    const before = tableOf(session.getState());
    imported(session, "agent,url,expected\nB,/b,block\nA,/a,allow");
    const after = tableOf(session.getState());
    undo({ state: session.getState(), dispatch: session.dispatch });
    expect(tableOf(session.getState())).toEqual(before);
    redo({ state: session.getState(), dispatch: session.dispatch });
    expect(tableOf(session.getState())).toEqual(after);
  });

  test("that expects nothing changes nothing", () => {
    const state = sessionWith({ urls: ["/a"], crawlers: ["A"] }).getState();
    expect(addExpectations(state, read("url,expected\n/b,\n"))).toEqual({});
  });
});

/** Table URLs are as they would be typed. */
const anyUrl = fc
  .array(fc.constantFrom(..."'=+-@,;\"/.:?a \té😀|`\\"), { minLength: 1, maxLength: 10 })
  .map((parts) => addressOf(parts.join("").replaceAll("\t", "")))
  .filter((url) => url !== "");
const anyHost = fc.constantFrom("https://shop.example/a", "https://cdn.example/a");
const anyAgent = fc
  .array(fc.constantFrom(..."'=+-@,;\"/ab*|`\\"), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(""));
const anyTable = fc.record({
  urls: fc.uniqueArray(fc.oneof(anyUrl, anyHost), { maxLength: 5 }),
  crawlers: fc.uniqueArray(anyAgent, { maxLength: 4, selector: (agent) => agent.toLowerCase() }),
  letters: fc.array(fc.constantFrom(null, "allow", "disallow"), { minLength: 20, maxLength: 20 }),
});

describe("expectations that are exported", () => {
  const [csv, json] = expectationFormats;
  test.each([csv, json].flatMap((format) => format ?? []))(
    "as $title are read back as they were",
    ({ partsOf }) => {
      fc.assert(
        fc.property(anyTable, ({ urls, crawlers, letters }) => {
          const expectations = Expectations.none(urls, crawlers).edited((expectOf) => {
            letters.forEach((expected, at) => {
              expectOf(Math.floor(at / 4), at % 4, expected);
            });
          });
          const exported = [
            ...partsOf(sessionWith({ urls, crawlers, expectations }).getState()),
          ].join("");
          const other = sessionWith({ urls, crawlers });
          imported(other, exported);
          expect(tableOf(other.getState())).toEqual({
            urls,
            crawlers,
            letters: lettersOf(expectations),
          });
        }),
        { endOnFailure: true, numRuns: runs(60) },
      );
    },
  );
});

describe("a table that is exported", () => {
  test.each(verdictFormats)("as $title is read back as it was", ({ title, partsOf }) => {
    // Only JSON names the site.
    const anySite = fc.constantFrom("", ...(title === "JSON" ? [" Shop.example", "?"] : []));
    fc.assert(
      fc.property(anyTable, anySite, ({ urls, crawlers, letters }, site) => {
        fc.pre(urls.length > 0);
        const expectations = Expectations.none(urls, crawlers).edited((expectOf) => {
          letters.forEach((expected, at) => {
            expectOf(Math.floor(at / 4), at % 4, expected);
          });
        });
        const text = "User-agent: *\nDisallow: /a\n";
        const state = sessionWith({ text, urls, crawlers, expectations, site }).getState();
        const other = sessionWith({ text, urls: [], crawlers: [] });
        const exported = [...partsOf(state)].join("");
        imported(other, exported);
        expect([...partsOf(other.getState())].join("")).toBe(exported);
        expect(tableOf(other.getState())).toEqual({
          urls,
          crawlers,
          letters: lettersOf(expectations),
        });
      }),
      { endOnFailure: true, numRuns: runs(60) },
    );
  });

  test("as JSON has its verdicts again, because it sets the site that the page lacks", async () => {
    const urls = ["https://shop.example/a", "https://cdn.example/a"];
    const crawlers = ["Googlebot"];
    const site = "https://shop.example";
    const exported = joined(verdictsJson(sessionWith({ urls, crawlers, site }).getState()));
    for (const [before, after, said] of [
      ["", site, "Site is now “https://shop.example”, as in the export."],
      [site, site, ""],
      [
        "cdn.example",
        "cdn.example",
        "The table was exported with “https://shop.example” as Site, so verdicts can differ here.",
      ],
    ] as const) {
      const other = sessionWith({ urls: [], crawlers: [], site: before });
      const { text } = await importExpectations(other, exported, () => true);
      const sentence = "A table of 2 URLs and 1 crawler was read.";
      expect(text).toBe(said === "" ? sentence : `${sentence} ${said}`);
      expect(other.getState().field(siteInput.field)).toBe(after);
      expect(joined(verdictsJson(other.getState())) === exported).toBe(after === site);
    }
  });

  test.each(verdictFormats)("as $title keeps what is expected of uses", ({ partsOf }) => {
    const [urls, crawlers] = [
      ["/", "/a|b"],
      ["Googlebot", "GPTBot"],
    ];
    const expectations = Expectations.none(urls, crawlers).edited((expectOf) => {
      expectOf(0, 1, "disallow", "training");
      expectOf(1, 0, "allow", "search");
      expectOf(1, 0, "disallow");
    });
    const text = "User-agent: *\nAllow: /\nContent-Usage: train-ai=n\n";
    const state = sessionWith({ text, urls, crawlers, expectations }).getState();
    const other = sessionWith({ urls: [], crawlers: [] });
    imported(other, [...partsOf(state)].join(""));
    const read = expectationsOf(other.getState());
    expect(tableOf(other.getState())).toMatchObject({ urls, crawlers });
    expect([read.at(0, 1, "training"), read.at(1, 0, "search"), read.at(1, 0)]).toEqual([
      "disallow",
      "allow",
      "disallow",
    ]);
  });

  test.each([
    '{"format":"robots-verdicts","urls":[{"url":"/a","verdicts":[{"crawler":"A"},null,7]},{"url":7},"x"]}',
    '{"format":"robots-verdicts","urls":[{"url":"/a","verdic',
    "| URL | Crawler | Verdict |\n| --- | --- | --- |\n| `/a | A\n||\n| /b |\n",
    'url,user_agent,verdict,expected\r\n/a,A,Allow,maybe\r\n"/b,A\r\n',
    "url,user_agent,verdict\r\n",
  ])("and then edited by hand is read as far as it goes: %j", (text) => {
    const session = sessionWith({ urls: ["/0"], crawlers: ["Zero"] });
    imported(session, text);
    expect(tableOf(session.getState()).urls[0]).toBe("/0");
  });
});

describe("what is said of an import", () => {
  test.each<readonly [text: string, sentence: string, bad: string | null]>([
    ["agent,url,expected\nA,/a,allow", "1 expectation read for 1 URL and 1 crawler.", null],
    [
      "agent,url,expected\nA,/a,allow\nA,/a,block\nA,/a,block\nB,/b,maybe\nB,/b,1",
      "2 expectations read for 2 URLs and 2 crawlers. 1 repetition left out. 1 contradiction: the last entry counts. 1 entry left out: no usable expectation.",
      "5: B, /b, maybe (the value of “expected” is neither allow nor block)",
    ],
    [
      "url,expected\n/a,allow",
      expectationImportWords.nothing,
      "2: /a, allow (no user agent, and no crawler in the table)",
    ],
    ['[{"url"', expectationImportWords.nothing, '1: [{"url" (not valid JSON)'],
  ])("%j is %j", (text, sentence, bad) => {
    expect(importSentence(read(text))).toBe(sentence);
    expect(badExpectationLines(read(text))).toBe(bad);
  });
});

test("a table that is nearly full takes of a file what it has room for", () => {
  const urls = Array.from({ length: MOST_URLS - 1 }, (_, index) => `/${index}`);
  const session = sessionWith({ urls, crawlers: ["Googlebot"] });
  const found = read("url,expected\n/x,allow\n/y,block\n/0,block\n", ["Googlebot"]);
  session.dispatch(addExpectations(session.getState(), found));
  const state = session.getState();
  expect(state.field(urlsInput.field).slice(-1)).toEqual(["/x"]);
  expect(state.field(urlsInput.field)).toHaveLength(MOST_URLS);
  const expectations = expectationsOf(state);
  expect(expectations.count).toBe(2);
  expect([expectations.at(0, 0), expectations.at(MOST_URLS - 1, 0)]).toEqual(["disallow", "allow"]);
});

describe.each(verdictFormats)(
  "a table that is exported as $title, and opened in another one",
  ({ partsOf }) => {
    const exported = (urls: readonly string[], crawlers: readonly string[]) => {
      const expectations = Expectations.none(urls, crawlers).edited((expectOf) => {
        if (urls.length > 0 && crawlers.length > 0) expectOf(0, 0, "allow");
      });
      return [...partsOf(sessionWith({ urls, crawlers, expectations }).getState())].join("");
    };

    test("adds its crawlers and URLs to those that are there", () => {
      const session = sessionWith({ urls: ["/z"], crawlers: ["Own"] });
      imported(session, exported(["/a", "/z"], ["GPTBot", "own"]));
      const { urls, crawlers } = tableOf(session.getState());
      expect([urls, crawlers]).toEqual([
        ["/z", "/a"],
        ["Own", "GPTBot"],
      ]);
      expect(expectationsOf(session.getState()).at(1, 1)).toBe("allow");
    });

    test("leaves the crawlers as they are where none of its own fits", () => {
      const own = Array.from({ length: MOST_CRAWLERS }, (_, index) => `Own${index}`);
      const session = sessionWith({ urls: ["/z"], crawlers: own });
      imported(session, exported(["/a"], ["GPTBot"]));
      expect(tableOf(session.getState()).crawlers).toEqual(own);
      expect(expectationsOf(session.getState()).count).toBe(0);
    });

    test.each([
      ["rows", [], ["GPTBot"]],
      ["columns", ["/a"], []],
      ["both", [], []],
    ])("changes nothing that is there, and throws nothing, without %s", (_, urls, crawlers) => {
      const session = sessionWith({ urls: ["/z"], crawlers: ["Own"] });
      imported(session, exported(urls, crawlers));
      const after = tableOf(session.getState());
      expect([after.urls[0], after.crawlers[0]]).toEqual(["/z", "Own"]);
      expect(expectationsOf(session.getState()).count).toBe(0);
    });
  },
);
