import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readUrls } from "../../../test/read-urls.ts";
import type { BadReason } from "./collection.ts";
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
