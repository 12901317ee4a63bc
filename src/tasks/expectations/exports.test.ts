import type { EditorState } from "@codemirror/state";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { sessionWith } from "../../../test/session-with.ts";
import { expectationsOf } from "../../core/derived.ts";
import { Expectations, type Expected } from "../../core/expectations.ts";
import type { Page } from "../../core/intents.ts";
import { expectationFormats } from "../../features/export/exports.ts";
import { expectationsCsv, expectationsJson, expectationsJunit, MOST_EXPLAINED } from "./exports.ts";
import { addExpectations } from "./import-expectations.ts";
import { ExpectationsReading } from "./read-expectations.ts";

const page = {
  text: "User-agent: *\nDisallow: /cart\nDisalow: /media\n",
  urls: ["/cart", "/media", "/"],
  crawlers: ["Googlebot", "GPTBot"],
};

/** A page, and what is expected of it: a, b or - a cell, row by row. */
function stateOf(letters: string, changed: Partial<Page> = {}): EditorState {
  const { urls, crawlers } = { ...page, ...changed };
  const meanings: Readonly<Record<string, Expected>> = { a: "allow", b: "disallow" };
  const expectations = Expectations.none(urls, crawlers).edited((expectOf) => {
    for (let at = 0; at < letters.length; at++)
      expectOf(
        Math.floor(at / crawlers.length),
        at % crawlers.length,
        meanings[letters.charAt(at)] ?? null,
      );
  });
  return sessionWith({ ...page, ...changed, expectations }).getState();
}

function joined(parts: Iterable<string>): string {
  return [...parts].join("");
}

describe("expectations", () => {
  test("as CSV are a row for each, in the order of the table", () => {
    expect(joined(expectationsCsv(stateOf("ab--b-")))).toBe(
      [
        "user_agent,url,expected,read_as",
        "Googlebot,/cart,allow,rfc9309",
        "GPTBot,/cart,block,rfc9309",
        "Googlebot,/,block,rfc9309",
        "",
      ].join("\r\n"),
    );
  });

  test("as JSON are this object", () => {
    expect(JSON.parse(joined(expectationsJson(stateOf("-b--a-"))))).toEqual({
      format: "robots-expectations",
      version: 1,
      expectations: [
        { user_agent: "GPTBot", url: "/cart", expected: "block", read_as: "rfc9309" },
        { user_agent: "Googlebot", url: "/", expected: "allow", read_as: "rfc9309" },
      ],
    });
  });

  test.each([
    ["CSV", expectationsCsv, "user_agent,url,expected,read_as\r\n"],
    [
      "JSON",
      expectationsJson,
      '{"format":"robots-expectations","version":1,"expectations":[\n]}\n',
    ],
    [
      "JUnit XML",
      expectationsJunit,
      '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="robots.txt">\n</testsuites>\n',
    ],
  ] as const)("as %s are a file even where there are none", (_, partsOf, text) => {
    expect(joined(partsOf(stateOf("")))).toBe(text);
  });

  test.each(expectationFormats)(
    "as $title have a name and pause often",
    ({ fileName, partsOf }) => {
      const urls = Array.from({ length: 2000 }, (_, n) => `/${n % 2 ? "cart" : "media"}/${n}`);
      const parts = [...partsOf(stateOf("b".repeat(4000), { urls }))];
      expect(fileName).toMatch(/^robots-expectations\.(csv|json|xml)$/);
      for (const url of urls.slice(-3)) expect(parts.join("")).toContain(url);
      const runs = parts
        .map((part) => (part === "" ? " " : "x"))
        .join("")
        .split(" ");
      expect(Math.max(...runs.map(({ length }) => length))).toBeLessThan(300);
    },
  );
});

