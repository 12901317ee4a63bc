import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { type Circumstances, responseTo } from "../../test/fetch/ask.ts";
import { hostileSites, publicAddress } from "../../test/fetch/hostile-sites.ts";
import { closeSites, openScriptedSite, openSite } from "../../test/fetch/local-sites.ts";
import { reply, transportSpy } from "../../test/fetch/transport-spy.ts";
import { PartReader } from "../features/live/sitemaps/part-reader.ts";
import { SITEMAP_LIMITS } from "../tasks/live/sitemaps/limits.ts";
import { SitemapCut } from "../tasks/live/sitemaps/model.ts";
import { sitemapWords } from "../tasks/live/sitemaps/words.ts";
import { fetchTransport } from "./edge.ts";
import { likenessOf } from "./fetch-sitemap.ts";
import { Limiter } from "./limiter.ts";
import { DEFAULT_POLICY, SITEMAP_LIMIT } from "./policy.ts";

/** For a busy machine. */
const PATIENCE = { timeout: 30_000 };

const MAP = "<urlset><url><loc>https://shop.test/a</loc></url></urlset>";

afterEach(closeSites);

/** What the page reads of an answer. */
async function sitemap(url: string, circumstances?: Circumstances) {
  return partsOf(await responseTo({ sitemap: url }, circumstances));
}

async function partsOf(response: Response) {
  if (response.headers.get("content-type") !== "application/octet-stream")
    return { opened: await response.json(), bytes: Buffer.alloc(0), end: null };
  const reader = response.body?.getReader();
  if (!reader) throw new Error("There is no body.");
  const parts = new PartReader(reader);
  const opened = await parts.json();
  const pieces: Uint8Array[] = [];
  for await (const piece of parts.pieces()) pieces.push(piece);
  return { opened, bytes: Buffer.concat(pieces), end: await parts.json() };
}

/** A site that answers every request so; its origin. */
async function site(
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
  status = 200,
) {
  const { port, requests } = await openSite((_request, response) => {
    response.writeHead(status, headers).end(body);
  });
  return { origin: `http://shop.test:${port}`, requests };
}

