import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readSite } from "../../../engine/url/scope.ts";
import type { SitemapOpened } from "../../../fetch/answer.ts";
import { SITEMAP_LIMITS } from "./limits.ts";
import { type NoReply, SitemapCut, type SitemapReply } from "./model.ts";
import { readSitemaps } from "./read-sitemaps.ts";
import { sitemapWords } from "./words.ts";

type Body = string | Uint8Array | (() => AsyncGenerator<Uint8Array, void>);

/** What a site sends for a URL. */
interface Served extends Partial<SitemapOpened> {
  readonly content?: Body;
}

const ASKED = "https://shop.test/robots.txt";
const MAP = "https://shop.test/sitemap.xml";

/** Reads the sitemap of a site that has these files; each as its body, or with what is said of it. */
async function read(
  files: Readonly<Record<string, Body | Served>>,
  roots: readonly string[] = [MAP],
) {
  const reading = readSite(ASKED);
  if (reading.kind !== "site") throw new Error("It is a site.");
  const asked: string[] = [];
  const listing = await readSitemaps(roots, ASKED, reading.site, {
    async ask(url): Promise<SitemapReply | NoReply> {
      asked.push(url);
      const file = files[url];
      if (file === undefined) return { kind: "failed", sentence: "Nothing is there." };
      return replyOf(url, isServed(file) ? file : { content: file });
    },
    pause: async () => {},
    onProgress: () => {},
  });
  return {
    listing,
    asked,
    urls: [...listing.urls.keys()],
    results: listing.files.map((one) => one.result),
  };
}

function isServed(file: Body | Served): file is Served {
  return typeof file === "object" && !(file instanceof Uint8Array);
}

function replyOf(url: string, { content = "", ...said }: Served): SitemapReply {
  const opened: SitemapOpened = {
    ...{ kind: "opened", asked: url, userAgent: "", hops: [], status: 200 },
    ...{ contentType: null, body: "sitemap", ...said },
  };
  return { kind: "opened", opened, pieces: piecesOf(content) };
}

async function* piecesOf(body: Body): AsyncGenerator<Uint8Array, void> {
  if (typeof body === "function") return yield* body();
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  // In pieces that part tags and characters.
  for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
}

function urlset(urls: readonly string[]): string {
  const entries = urls.map((url) => `<url><loc>${url}</loc></url>\n`);
  return `<?xml version="1.0"?>\n<urlset>\n${entries.join("")}</urlset>\n`;
}

function index(urls: readonly string[]): string {
  return `<sitemapindex>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join("")}</sitemapindex>`;
}

function pages(count: number, from = 0): readonly string[] {
  return Array.from({ length: count }, (_, at) => `https://shop.test/é/${from + at}`);
}

