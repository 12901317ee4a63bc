import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readUrls } from "../../../test/read-urls.ts";
import { runs } from "../../../test/runs.ts";
import type { BadReason, Item } from "./collection.ts";
import { importSentence } from "./read-urls.ts";
import { SitemapStream, sitemapItems } from "./sitemap.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Ten entities, each ten of the last: 10^10 times “lol”. */
const LAUGHS = `${HEAD}<!DOCTYPE urlset [
<!ENTITY e0 "lol">
${Array.from({ length: 10 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join("\n")}
]>
<urlset><url><loc>https://shop.example/&e10;</loc></url></urlset>`;

describe("the URLs of a sitemap", () => {
  test.each<readonly [text: string, urls: readonly string[]]>([
    [
      `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url>\n<loc> https://shop.example/a </loc><lastmod>2024-01-01</lastmod></url><url><loc>https://shop.example/b</loc></url></urlset>`,
      ["https://shop.example/a", "https://shop.example/b"],
    ],
    ["<urlset><loc>/?a=1&amp;b=2&#x26;c&#61;3</loc></urlset>", ["/?a=1&b=2&c=3"]],
    ["<urlset><loc>/&lt;&gt;&quot;&apos;</loc></urlset>", ["/<>\"'"]],
    ["<urlset><loc>/&amp;lt;</loc></urlset>", ["/&lt;"]],
    ["<urlset><loc>/&#x1F600;&#0;&#xD800;&#x110000;</loc></urlset>", ["/😀\ufffd\ufffd\ufffd"]],
    ["<urlset><loc>/&#99999999999999999999999;</loc></urlset>", ["/\ufffd"]],
    ["<urlset><loc>/&eacute;&;&#;&#x;& b</loc></urlset>", ["/&eacute;&;&#;&#x;& b"]],
    ["<urlset><loc><![CDATA[/a?b&c&amp;]]></loc></urlset>", ["/a?b&c&amp;"]],
    ["<urlset><loc>/a<![CDATA[<b>]]>c</loc></urlset>", ["/a<b>c"]],
    ["<urlset><loc>/a<!-- </loc><loc>/b -->c</loc></urlset>", ["/ac"]],
    ["<urlset><!-- <loc>/a</loc> --><loc>/b</loc></urlset>", ["/b"]],
    ["<sm:urlset xmlns:sm='x'><sm:loc>/a</sm:loc><loc>/b</loc></sm:urlset>", ["/a"]],
    ["<urlset><loc>/a</loc><image:loc>/a.png</image:loc></urlset>", ["/a"]],
    ["<URLSET><LOC>/a</LOC></URLSET>", ["/a"]],
    ["<urlset><loc a='</loc>' b=\">\">/a</loc ></urlset>", ["/a"]],
    ["<urlset><?php '<loc>/a</loc>' ?><loc>/b</loc></urlset>", ["/b"]],
    ["<urlset><loc>1 < 2</loc></urlset>", ["/1 < 2"]],
    ["<url><loc>/a</loc></url>\r\n<url><loc>/b</loc></url>", ["/a", "/b"]],
    ["<!DOCTYPE urlset SYSTEM 'file:///etc/passwd'><urlset><loc>/a</loc></urlset>", ["/a"]],
    [
      "<!DOCTYPE urlset [ <!ENTITY x SYSTEM '/etc/passwd'> ] ><urlset><loc>/&x;</loc></urlset>",
      ["/&x;"],
    ],
    [LAUGHS, ["https://shop.example/&e10;"]],
    ["<urlset></urlset>", []],
  ])("%j are %j", (text, urls) => {
    expect(readUrls(text)).toMatchObject({ kind: "sitemap", urls, bad: [] });
  });

  test("index are its sitemaps", () => {
    const text = `${HEAD}<sitemapindex><sitemap><loc>/1.xml</loc></sitemap></sitemapindex>`;
    expect(readUrls(text)).toMatchObject({ kind: "sitemap-index", urls: ["/1.xml"] });
  });

  test.each([
    [
      `${HEAD}<rss version="2.0"><channel><link>/</link><item><link>/a?b&amp;c</link></item></channel></rss>`,
      "/a?b&c",
    ],
    [`${HEAD}<feed><link href="/"/><entry><link href="/a"/></entry></feed>`, "/a"],
  ])("that is a feed, %j, are the links of its entries", (text, url) => {
    expect(readUrls(text)).toMatchObject({ kind: "feed", urls: [url], bad: [] });
  });

  test.each<readonly [text: string, line: number, bad: string, reason: BadReason]>([
    ["<urlset>\n<loc> </loc>", 2, "", "empty"],
    ["<urlset>\n<loc>/a\n/b</loc>", 2, "/a /b", "control-character"],
    ["<urlset><loc>/&#10;b</loc>", 1, "/ b", "control-character"],
    ["<urlset>\r\n\r\n<loc>/a</url>", 3, "/a", "unclosed"],
    ["<urlset>\r<loc>/a<loc>/b</loc>", 2, "/a", "unclosed"],
    ["<urlset>\n<loc>/a", 2, "/a", "unclosed"],
    ["<urlset>\n<loc>/a<![CDATA[/b", 2, "/a", "unclosed"],
    ["<urlset>\n<!-- <loc>/a</loc>", 2, "<!-- <loc>/a</loc>", "unclosed"],
    ["<urlset>\n<loc a='>/a</loc>", 2, "<loc a='>/a</loc>", "unclosed"],
    ["<urlset/><!DOCTYPE [ >", 1, "<!DOCTYPE [ >", "unclosed"],
    ["<urlset/><?", 1, "<?", "unclosed"],
    ["<urlset/></", 1, "</", "unclosed"],
  ])("%j keep apart line %d, %j: %s", (text, line, bad, reason) => {
    expect(readUrls(text)).toMatchObject({ kind: "sitemap", bad: [{ line, text: bad, reason }] });
  });
});

