import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { bytesOf, failing, fetched } from "../../test/fetch/ask.ts";
import { hostileSites, hostileTexts } from "../../test/fetch/hostile-sites.ts";
import { closeSites, openScriptedSite, openSite } from "../../test/fetch/local-sites.ts";
import { fetchTransport } from "./edge.ts";

const RULES = "User-agent: *\nDisallow: /cart\n";
const transport = fetchTransport((request) => fetch(request));

afterEach(closeSites);

describe("the platform's fetch", () => {
  it("brings what the site answers, decoded", async () => {
    const site = await openSite((_, response) => {
      response.writeHead(200, { "Content-Encoding": "gzip", "Cache-Control": "max-age=9" });
      response.end(gzipSync(RULES));
    });
    const answer = await fetched(`http://127.0.0.1:${site.port}`, {
      transport,
      userAgent: "bingbot",
    });
    expect(bytesOf(answer)).toBe(RULES);
    expect(answer).toMatchObject({
      caching: { cacheControl: "max-age=9" },
      hops: [{ family: null }],
    });
    expect(site.requests[0]?.headers["user-agent"]).toContain("bingbot");
  });

  it("does not follow redirects by itself", async () => {
    const { port } = await openSite((request, response) => {
      if (request.url === "/there") response.end(RULES);
      else response.writeHead(301, { Location: "/there" }).end();
    });
    const answer = await fetched(`http://127.0.0.1:${port}`, { transport });
    expect(answer.hops).toMatchObject([{ status: 301, location: "/there" }, { status: 200 }]);
  });

  it("is held to the same size", async () => {
    const { port } = await openSite((_, response) => response.end("x".repeat(2_000_000)));
    const answer = await fetched(`http://127.0.0.1:${port}`, { transport });
    expect(answer).toMatchObject({ size: 524_288, cut: true });
  });

  it.each([
    ["no connection", "", "refused"],
    ["half an answer", "HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nUser", "incomplete"],
  ])("tells %s", async (_, octets, failure) => {
    const { port } = await openScriptedSite(octets);
    expect((await failing(`http://127.0.0.1:${port}`, { transport })).failure).toBe(failure);
  });

  it("is held to the same time", async () => {
    const { port } = await openScriptedSite("", false);
    const circumstances = { transport, policy: { milliseconds: 200 } };
    expect((await failing(`http://127.0.0.1:${port}`, circumstances)).failure).toBe("timeout");
  });

  it.each([
    ...hostileSites,
    ...hostileTexts,
    "http://localhost",
    "http://localhost.",
    "http://a.LOCALHOST",
    "http://intranet",
    "http://printer.local",
    "http://metadata.google.internal",
    "http://router.home.arpa",
    "http://nas.lan.",
  ])("is never asked for %j", async (site) => {
    const sent: string[] = [];
    const spy = fetchTransport(async ({ url }) => {
      sent.push(url);
      return new Response();
    });
    const policy = { allowedPorts: [80, 443], allowAddress: () => false };
    const { failure } = await failing(site, { transport: spy, policy });
    expect(failure).toMatch(/^(?:not-allowed|bad-request)$/);
    expect(sent).toEqual([]);
  });
});