describe("expected lines", () => {
  const lines = [
    { agent: "", text: "Sitemap: https://shop.example/s.xml", expected: "yes" },
    { agent: "Slurp", text: 'Disallow: /"a",b', expected: "no" },
    { agent: "", text: "Disallow: /...", expected: "only" },
  ] as const;
  const { urls, crawlers } = page;
  const expecting = (expectations: Expectations) =>
    sessionWith({ ...page, expectations }).getState();
  const alone = expecting(Expectations.none(urls, crawlers, lines));
  const withCells = expecting(
    Expectations.none(urls, crawlers, lines).edited((expectOf) => {
      expectOf(0, 0, "allow");
      expectOf(0, 0, "disallow", "training");
    }),
  );

  test.each([
    ["CSV", expectationsCsv],
    ["JSON", expectationsJson],
  ] as const)("are read back from %s as they were, alone and beside others", (_, partsOf) => {
    for (const [state, cells] of [
      [alone, 0],
      [withCells, 2],
    ] as const) {
      const reading = new ExpectationsReading(joined(partsOf(state)), []);
      reading.advance(() => false);
      const { found } = reading;
      expect([found.cells.count, found.lines, found.bad]).toEqual([cells, lines, []]);
      const before = expecting(Expectations.none(urls, crawlers));
      const read = before.update(addExpectations(before, found)).state;
      expect(joined(partsOf(read))).toBe(joined(partsOf(state)));
    }
  });

  test("have a column in CSV", () => {
    expect(joined(expectationsCsv(withCells))).toBe(
      [
        "user_agent,url,purpose,line_text,expected,read_as",
        "Googlebot,/cart,,,allow,rfc9309",
        "Googlebot,/cart,training,,refused,rfc9309",
        ",,,Sitemap: https://shop.example/s.xml,yes,rfc9309",
        'Slurp,,,"Disallow: /""a"",b",no,rfc9309',
        ",,,Disallow: /...,only,rfc9309",
        "",
      ].join("\r\n"),
    );
  });

  test("have a suite in JUnit XML", () => {
    const written = joined(expectationsJunit(alone));
    expect(written).toContain('<testsuite name="robots.txt" tests="3" failures="1"');
    expect(written).toContain(
      '<failure message="expected “Sitemap: https://shop.example/s.xml”" type="expectation">No line says “Sitemap: https://shop.example/s.xml”.</failure>',
    );
  });

  test("stay when the table changes, and when another is expected of a cell", () => {
    const expectations = expectationsOf(withCells);
    expect(expectations.forTable(["/x"], crawlers).lines).toEqual(lines);
    expect(expectations.forTable(urls, ["x"]).lines).toEqual(lines);
    expect(Expectations.none(urls, crawlers, lines).forTable(["/x"], []).lines).toEqual(lines);
    expect(expectations.edited((expectOf) => expectOf(0, 0, null)).lines).toEqual(lines);
    expect(Expectations.none([], [], lines).isEmpty).toBe(false);
  });
});

describe("expected uses", () => {
  const text = "User-agent: *\nAllow: /\nContent-Usage: train-ai=n\n";
  const { urls, crawlers } = page;
  const used = Expectations.none(urls, crawlers).edited((expectOf) => {
    expectOf(0, 0, "allow");
    expectOf(0, 0, "disallow", "training");
    expectOf(2, 1, "allow", "search");
  });
  const state = () => {
    const session = sessionWith({ ...page, text, expectations: used });
    return session.getState();
  };

  test.each([
    ["CSV", expectationsCsv],
    ["JSON", expectationsJson],
  ] as const)("are read back from %s as they were", (_, partsOf) => {
    const reading = new ExpectationsReading(joined(partsOf(state())), []);
    reading.advance(() => false);
    const { found } = reading;
    expect([found.cells.count, found.bad]).toEqual([3, []]);
    const session = sessionWith({ ...page, text, urls: [...urls] });
    const read = session.getState().update(addExpectations(session.getState(), found)).state;
    const letters = (expectations: Expectations) =>
      (["verdict", "training", "input", "search"] as const).map((aspect) =>
        urls.map((_, url) => crawlers.map((_, crawler) => expectations.at(url, crawler, aspect))),
      );
    expect(letters(expectationsOf(read))).toEqual(letters(used));
  });

  test("have a column for the purpose in CSV", () => {
    expect(joined(expectationsCsv(state())).split("\r\n")).toEqual([
      "user_agent,url,purpose,expected,read_as",
      "Googlebot,/cart,,allow,rfc9309",
      "Googlebot,/cart,training,refused,rfc9309",
      "GPTBot,/,search,allowed,rfc9309",
      "",
    ]);
  });

  test("are test cases of their own in JUnit XML, with what the file says instead", () => {
    const root = parseXml(joined(expectationsJunit(state())));
    expect(root.children.map(({ attributes }) => attributes)).toEqual([
      { name: "Googlebot", tests: "2", failures: "0", errors: "0", skipped: "0" },
      { name: "GPTBot", tests: "1", failures: "1", errors: "0", skipped: "0" },
    ]);
    const missed = root.children[1]?.children[0];
    expect(missed?.attributes.name).toBe("/ (search)");
    expect(missed?.children[0]?.attributes.message).toBe("expected Allowed, is Not stated");
    expect(missed?.children[0]?.text).toBe(
      "Expected search to be allowed. No line says anything about it.",
    );
  });

  test("with an unknown purpose or word are not read", () => {
    const rows = "url,user_agent,purpose,expected\n/,A,sale,refused\n/,A,training,block\n";
    const reading = new ExpectationsReading(rows, []);
    reading.advance(() => false);
    expect(reading.found.bad.map(({ reason }) => reason)).toEqual([
      "unknown-purpose",
      "unknown-use",
    ]);
  });
});

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly Element[];
}

const REFERENCES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#9": "\t",
  "#10": "\n",
  "#13": "\r",
};

