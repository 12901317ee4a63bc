import { describe, expect, test } from "vitest";
import { readUrls } from "../../../test/read-urls.ts";
import { logItems } from "./log.ts";

const entry = (request: string, rest = '200 12 "-" "Mozilla/5.0"') =>
  `192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] "${request}" ${rest}`;

function read(text: string) {
  return readUrls(text, { kind: "log" });
}

describe("the requests of a log", () => {
  test.each<readonly [line: string, url: string]>([
    [entry("GET /a HTTP/1.0", "200 2326"), "/a"],
    [entry("POST /a?b=c HTTP/2.0"), "/a?b=c"],
    [entry("GET /a"), "/a"],
    [entry("GET  /a b HTTP/1.1"), "/a b"],
    [entry("GET https://shop.example/a HTTP/1.1"), "https://shop.example/a"],
    [entry("GET /a HTTP/1.1", '200 1 "https://x/\\"" "GET /b HTTP/1.1"'), "/a"],
    [entry(String.raw`GET /\"a\"\\b\x22\xe9 HTTP/1.1`), '/"a"\\b%22%E9'],
    [`shop.example:443 ${entry("GET /a HTTP/1.1")}`, "/a"],
    ['{"ip":"192.0.2.1","request":"GET /a HTTP/1.1","status":200}', "/a"],
  ])("%j is %j", (line, url) => {
    expect(read(line)).toMatchObject({ urls: [url], bad: [] });
  });

  test.each([
    entry("-"),
    entry(String.raw`\x16\x03\x01`),
    entry("OPTIONS * HTTP/1.1"),
    entry("PRI * HTTP/2.0"),
    entry("CONNECT shop.example:443 HTTP/1.1"),
    entry("GET  HTTP/1.1"),
    entry("get /a HTTP/1.1"),
    '192.0.2.1 - - [x] "GET /cut',
    "nonsense",
    '"',
    '\\"\\',
  ])("%j is kept apart", (line) => {
    const { urls, bad } = read(`${line}\r\n${entry("GET /b HTTP/1.1")}\r\n`);
    expect(urls).toEqual(["/b"]);
    expect(bad).toMatchObject([{ line: 1, reason: "no-request" }]);
  });

  test("in a line of megabytes are looked for in portions, and not beyond what a URL may have", () => {
    const line = `${'"x" '.repeat(5_000_000)}"GET /late HTTP/1.1"`;
    const items = [...logItems(`${line}\n${entry("GET /b HTTP/1.1")}`)];
    expect(items.filter((item) => item === null).length).toBeGreaterThan(100);
    expect(items.filter((item) => item !== null)).toMatchObject([
      { kind: "bad", reason: "no-request" },
      { kind: "url", text: "/b" },
    ]);
  });

  test("in W3C's format are its stems and queries, by the fields that were named last", () => {
    const text = [
      "#Software: Microsoft Internet Information Services 10.0",
      "#Fields: date time cs-method cs-uri-stem cs-uri-query sc-status",
      "2024-01-01 00:00:00 GET /a - 200",
      "2024-01-01 00:00:00 GET /a b=c&d 200",
      "2024-01-01 00:00:00",
      "#Fields: cs-uri-query cs-uri-stem",
      "x\t/b",
      "#Fields: cs-uri",
      "/c?y",
    ].join("\r\n");
    const { kind, urls, bad } = readUrls(text);
    expect({ kind, urls }).toEqual({ kind: "log", urls: ["/a", "/a?b=c&d", "/b?x", "/c?y"] });
    expect(bad).toEqual([{ line: 5, text: "2024-01-01 00:00:00", reason: "no-request" }]);
  });
});
