import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readUrls } from "../../../test/read-urls.ts";
import { runs } from "../../../test/runs.ts";
import { LONGEST_URL, MOST_URLS } from "../../core/inputs.ts";
import { isSeveralUrls, urlsIn } from "../../core/typed-urls.ts";
import { decodeText } from "../../engine/text/bytes.ts";
import { likenessToUrl, MOST_BAD } from "./collection.ts";
import { looksLikeUrls } from "./looks-like-urls.ts";
import { importSentence, kindOf, UrlsReading } from "./read-urls.ts";
import type { UrlsKind } from "./words.ts";

const KINDS: readonly UrlsKind[] = ["list", "csv", "sitemap", "sitemap-index", "log", "html"];
const QUARTER = 250_000;

/** Texts of the characters that mean something to some reader. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(..."<>/!-[]\"'=&#;,\t\r\n \0:?a"),
      fc.constantFrom("<a href=", "<loc>", "</loc>", "<urlset>", "<![CDATA[", "<!--", "<script>"),
      fc.constantFrom('"GET /', ' HTTP/1.1"', "#Fields: cs-uri-stem\n", "&#x41;", "https://", "/b"),
      fc.nat(0xffff).map((unit) => String.fromCharCode(unit)),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(""));

const anyKind = fc.option(fc.constantFrom(...KINDS));

/** A text as the bytes of UTF-16 that a file of it has. */
function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return bytes;
}

describe("a list of URLs", () => {
  test("is read as it is when it is typed, each once and without control characters", () => {
    const line = fc.array(fc.constantFrom(..."a/.:#?; [\u00a0\ufeffé"), { maxLength: 9 });
    const isOfWords = (text: string) =>
      likenessToUrl(text) === 0 && (text.trim() === "[" || text.trim().includes(" "));
    const lines = fc.array(
      line
        .map((parts) => parts.join(""))
        .filter((text) => !isOfWords(text) && !isSeveralUrls(text))
        // Where most lines are paths, two slashes begin one too.
        .filter((text) => !text.startsWith("//")),
    );
    fc.assert(
      fc.property(lines, fc.constantFrom("\n", "\r\n", "\r"), (texts, end) => {
        const text = texts.join(end);
        const typed = urlsIn(text);
        const { urls, folded } = readUrls(text, { kind: "list" });
        expect(urls).toEqual([...new Set(typed)]);
        expect(folded).toBe(typed.length - urls.length);
      }),
      { endOnFailure: true },
    );
  });

  test("looks like one as a JSON array, or as cells in quotes", () => {
    const urls = ["https://a.example/x,y", "/b", "/c"];
    const array = JSON.stringify(urls);
    for (const text of [array, JSON.stringify(urls, null, 2), '"/a","a word"\n"/b",""'])
      expect([text, looksLikeUrls(text)]).toEqual([text, true]);
    for (const text of ['["a word"]', '{"path":"/x"}', '"a word","/a b"'])
      expect([text, looksLikeUrls(text)]).toEqual([text, false]);
  });

  test("may be written in Markdown or as a JSON array", () => {
    const markdown = "- /a\n* https://a.example/\n10. /b c\n2) /d\n- /- /e\n-/f\n";
    expect(readUrls(markdown).urls).toEqual([
      "/a",
      "https://a.example/",
      "/b c",
      "/d",
      "/- /e",
      "/-/f",
    ]);
    const urls = ["https://a.example/x,y", "/b", "c"];
    expect(readUrls(JSON.stringify(urls, null, 2))).toMatchObject({
      kind: "list",
      urls: ["https://a.example/x,y", "/b", "/c"],
      bad: [],
    });
    expect(readUrls(JSON.stringify(urls))).toMatchObject({
      kind: "list",
      urls: ["https://a.example/x,y", "/b", "/c"],
      bad: [],
    });
    const links =
      "- [Home page](https://a.example/x,y)\n+ <https://a.example/z>\n• `/b`\n[C](/c_(d))\n";
    expect(readUrls(links)).toMatchObject({
      urls: ["https://a.example/x,y", "https://a.example/z", "/b", "/c_(d)"],
      bad: [],
    });
    expect(readUrls("/a\n- <b>words</b>").bad).toHaveLength(1);
    expect(readUrls('- a word\n"a word",\n').bad).toHaveLength(2);
    expect(readUrls("[\n  '/a,b',\n  '/c'\n]").urls).toEqual(["/a,b", "/c"]);
    expect(readUrls('"/it\'s",').urls).toEqual(["/it's"]);
    for (const line of ['["a word"]', '["/a",]', '["/a", ["/b"]]'])
      expect(readUrls(line)).toMatchObject({ urls: [], bad: [{ line: 1, reason: "not-url" }] });
  });

  test("may have several URLs in a line", () => {
    const urls = ["https://a.example/x", "https://a.example/y z", "/b"];
    expect(readUrls("https://a.example/x, https://a.example/y z; /b;").urls).toEqual(urls);
    expect(readUrls("https://a.example/x https://a.example/y z\n/b").urls).toEqual(urls);
    for (const url of ["/a, b /c", "/to?https://a.example/,https://b.example/"])
      expect(readUrls(url).urls).toEqual([url]);
  });

  test("keeps apart lines of words and of other formats", () => {
    const others = ["Hello, this is a letter.", "Disallow: /x", '{"path":"/x"}', "# my list"];
    const urls = ["/a b", "https://a.example/{id}", "cart", "a.example/b c"];
    const read = readUrls([...others, ...urls].join("\n"), { kind: "list" });
    expect(read.bad.map(({ text, reason }) => [text, reason])).toEqual(
      others.map((text) => [text, "not-url"]),
    );
    expect(read.urls).toEqual(["/a b", "https://a.example/{id}", "/cart", "a.example/b c"]);
  });

  test("keeps apart what can be no URL, with its line", () => {
    const long = `/${"a".repeat(LONGEST_URL)}`;
    expect(readUrls(`/a\r\n/b\0c\r\r${long}\n/d`)).toEqual({
      kind: "list",
      columns: null,
      urls: ["/a", "/d"],
      folded: 0,
      beyond: 0,
      bad: [
        { line: 2, text: "/b\0c", reason: "control-character" },
        { line: 4, text: `${long.slice(0, 200)}…`, reason: "too-long" },
      ],
      moreBad: 0,
      isWindows1252: false,
      refusable: null,
      formats: [],
    });
  });

  test("of paths has paths that begin with two slashes (RFC 9112 3.2.1)", () => {
    const urls = ["/a", "https://example.com//xmlrpc.php", "/b"];
    expect(readUrls("/a\n//xmlrpc.php\n/b").urls).toEqual(urls);
    expect(readUrls("https://a.example/\n//b.example/").urls[1]).toBe("//b.example/");
  });

  test("takes a URL of the longest length", () => {
    const url = `/${"a".repeat(LONGEST_URL - 1)}`;
    expect(readUrls(url).urls).toEqual([url]);
  });

  test("beyond the limits is counted", { tags: "long" }, () => {
    const many = Array.from({ length: MOST_URLS + 3 }, (_, n) => `/${n}`);
    const bad = new Array<string>(MOST_BAD + 2).fill("\x01");
    const found = readUrls([...many, "/0", "/0", ...bad].join("\n"));
    expect(found.urls).toEqual(many.slice(0, MOST_URLS));
    expect(found).toMatchObject({ folded: 2, beyond: 3, moreBad: 2 });
    expect(found.bad).toHaveLength(MOST_BAD);
  });
});

