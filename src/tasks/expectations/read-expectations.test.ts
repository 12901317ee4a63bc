import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { LONGEST_URL, MOST_CRAWLERS, MOST_URLS } from "../../core/inputs.ts";
import { MOST_BAD } from "../lists/collection.ts";
import type { BadExpectation } from "./collection.ts";
import { DEEPEST_JSON } from "./json-list.ts";
import {
  type ExpectationsRead,
  ExpectationsReading,
  isExpectations,
  LONGEST_JSON,
} from "./read-expectations.ts";

const TABLE = ["Googlebot", "GPTBot"];

function read(text: string, crawlers: readonly string[] = TABLE): ExpectationsRead {
  const reading = new ExpectationsReading(text, crawlers);
  reading.advance(() => false);
  return reading.found;
}

/** Each cell as `crawler url expected`. */
function cellsOf({ urls, crawlers, cells }: ExpectationsRead): readonly string[] {
  const told: string[] = [];
  cells.tell((url, crawler, expected) =>
    told.push(`${crawlers[crawler]} ${urls[url]} ${expected}`),
  );
  expect(told).toHaveLength(cells.count);
  return told;
}

describe("a CSV file of expectations", () => {
  test.each<readonly [text: string, cells: readonly string[]]>([
    ["user_agent,url,expected\nBot,/a,allow", ["Bot /a allow"]],
    ["Expected;URL;User-Agent\r\nblock;/a;Bot\r\n", ["Bot /a disallow"]],
    ["id\turl\tCRAWLER\texpected\r1\t/a\tBot\tno\r", ["Bot /a disallow"]],
    [" agent , url , expected \n Bot , /a , Allow ", ["Bot /a allow"]],
    ['\ufeff"url","expected"\n"/a,""b""",yes', ['Googlebot /a,"b" allow', 'GPTBot /a,"b" allow']],
    ['note,url,expected,agent\n"two\nlines",/a,allow,Bot', ["Bot /a allow"]],
    ["url,expected,agent\ncart,allow,Bot", ["Bot /cart allow"]],
    ["url,url,expected,agent\n/a,/b,allow,Bot", ["Bot /a allow"]],
    ["\n \r\nurl,expected,agent\n\n/a,allow,Bot\n\n", ["Bot /a allow"]],
    [
      "agent,url,expected\ngptbot,/a,allow\nGPTBOT,/b,allow",
      ["GPTBot /a allow", "GPTBot /b allow"],
    ],
    ["agent,url,expected\nbot,/a,allow\nBOT,/b,allow", ["bot /a allow", "bot /b allow"]],
    ["agent,url,expected\n*,/a,allow", ["* /a allow"]],
    ["url,expected\n/a,\n/b,allow\n,", ["Googlebot /b allow", "GPTBot /b allow"]],
    ["agent,url,expected\nBot,'=a.b,allow", ["Bot =a.b allow"]],
    ["agent,url,expected\n'-bot,''@a.b,allow", ["-bot '@a.b allow"]],
    ["agent,url,expected\n'bot,/a,allow", ["bot /a allow"]],
    [
      'agent,url,expected\n"Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",/a,allow',
      ["bingbot /a allow"],
    ],
    [
      "url,user_agent,verdict,line,rule,expected,met\r\n/a,Bot,Allow,,,Block,no\r\n",
      ["Bot /a disallow"],
    ],
  ])("%j says %j", (text, cells) => {
    const found = read(text);
    expect(cellsOf(found)).toEqual(cells);
    expect(found).toMatchObject({ kind: "csv", bad: [], contradicting: 0, beyond: 0 });
  });

  test.each(
    ["allow allowed yes true 1", "block blocked disallow disallowed no false 0"].flatMap(
      (words, index) => words.split(" ").map((word) => [word, index === 0 ? "allow" : "disallow"]),
    ),
  )("means by %s, in any case, %s", (word = "", expected) => {
    for (const written of [word, word.toUpperCase(), ` ${word} `])
      expect(cellsOf(read(`url,expected,agent\n/a,${written},Bot`))).toEqual([
        `Bot /a ${expected}`,
      ]);
  });

  test.each<readonly [text: string, line: number, bad: string, reason: BadExpectation]>([
    ["url,expected\r\n/a,allow\r\n,block", 3, "block", "empty"],
    ["url,expected\n/a,perhaps", 2, "/a, perhaps", "unknown-word"],
    ["url,expected\n/a,constructor", 2, "/a, constructor", "unknown-word"],
    ['url,expected\n"/a\n/b",allow', 2, "/a /b, allow", "control-character"],
    ['agent,url,expected\n"(;)",/a,allow', 2, "(;), /a, allow", "no-agent"],
    ['url,expected\n/a,"allow\n/b,block', 2, '"allow', "unclosed"],
    ["url,verdict\n/a,allow", 1, "url,verdict /a,allow", "no-header"],
    ["/a,allow", 1, "/a,allow", "no-header"],
  ])("%j keeps apart line %d, %j: %s", (text, line, bad, reason) => {
    expect(read(text).bad[0]).toEqual({ line, text: bad, reason });
  });

  test("keeps apart rows about every crawler where the table has none", () => {
    const found = read("url,expected\n/a,allow", []);
    expect(found.bad).toEqual([{ line: 2, text: "/a, allow", reason: "no-crawlers" }]);
    expect(found.cells.count).toBe(0);
  });

  test("counts contradictions, of which the last one counts, and repetitions", () => {
    const rows = ["Bot,/a,allow", "BOT,/a,block", "Bot,/a,block", ",/b,allow", "GPTBot,/b,block"];
    const found = read(`agent,url,expected\n${rows.join("\n")}\n,/c,allow\n,/c,yes`);
    expect(found).toMatchObject({ contradicting: 2, folded: 2 });
    expect([...cellsOf(found)].sort()).toEqual(
      [
        "Bot /a disallow",
        "GPTBot /b disallow",
        "GPTBot /c allow",
        "Googlebot /b allow",
        "Googlebot /c allow",
      ].sort(),
    );
  });
});

