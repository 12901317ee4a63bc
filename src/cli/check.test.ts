import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { records, robotsTxt } from "../../test/cli.ts";
import googleParser from "../../test/engine/cases/google-parser.json";
import { encodeText } from "../engine/index.ts";
import { isLog } from "../tasks/lists/log.ts";
import { UrlsReading } from "../tasks/lists/read-urls.ts";
import { unreadIn } from "../tasks/lists/unread.ts";
import { main } from "./main.ts";
import { inputWords } from "./words.ts";

const folder = mkdtempSync(join(tmpdir(), "robots-txt-check-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const FILE = file(
  "robots.txt",
  "User-agent: Googlebot\nDisallow: /g # not for Google\n\nUser-agent: *\nDisallow: /a\nAllow: /a/b\n",
);

const ASK = ["check", FILE, "--agent", "GPTBot"];

describe("check", () => {
  test("says the verdict, the line, the rule and the group, URL by URL", async () => {
    const asked = ["--agent", "Googlebot", "--url", "/a", "--url", "/g"];
    expect(await records([...ASK, ...asked])).toEqual([
      said("/a", "GPTBot", "blocked", 5, "Disallow: /a", "*"),
      said("/a", "Googlebot", "allowed", null, null, "Googlebot"),
      said("/g", "GPTBot", "allowed", null, null, "*"),
      said("/g", "Googlebot", "blocked", 2, "Disallow: /g", "Googlebot"),
    ]);
  });

  test("says that a star in a URL is an ordinary character", async () => {
    const { stderr, status } = await robotsTxt([...ASK, "--url", "/a/*", "--url", "/b/*"]);
    expect([status, stderr]).toEqual([
      1,
      "robots-txt: In the URL /a/*, * is an ordinary character: the verdict is about this one URL only.\n",
    ]);
  });

  test("writes every URL so that a reader of JSON gets it back", async () => {
    const text = fc.string({ unit: fc.constantFrom(...'a/~%"\\ é\u{1f600}\ud800\u2028') });
    await fc.assert(
      fc.asyncProperty(text, async (end) => {
        const url = `/x${end}x`;
        const [record] = await records([...ASK, "--url", url]);
        expect(record).toMatchObject({ url });
      }),
      { numRuns: 40 },
    );
  });

  function said(
    url: string,
    crawler: string,
    verdict: string,
    line: number | null,
    rule: string | null,
    group: string,
  ) {
    const ground = line === null ? "no-match" : "rule";
    return { url, crawler, verdict, line, rule, group, readAs: "rfc9309", ground };
  }

  test("decides by what the crawler reads of a large file, and says on stderr where it stops", async () => {
    const padding = Array.from({ length: 520 }, () => "#".repeat(999));
    const large = file("large.txt", ["User-agent: *", ...padding, "Disallow: /secret/"].join("\n"));
    const asked = [
      "check",
      large,
      "--url",
      "/secret/x",
      "--agent",
      "Googlebot",
      "--agent",
      "GPTBot",
    ];
    const { stdout, stderr } = await robotsTxt([...asked, "--read-as", "each-as-itself"]);
    expect(stdout).toBe(
      "Allowed  Googlebot  /secret/x\nBlocked  GPTBot  /secret/x  line 522: Disallow: /secret/\n",
    );
    expect(stderr).toBe("robots-txt: Googlebot stops reading at line 513, after 512,000 bytes.\n");
    const [why] = await records(["explain", ...asked.slice(1, 6), "--read-as", "google"]);
    expect(why?.sentence).toContain("Googlebot stops reading at line 513, after");
  });

  test("has exit status 0 where all is allowed, and 1 where not", async () => {
    expect((await robotsTxt([...ASK, "--url", "/a/b"])).status).toBe(0);
    expect((await robotsTxt([...ASK, "--url", "/a/b", "--url", "/a"])).status).toBe(1);
    expect(
      (await robotsTxt([...ASK, "--site", "a.example", "--url", "https://b.example/"])).status,
    ).toBe(1);
  });

  test.each([
    ["a version", "GPTBot/1.2"],
    [
      "a header",
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://x.example)",
    ],
    ["white space", " GPTBot "],
  ])("reads a crawler with %s as its product token", async (_, agent) => {
    const gptBot = file("gptbot.txt", "User-agent: GPTBot\nDisallow: /a\n");
    expect(await records(["check", gptBot, "-a", agent, "-u", "/a"])).toMatchObject([
      { crawler: "GPTBot", verdict: "blocked" },
    ]);
  });

  test("reads a URL as a list does", async () => {
    const asked = ["a", "https://x.example/a", " /a\t", "x.example/a"];
    const one = await records([...ASK, ...asked.flatMap((url) => ["--url", url])]);
    expect(await records([...ASK, "--urls", "-"], asked.join("\n"))).toEqual(one);
    expect(one[0]).toMatchObject({ url: "/a", verdict: "blocked" });
  });

  test("lets the response decide", async () => {
    const [blocked] = await records([...ASK, "--url", "/x", "--status", "503"]);
    expect(blocked).toMatchObject({ verdict: "blocked", line: null, ground: "response" });
    const [allowed] = await records([...ASK, "--url", "/a", "--status", "404"]);
    expect(allowed).toMatchObject({ verdict: "allowed", line: null });
    // RFC 9110 15: as 400, the first of its class.
    const [unknown] = await records([...ASK, "--url", "/a", "--status", "418"]);
    expect(unknown).toMatchObject({ verdict: "allowed", ground: "response" });
  });

  test("reads as the parser that is asked for, or as each crawler’s own", async () => {
    const [first] = await records([...ASK, "--url", "/a/b", "--read-as", "baidu"]);
    expect(first).toMatchObject({ verdict: "blocked", readAs: "baidu" });
    const [own] = await records([...ASK, "--url", "/a/b", "--read-as", "each-as-itself"]);
    expect(own).toMatchObject({ verdict: "allowed" });
  });

  test("follows the tokens that a crawler falls back to, unless only its own counts", async () => {
    const asked = ["check", FILE, "--agent", "Googlebot-Image", "--url", "/g"];
    expect(await records(asked)).toMatchObject([{ verdict: "blocked", group: "Googlebot" }]);
    expect(await records([...asked, "--exact"])).toMatchObject([
      { verdict: "allowed", group: "*" },
    ]);
  });

  test("reads the file from stdin, and keeps bytes that are not UTF-8", async () => {
    const bytes = Buffer.from("User-agent: *\r\nDisallow: /\xe9\r\n", "latin1");
    const asked = ["check", "-", "--agent", "GPTBot", "--url", "/%E9"];
    const { status, stdout } = await robotsTxt(asked, bytes);
    expect(status).toBe(1);
    expect(stdout).toContain("line 2");
  });

  test("shows control characters of a terminal instead of sending them", async () => {
    const evil = file("evil.txt", "User-agent: *\nDisallow: /\u001b[31mred\n");
    const { stdout } = await robotsTxt([
      "check",
      evil,
      "--agent",
      "GPTBot",
      "--url",
      "/%1B[31mred",
    ]);
    expect(stdout).not.toContain("\u001b");
    expect(stdout).toContain("\\x1b[31mred");
  });

  test.each([
    ["json", /^\[\n\{.*\},\n\{.*\}\n\]\n$/],
    ["csv", /^url,crawler,verdict,line,rule,group,readAs,ground\r\n\/a,GPTBot,blocked,5,/],
    ["markdown", /^\| url \| crawler .*\n\| --- .*\n\| `\/a` \|/],
    ["junit", /<testcase classname="GPTBot" name="\/a"><failure message="GPTBot: blocked"/],
    ["github", /^::error file=.*robots\.txt,line=5,title=GPTBot%3A blocked::GPTBot \/a: .*\n$/],
  ])("writes %s", async (format, shape) => {
    const { stdout } = await robotsTxt([...ASK, "--url", "/a", "--url", "/b", "--format", format]);
    expect(stdout).toMatch(shape);
  });
});

describe("a list of URLs", () => {
  const urls = ["/a", "/a/b", "https://x.example/a?b=1", "/é"];

  async function read(content: string | Uint8Array, ...more: string[]) {
    const args = [...ASK, "--urls", file("list", content), ...more];
    return (await records(args)).map(({ url }) => url);
  }

  test.each([
    ["a line each", urls.join("\n"), []],
    [
      "lines with CRLF, a byte order mark and empty lines",
      `\ufeff${urls.join("\r\n\r\n")}\r\n`,
      [],
    ],
    ["lines with CR", urls.join("\r"), []],
    ["UTF-16, little endian", Buffer.from(`\ufeff${urls.join("\r\n")}`, "utf16le"), []],
    [
      "UTF-16, big endian, without a byte order mark",
      Buffer.from(urls.join("\n"), "utf16le").swap16(),
      [],
    ],
    [
      "UTF-16 in gzip",
      gzipSync(Buffer.from(`\ufeffURL\tClicks\r\n${urls.join("\t1\r\n")}\t1\r\n`, "utf16le")),
      ["--column", "URL"],
    ],
    ["Windows-1252", Buffer.from(urls.join("\n"), "latin1"), []],
    [
      "a column in Windows-1252",
      Buffer.from(`Straße;URL\r\n${urls.map((url) => `1;${url}\r\n`).join("")}`, "latin1"),
      ["--column", "url"],
    ],
    ["gzip", gzipSync(urls.join("\n")), []],
    [
      "a column by its name",
      `id,URL\n${urls.map((url, id) => `${id},"${url}"`).join("\n")}`,
      ["--column", "url"],
    ],
    [
      "a column by its number",
      urls.map((url, id) => `${id};${url}`).join("\r\n"),
      ["--column", "2"],
    ],
    [
      "a column by its number, though a cell of the first row is that number",
      urls.map((url, id) => `${url},${id + 1}`).join("\n"),
      ["--column", "1"],
    ],
    [
      "a sitemap",
      `<?xml version="1.0"?><urlset>${urls.map((url) => `<url><loc> ${url} </loc><image:loc>/no</image:loc></url>`).join("")}</urlset>`,
      [],
    ],
    [
      "a sitemap in gzip",
      gzipSync(
        `<urlset>${urls.map((url) => `<url><loc><![CDATA[${url}]]></loc></url>`).join("\n")}</urlset>`,
      ),
      [],
    ],
    [
      "a server log",
      urls.map((url) => `10.0.0.1 - - [1/Jan/2026] "GET ${url} HTTP/1.1" 200 1 "-"\n`).join(""),
      [],
    ],
    [
      "a server log that names its fields",
      `#Version: 1.0\n#Fields: time cs-uri-stem cs-uri-query\n${urls.map((url) => `1:00\t${url.replace("?", "\t")}\n`).join("")}`,
      [],
    ],
  ])("is read: %s", async (_, content, more) => {
    expect(await read(content, ...more)).toEqual(urls);
  });

  test.each(["url", "1"])("is whole in the only column of a table: --column %s", async (column) => {
    const whole = ["https://x.example/a,b", "/a,b;c", "/a"];
    expect(await read(["url", ...whole].join("\n"), "--column", column)).toEqual(whole);
  });

  test("is a report, of which the notes above its header and the sums are no URLs", async () => {
    const list = "# ----\n# Analytics\n\nPage,Views\n/b,1\n(not set),3\nGrand total,4\n/c,1\n";
    for (const column of ["page", "1"]) {
      const { status, stdout, stderr } = await robotsTxt(
        [...ASK, "--urls", "-", "--column", column],
        list,
      );
      expect([status, stdout]).toEqual([1, "Allowed  GPTBot  /b\nAllowed  GPTBot  /c\n"]);
      expect(stderr).toBe(
        "robots-txt: Row 5 of stdin has no verdict: it is not a URL or path.\n" +
          "robots-txt: Row 6 of stdin has no verdict: it is not a URL or path.\n",
      );
    }
  });

  test("is the same however it is cut into pieces", { tags: "long" }, async () => {
    const rows = ["/plain", '"/a,""b"""', '"/two\nlines"', "/é", "/end"];
    const csv = Buffer.from(`url,x\n${rows.map((row) => `${row},1`).join("\r\n")}\r\n`);
    const lines = Buffer.from("/a\r\n/é\n\n/\u{1f600}\r/c");
    const utf16 = Buffer.from("\ufeff/a\r\n/é\n\n/\u{1f600}\n/c", "utf16le");
    const windows1252 = Buffer.from("/é\n/a\nß", "latin1");
    const gzip = gzipSync(lines);
    const log = Buffer.from('10.0.0.1 - - [x] "GET /a HTTP/1.1"\nx.example:80 - - [x] "-" 408\n');
    const xml = Buffer.from(
      "<urlset><!-- > --><url><loc>/a&amp;b</loc></url><url><loc>/é</loc></url></urlset>",
    );
    const cut = (bytes: Buffer, sizes: readonly number[]) =>
      async function* () {
        let at = 0;
        for (let turn = 0; at < bytes.length; turn++) {
          const size = sizes[turn % sizes.length] ?? 1;
          yield bytes.subarray(at, at + size);
          at += size;
        }
      };
    const whole = new Map<Buffer, unknown>();
    const cases = [
      [csv, ["--column", "url"]],
      [lines, []],
      [utf16, []],
      [gzip, []],
      [xml, []],
      [log, []],
      [windows1252, []],
    ] as const;
    for (const [bytes, more] of cases)
      whole.set(bytes, await records([...ASK, "--urls", "-", ...more], bytes));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
        async (sizes) => {
          for (const [bytes, more] of cases)
            expect(await records([...ASK, "--urls", "-", ...more], cut(bytes, sizes)())).toEqual(
              whole.get(bytes),
            );
        },
      ),
      { numRuns: 40 },
    );
  });

  test("names each line that cannot be a URL on stderr, and has exit status 1", async () => {
    const list = `/b\n/${"x".repeat(1_000_000)}\n/b\u0000\n/c\n`;
    const { status, stdout, stderr } = await robotsTxt([...ASK, "--urls", "-"], list);
    expect(status).toBe(1);
    expect(stdout).toBe("Allowed  GPTBot  /b\nAllowed  GPTBot  /c\n");
    expect(stderr).toBe(
      "robots-txt: Line 2 of stdin has no verdict: it is longer than 100,000 characters.\n" +
        "robots-txt: Line 3 of stdin has no verdict: it contains a control character.\n",
    );
  });

  test("has the URLs that the page finds in its lines, also in a log, a Markdown list and a JSON array", {
    tags: "long",
  }, async () => {
    const line = fc.constantFrom(
      ...["/a", "a/b", "https://x.example/a b", '"/c",', '["/d", "/e"]', "[", "]", "- /f", "2. /g"],
      ...["# a comment", '{"url":"/h"}', '10.0.0.1 - - [x] "GET /i HTTP/1.1" 200 1', "x.example/j"],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1 }), async (lines) => {
        const text = lines.join("\n");
        const kind = isLog(text) ? "log" : "list";
        const page = new UrlsReading(text, { kind });
        page.advance(() => false);
        const { urls, bad } = page.found;
        const { stderr } = await robotsTxt([...ASK, "--urls", "-"], text);
        const unread = unreadIn(text);
        if (unread) {
          expect(stderr).toContain(inputWords.unread("-", unread));
          return;
        }
        expect([...new Set(await read(text))]).toEqual(urls);
        for (const { line } of bad.slice(0, 20))
          expect(stderr).toContain(
            `Line ${line} of stdin has no verdict: it ${kind === "log" ? "has no request" : "is not a URL or path"}.`,
          );
      }),
    );
  });

  test("is Windows-1252 only where no letter is UTF-8, and stderr says so", async () => {
    const verdictOn = async (list: Uint8Array) => {
      const { stdout, stderr } = await robotsTxt(
        ["check", CAFE, ...ASK.slice(2), "--urls", "-"],
        list,
      );
      return [stdout, stderr];
    };
    const CAFE = file("cafe.txt", "User-agent: *\nDisallow: /café\n");
    expect(await verdictOn(Buffer.from("/café\n", "latin1"))).toEqual([
      "Blocked  GPTBot  /café  line 2: Disallow: /café\n",
      "robots-txt: stdin is not UTF-8, so its letters were read as Windows-1252.\n",
    ]);
    const [said, stderr] = await verdictOn(Buffer.from("/\u00c3\u00a9\n/caf\u00e9\n", "latin1"));
    expect([said?.startsWith("Allowed  GPTBot  /é\nAllowed  GPTBot  /caf"), stderr]).toEqual([
      true,
      "",
    ]);
  });

  test("that is a server log is judged by the hosts of its lines, and its bytes", async () => {
    const line = (host: string, target: string) =>
      `${host} 10.0.0.1 - - [1/Jan/2026] "GET ${target} HTTP/1.1" 200 1\n`;
    const log = Buffer.from(
      line("x.example:443", "/a") + line("y.example:443", "//a/\xe9"),
      "latin1",
    );
    const { stdout, stderr } = await robotsTxt([...ASK, "--site", "x.example", "--urls", "-"], log);
    expect([stdout, stderr]).toEqual([
      "Blocked  GPTBot  https://x.example/a  line 5: Disallow: /a\nNot governed  GPTBot  https://y.example//a/%E9\n",
      "",
    ]);
  });

  test("of paths has paths that begin with two slashes", async () => {
    const asked = ["check", "-", "-a", "GPTBot", "--site", "x.example", "--urls"];
    const urls = file("paths", "/b\n//wp-includes/a\n/c\n");
    const rules = "User-agent: *\nDisallow: //wp-includes/\n";
    expect((await robotsTxt([...asked, urls], rules)).stdout).toContain(
      "Blocked  GPTBot  https://x.example//wp-includes/a  line 2",
    );
  });

  test("names each line of a server log that has no request", async () => {
    const log =
      'x.example:80 - - [x] "GET /b HTTP/1.1" 200\n\nx.example:80 - - [x] "-" 408\nx.example:80 - - [x] "GET /c HTTP/1.1" 200\n';
    expect(await robotsTxt([...ASK, "--urls", "-"], log)).toEqual({
      status: 1,
      stdout: "Allowed  GPTBot  /b\nAllowed  GPTBot  /c\n",
      stderr: "robots-txt: Line 3 of stdin has no verdict: it has no request.\n",
    });
  });

  test("names rows of a table, and URLs of a sitemap", async () => {
    const said = async (content: string, ...more: string[]) =>
      (await robotsTxt([...ASK, "--urls", file("list", content), ...more])).stderr;
    expect(await said('url\n/a\n"/b\u0001"\n', "--column", "url")).toMatch(
      /^robots-txt: Row 3 of “.*” has no verdict: it contains a control character\.\n$/,
    );
    expect(await said('url\n/a\n"/b\n/c\n', "--column", "url")).toMatch(
      /^robots-txt: Row 3 of “.*” has no verdict: a quotation mark or an element is not closed\.\n$/,
    );
    expect(await said("<urlset><loc>http://a.example/</loc><loc>/b\u0001</loc><loc>/c")).toMatch(
      /: URL 2 of .*control character\.\n.*: URL 3 of .*not closed\.\n/,
    );
  });

  test("says what strict programs refuse of a sitemap, beside its verdicts", async () => {
    const sitemap = "<urlset><loc>undefined/b</loc><loc>https://a.example/?a&b</loc></urlset>";
    const { status, stderr } = await robotsTxt([...ASK, "--urls", "-"], sitemap);
    expect(status).toBe(0);
    expect(stderr).toBe(
      "robots-txt: stdin: 1 URL lacks scheme and host. Strict programs refuse it.\nrobots-txt: stdin: 1 URL has an unescaped “&” or “<”, which is not valid XML. Strict programs refuse the whole file.\n",
    );
  });

  test.each([
    "<urlset><url><loc>https://a.example/b</loc></url>",
    "<rss><item><link>/b</link></item>",
  ])("that ends before its last element is closed may miss URLs: %s", async (sitemap) => {
    expect(await robotsTxt([...ASK, "--urls", "-"], sitemap)).toEqual({
      status: 1,
      stdout: expect.stringMatching(/^Allowed {2}GPTBot {2}\S*\/b\n$/),
      stderr:
        "robots-txt: stdin ends before its last element is closed, so URLs may be missing. Was the download cut off?\n",
    });
  });

  async function* inPieces(text: string) {
    for (let at = 0; at < text.length; at += 65_536) yield Buffer.from(text.slice(at, at + 65_536));
  }

  test("leaves out a row with an open quote, and no other", async () => {
    const column = ["--column", "url"];
    const short = 'url,x\n/b,1\n"/no,2\n/c,3\n';
    // Too much to wait for the end of the quote.
    const many = Array.from({ length: 20_000 }, (_, at) => `/b/${at}${"x".repeat(100)},1\n`).join(
      "",
    );
    const long = `url,x\n/b,1\n"/no,2\n${many}`;
    for (const [list, rows] of [
      [short, 2],
      [long, 20_001],
    ] as const) {
      const asked = [...ASK, "--urls", "-", ...column];
      const { status, stdout, stderr } = await robotsTxt(asked, inPieces(list));
      expect(status).toBe(1);
      expect(stderr).toBe(
        "robots-txt: Row 3 of stdin has no verdict: a quotation mark or an element is not closed.\n",
      );
      expect(stdout.split("\n")).toHaveLength(rows + 1);
      expect(stdout).not.toContain("/no");
    }
  });

  test("leaves out a row that is too long as one row, with its end", async () => {
    const list = `url\n/b\n/${"x".repeat(2_500_000)}\n/c\u0001\n/d\n`;
    const asked = [...ASK, "--urls", "-", "--column", "url"];
    const { stdout, stderr } = await robotsTxt(asked, inPieces(list));
    expect(stdout).toBe("Allowed  GPTBot  /b\nAllowed  GPTBot  /d\n");
    expect(stderr).toBe(
      "robots-txt: Row 3 of stdin has no verdict: it is longer than 100,000 characters.\n" +
        "robots-txt: Row 4 of stdin has no verdict: it contains a control character.\n",
    );
  });

  test("names the first twenty such lines, and counts the others", async () => {
    const list = "\u0001\n".repeat(25);
    const { status, stdout, stderr } = await robotsTxt([...ASK, "--urls", "-"], list);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr.split("\n")).toHaveLength(23);
    expect(stderr).toMatch(
      /robots-txt: 5 more entries of stdin have no verdict\.\nrobots-txt: stdin has no URL, so there is no verdict\.\n$/,
    );
  });

  test("is judged while it is read: a part of the output comes before the end of the list", {
    tags: "long",
  }, async () => {
    let isEnded = false;
    let seenBefore = 0;
    async function* list() {
      for (let part = 0; part < 50; part++) yield Buffer.from("/a/b/c/d\n".repeat(1_000));
      isEnded = true;
    }
    const stdout = new Writable({
      write(_part, _encoding, done) {
        if (!isEnded) seenBefore++;
        setImmediate(done);
      },
    });
    const stdin = Readable.from(list());
    const status = await main([...ASK, "--urls", "-"], { stdin, stdout, stderr: stdout, env: {} });
    expect(status).toBe(0);
    expect(seenBefore).toBeGreaterThan(10);
  });

  test.each(["", "\n \n", "<html>Log in</html>", "<Error><Code>AccessDenied</Code></Error>"])(
    "without a URL is not usable: %j",
    async (list) => {
      const { status, stdout, stderr } = await robotsTxt([...ASK, "--urls", "-", "-u", "/c"], list);
      expect([status, stdout]).toEqual([2, ""]);
      expect(stderr).toBe("robots-txt: stdin has no URL, so there is no verdict.\n");
    },
  );

  test("that is an index has verdicts on its sitemaps, and says so", async () => {
    const index = "<sitemapindex><sitemap><loc>/a.xml</loc></sitemap></sitemapindex>";
    const { status, stdout, stderr } = await robotsTxt([...ASK, "--urls", "-"], index);
    expect([status, stdout]).toEqual([1, "Blocked  GPTBot  /a.xml  line 5: Disallow: /a\n"]);
    expect(stderr).toContain(
      "stdin is a sitemap index: the verdicts are on the URLs of its sitemaps.",
    );
  });

  test.each([
    ["id,url\n1,/a\n2,/b\n", 2],
    ["\ufeffURL\r\n/a\r\n/b\r\n", 1],
    ["/a\t7\n/b\t8", 1],
  ])("that is a table names the option that is missing: %j", async (list, column) => {
    const { stderr } = await robotsTxt([...ASK, "--urls", "-"], list);
    expect(stderr).toContain(
      `stdin looks like a CSV file, but each whole line was checked as one URL. To check the URLs in its column ${column}, add --column ${column}.\n`,
    );
    const asked = [...ASK, "--urls", "-", "--column", `${column}`];
    expect((await robotsTxt(asked, list)).stderr).toBe("");
  });

  test.each(["/a,b\n/c\n", "/news,123.html\n/news,124.html\n", "x.example/a;b\nx.example/c;d\n"])(
    "with separators in its URLs is not a table: %j",
    async (list) => {
      expect((await robotsTxt([...ASK, "--urls", "-"], list)).stderr).toBe("");
    },
  );

  test("that is damaged gzip is not usable", async () => {
    const bytes = gzipSync("/a\n".repeat(1000)).subarray(0, 30);
    const { status, stderr } = await robotsTxt([...ASK, "--urls", "-"], bytes);
    expect([status, stderr]).toEqual([2, "robots-txt: stdin is damaged: it is not valid gzip.\n"]);
  });

  test("that is a spreadsheet is not usable", async () => {
    const bytes = Buffer.from("PK\x03\x04\x14\0\b\0\n/a\n");
    const { status, stdout, stderr } = await robotsTxt([...ASK, "--urls", "-"], bytes);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("stdin is a spreadsheet or a ZIP archive, not a list.");
  });

  test("that turns out damaged later on has the verdicts before that place", async () => {
    const urls = Array.from({ length: 20_000 }, (_, at) => `/a/b${(at * 7919) % 100_003}\n`);
    const bytes = gzipSync(urls.join("")).subarray(0, -1000);
    const { status, stdout, stderr } = await robotsTxt([...ASK, "--urls", "-"], bytes);
    expect([status, stderr]).toEqual([2, "robots-txt: stdin is damaged: it is not valid gzip.\n"]);
    expect(stdout).toContain("Allowed  GPTBot  /a/b7919  line 6: Allow: /a/b\n");
  });
});

