import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import type { LogRequest } from "../logs/log-request.ts";
import { AddressRanges, rangesIn, verifiedBy } from "./address-ranges.ts";
import { claimedCrawler } from "./claimed-crawler.ts";
import { mergeLine, partialLines } from "./partial.ts";
import { RequestsReading } from "./requests-reading.ts";
import { Tally } from "./tally.ts";

const request = (part: Partial<LogRequest>): LogRequest => ({
  method: "GET",
  target: "/a",
  origin: "",
  status: 200,
  time: 1_000,
  userAgent: "Googlebot/2.1",
  address: "192.0.2.1",
  ...part,
});

function tallyOf(requests: readonly Partial<LogRequest>[]): Tally {
  const tally = new Tally();
  for (const one of requests) tally.add(request(one));
  return tally;
}

function pairsOf(tally: Tally) {
  return tally.crawlers.flatMap((crawler) =>
    [...crawler.pairs()].map((pair) => ({ crawler: crawler.token, ...pair })),
  );
}

describe("the crawler of a header", () => {
  test.each<readonly [header: string, crawler: string | null]>([
    ["Mozilla/5.0 (compatible; googlebot/2.1; +http://www.google.com/bot.html)", "Googlebot"],
    ["-", null],
    ['a "b"\tc\\d', null],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", null],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 20_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 300.0",
      null,
    ],
    ["curl/8.4.0", "curl"],
    ["nutch-1.4/Nutch-1.4", "nutch"],
    ["Mozilla/5.0 (compatible; OwnBot/1.0; +https://own.example/)", "OwnBot"],
    ["Dalvik/2.1.0 (Linux; U; Android 16)", null],
  ])("%s: %s", (header, crawler) => {
    expect(claimedCrawler(header)).toBe(crawler);
  });
});

describe("the requests of a log", () => {
  test("are counted by crawler and URL, with times, statuses and the status of the last", () => {
    const tally = tallyOf([
      { time: 3_000, status: 503 },
      { time: 1_000 },
      { time: 2_000, target: "/b", method: "HEAD" },
      { userAgent: "googlebot/3" },
      { method: "POST" },
      { userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0" },
      { userAgent: "-" },
    ]);
    expect(tally).toMatchObject({ others: 2, otherMethods: 1 });
    expect(tally.crawlers).toMatchObject([
      { token: "Googlebot", requests: 4, urls: 2, first: 1_000, last: 3_000, ofOtherUrls: 0 },
    ]);
    expect(pairsOf(tally)).toMatchObject([
      {
        ...{ target: "/a", requests: 3, first: 1_000, last: 3_000, lastStatus: 503 },
        statuses: [0, 0, 2, 0, 0, 1],
      },
      { target: "/b", requests: 1, lastStatus: 200 },
    ]);
  });

  test("are told apart by host, and a path with two slashes is no host", () => {
    const tally = tallyOf([
      { origin: "https://a.example" },
      { origin: "//a.example" },
      { target: "//a.example/a" },
      {},
    ]);
    expect(pairsOf(tally).map(({ origin, target }) => [origin, target])).toEqual([
      ["https://a.example", "/a"],
      ["//a.example", "/a"],
      ["", "//a.example/a"],
      ["", "/a"],
    ]);
    expect([...tally.hosts]).toEqual([
      ["https://a.example", 1],
      ["//a.example", 1],
      ["", 2],
    ]);
  });

  const anyRequest = fc.record({
    target: fc.constantFrom("/a", "/b", "/robots.txt", "//c"),
    origin: fc.constantFrom("", "https://a.example", "//a.example"),
    status: fc.constantFrom(0, 200, 301, 404, 503, 999),
    time: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constant(Number.NaN)),
    userAgent: fc.constantFrom("Googlebot/2.1", "googlebot", "GPTBot", "-", "", "curl/8"),
    method: fc.constantFrom("GET", "HEAD", "POST", ""),
  });

  test("of shards add up to those of the whole log", () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyRequest)), (shards) => {
        const merged = new Tally();
        for (const shard of shards)
          for (const line of partialLines(tallyOf(shard)))
            expect(mergeLine(merged, line.trim())).toBe(true);
        const written = [...partialLines(merged)].slice(1).sort();
        const whole = [...partialLines(tallyOf(shards.flat()))].slice(1).sort();
        expect(written).toEqual(whole);
      }),
      { numRuns: runs(200) },
    );
  });

  test.each([
    "",
    "{}",
    "[1]",
    "null",
    '{"requests":2,"others":0,"otherMethods":0}',
    '{"crawler":"A","count":[1],"more":[0,0,0]}',
    '{"of":"A","at":["/a"],"count":[1,0,0,0,0,1,0,0,0,200]}',
    "User-agent: *",
  ])("are no line of a partial result: %s", (line) => {
    expect(mergeLine(new Tally(), line)).toBe(false);
  });

  test("with more User-Agents and hosts than are told apart stay within bounds", {
    tags: "long",
  }, () => {
    const tally = new Tally();
    for (let at = 0; at < 40_000; at++)
      tally.add(request({ userAgent: `Bot${at}x/1`, origin: `https://h${at}.example` }));
    expect(tally.crawlers.length).toBe(10_000);
    expect(tally.others).toBe(30_000);
    expect(tally.hosts.size).toBe(10_000);
  });
});

