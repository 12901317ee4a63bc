import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readUrls } from "../../../test/read-urls.ts";
import { runs } from "../../../test/runs.ts";
import { LONGEST_URL } from "../../core/inputs.ts";
import { csvLine } from "../../words/escaping.ts";
import type { BadReason } from "./collection.ts";
import { CsvReader, MOST_COLUMNS, type Separator } from "./csv.ts";
import type { ReadOptions } from "./read-urls.ts";

function read(text: string, options: ReadOptions = {}) {
  const found = readUrls(text, { kind: "csv", ...options });
  const { columns } = found;
  if (!columns) throw new Error(`read as ${found.kind}`);
  return { ...found, columns };
}

describe("the URLs of a CSV file", () => {
  test.each<readonly [text: string, urls: readonly string[]]>([
    ["url,status\n/a,200\n/b,404", ["/a", "/b"]],
    ["status;url\r\n200;/a\r\n404;/b\r\n", ["/a", "/b"]],
    ["\ufeffurl\tn\r/a\t1\r\r/b\t2\r", ["/a", "/b"]],
    ["/a,1\n/b,2", ["/a", "/b"]],
    ['"/a, with ""quotes""",1\n"/b",2', ['/a, with "quotes"', "/b"]],
    ['title,url\n"two\r\nlines",/a\n"",/b', ["/a", "/b"]],
    ['"url"\n"https://shop.example/a"', ["https://shop.example/a"]],
    ["n,page\n1,cart\n2,/b", ["/cart", "/b"]],
    ["domain,path\nshop.example,/a\nshop.example,/b", ["/a", "/b"]],
    ["mail,url\nweb@shop.example,shop.example/a\nb@shop.example,/b", ["shop.example/a", "/b"]],
    ["from,to\n/a,/b\n/c,/d", ["/a", "/c"]],
    ['url,x\n"/a"b,1', ["/ab"]],
    ["url,a\n/x,1,2,3\n/y", ["/x", "/y"]],
    ["sep=;\r\nURL;Status\r\n/a;200\r\n/b;404\r\n", ["/a", "/b"]],
  ])("%j are %j", (text, urls) => {
    expect(read(text)).toMatchObject({ urls, bad: [], folded: 0 });
  });

  test.each<readonly [column: number, taken: number, urls: readonly string[]]>([
    [0, 0, ["/One", "/Two"]],
    [1, 1, ["/a", "/b"]],
    [2, 2, ["/c", "/d"]],
    [3, 1, ["/a", "/b"]],
    [-1, 1, ["/a", "/b"]],
    [0.5, 1, ["/a", "/b"]],
    [Number.NaN, 1, ["/a", "/b"]],
  ])("of column %d are those of column %d", (column, taken, urls) => {
    const text = "name,from,to\nOne,/a,/c\nTwo,/b,/d";
    const columns = { names: ["name", "from", "to"], taken };
    expect(read(text, { column })).toMatchObject({ urls, columns });
  });

  test("have the first cells for names where there are no names", () => {
    expect(read("/a,1\n/b,2").columns).toEqual({ names: ["/a", "1"], taken: 0 });
  });

  test.each<readonly [text: string, line: number, bad: string, reason: BadReason]>([
    ["url,n\n/a,1\n,2", 3, ",2", "empty"],
    ["n,url\n1,/a\n2", 3, "2", "empty"],
    ['url,n\r\n"/a\n/b",1\r\n/c,2', 2, "/a /b", "control-character"],
    ["url,n\n/a\0b,1\n/c,2", 2, "/a\0b", "control-character"],
    ['url,n\n/a,"1\n/b,2\n/c,3', 2, '"1', "unclosed"],
  ])("%j keep apart line %d, %j: %s", (text, line, bad, reason) => {
    expect(read(text).bad).toEqual([{ line, text: bad, reason }]);
  });

  test("are not lost behind a quote that nothing closes", () => {
    expect(read('url,n\n/a,"1\n/b,2\n/c,3').urls).toEqual(["/a", "/b", "/c"]);
  });

  test("are found in any text that is said to be a table", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), (text, column) => {
        const { urls, columns } = read(text, { column });
        expect(urls.length).toBeLessThanOrEqual(text.length);
        expect(columns.names[columns.taken]).toBeDefined();
      }),
      { endOnFailure: true },
    );
  });
});