describe("a sitemap", () => {
  it("is passed on as it was sent, under the headers of a robots.txt", async () => {
    const { origin, requests } = await site(MAP, { "Content-Type": "text/xml" });
    const { opened, bytes, end } = await sitemap(`${origin}/sitemap.xml?a=1#top`);
    expect(opened).toMatchObject({
      kind: "opened",
      asked: `${origin}/sitemap.xml?a=1`,
      status: 200,
      contentType: "text/xml",
      body: "sitemap",
      hops: [{ kind: "answered", status: 200 }],
    });
    expect(bytes.toString()).toBe(MAP);
    expect(end).toEqual({ failure: null });
    expect(requests[0]?.url).toBe("/sitemap.xml?a=1");
    expect(requests[0]?.headers).toMatchObject({
      "user-agent": "robots.txt-playground/1.0",
      "accept-encoding": "gzip",
      "cdn-loop": "robots-txt-playground",
    });
  });

  it("is not unpacked by the server", async () => {
    const packed = gzipSync(MAP);
    const { origin } = await site(packed, { "Content-Encoding": "gzip" });
    expect((await sitemap(`${origin}/s.xml.gz`)).bytes.equals(packed)).toBe(true);
  });

  it.each([
    ["<!DOCTYPE html><title>Shop</title>", "html"],
    ['\n<?xml version="1.0"?><html xmlns="x">', "html"],
    ["PNG, or anything else", "other"],
  ])("is nothing else: %s", async (body, likeness) => {
    const { origin } = await site(body);
    const { opened, bytes, end } = await sitemap(`${origin}/sitemap.xml`);
    expect(opened).toMatchObject({ status: 200, body: likeness });
    expect(bytes.length).toBe(0);
    expect(end).toEqual({ failure: null });
  });

  it("is no page that comes with an error", async () => {
    const { origin } = await site(MAP, {}, 404);
    const { opened, bytes } = await sitemap(`${origin}/sitemap.xml`);
    expect(opened).toMatchObject({ status: 404, body: "other" });
    expect(bytes.length).toBe(0);
  });

  it("is followed through redirects, but not in a circle", async () => {
    const { origin } = await site(MAP);
    const away = await site("", { Location: `${origin}/s.xml` }, 301);
    const found = await sitemap(`${away.origin}/sitemap.xml`);
    expect(found.opened).toMatchObject({ status: 200, hops: [{ status: 301 }, { status: 200 }] });
    const circle = await site("", { Location: "/sitemap.xml" }, 302);
    const lost = await sitemap(`${circle.origin}/sitemap.xml`);
    expect(lost.opened).toMatchObject({ kind: "failed", failure: "redirect-loop" });
  });

  it.each(hostileSites.filter((url) => url.includes("://")))(
    "is not asked for at %s",
    async (url) => {
      const { transport, connections } = transportSpy(() => ["127.0.0.1"]);
      const policy = { allowAddress: () => false, allowedPorts: [80, 443] };
      const { opened } = await sitemap(url, { transport, policy });
      expect(opened).toMatchObject({ kind: "failed" });
      expect(connections).toEqual([]);
    },
  );

  it.each(["http://10.0.0.1/", "http://shop.test:8080/", "ftp://shop.test/", "https://a@b.test/"])(
    "is not looked for where a redirect leads to %s",
    async (location) => {
      const { transport, connections } = transportSpy(
        () => [publicAddress],
        async () => reply(302, { location }),
      );
      const policy = { allowAddress: () => false, allowedPorts: [80, 443] };
      const { opened } = await sitemap("https://shop.test/s.xml", { transport, policy });
      expect(opened).toMatchObject({ kind: "failed", failure: "not-allowed" });
      expect(connections).toHaveLength(1);
    },
  );

  it("comes from platforms that only have fetch, too", async () => {
    const transport = fetchTransport(async () => new Response(MAP));
    const policy = { allowedPorts: [443] };
    const { bytes, end } = await sitemap("https://shop.example/s.xml", { transport, policy });
    expect(bytes.toString()).toBe(MAP);
    expect(end).toEqual({ failure: null });
  });

  it("that never ends is cut at its limit, and the connection with it", async () => {
    let isClosed = false;
    const { port } = await openSite((_request, response) => {
      const chunk = Buffer.alloc(1024 * 1024, "<url><loc>https://shop.test/a</loc></url>\n");
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on("drain", more).on("close", () => {
        isClosed = true;
      });
      response.write("<urlset>");
      more();
    });
    const { bytes, end } = await sitemap(`http://shop.test:${port}/sitemap.xml`);
    expect(bytes.length).toBe(SITEMAP_LIMIT);
    expect(end).toEqual({ failure: "too-large" });
    await vi.waitFor(() => expect(isClosed).toBe(true), PATIENCE);
  });

  it("that takes too long is cut, too", async () => {
    const { port } = await openSite((_request, response) => {
      response.write(MAP.padEnd(1024));
    });
    // Enough for the beginning to come on a busy machine.
    const policy = { sitemapMilliseconds: 2000 };
    const { end } = await sitemap(`http://shop.test:${port}/sitemap.xml`, { policy });
    expect(end).toEqual({ failure: "timeout" });
  });

  it("that does not begin in time is a timeout", async () => {
    const { port } = await openSite((_request, response) => {
      response.write("<");
    });
    const policy = { milliseconds: 200 };
    const { opened } = await sitemap(`http://shop.test:${port}/sitemap.xml`, { policy });
    expect(opened).toMatchObject({ kind: "failed", failure: "timeout" });
  });

  it("that breaks off says so", async () => {
    const head = "HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n";
    const { port } = await openScriptedSite(head + MAP.padEnd(1024));
    const { bytes, end } = await sitemap(`http://shop.test:${port}/sitemap.xml`);
    expect(bytes.toString()).toContain("shop.test/a");
    expect(end).toEqual({ failure: "incomplete" });
  });
});

