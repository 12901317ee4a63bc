import { once } from "node:events";
import { request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { reply, transportSpy } from "../../test/fetch/transport-spy.ts";
import type { Reply } from "../fetch/transport.ts";
import { readOptions } from "./options.ts";
import { fileOf } from "./page-files.ts";
import { playgroundServer, stopped } from "./playground-server.ts";

/** For a busy machine. */
const PATIENCE = { timeout: 30_000 };

let closings: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(closings.map((close) => close()));
  closings = [];
});

const LARGE = Buffer.alloc(20_000_000, "x");

const contents = new Map([
  ["index.html", Buffer.from("<title>page</title>")],
  ["large", LARGE],
]);
const files = new Map([...contents.keys()].map((path) => [path, fileOf(path, contents)]));

/** A running server; `answer` is what sites do that Open live asks. */
async function open(args = "", answer = async (): Promise<Reply> => reply(200)) {
  const lines: string[] = [];
  const spy = transportSpy(() => ["93.184.215.14"], answer);
  const options = readOptions(args.split(" ").filter(Boolean), {});
  const server = playgroundServer(files, options, (line) => lines.push(line), {
    transport: spy.transport,
  });
  server.listen(0, options.host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  closings.push(() => (server.listening ? stopped(server, 0) : Promise.resolve()));
  return {
    server,
    port,
    lines,
    get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`),
    /** What Open live answers under the name `host`: "fetched", or the failure. */
    live: async (host: string, forwarded?: string): Promise<string> => {
      const headers = { Host: host, ...(forwarded && { "X-Forwarded-For": forwarded }) };
      const asked = request({ host: "127.0.0.1", port, path: LIVE, headers, agent: false }).end();
      const [incoming] = await once(asked, "response");
      const said = JSON.parse(await text(incoming));
      return said.failure ?? said.kind;
    },
  };
}

const LIVE = "/api/robots?site=example.com";

describe("the server of the page", () => {
  it("serves the page, says that it is healthy, and answers Open live", async () => {
    const { get, live } = await open();
    expect(await (await get("/")).text()).toBe("<title>page</title>");
    expect(await (await get("/healthz")).text()).toBe("ok\n");
    expect((await get("/nothing")).status).toBe(404);
    expect(await live("localhost")).toBe("fetched");
  });

  const answerTo = async (port: number, request: string): Promise<string> => {
    const socket = connect(port, "127.0.0.1");
    socket.write(`${request}\r\nConnection: close\r\n\r\n`);
    return text(socket);
  };

  it.each(["HEAD", "GET", "POST", "PUT", "DELETE", "OPTIONS", "PROPFIND"])(
    "answers /healthz to GET and HEAD alone, and lets nothing be sniffed: %s",
    async (method) => {
      const { port } = await open();
      const answer = await answerTo(port, `${method} /healthz HTTP/1.1\r\nHost: a`);
      const isTaken = method === "GET" || method === "HEAD";
      expect(answer).toMatch(isTaken ? /^HTTP\/1\.1 200 / : /^HTTP\/1\.1 405 /);
      expect(answer).toMatch(/^X-Content-Type-Options: nosniff\r$/m);
      if (!isTaken) expect(answer).toMatch(/^Allow: GET, HEAD\r$/m);
      expect(answer.includes("\r\nok\n")).toBe(method === "GET");
    },
  );

  it.each([
    ["http://localhost/", 200],
    ["HTTP://LOCALHOST:4173/?embed", 200],
    ["http://localhost", 200],
    ["http://localhost?embed", 200],
    ["http://127.0.0.1/healthz", 200],
    ["http://[::1]/", 200],
    ["https://a.example/", 200],
    ["http://A.example:8080/nothing", 404],
    ["http://other.example/", 421],
    ["http://a.example@other.example/", 421],
    ["http://other.example@a.example/", 421],
    ["http://a.example.other.example/healthz", 421],
    ["http:///", 421],
    ["http://", 421],
    ["http://%/", 421],
    ["ftp://a.example/", 404],
  ])(
    "takes a target in absolute form where the host is its own: %s is %i",
    async (target, status) => {
      const { port } = await open("--allowed-hosts a.example");
      // What Host says does not count (RFC 9112 3.2.2).
      const answer = await answerTo(port, `GET ${target} HTTP/1.1\r\nHost: other.example`);
      expect(answer.split(" ")[1]).toBe(`${status}`);
      expect(answer.includes("frame-ancestors *")).toBe(target.endsWith("?embed"));
    },
  );

  it("asks a site for the host of the target, whatever Host says", async () => {
    const { port } = await open("--host 0.0.0.0 --allowed-hosts a.example");
    const asked = (host: string) =>
      answerTo(port, `GET http://${host}${LIVE} HTTP/1.1\r\nHost: a.example`);
    expect(await asked("a.example")).toContain('"kind":"fetched"');
    expect(await asked("rebound.example")).toMatch(/^HTTP\/1\.1 421 /);
  });

  it("writes one line for each request, without addresses and queries", async () => {
    const { get, lines, port } = await open();
    await get("/?secret=1");
    await get(`${LIVE}&user_agent=Googlebot`);
    await get(`/${"a".repeat(1_000)}`);
    const socket = connect(port, "127.0.0.1").end(
      "GET /\u001b[31m\u0085 HTTP/1.1\r\nHost: a\r\n\r\n",
    );
    await once(socket.resume(), "close");
    await vi.waitFor(() => expect(lines.length).toBeGreaterThanOrEqual(3), PATIENCE);
    const shown = lines.map((line) => line.replace(/^\S+Z /, "").replace(/ \d+ms$/, ""));
    expect(shown.slice(0, 3)).toEqual([
      "GET / 200",
      "GET /api/robots 200",
      `GET /${"a".repeat(199)} 404`,
    ]);
    expect(lines.join()).toMatch(/^[!-~ ]*$/);
  });

  it.each([
    "Range: bytes=5-2",
    "Range: bytes=0-0",
    "Range: bytes=-99999999999999999999",
    "If-None-Match: ,,,",
    "Accept-Encoding: ;;q=0,,br;;",
  ])("survives a header that is meant to break it: %s", async (header) => {
    const { get, port } = await open();
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET / HTTP/1.1\r\nHost: a\r\n${header}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
    expect((await get("/healthz")).status).toBe(200);
  });

  it("keeps nothing of clients that leave in the middle of a file", async () => {
    const { server, port, lines } = await open();
    for (let client = 0; client < 20; client++) {
      const socket = connect(port, "127.0.0.1");
      socket.write("GET /large HTTP/1.1\r\nHost: a\r\n\r\n");
      await once(socket, "data");
      socket.destroy();
    }
    await vi.waitFor(() => expect(lines).toHaveLength(20), PATIENCE);
    expect(lines.every((line) => line.includes(" aborted "))).toBe(true);
    const count = await new Promise<number>((resolve) =>
      server.getConnections((_, connections) => resolve(connections)),
    );
    expect(count).toBe(0);
  });

  it("leaves Open live off behind a proxy on this machine that asks under its own name", async () => {
    const { live } = await open();
    expect(await live("127.0.0.1:4173", "203.0.113.7")).toBe("switched-off");
    expect(await live("127.0.0.1:4173")).toBe("fetched");
  });

  it.each([
    ["an address", (turn: number) => `9.9.9.9, 8.8.8.${turn}`, "fetched"],
    ["another port each time", (turn: number) => `8.8.8.8:${4000 + turn}`, "rate-limited"],
    ["an IPv6 address and a port", (turn: number) => `[2600::1]:${4000 + turn}`, "rate-limited"],
    ["what the client invented before", (turn: number) => `1.1.1.${turn}, 8.8.8.8`, "rate-limited"],
  ])("counts clients behind a proxy that writes %s", async (_, forwarded, last) => {
    const { live } = await open("--trust-proxy 1 --allowed-hosts a.example --client-burst 3");
    const said: string[] = [];
    for (let turn = 0; turn < 5; turn++) said.push(await live("a.example", forwarded(turn)));
    expect(said.at(-1)).toBe(last);
  });

  it("lets a running request end when it stops, and takes no new one", async () => {
    const answers: ((answer: Reply) => void)[] = [];
    const waiting = () => new Promise<Reply>((resolve) => answers.push(resolve));
    const { server, get, live } = await open("", waiting);
    await get("/healthz");
    const running = live("localhost");
    await vi.waitFor(() => expect(answers).toHaveLength(1), PATIENCE);
    const end = stopped(server, 10_000);
    await pause(200);
    await expect(get("/healthz")).rejects.toThrow();
    answers[0]?.(reply(200));
    expect(await running).toBe("fetched");
    await end;
  });

  it("does not wait for a connection that nobody has used yet", async () => {
    const { server, port } = await open();
    const socket = connect(port, "127.0.0.1");
    await once(server, "connection");
    const closed = once(socket.resume(), "close");
    const end = stopped(server, 1e9);
    await closed;
    await end;
  });

  it("ends what does not end by itself", async () => {
    const { server, live } = await open("", () => new Promise(() => {}));
    const running = live("localhost").catch(() => "ended");
    await pause(100);
    await stopped(server, 100);
    expect(await running).toBe("ended");
  });
});

