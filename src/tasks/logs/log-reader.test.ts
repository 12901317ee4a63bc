import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectedLogs } from "../../../test/logs/expected.ts";
import { runs } from "../../../test/runs.ts";
import { decodeText, encodeText } from "../../engine/text/bytes.ts";
import { claimedCrawler } from "../requests/claimed-crawler.ts";
import { LONGEST_LINE, LogReader, logFormats } from "./log-reader.ts";
import { type LogRequest, type NoRequest, urlOfRequest } from "./log-request.ts";

type Said = LogRequest | NoRequest;

/** What the lines of a log say, read in portions of a length. */
function read(text: string, portion = 65_536) {
  const reader = new LogReader();
  const said: (readonly [line: number, said: Said])[] = [];
  const take = (one: Said, line: number) => said.push([line, one]);
  for (let at = 0; at < text.length; at += portion) reader.read(text.slice(at, at + portion), take);
  reader.end(take);
  return { said, formats: reader.formats.map(({ id }) => id), lines: reader.lines };
}

function only(line: string): Said | undefined {
  return read(line).said[0]?.[1];
}

function urlIn(line: string): string {
  const said = only(line);
  return typeof said === "object" ? urlOfRequest(said, null) : (said ?? "nothing");
}

const folder = new URL("../../../test/logs/", import.meta.url);
const logs = readdirSync(folder).filter((name) => name.endsWith(".log"));

describe("a log that a server wrote", () => {
  test.each(logs)("is read line by line: %s", (name) => {
    const expected = expectedLogs[name];
    const { said, formats } = read(decodeText(readFileSync(new URL(name, folder))));
    const lines = said.map(([line, one]) =>
      typeof one === "string"
        ? [line, one]
        : [line, urlOfRequest(one, null), claimedCrawler(one.userAgent)],
    );
    expect({ formats, lines }).toEqual(expected);
  });

  test("comes to the same in portions of any length", () => {
    for (const name of logs) {
      const text = decodeText(readFileSync(new URL(name, folder)));
      for (const portion of [1, 7, 100]) expect(read(text, portion)).toEqual(read(text));
    }
  });

  test("has times, statuses and addresses", () => {
    const time = (line: string) => {
      const said = only(line);
      if (typeof said !== "object") return said;
      const { status, address } = said;
      return [new Date(said.time).toISOString(), status, address];
    };
    const agent = '"-" "Googlebot/2.1"';
    expect(
      time(`::1 - John Doe [28/Nov/2026:13:56:17 -0130] "GET /u HTTP/1.1" 404 153 ${agent}`),
    ).toEqual(["2026-11-28T15:26:17.000Z", 404, "::1"]);
    expect(
      time("1795874181.044      1 192.0.2.1 TCP_MISS/200 203 GET http://a.example/ - NONE/- x"),
    ).toEqual(["2026-11-28T13:56:21.044Z", 200, "192.0.2.1"]);
    expect(
      time('{"ts":1795874178.1417058,"request":{"method":"GET","uri":"/"},"status":503}'),
    ).toEqual(["2026-11-28T13:56:18.142Z", 503, ""]);
    expect(
      time('web-1  | 203.0.113.7 - - [28/Nov/2026:13:56:00 +0000] "GET /a HTTP/1.1" 200 6'),
    ).toEqual(["2026-11-28T13:56:00.000Z", 200, "203.0.113.7"]);
  });
});

const CLF = "192.0.2.1 - - [28/Nov/2026:13:56:17 +0000]";
const GOOGLEBOT = '"-" "Googlebot/2.1"';

