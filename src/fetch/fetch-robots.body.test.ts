import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { bytesOf, fetched } from "../../test/fetch/ask.ts";
import { closeSites, openScriptedSite, openSite } from "../../test/fetch/local-sites.ts";
import { BODY_LIMIT } from "./policy.ts";

const RULES = "User-agent: *\nDisallow: /cart\n";
const LONG = "Disallow: /\n".repeat(100_000);

function sending(body: string | Uint8Array, headers: Record<string, string> = {}): RequestListener {
  return (_, response) => response.writeHead(200, headers).end(body);
}

function scripted(headers: string, body = "") {
  return openScriptedSite(`HTTP/1.1 200 OK\r\n${headers}\r\n${body}`);
}

afterEach(closeSites);

describe("a body", () => {
  it.each([
    [BODY_LIMIT - 1, BODY_LIMIT - 1, false],
    [BODY_LIMIT, BODY_LIMIT, false],
    [BODY_LIMIT + 1, BODY_LIMIT, true],
    [BODY_LIMIT * 3, BODY_LIMIT, true],
  ])("of %d octets is kept up to %d", async (sent, size, cut) => {
    const { port } = await openSite(sending("x".repeat(sent)));
    expect(await fetched(`http://plain.test:${port}`)).toMatchObject({ size, cut });
  });

  it("that never ends is cut", async () => {
    const { port } = await openSite((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(LONG));
      };
      response.on("drain", more);
      more();
    });
    expect(await fetched(`http://plain.test:${port}`)).toMatchObject({ cut: true });
  });

  it("may come in chunks", async () => {
    const { port } = await openSite((_, response) => {
      for (const octet of RULES) response.write(octet);
      response.end();
    });
    expect(bytesOf(await fetched(`http://plain.test:${port}`))).toBe(RULES);
  });

  it.each([
    ["UTF-16", "utf-16le", Buffer.from(`\ufeff${RULES}`, "utf16le")],
    ["Latin-1", "iso-8859-1", Buffer.from("Disallow: /caf\u00e9", "latin1")],
    ["no charset at all", "binary", Buffer.from(Array.from({ length: 256 }, (_, octet) => octet))],
  ])("in %s stays as it is, octet for octet", async (_, charset, body) => {
    const type = `text/plain; Charset="${charset.toUpperCase()}"`;
    const { port } = await openSite(sending(body, { "Content-Type": type }));
    const answer = await fetched(`http://plain.test:${port}`);
    expect(answer).toMatchObject({ contentType: type, charset });
    expect(bytesOf(answer)).toBe(body.toString("latin1"));
  });

  it("ends with the connection where nothing else says so", async () => {
    const { port } = await scripted("Content-Type: text/plain\r\n", RULES);
    expect(bytesOf(await fetched(`http://plain.test:${port}`))).toBe(RULES);
  });

  it("ends where Content-Length says so, whatever follows", async () => {
    const { port } = await scripted("Content-Length: 13\r\n", `${RULES}HTTP/1.1 200 OK\r\n\r\n`);
    expect(bytesOf(await fetched(`http://plain.test:${port}`))).toBe("User-agent: *");
  });
});