describe("a terminal", () => {
  const written = (isTTY: boolean) => {
    const parts: string[] = [];
    const write = (part: Buffer, _: string, done: () => void) => {
      parts.push(part.toString());
      done();
    };
    return { parts, stream: Object.assign(new Writable({ write }), { isTTY }) };
  };

  test("gets colours, unless it asks for none", async () => {
    const shown = async (isTTY: boolean, env: Readonly<Record<string, string>>) => {
      const [out, err] = [written(isTTY), written(false)];
      const stdin = Readable.from([]);
      await main([...ASK, "--url", "/a"], { stdin, stdout: out.stream, stderr: err.stream, env });
      return out.parts.join("");
    };
    expect(await shown(true, {})).toContain("\u001b[31mBlocked\u001b[39m");
    expect(await shown(true, { NO_COLOR: "1" })).not.toContain("\u001b");
    expect(await shown(false, {})).not.toContain("\u001b");
  });

  test("sees how far a long list is, and the line is gone at the end", {
    tags: "long",
  }, async () => {
    const [out, err] = [written(false), written(true)];
    async function* list() {
      for (let part = 0; part < 8; part++) {
        yield Buffer.from("/a/b/c/d\n".repeat(5_000));
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
    }
    const stdin = Readable.from(list());
    const surroundings = { stdin, stdout: out.stream, stderr: err.stream, env: {} };
    expect(await main([...ASK, "--urls", "-"], surroundings)).toBe(0);
    expect(err.parts.join("")).toMatch(/\r[\d,]+ URLs, [\d,]+ a second/);
    expect(err.parts.at(-1)).toBe("\r\u001b[K");
  });

  test("that takes nothing more gives exit status 2 and a sentence", async () => {
    const full = new Writable({
      write(_part, _encoding, done) {
        done(Object.assign(new Error("full"), { code: "ENOSPC" }));
      },
    });
    const err = written(false);
    const surroundings = { stdin: Readable.from([]), stdout: full, stderr: err.stream, env: {} };
    expect(await main([...ASK, "--url", "/a"], surroundings)).toBe(2);
    expect(err.parts.join("")).toContain("The output cannot be written.");
  });
});

describe("the verdicts of Google’s parser", () => {
  test("are those that it gave, with their lines", async () => {
    for (const { robots, cases } of googleParser.files)
      for (const { crawler, url, outcome, line } of cases) {
        const asked = ["--agent", crawler, "--exact", "--url", url, "--read-as", "google"];
        const [found] = await records(["check", "-", ...asked], Buffer.from(encodeText(robots)));
        const verdict = outcome === "allow" ? "allowed" : "blocked";
        expect([robots, found]).toMatchObject([
          robots,
          { verdict, line: line === 0 ? null : line },
        ]);
      }
  });
});

describe("a name for which no crawler looks", () => {
  test.each([
    ["Google Bot", /is called “Google Bot”.* Did you mean Googlebot\?/],
    ["Googelbot", /Did you mean Googlebot\?/],
    ["Googlebot-Smartphone", /Did you mean Googlebot\?/],
    ["ChatGPT", /Did you mean ChatGPT-User/],
  ])("is told with what was meant: %s", async (name, said) => {
    const FILE = file("named.txt", "User-agent: Googlebot\nDisallow: /\n");
    const { stderr, status } = await robotsTxt(["check", FILE, "--agent", name, "--url", "/a"]);
    expect([stderr, status]).toEqual([expect.stringMatching(said), 0]);
  });

  test.each(["Googlebot", "MyOwnCrawler", "Googlebot-Image/1.0"])("is not %s", async (name) => {
    const FILE = file("named.txt", "User-agent: *\nDisallow:\n");
    const { stderr } = await robotsTxt(["check", FILE, "--agent", name, "--url", "/a"]);
    expect(stderr).toBe("");
  });

  test("is told of a row of expectations, too", async () => {
    const FILE = file("named.txt", "User-agent: Googlebot\nDisallow: /\n");
    const rows = file("rows.csv", "user_agent,url,expected\nGoogelbot,/a,allow\n");
    const { stderr } = await robotsTxt(["test", FILE, rows]);
    expect(stderr).toContain("is called “Googelbot”");
  });
});