describe("a line of a log", () => {
  test.each<readonly [about: string, line: string, url: string]>([
    [
      "RFC 9112 3.2.1: two slashes are a path",
      `${CLF} "GET //xmlrpc.php HTTP/1.1" 200 1`,
      "https://example.com//xmlrpc.php",
    ],
    ["H2O writes ~ as \\x7e", `${CLF} "GET /\\x7euser/ HTTP/1.1" 200 1`, "/~user/"],
    ["nginx writes a quote as \\x22", `${CLF} "GET /a\\x22b HTTP/1.1" 200 1`, '/a"b'],
    ["any other byte is percent-encoded", `${CLF} "GET /\\xC3\\x00 HTTP/1.1" 200 1`, "/%C3%00"],
    ["a raw byte that is not UTF-8 stays that byte", `${CLF} "GET /\udcc3 HTTP/1.1" 200 1`, "/%C3"],
    ["a character stays what it is", `${CLF} "GET /é\u{1f600} HTTP/1.1" 200 1`, "/é\u{1f600}"],
    [
      "a quote in the target closes nothing",
      `${CLF} "GET http://shop.example/a"b HTTP/1.1" 200 1`,
      'http://shop.example/a"b',
    ],
    ["Apache escapes a quote before a space", `${CLF} "GET /a\\" b HTTP/1.1" 200 1`, '/a" b'],
    ["a fragment is not requested", `${CLF} "GET /a#b?c HTTP/1.1" 200 1`, "/a"],
    [
      "the host in front, with port 443",
      `shop.example:443 ${CLF} "GET /a HTTP/1.1" 200 1`,
      "https://shop.example/a",
    ],
    [
      "the host in front, with another port",
      `shop.example:8080 ${CLF} "GET /a HTTP/1.1" 200 1`,
      "shop.example:8080/a",
    ],
    ["the host in front, alone", `shop.example ${CLF} "GET //a HTTP/1.1" 200 1`, "shop.example//a"],
    [
      "the host at the end",
      `${CLF} "GET /a HTTP/1.1" 200 1 ${GOOGLEBOT} shop.example`,
      "shop.example/a",
    ],
    [
      "the host at the end, in quotes",
      `${CLF} "GET /a HTTP/1.1" 200 1 ${GOOGLEBOT} "-" "shop.example"`,
      "shop.example/a",
    ],
    [
      "a host in the target counts first",
      `shop.example:443 ${CLF} "GET http://other.example:80/x HTTP/1.1" 200 1`,
      "http://other.example/x",
    ],
    ["a host without a dot", `intranet:8080 ${CLF} "GET /a HTTP/1.1" 200 1`, "intranet:8080/a"],
    ["no version (HTTP/0.9)", `${CLF} "GET /a" 200 1`, "/a"],
    [
      "a URL without a path",
      `${CLF} "GET http://shop.example?a HTTP/1.1" 200 1`,
      "http://shop.example/?a",
    ],
    ["OPTIONS *", `${CLF} "OPTIONS * HTTP/1.1" 200 1`, "no-url"],
    ["CONNECT", `${CLF} "CONNECT shop.example:443 HTTP/1.1" 200 1`, "no-url"],
    ["a client that sent nothing", `${CLF} "-" 408 -`, "no-request"],
    ["TLS on port 80", `${CLF} "\\x16\\x03\\x01" 400 1 "-" "-"`, "no-request"],
    ["a log that was cut in the middle", `${CLF} "GET /a/lon`, "cut"],
    [
      "HAProxy escapes with #",
      `haproxy[1]: 192.0.2.1:4 [28/Nov/2026:13:56:18.284] fe be/s1 0/0/0/1/1 200 126 - - ---- 1/1/0/0/0 0/0 {shop.example|Googlebot/2.1} "GET /a#22b HTTP/1.1"`,
      'shop.example/a"b',
    ],
    ["JSON escapes", '{"method":"GET","path":"\\/a\\u0026b","status":200}', "/a&b"],
    [
      "Elastic’s names",
      '{"@timestamp":"2026-11-28T13:56:18Z","http":{"request":{"method":"GET"},"response":{"status_code":200}},"url":{"original":"/a?b","domain":"shop.example","scheme":"https"}}',
      "https://shop.example/a?b",
    ],
    [
      "Traefik",
      '{"ClientHost":"192.0.2.1","DownstreamStatus":200,"RequestHost":"shop.example","RequestMethod":"GET","RequestPath":"/a","RequestScheme":"https","StartUTC":"2026-11-28T13:56:18Z"}',
      "https://shop.example/a",
    ],
    [
      "Cloudflare",
      '{"ClientIP":"192.0.2.1","ClientRequestHost":"shop.example","ClientRequestMethod":"GET","ClientRequestURI":"/a?b","ClientRequestScheme":"https","EdgeResponseStatus":200,"EdgeStartTimestamp":1795874178000000000}',
      "https://shop.example/a?b",
    ],
    [
      "Google Cloud",
      '{"httpRequest":{"requestMethod":"GET","requestUrl":"https://shop.example/a?b","status":200,"userAgent":"Googlebot/2.1"},"timestamp":"2026-11-28T13:56:18Z"}',
      "https://shop.example/a?b",
    ],
    ["journald in front", `Nov 28 13:56:17 web nginx[123]: ${CLF} "GET /a HTTP/1.1" 200 1`, "/a"],
    [
      "syslog and JSON",
      '<134>1 2026-11-28T13:56:18Z web caddy 1 - - {"request":{"method":"GET","uri":"/a"},"status":200}',
      "/a",
    ],
    ["journald as JSON", `{"MESSAGE":${JSON.stringify(`${CLF} "GET /a HTTP/1.1" 200 1`)}}`, "/a"],
    ["kubectl --timestamps", `2026-11-28T13:56:18.5Z ${CLF} "GET /a HTTP/1.1" 200 1`, "/a"],
    ["a JSON object of something else", '{"path":"/x"}', "no-request"],
  ])("%s", (_, line, url) => {
    expect(urlIn(line)).toBe(url);
  });

  test("that is too long is told from others, and costs no more than a long one", () => {
    const long = `${CLF} "GET /${"a".repeat(4 * LONGEST_LINE)} HTTP/1.1" 200 1\n${CLF} "GET /b HTTP/1.1" 200 1`;
    for (const portion of [1_000, 1_000_000])
      expect(read(long, portion).said.map(([line, said]) => [line, typeof said])).toEqual([
        [1, "string"],
        [2, "object"],
      ]);
  });

  test("that Squid did not end has the next one in it, which is read", () => {
    const glued = `${CLF} "GET http://shop.example/${"x".repeat(8_000)}${CLF} "GET http://shop.example/b? HTTP/1.1" 200 203 "-" "Googlebot/2.1" TCP_MISS:FIRSTUP_PARENT`;
    expect(urlIn(glued)).toBe("http://shop.example/b?");
  });

  test("may have another format than those before it", () => {
    const text = [
      `${CLF} "GET /a HTTP/1.1" 200 1`,
      '{"method":"GET","path":"/b","status":200}',
      "#Fields: date cs-method cs-uri-stem sc-status",
      "2026-11-28 GET /c 200",
      "start-up words",
      `${CLF} "GET /d HTTP/1.1" 200 1`,
    ].join("\n");
    const { said, formats } = read(text);
    expect(said.map(([, one]) => (typeof one === "object" ? one.target : one))).toEqual([
      ...["/a", "/b", "/c", "no-request", "/d"],
    ]);
    expect(formats).toEqual(["combined", "json", "w3c"]);
  });
});