describe("a sitemap", () => {
  test.each<readonly [kind: string, body: Body, as: string]>([
    ["XML", urlset(pages(100)), "urlset"],
    ["a text", `\ufeff${pages(100).join("\r\n")}\r\n`, "text"],
    ["a text without a last line end", pages(100).join("\n"), "text"],
    [
      "RSS",
      `<rss><channel><link>https://shop.test/</link>${pages(100)
        .map((url) => `<item><link>${url}</link><guid>x</guid></item>`)
        .join("")}</channel></rss>`,
      "feed",
    ],
    [
      "Atom",
      `<feed xmlns="http://www.w3.org/2005/Atom"><link href="/"/>${pages(100)
        .map((url) => `<entry><link rel="edit" href="/x"/><link href="${url}"/></entry>`)
        .join("")}</feed>`,
      "feed",
    ],
    ["gzip", gzipSync(urlset(pages(100))), "urlset"],
    ["gzip in gzip", gzipSync(gzipSync(urlset(pages(100)))), "urlset"],
    [
      "gzip with bytes after it",
      Buffer.concat([gzipSync(urlset(pages(100))), Buffer.alloc(64)]),
      "urlset",
    ],
    ["UTF-16", Buffer.from(`\ufeff${urlset(pages(100))}`, "utf16le"), "urlset"],
    ["UTF-16 without a mark", Buffer.from(urlset(pages(100)), "utf16le"), "urlset"],
    [
      "Latin-1",
      Buffer.from(urlset(pages(100)).replace('1.0"', '1.0" encoding="ISO-8859-1"'), "latin1"),
      "urlset",
    ],
  ])("of %s lists its URLs", async (_, body, as) => {
    const { urls, results } = await read({ [MAP]: body });
    expect(urls).toEqual(pages(100));
    expect(results).toMatchObject([{ kind: "read", as, entries: 100, bad: 0, cut: null }]);
  });

  test("is read in the encoding of its Content-Type, and in UTF-8 where that is unknown", async () => {
    const content = Buffer.from(urlset(pages(1)), "latin1");
    const latin = await read({ [MAP]: { content, contentType: "text/xml; charset=ISO-8859-1" } });
    expect(latin.urls).toEqual(pages(1));
    const { results } = await read({ [MAP]: { content, contentType: "text/xml; charset=x-none" } });
    expect(results).toMatchObject([{ kind: "read", entries: 1, unknownCharset: "x-none" }]);
  });

  test.each<readonly [what: string, served: Served, result: object]>([
    ["no response with a file", { status: 404, body: "other" }, { kind: "status", status: 404 }],
    ["a page", { body: "html" }, { kind: "not-a-sitemap", as: "html" }],
    ["a packed page", { content: gzipSync("<html><body>") }, { kind: "not-a-sitemap", as: "html" }],
    ["a packed picture", { content: gzipSync("\x89PNG") }, { kind: "not-a-sitemap", as: "other" }],
    ["other XML", { content: "<svg></svg>" }, { kind: "not-a-sitemap", as: "xml" }],
    ["nothing", { content: " \n" }, { kind: "not-a-sitemap", as: "empty" }],
  ])("is not %s", async (_, served, result) => {
    expect((await read({ [MAP]: served })).results).toMatchObject([result]);
  });

  test("that lists URLs of another site counts them", async () => {
    const urls = ["https://shop.test/a", "https://cdn.test/b", "http://shop.test/c"];
    const { results } = await read({ [MAP]: urlset(urls) });
    expect(results).toMatchObject([{ foreign: 2, firstForeign: "https://cdn.test/b" }]);
  });

  test("counts what strict programs refuse, and uses it", async () => {
    const all = ["undefined/u", "https://shop.test/a?b&c", "https://shop.test/d"];
    const { listing, urls, results } = await read({ [MAP]: urlset(all) });
    expect(urls).toEqual(["/undefined/u", ...all.slice(1)]);
    expect(results).toMatchObject([{ entries: 3, relative: 1, unescaped: 1 }]);
    expect(listing.files.flatMap(sitemapWords.about)).toEqual([
      "Sitemap with 3 URLs.",
      "1 URL lacks scheme and host. Strict programs refuse it.",
      "1 URL has an unescaped “&” or “<”, which is not valid XML. Strict programs refuse the whole file.",
    ]);
  });

  test("lists no URL twice, and leaves out what is none", async () => {
    const long = `https://shop.test/${"a".repeat(1024 * 1024)}`;
    const { urls, results } = await read({ [MAP]: urlset(["/a", "/a", "", long, "/b"]) });
    expect(urls).toEqual(["/a", "/b"]);
    expect(results).toMatchObject([{ kind: "read", entries: 3, again: 1, bad: 2, cut: null }]);
  });
});