describe("a JSON file of expectations", () => {
  test.each<readonly [text: string, cells: readonly string[]]>([
    ['[{"user_agent":"Bot","url":"/a","expected":"block"}]', ["Bot /a disallow"]],
    [' {"expectations":[{"Crawler":"Bot","URL":"/a","Expected":true}]}', ["Bot /a allow"]],
    [
      '\ufeff[{"agent":null,"url":"/a","expected":0}]',
      ["Googlebot /a disallow", "GPTBot /a disallow"],
    ],
    ['[{"url":"/a","expected":"allow","agent":"Bot","url ":"/b"}]', ["Bot /a allow"]],
    ['[{"url":"/a","expected":null},{"url":"/b","expected":1,"agent":"Bot"}]', ["Bot /b allow"]],
    [
      '[{"__proto__":{"url":"/x","expected":"allow"},"constructor":1,"url":"/a","expected":1,"agent":"__proto__"}]',
      ["__proto__ /a allow"],
    ],
    ["[]", []],
    ['{"expectations":[]}', []],
  ])("%j says %j", (text, cells) => {
    const found = read(text);
    expect(cellsOf(found)).toEqual(cells);
    expect(found).toMatchObject({ kind: "json", bad: [] });
  });

  test.each<readonly [text: string, entry: number, bad: string, reason: BadExpectation]>([
    ['[{"url":"/a"}, 7]', 2, "7", "not-an-entry"],
    ['[{"url":"/a","expected":["allow"]}]', 1, "{…}", "not-an-entry"],
    ['[{"url":{"a":1},"expected":"allow"}]', 1, "{…}", "not-an-entry"],
    ['[["/a","allow"]]', 1, "[…]", "not-an-entry"],
    ["[null]", 1, "", "not-an-entry"],
    ['[{"__proto__":{"url":"/x"},"expected":"allow"}]', 1, "allow", "empty"],
    ['[{"url":"/a","expected":2}]', 1, "/a, 2", "unknown-word"],
    ['[{"url":"/a\\u0000","expected":1}]', 1, "/a\0, 1", "control-character"],
    ['[{"url":"/a","expected":1}', 1, '[{"url":"/a","expected":1}', "not-json"],
    ['{"expected":{"a":1}}', 1, '{"expected":{"a":1}}', "no-list"],
    ['{"expectations":{"length":9}}', 1, '{"expectations":{"length":9}}', "no-list"],
  ])("%j keeps apart entry %d, %j: %s", (text, entry, bad, reason) => {
    expect(read(text).bad).toEqual([{ line: entry, text: bad, reason }]);
  });

  test("may have what nobody asked for as deep as 64 brackets, and no deeper", () => {
    const text = (depth: number) =>
      `[{"url":"/a","expected":1,"tags":${"[".repeat(depth - 2)}${"]".repeat(depth - 2)}}]`;
    expect(read(text(DEEPEST_JSON)).bad).toEqual([]);
    expect(read(text(DEEPEST_JSON + 1)).bad).toEqual([
      { line: 1, text: expect.anything(), reason: "too-deep" },
    ]);
  });

  test.each([
    ["closed", `${"[".repeat(200_000)}${"]".repeat(200_000)}`],
    ["of objects", `${'{"expectations":'.repeat(200_000)}1${"}".repeat(200_000)}`],
    ["of 16 MiB", "[".repeat(LONGEST_JSON)],
  ])("that is too deep, %s, is not read", (_, text) => {
    expect(read(text).bad).toEqual([{ line: 1, text: expect.anything(), reason: "too-deep" }]);
  });

  test("is not read where it is too large to be read at a stroke", () => {
    const text = `[${" ".repeat(LONGEST_JSON)}]`;
    expect(read(text).bad).toEqual([{ line: 1, text: expect.anything(), reason: "too-large" }]);
  });

  test.each([
    ["in one entry", (keys: string) => `[{"url":"/a","expected":1},{${keys}}]`, 2],
    ["outside the list", (keys: string) => `{"expectations":[],${keys}}`, 1],
    ["without a list", (keys: string) => `{${keys}}`, 1],
  ])("with millions of keys %s is not read at a stroke", { tags: "long" }, (_, textOf, line) => {
    const keys = Array.from({ length: 1_000_000 }, (_, n) => `"k${n}":1`).join();
    expect(read(textOf(keys)).bad).toEqual([{ line, text: expect.anything(), reason: "too-much" }]);
  });
});