/** What a client may send: any characters but those that end a request line. */
const target = fc
  .array(
    fc.oneof(fc.constantFrom(..."a/~\"\\'%?&=[]{}|^<>`x2é\udcc3\u{1f600}"), fc.constant('] "')),
    {
      maxLength: 20,
    },
  )
  .map((parts) => `/${parts.join("").replace(/[ #]/g, "_")}`);

/** How servers write a target, by their format. */
const writers: Readonly<Record<string, (target: string) => string>> = {
  nginx: (sent) =>
    `${CLF} "GET ${bytesOf(sent, '"\\', (b) => `\\x${hex(b)}`)} HTTP/1.1" 200 1 ${GOOGLEBOT}`,
  apache: (sent) =>
    `shop.example:80 ${CLF} "GET ${bytesOf(sent.replace(/["\\]/g, "\\$&"), "", (b) => `\\x${hex(b).toLowerCase()}`)} HTTP/1.1" 200 1 ${GOOGLEBOT}`,
  haproxy: (sent) =>
    `<134>Nov 28 13:56:18 haproxy[1]: 192.0.2.1:4 [28/Nov/2026:13:56:18.284] fe be/s1 0/0/0/1/1 200 126 - - ---- 1/1/0/0/0 0/0 "GET ${bytesOf(sent, '"#', (b) => `#${hex(b)}`)} HTTP/1.1"`,
  json: (sent) => JSON.stringify({ method: "GET", uri: sent, status: 200 }),
  caddy: (sent) =>
    `${JSON.stringify({ ts: 1, request: { method: "GET", host: "a.example", uri: sent }, status: 200 })}`,
};