describe("a hostile sitemap", () => {
  test("expands no entities, and asks for none", async () => {
    const laughs = Array.from(
      { length: 10 },
      (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`,
    );
    const doctype = `<!DOCTYPE urlset [\n<!ENTITY e0 "lol">\n${laughs.join("\n")}\n<!ENTITY f SYSTEM "file:///etc/passwd">]>`;
    const body = `${doctype}<urlset><loc>https://shop.test/&e10;</loc><loc>/&f;</loc><loc>/&amp;e1;</loc></urlset>`;
    const { urls, asked, results } = await read({ [MAP]: body });
    expect(urls).toEqual(["https://shop.test/&e10;", "/&f;", "/&e1;"]);
    expect(asked).toEqual([MAP]);
    expect(results).toMatchObject([{ unexpanded: 2 }]);
  });

  test("that unpacks to more than the limit is cut there", { tags: "long" }, async () => {
    const start = Buffer.from(urlset(pages(10)).replace("</urlset>", "<!--"));
    const bomb = gzipSync(Buffer.concat([start, Buffer.alloc(SITEMAP_LIMITS.bytes + 1_000)]));
    expect(bomb.length).toBeLessThan(100_000);
    const { urls, results } = await read({ [MAP]: gzipSync(bomb) });
    expect(urls).toHaveLength(10);
    expect(results).toMatchObject([{ kind: "read", cut: "bytes" }]);
  });

  test("that is packed more often than twice is none", async () => {
    const { results } = await read({ [MAP]: gzipSync(gzipSync(gzipSync(urlset(pages(1))))) });
    expect(results).toMatchObject([{ kind: "not-a-sitemap" }]);
  });

  test("whose gzip breaks off is read as far as it goes", async () => {
    const lines = pages(5_000).map((url, at) => `${url}/${(at * 7919) % 10_007}`);
    const packed = gzipSync(urlset(lines));
    const { urls, results } = await read({ [MAP]: packed.subarray(0, packed.length / 2) });
    expect(urls.length).toBeGreaterThan(100);
    expect(urls).toEqual(lines.slice(0, urls.length));
    expect(results).toMatchObject([{ kind: "read", cut: "gzip" }]);
  });

  test("that never ends is left at the limits, without reading on", { tags: "long" }, async () => {
    let sent = 0;
    async function* endless(): AsyncGenerator<Uint8Array, void> {
      yield Buffer.from("<urlset>");
      for (let at = 0; ; at += 1_000) {
        const piece = Buffer.from(urlset(pages(1_000, at)).slice(30, -10));
        sent += piece.length;
        yield piece;
      }
    }
    const { urls, results } = await read({ [MAP]: endless });
    expect(urls).toHaveLength(SITEMAP_LIMITS.urls);
    expect(results).toMatchObject([{ kind: "read", cut: "urls" }]);
    expect(sent).toBeLessThan(SITEMAP_LIMITS.bytes);
  });

  test.each([
    ["text", "a"],
    ["a comment", "<!-- "],
    ["a tag", "<a b='"],
    ["an open URL", "<loc>"],
    ["tags", "<a>"],
    ["entities", "&a;"],
    ["a document type", "<!DOCTYPE a ["],
  ])("of nothing but %s ends, too", { tags: "long" }, async (_, piece) => {
    const body = `<urlset>${piece.repeat(600_000)}`;
    const { urls, results } = await read({ [MAP]: body });
    expect(urls).toEqual([]);
    expect(results).toMatchObject([{ kind: "read", entries: 0 }]);
  });

  test("that breaks off says why", async () => {
    async function* broken(): AsyncGenerator<Uint8Array, void> {
      yield Buffer.from("<urlset><loc>/a</loc>");
      throw new SitemapCut("timeout");
    }
    const { urls, results } = await read({ [MAP]: broken });
    expect(urls).toEqual(["/a"]);
    expect(results).toMatchObject([{ kind: "read", entries: 1, cut: "timeout" }]);
    const early = await read({ [MAP]: "<urlset><loc>/a</loc><loc>/b" });
    expect(early.results).toMatchObject([{ entries: 1, bad: 1, cut: "unclosed" }]);
  });
});

describe("an index", () => {
  const child = (name: string) => `https://shop.test/${name}.xml`;

  test("is followed, and each of its sitemaps is read once", async () => {
    const { urls, asked, results, listing } = await read({
      [MAP]: index([child("a"), child("b"), child("a"), MAP]),
      [child("a")]: urlset(["/1", "/2"]),
      [child("b")]: urlset(["/2", "/3"]),
    });
    expect(asked).toEqual([MAP, child("a"), child("b")]);
    expect(urls).toEqual(["/1", "/2", "/3"]);
    expect(results[0]).toMatchObject({ as: "index", entries: 4, again: 2 });
    expect([...listing.urls.values()]).toEqual([1, 1, 2]);
  });

  test("leaves out what is not an absolute URL, because nothing completes it", async () => {
    const { asked, results } = await read({
      [MAP]: index(["/a.xml", "b.xml", "ftp://shop.test/c.xml", child("d")]),
      [child("d")]: urlset(["/1"]),
    });
    expect(asked).toEqual([MAP, child("d")]);
    expect(results[0]).toMatchObject({ as: "index", entries: 1, bad: 3 });
  });

  test("is followed for three levels", async () => {
    const { urls, asked, results } = await read({
      [MAP]: index([child("2")]),
      [child("2")]: index([child("3")]),
      [child("3")]: index([child("4")]),
      [child("4")]: urlset(["/a"]),
    });
    expect(asked).toEqual([MAP, child("2"), child("3")]);
    expect(urls).toEqual([]);
    expect(results[2]).toMatchObject({ as: "index", tooDeep: 1 });
  });

  test("of too many sitemaps is read as far as the limit", async () => {
    const many = Array.from({ length: SITEMAP_LIMITS.files + 10 }, (_, at) => child(`${at}`));
    const { asked, listing } = await read({ [MAP]: index(many) });
    expect(asked).toHaveLength(SITEMAP_LIMITS.files);
    expect(listing.unread).toBe(11);
  });

  test("of more URLs than the table holds stops there", { tags: "long" }, async () => {
    const files = Object.fromEntries(
      [0, 1, 2].map((at) => [child(`${at}`), urlset(pages(40_000, at * 40_000))]),
    );
    const { urls, results, listing } = await read({
      ...files,
      [MAP]: index([...Object.keys(files), child("more")]),
    });
    expect(urls).toHaveLength(SITEMAP_LIMITS.urlsInAll);
    expect(results[3]).toMatchObject({ cut: "urls-in-all" });
    expect(listing.unread).toBe(1);
  });

  test("goes on after a sitemap that cannot be read", async () => {
    const { urls, results } = await read({
      [MAP]: index([child("gone"), child("b")]),
      [child("b")]: urlset(["/a"]),
    });
    expect(urls).toEqual(["/a"]);
    expect(results[1]).toEqual({ kind: "failed", sentence: "Nothing is there." });
  });
});
