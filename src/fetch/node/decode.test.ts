import type { RequestListener } from "node:http";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { bytesOf, failing, fetched } from "../../../test/fetch/ask.ts";
import { closeSites, openSite } from "../../../test/fetch/local-sites.ts";
import { BODY_LIMIT } from "../policy.ts";

const RULES = "User-agent: *\nDisallow: /cart\n";

function sending(body: string | Uint8Array, headers: Record<string, string> = {}): RequestListener {
  return (_, response) => response.writeHead(200, headers).end(body);
}

afterEach(closeSites);

describe("a body", () => {
  it.each([
    ["gzip", gzipSync(RULES)],
    ["GZIP", gzipSync(RULES)],
    ["x-gzip", gzipSync(RULES)],
    ["deflate", deflateSync(RULES)],
    ["deflate", deflateRawSync(RULES)],
    ["br", brotliCompressSync(RULES)],
    ["identity", Buffer.from(RULES)],
    ["gzip, gzip", gzipSync(gzipSync(RULES))],
    ["gzip, br", brotliCompressSync(gzipSync(RULES))],
    ["br,GZIP", gzipSync(brotliCompressSync(RULES))],
    ["deflate, deflate", deflateSync(deflateRawSync(RULES))],
    ["gzip, , identity", gzipSync(RULES)],
  ])("in %s is decoded", async (coding, body) => {
    const { port } = await openSite(sending(body, { "Content-Encoding": coding }));
    const answer = await fetched(`http://plain.test:${port}`);
    expect(bytesOf(answer)).toBe(RULES);
    expect(answer).toMatchObject({ contentEncoding: coding, size: RULES.length, cut: false });
  });

  it.each([
    ["a line", Buffer.from("\n")],
    ["a page", Buffer.from("<!-- served by a cache -->")],
    ["zeros", Buffer.alloc(512)],
    ["what looks like another member", Buffer.from([0x1f, 0x8b, 0xff, 0xff])],
    ["another member", gzipSync("Disallow: /other")],
  ])("in gzip with %s after it is read as browsers read it", async (_, after) => {
    const body = Buffer.concat([gzipSync(RULES), after]);
    const { port } = await openSite(sending(body, { "Content-Encoding": "gzip" }));
    expect(bytesOf(await fetched(`http://plain.test:${port}`))).toBe(RULES);
  });

  it("in gzip may have every field that RFC 1952 has for its header", async () => {
    const [head, data] = [gzipSync(RULES).subarray(0, 10), gzipSync(RULES).subarray(10)];
    head[3] = 2 + 4 + 8 + 16;
    const fields = Buffer.from("\x03\x00abcrobots.txt\0a comment\0\x12\x34", "latin1");
    const body = Buffer.concat([head, fields, data]);
    const { port } = await openSite(sending(body, { "Content-Encoding": "gzip" }));
    expect(bytesOf(await fetched(`http://plain.test:${port}`))).toBe(RULES);
    const cutBody = body.subarray(0, 20);
    const cut = await openSite(sending(cutBody, { "Content-Encoding": "gzip" }));
    expect((await failing(`http://plain.test:${cut.port}`)).failure).toBe("incomplete");
  });

  it.each(["none", "UTF-8", "zstd", "zstd, gzip", "gzip, zstd", "gzip; q=1", "constructor"])(
    "in %s, which is no compression known here, stays as it is",
    async (coding) => {
      const { port } = await openSite(sending(RULES, { "Content-Encoding": coding }));
      expect(bytesOf(await fetched(`http://plain.test:${port}`))).toBe(RULES);
    },
  );

  it("that is compressed more than twice is given up, which its sentence covers", async () => {
    const body = gzipSync(gzipSync(gzipSync(RULES)));
    const { port } = await openSite(sending(body, { "Content-Encoding": "gzip, gzip, gzip" }));
    const { failure, message } = await failing(`http://plain.test:${port}`);
    expect(failure).toBe("incomplete");
    expect(message).toContain("could not be unpacked as its Content-Encoding header says");
  });

  it.each([
    ["is not compressed as often as it says", gzipSync(RULES)],
    ["breaks off within its inner compression", gzipSync(gzipSync(RULES).subarray(0, 20))],
  ])("that %s is given up", async (_, body) => {
    const { port } = await openSite(sending(body, { "Content-Encoding": "gzip, gzip" }));
    expect((await failing(`http://plain.test:${port}`)).failure).toBe("incomplete");
  });

  it.each(["gzip", "deflate", "br", "gzip, br"])(
    "that is empty is so in %s too",
    async (coding) => {
      const { port } = await openSite(sending("", { "Content-Encoding": coding }));
      expect(await fetched(`http://plain.test:${port}`)).toMatchObject({ size: 0 });
    },
  );

  it.each([
    ["gzip", gzipSync(Buffer.alloc(50_000_000))],
    ["deflate", deflateSync(Buffer.alloc(50_000_000))],
    ["br", brotliCompressSync(Buffer.alloc(50_000_000))],
    ["gzip, br", brotliCompressSync(gzipSync(Buffer.alloc(50_000_000)))],
  ])("that would grow huge in %s is cut", async (coding, body) => {
    const { port } = await openSite(sending(body, { "Content-Encoding": coding }));
    const answer = await fetched(`http://plain.test:${port}`);
    expect(answer).toMatchObject({ size: BODY_LIMIT, cut: true });
  });

  it("that is all compression and no content is given up", async () => {
    // RFC 1951 3.2.4: blocks of no octets, of which there may be any number.
    const emptyBlocks = Buffer.from([0, 0, 0, 0xff, 0xff]);
    const body = Buffer.concat(Array.from({ length: 500_000 }, () => emptyBlocks));
    const wrapped = Buffer.concat([Buffer.from([0x78, 0x9c]), body]);
    const { port } = await openSite(sending(wrapped, { "Content-Encoding": "deflate" }));
    expect((await failing(`http://plain.test:${port}`)).failure).toBe("too-large");
  });

  it("that is all compression in an inner layer is given up", async () => {
    // RFC 1952 2.2: any number of members, here of no octets, which compress very well themselves.
    const emptyMember = gzipSync("");
    const members = Buffer.concat(Array.from({ length: 500_000 }, () => emptyMember));
    const { port } = await openSite(
      sending(gzipSync(members), { "Content-Encoding": "gzip, gzip" }),
    );
    expect((await failing(`http://plain.test:${port}`)).failure).toBe("too-large");
  });
});