describe("what is taken for expectations", () => {
  test.each<readonly [is: boolean, text: string]>([
    [true, "user_agent,url,expected\nBot,/a,allow"],
    [true, '\ufeff\n"URL";"Expected"\n/a;1'],
    [true, "url,expected"],
    [true, '[{"url":"/a", "expected" : "allow"}]'],
    [true, '{"format":"robots-expectations","version":1,"expectations":[]}'],
    [false, ""],
    [false, "/a\n/b"],
    [false, "url,status\n/a,200"],
    [false, "/url,expected\n/a,b"],
    [false, '{"msg":"GET / expected"}'],
    [false, "[::1]/a"],
    [false, `${"a,".repeat(100_000)}url,expected`],
  ])("is %s of %j", (is, text) => {
    expect(isExpectations(text)).toBe(is);
  });
});

describe("a large or hostile file", () => {
  test("of more than there is room for is read as far as there is, and the rest counted", {
    tags: "long",
  }, () => {
    const rows = Array.from({ length: MOST_URLS + 3 }, (_, n) => `/${n},allow,Bot`);
    const bad = new Array<string>(MOST_BAD + 2).fill("/a,perhaps,Bot");
    const found = read(["url,expected,agent", ...rows, ...bad].join("\n"));
    expect(found.urls).toHaveLength(MOST_URLS);
    expect(found.cells.count).toBe(MOST_URLS);
    expect(found).toMatchObject({ beyond: 3, moreBad: 2 });
    expect(found.bad).toHaveLength(MOST_BAD);
  });

  test("of more crawlers than there is room for has those of the beginning", () => {
    const rows = Array.from({ length: MOST_CRAWLERS + 2 }, (_, n) => `/${n},allow,Bot${n}`);
    const found = read(["url,expected,agent", ...rows, "/0,block,bot0"].join("\n"));
    expect(found.crawlers).toHaveLength(MOST_CRAWLERS);
    expect(found.urls).toHaveLength(MOST_CRAWLERS);
    expect(found).toMatchObject({ beyond: 2, contradicting: 1 });
  });

  test.each([
    ["of thousands of columns", `${"x,".repeat(5000)}\n`.repeat(20)],
    ["whose header is beyond the columns that are read", `${"x,".repeat(300)}url,expected\n/a,1`],
    ["of nothing but quotes", '"'.repeat(100_000)],
    ["of quotes below a header", `url,expected\n${'"'.repeat(100_001)}`],
    ["with a user agent of a megabyte", `url,expected,agent\n/a,allow,${"a ".repeat(500_000)}`],
    ["with a URL of a megabyte", `url,expected\n/${"a".repeat(1_000_000)},allow`],
  ])("%s expects nothing", (_, text) => {
    const { cells, bad } = read(text);
    expect(cells.count).toBe(0);
    expect(bad.length).toBeGreaterThan(0);
    for (const { text: shown } of bad) expect(shown.length).toBeLessThanOrEqual(201);
  });

  test("has URLs and crawlers of a length that a table can hold", () => {
    const url = `/${"a".repeat(LONGEST_URL - 1)}`;
    expect(read(`url,expected\n${url},allow`).urls).toEqual([url]);
  });

  const anyText = fc
    .array(
      fc.oneof(
        fc.constantFrom(..."\"',;\t\r\n \0=+-@[]{}:/a1"),
        fc.constantFrom(
          "url",
          "expected",
          "agent",
          "allow",
          "block",
          "/a",
          "Bot",
          "url,expected\n",
        ),
        fc.constantFrom('"url":', '"expected":', '{"expectations":[', "[{", "}]", "null", "true"),
        fc.nat(0xffff).map((unit) => String.fromCharCode(unit)),
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join(""));

  test("of any text is read without an exception, each entry taken or told of", () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (text, hasHeader) => {
        const found = read(hasHeader ? `agent,url,expected\n${text}` : text);
        expect(cellsOf(found).length).toBeLessThanOrEqual(text.length + 1);
        expect(new Set(found.urls).size).toBe(found.urls.length);
        expect(new Set(found.crawlers.map((it) => it.toLowerCase())).size).toBe(
          found.crawlers.length,
        );
        for (const name of [...found.urls, ...found.crawlers])
          expect(name).not.toMatch(/^$|[\0-\x1f\x7f]/);
      }),
      { endOnFailure: true, numRuns: runs(600) },
    );
  });

  test("comes to the same in time slices", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const long = `agent,url,expected\n${text.repeat(50)}`;
        const reading = new ExpectationsReading(long, TABLE);
        while (!reading.advance(() => true));
        expect(cellsOf(reading.found)).toEqual(cellsOf(read(long)));
      }),
      { endOnFailure: true, numRuns: runs(20) },
    );
  });
});

