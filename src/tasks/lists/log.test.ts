import { describe, expect, test } from "vitest";
import { readUrls } from "../../../test/read-urls.ts";
import { decodeText } from "../../engine/text/bytes.ts";
import { importSentence } from "./read-urls.ts";

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
    [entry(String.raw`GET /\"a\"\\b\x22\xe9 HTTP/1.1`), '/"a"\\b"%E9'],
    [`shop.example:443 ${entry("GET /a HTTP/1.1")}`, "https://shop.example/a"],
    [entry("GET //wp-includes/a HTTP/1.1"), "https://example.com//wp-includes/a"],
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

  test("with two slashes are paths of the site, where it is known", () => {
    const options = { kind: "log", origin: "https://shop.example" } as const;
    const text = `${entry("GET //a HTTP/1.1")}\n${entry("GET /b HTTP/1.1")}`;
    expect(readUrls(text, options).urls).toEqual(["https://shop.example//a", "/b"]);
  });

  test("keep their bytes, which are not read as Windows-1252", () => {
    const bytes = Buffer.concat([
      Buffer.from(`${entry("GET /a")}\n`),
      Buffer.from(entry("GET /\xe9"), "latin1"),
    ]);
    const read = readUrls(decodeText(bytes));
    expect(read).toMatchObject({ kind: "log", urls: ["/a", "/%E9"], isWindows1252: false });
    expect(importSentence(read)).toBe("2 URLs read from a server log.");
  });

  test("of a proxy come with what its format cannot tell", () => {
    const line = "1795874181.044 1 192.0.2.1 TCP_MISS/200 203 GET http://a.example/ - NONE/- x";
    expect(importSentence(readUrls(line))).toMatch(
      /^1 URL read from a server log\. .*Squid leaves queries out/,
    );
  });

  test("in a line of megabytes are too far", () => {
    const line = `${'"x" '.repeat(500_000)}"GET /late HTTP/1.1"`;
    const { urls, bad } = read(`${line}\n${entry("GET /b HTTP/1.1")}`);
    expect(urls).toEqual(["/b"]);
    expect(bad).toMatchObject([{ line: 1, reason: "too-long" }]);
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