const OF_ENTRY = (loc: string) => `${HEAD}<urlset>\n<url><loc>${loc}</loc></url></urlset>`;

describe("what strict programs refuse is counted, and read all the same:", () => {
  // sitemaps.org, loc: “This URL must begin with the protocol”; XML 1.0, 2.4 and 4.1.
  test.each<readonly [loc: string, relative: number, unescaped: number]>([
    ["https://shop.example/a?b=1&c=2", 0, 1],
    ["https://shop.example/a?b=1&copy=2", 0, 1],
    ["https://shop.example/a?b=1&amp;c=2&d=3", 0, 1],
    ["https://shop.example/a&", 0, 1],
    ["https://shop.example/a & b", 0, 1],
    ["https://shop.example/1 < 2", 0, 1],
    ["https://shop.example/a?b&#38;c&#x26;d&amp;e", 0, 0],
    ["<![CDATA[https://shop.example/a?b=1&c=2<]]>", 0, 0],
    // Of a document type; whether it declares the name is not looked up.
    ["https://shop.example/&eacute;", 0, 0],
    ["undefined/u", 1, 0],
    ["/relative", 1, 0],
    ["//shop.example/a", 1, 0],
    ["www.shop.example/a?b&c", 1, 1],
    ["ftp://shop.example/a", 1, 0],
    [" HTTPS://shop.example/a\n", 0, 0],
    ["", 0, 0],
  ])("%s", (loc, relative, unescaped) => {
    expect(readUrls(OF_ENTRY(loc)).refusable).toMatchObject({ relative, unescaped });
  });

  test("of a feed, links may be relative", () => {
    const feed = `${HEAD}<rss><channel><item><link>/a?b&c</link></item></channel></rss>`;
    expect(readUrls(feed).refusable).toMatchObject({ relative: 0, unescaped: 1 });
    expect(readUrls("/a\n/b?c&d").refusable).toBeNull();
  });

  test("in a sentence", () => {
    const text = `${HEAD}<urlset><loc>/a</loc><loc>/b</loc><loc>https://shop.example/a?b&c</loc></urlset>`;
    expect(importSentence(readUrls(text))).toBe(
      "3 URLs read from a sitemap. 2 URLs lack scheme and host. Strict programs refuse them. 1 URL has an unescaped “&” or “<”, which is not valid XML. Strict programs refuse the whole file.",
    );
  });
});

describe("a sitemap that comes in portions", () => {
  const PARTS = [
    ..."<urlset>|</urlset>|<sitemapindex>|<feed>|<entry>|</entry>|<rss>|<item>|</item>".split("|"),
    ..."<loc>|</loc>|<link>|</link>|<link rel='self' href='/x'/>|<link href='/y&amp;z'/>".split(
      "|",
    ),
    ..."<![CDATA[|]]>|<!--|-->|<!DOCTYPE a [|]>|<?x|?>|<a b='|'>|&amp;|&a;|<|>|/a|é|\n ".split("|"),
  ];

  test("gives what the whole of it gives", () => {
    const parts = fc.array(fc.constantFrom(...PARTS), { maxLength: 40 });
    const cuts = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 });
    fc.assert(
      fc.property(parts, cuts, (texts, sizes) => {
        const text = texts.join("");
        const stream = new SitemapStream();
        const found: Item[] = [];
        for (let at = 0, turn = 0; at < text.length; turn++) {
          const size = sizes[turn % sizes.length] ?? 1;
          found.push(...stream.read(text.slice(at, at + size)));
          at += size;
        }
        found.push(...stream.end());
        const shown = (item: Item | null) => (item ? [[item.kind, item.text]] : []);
        expect(found.flatMap(shown)).toEqual([...sitemapItems(text)].flatMap(shown));
      }),
      {
        numRuns: runs(500),
        // A portion that ends between the "]" of a document type and its ">".
        examples: [
          [
            ["\n ", "<urlset>", "<loc>", "<!DOCTYPE a [", "<rss>", "<urlset>", "]]>"],
            [7, 17, 18],
          ],
        ],
      },
    );
  });
});