describe("Open live of the server", () => {
  it("needs a name where other machines can reach the server", async () => {
    expect(await (await open("--host 0.0.0.0")).live("localhost")).toBe("switched-off");
    const { live } = await open("--host 0.0.0.0 --allowed-hosts a.example,b.example");
    expect(await live("a.example")).toBe("fetched");
    expect(await live("B.example:80")).toBe("fetched");
    expect(await live("rebound.example")).toBe("switched-off");
    expect(await live("localhost")).toBe("switched-off");
  });

  it("has the limits that the operator sets", async () => {
    const { live } = await open("--client-burst 1 --client-per-minute 1");
    expect(await live("localhost")).toBe("fetched");
    expect(await live("localhost")).toBe("rate-limited");
  });

  it("tells clients apart by the address that the last trusted proxy saw", async () => {
    const { live } = await open(
      "--client-burst 1 --client-per-minute 1 --trust-proxy 1 --allowed-hosts a.example",
    );
    const from = (address: string) => live("a.example", address);
    expect(await from("192.0.2.1")).toBe("fetched");
    expect(await from("192.0.2.2")).toBe("fetched");
    // What a client writes comes before what the proxy adds.
    expect(await from("198.51.100.7, 192.0.2.1")).toBe("rate-limited");
  });

  it("does not believe the header without a proxy", async () => {
    const { live } = await open("--client-burst 1 --client-per-minute 1 --allowed-hosts a.example");
    const from = (address: string) => live("a.example", address);
    expect(await from("192.0.2.1")).toBe("fetched");
    expect(await from("192.0.2.2")).toBe("rate-limited");
  });
});