test("the page reads as much as the server sends, and names its limits", () => {
  expect(SITEMAP_LIMITS.bytes).toBe(SITEMAP_LIMIT);
  const { milliseconds, sitemapMilliseconds } = DEFAULT_POLICY;
  expect(sitemapWords.failed("timeout", "")).toContain(`${milliseconds / 1000} seconds`);
  expect(sitemapWords.cut("timeout")).toContain(`${sitemapMilliseconds / 1000} seconds`);
});

describe("the turn for a sitemap", () => {
  const limits = { atOncePerClient: 1 };
  const endless = () =>
    openSite((_request, response) => {
      response.write(MAP.padEnd(1024));
    });

  it("is kept until the client leaves", async () => {
    const limiter = new Limiter(limits);
    const { port } = await endless();
    const url = `http://shop.test:${port}/sitemap.xml`;
    const first = await responseTo({ sitemap: url }, { limiter });
    expect((await responseTo({ sitemap: url }, { limiter })).status).toBe(429);
    await first.body?.cancel();
    const { origin } = await site(MAP);
    expect(await sitemap(`${origin}/`, { limiter })).toMatchObject({ end: { failure: null } });
    // And is given back once all is read.
    expect(await sitemap(`${origin}/`, { limiter })).toMatchObject({ end: { failure: null } });
  });

  it("is given back where the request is aborted", async () => {
    const limiter = new Limiter(limits);
    const { port } = await endless();
    const gone = new AbortController();
    const url = `http://shop.test:${port}/sitemap.xml`;
    const first = await responseTo({ sitemap: url }, { limiter, signal: gone.signal });
    gone.abort();
    const { origin } = await site(MAP);
    await vi.waitFor(async () => {
      const { status } = await responseTo({ sitemap: `${origin}/` }, { limiter });
      expect(status).toBe(200);
    }, PATIENCE);
    await first.body?.cancel().catch(() => {});
  });

  it("is given back where nobody reads", async () => {
    const limiter = new Limiter(limits);
    const { port } = await endless();
    const url = `http://shop.test:${port}/sitemap.xml`;
    const policy = { sitemapMilliseconds: 200 };
    const unread = await responseTo({ sitemap: url }, { limiter, policy });
    expect(unread.status).toBe(200);
    await vi.waitFor(async () => {
      const { status } = await responseTo({ sitemap: url }, { limiter, policy });
      expect(status).toBe(200);
    }, PATIENCE);
  });
});

describe("a body is like", () => {
  it.each([
    ["a sitemap", "<urlset>", "sitemap"],
    ["a sitemap", "\ufeff \n<urlset>", "sitemap"],
    ["a sitemap", "https://shop.test/a\n", "sitemap"],
    ["a sitemap", "", "sitemap"],
    ["a page", "<HTML>", "html"],
    ["a page", "<!doctype HTML>", "html"],
    ["nothing known", "hello", "other"],
    ["nothing known", "%PDF-1.7", "other"],
  ])("%s: %s", (_, text, likeness) => {
    expect(likenessOf(new TextEncoder().encode(text))).toBe(likeness);
  });

  it.each(["utf16le", "latin1"] as const)("a sitemap in %s", (encoding) => {
    expect(likenessOf(Buffer.from("<urlset>", encoding))).toBe("sitemap");
  });
});

describe("parts that are none", () => {
  const reader = (text: string) =>
    new PartReader(
      new Blob([text]).stream().getReader() as ReadableStreamDefaultReader<Uint8Array>,
    );

  it.each(["", "12", "x\nabc", "9999999999\n", "5\nab"])("end as incomplete: %j", async (text) => {
    await expect(reader(text).json()).rejects.toBeInstanceOf(SitemapCut);
  });

  it("are not JSON", async () => {
    expect(await reader("3\nabc").json()).toBeNull();
    expect(await reader(`${2 * 1024 * 1024}\n`).json()).toBeNull();
  });
});