/** A path of characters that mean something to some format; none is white space. */
const anyPath = fc
  .array(fc.constantFrom(..."a&;<>\"'#?,\\|é]-!="), { minLength: 1, maxLength: 12 })
  .map((parts) => `/${parts.join("")}`);

const HEADS: Partial<Record<UrlsKind, string>> = { csv: "n,url\n" };

const escaped = (text: string) => text.replace(/[&<>"']/g, (it) => `&#${it.charCodeAt(0)};`);
const inHex = (text: string) =>
  text.replace(/[^/]/g, (it) => `&#x${it.charCodeAt(0).toString(16)};`);

describe("URLs that are written in a format", () => {
  test.each<readonly [kind: UrlsKind, write: (url: string) => string]>([
    ["list", (url) => url],
    ["csv", (url) => `"1","${url.replaceAll('"', '""')}"`],
    ["sitemap", (url) => `<url><loc>${escaped(url)}</loc></url>`],
    ["sitemap", (url) => `<url><loc>\n${inHex(url)}\t</loc></url>`],
    ["sitemap", (url) => `<loc><![CDATA[${url.replaceAll("]]>", "]]]]><![CDATA[>")}]]></loc>`],
    [
      "html",
      (url) => `<p class='<a href="/no">'><a href='${escaped(url.replaceAll("#", "%23"))}'>`,
    ],
    ["log", (url) => `h - - [x] "GET ${url.replace(/["\\]/g, "\\$&")} HTTP/1.1" 200 1 "-" "x"`],
  ])("are read back from a %s", (kind, write) => {
    fc.assert(
      fc.property(fc.array(anyPath, { minLength: 1 }), (paths) => {
        // A fragment is never requested.
        const expected = ["html", "log"].includes(kind)
          ? paths.map((it) => it.replaceAll("#", "%23"))
          : paths;
        const written = kind === "log" ? expected : paths;
        const text = `${HEADS[kind] ?? ""}${written.map(write).join("\n")}`;
        const { urls, bad } = readUrls(text, { kind });
        expect({ urls, bad }).toEqual({ urls: [...new Set(expected)], bad: [] });
      }),
      { endOnFailure: true },
    );
  });
});

describe("any text", () => {
  test("is read as any kind without an exception, into no more than it holds", () => {
    fc.assert(
      fc.property(anyText, anyKind, (text, kind) => {
        const { urls, bad, folded } = readUrls(text, kind ? { kind } : {});
        expect(urls.length + bad.length + folded).toBeLessThanOrEqual(text.length + 1);
        // Each adds a slash at most, or a site before two slashes; an octet written \xHH or &#N; becomes shorter.
        const most = text.length + urls.length * "https://example.com/".length;
        expect(urls.join("").length).toBeLessThanOrEqual(most);
        expect(new Set(urls).size).toBe(urls.length);
        for (const url of urls) expect(url).not.toMatch(/^$|[\0-\x1f\x7f]/);
      }),
      { endOnFailure: true, numRuns: runs(1000) },
    );
  });

  test("comes to the same in time slices", () => {
    fc.assert(
      fc.property(anyText, anyKind, (text, kind) => {
        const options = kind ? { kind } : {};
        const repeated = text.repeat(200);
        const reading = new UrlsReading(repeated, options);
        while (!reading.advance(() => true));
        expect(reading.found).toEqual(readUrls(repeated, options));
      }),
      { endOnFailure: true, numRuns: runs(40) },
    );
  });

  test.each([
    "",
    "\0",
    "<",
    "<a ",
    '<a b="',
    "<a b='\"",
    "<!--",
    "<![CDATA[",
    "<!DOCTYPE [",
    "<?",
    "</",
    "<loc>",
    "<script>",
    "</script",
    "&",
    "&#1",
    "&#x1",
    '"',
    '""',
    '",',
    ',"a\n',
    '"GET ',
    '"GET / HTTP/',
    "\\",
    "\n",
    "\r",
    ",",
    " ",
    "#Fields: ",
    "/",
    "a.",
    "\ud800",
  ])(
    "of a quarter of a megabyte of %j is read, as any kind, in time linear in its length",
    { tags: "long" },
    (piece) => {
      const text = piece.repeat(QUARTER / Math.max(1, piece.length));
      for (const kind of KINDS) {
        // A pass of higher order would not come to an end.
        const { urls, bad } = readUrls(text, { kind });
        expect(urls.length).toBeLessThanOrEqual(MOST_URLS);
        expect(bad.length).toBeLessThanOrEqual(MOST_BAD);
      }
      expect(KINDS).toContain(readUrls(text).kind);
    },
  );

  test("in a table with rows of other lengths is read from its column of URLs", () => {
    const text =
      "url,title\nhttps://a.example/1,One\nhttps://a.example/2,Two, more\nhttps://a.example/3\n/4,Four\n/5,Five\n";
    const urls = ["https://a.example/1", "https://a.example/2", "https://a.example/3", "/4", "/5"];
    expect(readUrls(text)).toMatchObject({ kind: "csv", urls, bad: [] });
  });

  test("in a report of Google Analytics is read below its comments, without rows that are words", () => {
    const head = "# ----\n# Pages and screens, all users\n# Start date: 20240101\n\n";
    const rows = "Page path and screen class,Views\n/,100\n/a,30\n(not set),7\n,3\n";
    expect(readUrls(head + rows)).toMatchObject({
      kind: "csv",
      columns: { names: ["Page path and screen class", "Views"], taken: 0 },
      urls: ["/", "/a"],
      bad: [
        { line: 8, reason: "not-url" },
        { line: 9, reason: "empty" },
      ],
    });
  });

  test.each([true, false])(
    "that is really UTF-16 (little-endian: %s) is read as what it is",
    (isLittle) => {
      const text = "\ufeffName\tURL\r\nKönyv\thttps://shop.example/könyv\r\n漢字\t/漢字\r\n";
      const expected = { kind: "csv", urls: ["https://shop.example/könyv", "/漢字"], bad: [] };
      expect(readUrls(decodeText(utf16(text, isLittle)))).toMatchObject(expected);
      expect(readUrls(decodeText(utf16(text.slice(1), isLittle)))).toMatchObject(expected);
    },
  );
});

test("a spreadsheet’s CSV in Windows-1252 is read as that, which is said", () => {
  const bytes = Buffer.from("Adresse;Titel\r\nhttps://a.example/käse;Käse\r\n", "latin1");
  const read = readUrls(decodeText(bytes));
  expect(read.urls).toEqual(["https://a.example/käse"]);
  expect(importSentence(read)).toBe(
    "1 URL read from a CSV table, column “Adresse”. Letters were read as Windows-1252: the text is not UTF-8.",
  );
  // A log may have bytes of anything beside UTF-8.
  const mixed = Buffer.concat([Buffer.from("/é\n/"), Buffer.from([0xe9])]);
  expect(readUrls(decodeText(mixed)).urls).toEqual(["/é", "/\udce9"]);
});

const CLF = '192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] "GET /a HTTP/1.0" 200 2326';

describe("a text", () => {
  test.each<readonly [text: string, kind: UrlsKind]>([
    ["", "list"],
    ["\n \n", "list"],
    ["/a", "list"],
    ["/a\n/b", "list"],
    ["shop.example\nhttps://shop.example/a", "list"],
    // Separators are also what URLs are made of.
    ["https://shop.example/?ids=1,2;x=3", "list"],
    ["/news,123.html\n/news,124.html", "list"],
    ["/a;v=1\n/b;v=2", "list"],
    ["/a,b,c\n/d,e", "list"],
    ["one, two\nthree, four", "list"],
    ["a,b", "list"],
    ["url,status\n/a,200\n/b,404", "csv"],
    ["url;status\r\n/a;200\r\n/b;404", "csv"],
    ["url\tstatus\r/a\t200\r/b\t404", "csv"],
    ["https://shop.example/a,200\nhttps://shop.example/b,404", "csv"],
    ["Googlebot,/a,allow\nGPTBot,/b,block", "csv"],
    ["https://a.example/,https://b.example/\nhttps://a.example/x,https://b.example/x", "csv"],
    ['"https://shop.example/a"\n"https://shop.example/b"', "csv"],
    ['"URL","Title"\n"/a","One\ntwo, ""three"""', "csv"],
    ['1,"/a;""b"', "csv"],
    ["/a\tOne", "csv"],
    ["URL\nhttps://shop.example/a", "csv"],
    ["Address\r\n/a", "csv"],
    ["Adresse\nhttps://shop.example/a", "csv"],
    ["cart\n/a", "list"],
    ["A title\nurl,status\n/a,200", "csv"],
    ["A letter, to you\n/a\n/b", "list"],
    ["<urlset><url><loc>/a</loc></url></urlset>", "sitemap"],
    ["\ufeff \n<?xml version='1.0'?><!-- <html> --><sm:urlset>", "sitemap"],
    ["<!DOCTYPE urlset [<!ENTITY a '>'>]><urlset/>", "sitemap"],
    ["<URLSET>", "sitemap"],
    ["<url><loc>/a</loc></url>", "sitemap"],
    ["<sitemapindex>", "sitemap-index"],
    ["<x:sitemap><x:loc>/a</x:loc></x:sitemap>", "sitemap-index"],
    ["This XML file does not appear to have any style.\n<urlset>\n<url>", "sitemap"],
    ["Sitemap:\n<?xml version='1.0'?><sitemapindex>", "sitemap-index"],
    ["/a?b=<urlset>", "list"],
    ["<!doctype html><html>", "html"],
    ["<a href=/a>", "html"],
    ["see <A\nHREF = '/a'>", "html"],
    ["<?xml version='1.0'?>\n<rss version='2.0'><channel/></rss>", "feed"],
    ["<feed xmlns='http://www.w3.org/2005/Atom'>", "feed"],
    ["<opml><loc>/a</loc></opml>", "html"],
    ["<", "html"],
    ["<!--", "html"],
    [CLF, "log"],
    [`${CLF}\n\n${CLF}\nnonsense`, "log"],
    [`${CLF}\nnonsense\nnonsense`, "log"],
    [`${CLF}\n/a\n/b`, "list"],
    ["starting up\n".repeat(30) + CLF, "log"],
    [`<34>${CLF}`, "log"],
    ['shop.example:443 ::1 - - [x] "GET /?q=<a href=x> HTTP/1.1" 200 1 "-" "curl"', "log"],
    ["#Software: IIS\n#Fields: date cs-uri-stem\n2024-01-01 /a", "log"],
    ["#Fields: date time\n/a", "list"],
  ])("%j is a %s", (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
});