/** What an XML reader finds in a document of elements and text alone; throws where it is not well formed. */
function parseXml(xml: string): Element {
  if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(xml))
    throw new Error("a character that is none in XML");
  const token = /<\?xml [^?>]*\?>|<(\/?)([a-z]+)((?: [a-z]+="[^"<]*")*)(\/?)>|([^<]+)/y;
  const open: {
    name: string;
    attributes: Record<string, string>;
    text: string;
    children: Element[];
  }[] = [{ name: "", attributes: {}, text: "", children: [] }];
  while (token.lastIndex < xml.length) {
    const from = token.lastIndex;
    const found = token.exec(xml);
    if (!found) throw new Error(`not well formed: ${xml.slice(from, from + 40)}`);
    const [, closes, name, attributes = "", isEmpty, text] = found;
    const top = open.at(-1);
    if (text !== undefined && top) top.text += decoded(text);
    if (name === undefined) continue;
    if (!closes) {
      const pairs = [...attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)];
      const entries = pairs.map(([, key = "", value = ""]) => [key, decoded(value)]);
      open.push({ name, attributes: Object.fromEntries(entries), text: "", children: [] });
    }
    if (closes || isEmpty) {
      const done = open.pop();
      if (done?.name !== name) throw new Error(`</${name}> closes <${done?.name}>`);
      open.at(-1)?.children.push(done);
    }
  }
  const [document] = open;
  const [root] = document?.children ?? [];
  if (open.length !== 1 || !root) throw new Error("not closed");
  return root;
}

function decoded(text: string): string {
  if (text.includes("]]>")) throw new Error("]]> in text");
  return text.replace(/&([^;&]*);?/g, (reference, name: string) => {
    const character = REFERENCES[name];
    if (character === undefined) throw new Error(`${reference} is no reference`);
    return character;
  });
}

describe("expectations as JUnit XML", () => {
  test("are a suite for each crawler and a case for each cell, with what stands in the way", () => {
    const root = parseXml(joined(expectationsJunit(stateOf("a-bba-"))));
    expect(root.name).toBe("testsuites");
    expect(root.children.map(({ attributes }) => attributes)).toEqual([
      { name: "Googlebot", tests: "3", failures: "2", errors: "0", skipped: "0" },
      { name: "GPTBot", tests: "1", failures: "1", errors: "0", skipped: "0" },
    ]);
    const cases = root.children.flatMap(({ children }) => children);
    expect(cases.map(({ attributes }) => attributes)).toEqual([
      { classname: "Googlebot", name: "/cart" },
      { classname: "Googlebot", name: "/media" },
      { classname: "Googlebot", name: "/" },
      { classname: "GPTBot", name: "/media" },
    ]);
    const failures = cases.map(({ children: [failure] }) => [
      failure?.attributes.message,
      failure?.text,
    ]);
    const byLine = "Expected Allow. Line 2, “Disallow: /cart”, blocks this URL.";
    const byMiss =
      "Expected Block. Line 3, “Disalow: /media”, would block this URL, but RFC 9309 does not know the field “Disalow”.";
    const byParser = `${byMiss} As Google’s parser reads the file, the verdict is as expected.`;
    expect(failures).toEqual([
      ["expected Allow, is Block", byLine],
      ["expected Block, is Allow", byParser],
      [undefined, undefined],
      ["expected Block, is Allow", byMiss],
    ]);
  });

  test("leave crawlers out of which nothing is expected", () => {
    const { children } = parseXml(joined(expectationsJunit(stateOf("-a"))));
    expect(children.map(({ attributes }) => attributes.name)).toEqual(["GPTBot"]);
  });

  test("explain the first failures, and say of the others which line decides", () => {
    const urls = Array.from({ length: MOST_EXPLAINED }, (_, n) => `/${n < 9 ? "cart" : "x"}/${n}`);
    const letters = urls.map((_, n) => (n < 9 ? "aa" : "bb")).join("");
    const [first, second] = parseXml(
      joined(expectationsJunit(stateOf(letters, { urls }))),
    ).children;
    const texts = (suite?: Element) => suite?.children.map(({ children }) => children[0]?.text);
    expect(texts(first)?.every((text) => text?.startsWith("Expected "))).toBe(true);
    expect(new Set(texts(second))).toEqual(new Set(["Line 2 decides.", "No rule decides."]));
  });

  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom("]]>", "<!--", "&", "&amp;", '"', "'", "<a>", "\n", "\r", "\0", "\x1b"),
        fc.constantFrom("\ud800", "\udc80", "\ufffe", "😀", "é", "/", "a"),
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((parts) => parts.join(""));
  const inXml = (text: string) =>
    text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\p{Surrogate}]/gu, "\ufffd");

  test("are well formed whatever URLs, crawlers and rules are", () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (url, crawler, path) => {
        const text = `User-agent: *\nDisallow: /${path}\n`;
        const state = stateOf("a", { text, urls: [`/${url}`], crawlers: [crawler] });
        const [suite] = parseXml(joined(expectationsJunit(state))).children;
        expect(suite?.attributes.name).toBe(inXml(crawler));
        expect(suite?.children[0]?.attributes.name).toBe(inXml(`/${url}`));
      }),
      { endOnFailure: true, numRuns: runs(60) },
    );
  });
});
