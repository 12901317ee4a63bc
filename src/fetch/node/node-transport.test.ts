import type { RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { bytesOf, failing, fetched, localTransport } from "../../../test/fetch/ask.ts";
import {
  closeSites,
  openRawSite,
  openScriptedSite,
  openSecureSite,
  openSite,
} from "../../../test/fetch/local-sites.ts";
import { nodeTransport } from "./node-transport.ts";

const RULES = "User-agent: *\nDisallow: /cart\n";

function sending(body: string | Uint8Array, headers: Record<string, string> = {}): RequestListener {
  return (_, response) => response.writeHead(200, headers).end(body);
}

afterEach(closeSites);

describe("an answer that is none", () => {
  const gzipped = gzipSync(RULES).toString("latin1");

  it.each([
    ["ends before its Content-Length", "Content-Length: 99\r\n", RULES],
    ["ends within a chunk", "Transfer-Encoding: chunked\r\n", "ff\r\nUser-agent"],
    ["has chunks of no length", "Transfer-Encoding: chunked\r\n", "zz\r\nUser-agent"],
    ["has two lengths", "Content-Length: 5\r\nContent-Length: 6\r\n", RULES],
    ["has an impossible length", "Content-Length: -1\r\n", RULES],
    ["has a length and chunks", "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"],
    ["is not compressed as it says", "Content-Encoding: gzip\r\n", RULES],
    ["breaks off within its compression", "Content-Encoding: gzip\r\n", gzipped.slice(0, 20)],
  ])("is told so: it %s", async (_, headers, body) => {
    const head = `HTTP/1.1 200 OK\r\n${headers}\r\n${body}`;
    const { port } = await openScriptedSite(Buffer.from(head, "latin1"));
    expect((await failing(`http://plain.test:${port}`)).failure).toBe("incomplete");
  });

  it.each([
    ["nothing", ""],
    ["another protocol", "220 mail.example ESMTP\r\n"],
    ["half a head", "HTTP/1.1 200 OK\r\nContent-Ty"],
    ["a change of protocol", "HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n"],
  ])("is told so: %s", async (_, octets) => {
    const { port } = await openScriptedSite(octets);
    expect((await failing(`http://plain.test:${port}`)).failure).toBe("incomplete");
  });

  it("is told so: a head without end", async () => {
    const { port } = await openScriptedSite(`HTTP/1.1 200 OK\r\nX: ${"x".repeat(100_000)}`);
    expect((await failing(`http://plain.test:${port}`)).failure).toBe("too-large");
  });

  it("is told so: a reset before it", async () => {
    const { port } = await openRawSite((socket) => {
      socket.once("data", () => socket.resetAndDestroy());
    });
    expect((await failing(`http://plain.test:${port}`)).failure).toBe("incomplete");
  });

  it("is told so: a reset within it", async () => {
    const { port } = await openSite((_, response) => {
      response.writeHead(200, { "Content-Length": "1000" });
      response.write(RULES, () => response.socket?.resetAndDestroy());
    });
    expect((await failing(`http://plain.test:${port}`)).failure).toBe("incomplete");
  });

  it.each([
    ["says nothing", ""],
    ["does not end its head", "HTTP/1.1 200 OK\r\n"],
    ["does not end its body", "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nUser"],
  ])("is told so: it %s", async (_, octets) => {
    const { port } = await openScriptedSite(octets, false);
    const answer = await failing(`http://plain.test:${port}`, { policy: { milliseconds: 300 } });
    expect(answer.failure).toBe("timeout");
  });

  it("is told so: it drips", async () => {
    const { port } = await openSite((_, response) => {
      const dripping = setInterval(() => response.write("x"), 20);
      response.on("close", () => clearInterval(dripping));
    });
    const answer = await failing(`http://plain.test:${port}`, { policy: { milliseconds: 300 } });
    expect(answer.failure).toBe("timeout");
  });
});

describe("a connection", () => {
  it("that is refused is told so", async () => {
    // Port 1 is nobody's nowadays.
    const policy = { allowedPorts: [1] };
    expect((await failing("http://plain.test:1", { policy })).failure).toBe("refused");
  });

  it("is made to the next address where one does not answer", async () => {
    const { port } = await openSite(sending(RULES));
    // Nobody listens on IPv6.
    const transport = localTransport(() => ["::1", "127.0.0.1"]);
    const answer = await fetched(`http://plain.test:${port}`, {
      transport,
      policy: { allowAddress: () => true },
    });
    expect(answer.hops).toMatchObject([{ family: 4 }]);
  });

  it("is never made to a name", async () => {
    const { port } = await openSite(sending(RULES));
    const transport = localTransport(() => ["localhost"]);
    const policy = { allowAddress: () => true };
    expect((await failing(`http://plain.test:${port}`, { transport, policy })).failure).toBe(
      "refused",
    );
  });

  it("that is secure names the host in its handshake, and checks the certificate for it", async () => {
    const { port } = await openSecureSite((request, response) => {
      const socket = request.socket;
      response.end("servername" in socket ? `${socket.servername}` : "");
    });
    const answer = await fetched(`https://www.secure.test:${port}`);
    expect(bytesOf(answer)).toBe("www.secure.test");
  });

  it.each(["127.0.0.1", "secure.test."])("may be secure to %s", async (host) => {
    const { port } = await openSecureSite(sending(RULES));
    expect(bytesOf(await fetched(`https://${host}:${port}`))).toBe(RULES);
  });

  it("is not secure with a certificate for others", async () => {
    const site = await openSecureSite(sending(RULES));
    expect((await failing(`https://other.test:${site.port}`)).failure).toBe("tls");
    expect(site.requests).toEqual([]);
  });

  it("is not secure with a certificate that nobody vouches for", async () => {
    const site = await openSecureSite(sending(RULES));
    const transport = nodeTransport({ resolve: async () => ["127.0.0.1"] });
    const answer = await failing(`https://secure.test:${site.port}`, { transport });
    expect(answer.failure).toBe("tls");
    expect(site.requests).toEqual([]);
  });

  it("that is not secure is no answer of a secure site", async () => {
    const { port } = await openSecureSite(sending(RULES));
    expect((await failing(`http://secure.test:${port}`)).failure).toBe("incomplete");
  });
});