/** A text in which each byte is written that is not printable ASCII, or is among `escaped`. */
function bytesOf(text: string, escaped: string, write: (octet: number) => string): string {
  return [...encodeText(text)]
    .map((octet) => {
      const character = String.fromCharCode(octet);
      const isKept = octet >= 0x20 && octet < 0x7f && !escaped.includes(character);
      return isKept ? character : write(octet);
    })
    .join("");
}

function hex(octet: number): string {
  return octet.toString(16).toUpperCase().padStart(2, "0");
}

describe("a target", () => {
  test.each(Object.keys(writers))("is read back as it was sent from a line of %s", (name) => {
    const write = writers[name];
    fc.assert(
      fc.property(target, (sent) => {
        const said = only(write?.(sent) ?? "");
        // As it is compared: a byte is the same, percent-encoded or not.
        const octets = (text: string) => bytesOf(text, "", (b) => `%${hex(b)}`);
        expect(typeof said === "object" ? octets(said.target) : said).toBe(octets(sent));
      }),
      { numRuns: runs(300) },
    );
  });
});

describe("any text", () => {
  const parts = [
    ...[
      '"',
      "\\",
      "[",
      "]",
      '"GET /',
      ' HTTP/1.1"',
      "{",
      '{"log":"',
      "}",
      "#Fields: cs-uri-stem\n",
    ],
    ...["\n", "\r\n", " ", "- ", "127.0.0.1", "http ", "TCP_MISS/200", CLF, "\udcff", "#", "-- "],
  ];

  test("is read without an exception, each line once", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 60 }), (pieces) => {
        const { said, lines } = read(pieces.join(""));
        expect(said.length).toBeLessThanOrEqual(lines);
        for (const [, one] of said) if (typeof one === "object") expect(one.target).toMatch(/^\//);
      }),
      { numRuns: runs(500) },
    );
  });

  test.each([...parts, '\\"', '"x" ', "a:", "1 ", "a.", "x.example ", "/"])(
    "of one line of a quarter of a megabyte of %j takes time linear in its length",
    { tags: "long" },
    (piece) => {
      for (const start of ["", `${CLF} "GET /`, '{"log":"', "<1>Nov 28 13:56:18 "])
        expect(read(start + piece.repeat(200_000 / piece.length)).lines).toBeGreaterThan(0);
    },
  );
});

test("every format reads a line that no other reads", () => {
  const used = new Set(Object.values(expectedLogs).flatMap(({ formats }) => formats));
  const others = ["traefik", "cloudflare", "google-cloud"];
  expect([...used, ...others].sort()).toEqual(logFormats.map(({ id }) => id).sort());
});
