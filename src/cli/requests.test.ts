import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { records, robotsTxt } from "../../test/cli.ts";

const folder = mkdtempSync(join(tmpdir(), "robots-txt-requests-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const FILE = file(
  "robots.txt",
  "User-agent: GPTBot\nDisallow: /private/\n\nUser-agent: *\nDisallow: /cart\n",
);

const line = (minute: number, target: string, agent: string, status = 200, host = "") =>
  `${host}203.0.113.${minute} - - [07/Nov/2026:03:${`${minute}`.padStart(2, "0")}:00 +0000] "GET ${target} HTTP/1.1" ${status} 5 "-" "${agent}"\n`;

const GPTBOT = "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)";
const LOG = [
  line(1, "/robots.txt", GPTBOT, 503),
  line(2, "/private/a", GPTBOT),
  line(3, "/private/a", GPTBOT, 404),
  line(4, "/cart", GPTBOT),
  line(5, "/cart", "bingbot/2.0"),
  line(6, "/", "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/150.0"),
  "starting up\n",
  line(7, "/", "bingbot/2.0").replace("GET", "POST"),
  line(8, "/", "CCBot/2.0"),
].join("");

const said = {
  crawler: "GPTBot",
  requests: 4,
  blocked: 2,
  allowed: 2,
  notGoverned: 0,
  undefined: 0,
  ofOtherUrls: 0,
  urls: 3,
  blockedUrls: 1,
  first: "2026-11-07T03:01:00Z",
  last: "2026-11-07T03:04:00Z",
  statuses: { "2xx": 2, "4xx": 1, "5xx": 1 },
  robotsTxt: { requests: 1, last: "2026-11-07T03:01:00Z", status: 503 },
};

describe("requests", () => {
  const log = file("access.log", LOG);
  const asked = ["requests", FILE, log];

  test("says of each crawler what it asked for, and what of it is blocked", async () => {
    const [first, second, third] = await records(asked);
    expect(first).toEqual(said);
    expect(second).toMatchObject({
      ...{ crawler: "CCBot", requests: 1, blocked: 0, urls: 1 },
      robotsTxt: { requests: 0, last: null, status: null },
    });
    expect(third).toMatchObject({ crawler: "bingbot", requests: 1, blocked: 1 });
  });

  test("has exit status 1 where a crawler requested what is blocked, and 0 where none did", async () => {
    expect((await robotsTxt(asked)).status).toBe(1);
    expect((await robotsTxt([...asked, "--agent", "CCBot"])).status).toBe(0);
    expect((await robotsTxt([...asked, "--status", "404"])).status).toBe(0);
  });

  test("writes a table for people, and the sums on stderr", async () => {
    const { stdout, stderr } = await robotsTxt(asked);
    expect(stdout).toBe(
      "GPTBot   4  2 blocked (50 %)  1 request for robots.txt, last on 2026-11-07T03:01:00Z (503)\n" +
        "CCBot    1  0 blocked (0 %)  never asked for robots.txt\n" +
        "bingbot  1  1 blocked (100 %)  never asked for robots.txt\n",
    );
    expect(stderr).toBe(
      "robots-txt: 1 line without a request. No other line was left out.\n" +
        "robots-txt: 6 requests by 3 crawlers, for 5 pairs of a crawler and a URL, from 2026-11-07 to 2026-11-07. 3 were requested though blocked. Browsers and unknown clients made 1 other request. 1 request with a method other than GET or HEAD was not judged.\n",
    );
  });

  test("gives each URL with its verdict, most requests first", async () => {
    expect(await records([...asked, "--by", "url"])).toMatchObject([
      {
        ...{ url: "/private/a", crawler: "GPTBot", requests: 2, verdict: "blocked", line: 2 },
        ...{ rule: "Disallow: /private/", first: "2026-11-07T03:02:00Z" },
      },
      { url: "/", crawler: "CCBot", verdict: "allowed", line: null },
      { url: "/cart", crawler: "GPTBot", verdict: "allowed" },
      { url: "/cart", crawler: "bingbot", verdict: "blocked", line: 5 },
      { url: "/robots.txt", crawler: "GPTBot", verdict: "allowed" },
    ]);
  });

  test("gives each rule with the requests that it decides", async () => {
    const found = await records([...asked, "--by", "rule", "--agent", "GPTBot"]);
    expect(found).toMatchObject([
      { line: 2, rule: "Disallow: /private/", group: "GPTBot", crawler: "GPTBot", requests: 2 },
      { line: null, rule: null, ground: "no-match", requests: 1 },
      { line: null, rule: null, ground: "robots-txt", requests: 1 },
    ]);
  });

  test.each([
    ["csv", /^crawler,requests,blocked,allowed,.*robotsTxtStatus\r\nGPTBot,4,2,2,/],
    ["markdown", /^\| crawler \| requests .*\n\| --- .*\n\| `GPTBot` \| `4`/],
    ["json", /^\[\n\{"crawler":"GPTBot"/],
  ])("writes %s", async (format, shape) => {
    expect((await robotsTxt([...asked, "--format", format])).stdout).toMatch(shape);
  });

  test("reads several logs, gzip and stdin", async () => {
    const zipped = file("access.log.1.gz", gzipSync(LOG));
    const [first] = await records(["requests", FILE, zipped, "-", log], LOG);
    expect(first).toMatchObject({ crawler: "GPTBot", requests: 12, blocked: 6, urls: 3 });
  });

  test("judges the host that most requests went to, or the site that is named", async () => {
    const hosts = file(
      "hosts.log",
      line(1, "/cart", "CCBot/2.0", 200, "shop.example:443 ") +
        line(2, "//cart", "CCBot/2.0", 200, "shop.example:443 ") +
        line(3, "/cart", "CCBot/2.0", 200, "blog.example:443 "),
    );
    const counts = { blocked: 1, allowed: 1, notGoverned: 1 };
    expect(await records(["requests", FILE, hosts])).toMatchObject([counts]);
    expect((await robotsTxt(["requests", FILE, hosts])).stderr).toContain(
      "Most requests went to https://shop.example, so the file is treated as the robots.txt of this site.",
    );
    expect(await records(["requests", FILE, hosts, "--site", "blog.example"])).toMatchObject([
      { blocked: 1, allowed: 0, notGoverned: 2 },
    ]);
  });

  test("compares addresses with the lists of operators", async () => {
    const list = file("gptbot.json", '{"prefixes":[{"ipv4Prefix":"203.0.113.2/31"}]}');
    const [first, second] = await records([...asked, "--ranges", list]);
    expect(first).toMatchObject({ verified: 2, notFromOperator: 2 });
    expect(second).not.toHaveProperty("verified");
    const other = file("mine.json", readFileSync(list));
    expect((await robotsTxt([...asked, "--ranges", other])).stderr).toContain(
      "It is not known whose addresses “",
    );
    expect(
      await records([...asked, "--ranges", `CCBot=${other}`, "--agent", "CCBot"]),
    ).toMatchObject([{ verified: 0, notFromOperator: 1 }]);
  });

  test("adds up parts of a log to the same bytes", async () => {
    const lines = LOG.split(/(?<=\n)/);
    const parts: string[] = [];
    for (const [index, part] of [lines.slice(0, 4), lines.slice(4)].entries()) {
      const { status, stdout } = await robotsTxt(
        ["requests", FILE, "-", "--partial"],
        part.join(""),
      );
      expect(status).toBe(0);
      parts.push(file(`part-${index}`, stdout));
    }
    for (const by of ["crawler", "url", "rule"]) {
      const format = ["--by", by, "--format", "json"];
      const whole = await robotsTxt([...asked, ...format]);
      const merged = await robotsTxt(["requests", FILE, "--merge", ...parts, ...format]);
      expect([merged.status, merged.stdout]).toEqual([whole.status, whole.stdout]);
    }
    const joined = file("parts", parts.map((name) => readFileSync(name, "utf8")).join(""));
    expect((await records(["requests", FILE, joined, "--merge"]))[0]).toEqual(said);
  });

  test.each<readonly [about: string, args: readonly string[], stdin: string, message: RegExp]>([
    ["no log", ["requests", FILE], "", /LOG is missing/],
    ["a log without a request", ["requests", FILE, "-"], "words\n", /stdin has no request/],
    ["a robots.txt", ["requests", FILE, FILE], "", /has no request, or the format of the log/],
    ["damaged gzip", ["requests", FILE, "-"], "\x1f\x8b\x08", /not valid gzip|has no request/],
    ["a part that was cut off", ["requests", FILE, "-", "--merge"], '{"requests":1', /was cut off/],
    [
      "a log instead of a part",
      ["requests", FILE, "-", "--merge"],
      LOG,
      /not a result of --partial/,
    ],
    ["another grouping", [...["requests", FILE, "-"], "--by", "day"], LOG, /--by cannot be “day”/],
    ["--by with --partial", ["requests", FILE, "-", "--partial", "--by", "url"], LOG, /no effect/],
    ["stdin twice", ["requests", "-", "-"], LOG, /Only one of the inputs can be “-”/],
  ])("is not usable: %s", async (_, args, stdin, message) => {
    const { status, stdout, stderr } = await robotsTxt(args, Buffer.from(stdin, "latin1"));
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(message);
  });

  test("says where a log has no User-Agents", async () => {
    const plain = '203.0.113.1 - - [07/Nov/2026:03:01:00 +0000] "GET /a HTTP/1.1" 200 5\n';
    const { status, stdout, stderr } = await robotsTxt(["requests", FILE, "-"], plain);
    expect([status, stdout]).toEqual([0, ""]);
    expect(stderr).toContain("The log has no User-Agents");
  });

  test("names no URL that a terminal would obey", async () => {
    const evil = line(1, "/\u001b[31m", "Evil\u001b[31m/1");
    const { stdout } = await robotsTxt(["requests", FILE, "-", "--by", "url"], evil);
    expect(stdout).not.toContain("\u001b");
  });
});

describe("what requests does not read", () => {
  test("is called what it is, with exit status 2, also by check", async () => {
    const log = file("router.log", 'heroku[router]: at=info method=GET path="/cart"\n');
    for (const args of [
      ["requests", FILE, log],
      ["check", FILE, "--agent", "GPTBot", "--urls", log],
    ]) {
      const { status, stderr } = await robotsTxt(args);
      expect(status).toBe(2);
      expect(stderr).toContain(
        "looks like a log of Heroku’s router, in a format that is not read.",
      );
    }
  });
});

describe("a HAR", () => {
  const entries = [
    {
      startedDateTime: "2026-11-07T03:01:00.000Z",
      request: {
        method: "GET",
        url: "https://shop.example/private/a",
        headers: [{ name: "user-agent", value: GPTBOT }],
      },
      response: { status: 200 },
    },
    { request: { method: "GET", url: "blob:https://shop.example/1" } },
  ];
  const har = file("a.har", JSON.stringify({ log: { version: "1.2", entries } }, null, 2));

  test("gives its requests, with crawler, time and status", async () => {
    expect(await records(["requests", FILE, har])).toMatchObject([
      { crawler: "GPTBot", requests: 1, blocked: 1, first: "2026-11-07T03:01:00Z" },
    ]);
  });

  test("gives its URLs to check", async () => {
    const found = await records(["check", FILE, "--agent", "GPTBot", "--urls", har]);
    expect(found).toMatchObject([{ url: "https://shop.example/private/a" }]);
  });

  test("that was cut off is refused", async () => {
    const cut = file("cut.har", '{"log":{"entries":[{"request":');
    const { status, stderr } = await robotsTxt(["requests", FILE, cut]);
    expect([status, stderr]).toEqual([2, expect.stringContaining("it is not whole")]);
  });
});