function rowsOf(text: string, separator: Separator = ","): readonly (readonly string[])[] {
  const reader = new CsvReader(text, separator);
  const rows: (readonly string[])[] = [];
  for (let row = reader.next(); row; row = reader.next()) if (row !== "more") rows.push(row.cells);
  return rows;
}

/** RFC 4180 character by character, for texts without unclosed quotes. */
function slowRowsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let cell = "";
  let row: string[] = [];
  let state: "start" | "plain" | "quoted" = "start";
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? "";
    if (state === "quoted") {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else state = "plain";
    } else if (state === "start" && character === '"') state = "quoted";
    else if (character === ",") {
      row.push(cell);
      cell = "";
      state = "start";
    } else if (character === "\n" || character === "\r") {
      if (character === "\r" && text[at + 1] === "\n") at++;
      rows.push([...row, cell]);
      row = [];
      cell = "";
      state = "start";
    } else {
      cell += character;
      state = "plain";
    }
  }
  const endsInside = text !== "" && !/[\r\n]$/.test(text);
  return endsInside || state !== "start" ? [...rows, [...row, cell]] : rows;
}

const anyCell = fc
  .array(fc.constantFrom("a", '"', ",", "\r", "\n", ";", " ", "=", "é", "\0"), { maxLength: 8 })
  .map((parts) => parts.join(""));

describe("the rows of a CSV file", () => {
  test.each<readonly [text: string, rows: readonly (readonly string[])[]]>([
    ["", []],
    ["\n", [[""]]],
    ["a", [["a"]]],
    [
      "a,b\r\nc,d\r\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["a\rb\nc", [["a"], ["b"], ["c"]]],
    [",", [["", ""]]],
    ['"a,b","c""d"', [["a,b", 'c"d']]],
    ['"a\r\nb",c', [["a\r\nb", "c"]]],
    ['"",""""', [["", '"']]],
    ['a"b,c', [['a"b', "c"]]],
    ['"a"b,c', [["ab", "c"]]],
    ['"a', [['"a']]],
    ['a,"b\nc,"d"', [["a", 'b\nc,d"']]],
    ['"a""\n"b', [['a"\nb']]],
    [
      'a,"b""\nc,d',
      [
        ["a", '"b""'],
        ["c", "d"],
      ],
    ],
  ])("%j are %j", (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  test("are those that the standard's grammar finds, where every quote is closed", () => {
    fc.assert(
      fc.property(anyCell, (text) => {
        const reader = new CsvReader(text, ",");
        while (reader.next());
        fc.pre(reader.unclosedAt === null);
        expect(rowsOf(text)).toEqual(slowRowsOf(text));
      }),
      { endOnFailure: true, numRuns: runs(400) },
    );
  });

  test("that we write are read back, with an apostrophe before what could be a formula", () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyCell, { minLength: 1 }), { minLength: 1 }), (rows) => {
        const safe = rows.map((cells) => cells.map((cell) => cell.replace(/^[=\r\n]/, "'$&")));
        expect(rowsOf(rows.map(csvLine).join(""))).toEqual(safe);
      }),
      { endOnFailure: true },
    );
  });

  test("are read in portions where a cell is all quotes", () => {
    const reader = new CsvReader(`a,"${'""'.repeat(5_000_000)}",b\nc`, ",");
    let pauses = 0;
    let row = reader.next();
    for (; row === "more"; row = reader.next()) pauses++;
    expect(pauses).toBeGreaterThan(4_000);
    expect(row?.cells.map((cell) => cell.length)).toEqual([1, LONGEST_URL + 1, 1]);
    expect(reader.next()).toMatchObject({ cells: ["c"] });
    expect(reader.next()).toBeNull();
  });

  test("have no more cells than anybody looks at", () => {
    expect(rowsOf(",".repeat(1_000_000))[0]).toHaveLength(MOST_COLUMNS);
  });
});