describe("reading", () => {
  const anyRow = fc.record({
    agent: fc.constantFrom("", "A", "a", "B", "C"),
    url: fc.constantFrom("/1", "/2", "/3"),
    expected: fc.constantFrom("allow", "block", ""),
  });

  test("comes to what a map of cells comes to, row by row", () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 30 }), (rows) => {
        const reference = new Map<string, string>();
        let contradicting = 0;
        for (const { agent, url, expected } of rows.filter((row) => row.expected !== "")) {
          const outcome = expected === "allow" ? "allow" : "disallow";
          const cells = (agent === "" ? ["A", "B"] : [agent.toUpperCase()]).map(
            (name) => `${name} ${url}`,
          );
          const isContrary = (cell: string) =>
            reference.has(cell) && reference.get(cell) !== outcome;
          if (cells.some(isContrary)) contradicting++;
          for (const cell of cells) reference.set(cell, outcome);
        }
        const lines = rows.map((row) => `${row.agent},${row.url},${row.expected}`);
        const found = read(`agent,url,expected\n${lines.join("\n")}`, ["A", "B"]);
        const wanted = [...reference].map(([cell, outcome]) => `${cell} ${outcome}`);
        expect([...cellsOf(found)].sort()).toEqual(wanted.sort());
        expect(found.contradicting).toBe(contradicting);
      }),
      { endOnFailure: true },
    );
  });
});

describe("an entry about a line", () => {
  test("needs no URL, and no crawler of the table", () => {
    const { lines, bad, cells } = read(
      "line_text,expected\nHost: a,no\n host : a,No\nHost: b,only",
      [],
    );
    expect(lines.map(({ text, expected }) => [text, expected])).toEqual([
      ["Host: a", "no"],
      ["Host: b", "only"],
    ]);
    expect([bad, cells.count]).toEqual([[], 0]);
    expect(isExpectations("line_text,expected\n")).toBe(true);
  });

  test.each<readonly [row: string, reason: BadExpectation]>([
    [",,Host: a,allow", "unknown-line"],
    [",,Host,yes", "not-a-line"],
    [",/a,Host: a,yes", "line-and-url"],
    ["/1.0,,Host: a,yes", "no-agent"],
  ])("is bad: %s", (row, reason) => {
    const { lines, bad } = read(`user_agent,url,line_text,expected\n${row}`);
    expect([lines, bad.map((place) => place.reason)]).toEqual([[], [reason]]);
  });

  test("counts in place of an earlier one that it contradicts, or is bad", () => {
    const text = "line_text,expected\nHost: a,yes\nHost: a,no\nHost: a,only";
    const { lines, contradicting } = read(text);
    expect([contradicting, lines.map(({ expected }) => expected)]).toEqual([1, ["no", "only"]]);
    const reading = new ExpectationsReading(text, [], false);
    reading.advance(() => false);
    expect(reading.found.bad.map(({ line, reason }) => [line, reason])).toEqual([
      [3, "contradicts"],
    ]);
  });

  test("has room for 500", () => {
    const rows = Array.from({ length: 502 }, (_, n) => `Host: ${n},no`).join("\n");
    const { lines, beyond } = read(`line_text,expected\n${rows}`);
    expect([lines.length, beyond]).toEqual([500, 2]);
  });
});