describe("addresses", () => {
  test.each<readonly [range: string, inside: readonly string[], outside: readonly string[]]>([
    ["66.249.64.0/27", ["66.249.64.31", "::ffff:66.249.64.1"], ["66.249.64.32", "x", ""]],
    ["192.0.2.7/32", ["192.0.2.7"], ["192.0.2.8", "192.0.2.256"]],
    ["2001:4860:4801:10::/64", ["2001:4860:4801:10:0:1:2:3"], ["2001:4860:4801:11::1", "2001:"]],
    ["0.0.0.0/0", ["203.0.113.9"], ["2001:db8::1"]],
  ])("are in %s or not", (range, inside, outside) => {
    const ranges = new AddressRanges();
    ranges.add(range);
    for (const address of inside) expect([address, ranges.has(address)]).toEqual([address, true]);
    for (const address of outside) expect([address, ranges.has(address)]).toEqual([address, false]);
  });

  test("are compared with the list of their operator, and with no other", () => {
    const ranges = rangesIn('{"prefixes":[{"ipv4Prefix":"66.249.64.0/27"},{"ipv6Prefix":1},null]}');
    expect(ranges?.size).toBe(1);
    const isVerified = verifiedBy(ranges ? [{ tokens: ["Googlebot"], ranges }] : []);
    const tally = new Tally(isVerified);
    for (const address of ["66.249.64.1", "66.249.64.1", "203.0.113.9", ""])
      tally.add(request({ address }));
    tally.add(request({ userAgent: "GPTBot" }));
    expect(tally.crawlers).toMatchObject([
      { verified: 2, notFromOperator: 1 },
      { verified: 0, notFromOperator: 0 },
    ]);
    for (const text of ["", "[]", "{}", '{"prefixes":{}}', "null"])
      expect(rangesIn(text)).toBeNull();
  });
});

describe("reading logs", () => {
  test("counts lines without a request by reason, and keeps their numbers in each log", () => {
    const reading = new RequestsReading();
    const line = '192.0.2.1 - - [28/Nov/2026:13:56:17 +0000] "GET /a HTTP/1.1" 200 1 "-" "GPTBot"';
    reading.read(`starting\n${line}\n`);
    reading.endLog();
    reading.read(`${line.replace("GET /a", "OPTIONS *")}\n${line.slice(0, 50)}`);
    reading.endLog();
    expect(reading.requests).toBe(1);
    expect(reading.left).toEqual({ "no-request": 1, "no-url": 1, cut: 1, "too-long": 0 });
    expect(reading.places.kept.map(({ line, reason }) => [line, reason])).toEqual([
      [1, "no-request"],
      [1, "no-url"],
      [2, "cut"],
    ]);
    expect(reading.lacksAgents).toBe(false);
    expect(reading.formats.map(({ id }) => id)).toEqual(["combined"]);
  });

  test("says where a log has no User-Agents", () => {
    const reading = new RequestsReading();
    reading.read('192.0.2.1 - - [28/Nov/2026:13:56:17 +0000] "GET /a HTTP/1.1" 200 1\n');
    reading.endLog();
    expect(reading.lacksAgents).toBe(true);
    expect(reading.tally.crawlers).toMatchObject([{ token: "", requests: 1, urls: 1 }]);
  });
});
