import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { getUnder, type Target } from "../../../test/fetch/get-under.ts";
import { transportSpy } from "../../../test/fetch/transport-spy.ts";
import { type Hosts, robotsListener } from "./robots-listener.ts";

let servers: readonly Server[] = [];

afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

/** A server with the handler; `where`: an address, "" for all of them, or the path of a pipe. */
async function open(where: string, hosts?: Hosts) {
  const spy = transportSpy(() => ["93.184.215.14"]);
  const listener = robotsListener({
    transport: spy.transport,
    ...(hosts === undefined ? {} : { hosts }),
  });
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  servers = [...servers, server];
  const isPipe = where.includes("/") || where.includes("\\");
  await new Promise<void>((resolve) => {
    server.listen(isPipe ? { path: where } : { host: where, port: 0 }, resolve);
  });
  const bound = server.address();
  const target =
    bound === null || typeof bound === "string"
      ? { socketPath: where }
      : { host: "127.0.0.1", port: bound.port };
  return { ask: (host: string) => answerOf(target, host), connections: spy.connections };
}

/** What is answered to a question that comes under the name `host`: "fetched", or the failure. */
async function answerOf(target: Target, host: string): Promise<unknown> {
  const response = await getUnder(host, target, "/api/robots?site=example.com");
  const answer: { readonly kind: string; readonly failure?: string } = await response.json();
  return answer.failure ?? answer.kind;
}

describe("a server that only this machine can reach", () => {
  it.each([
    "localhost",
    "localhost:4173",
    "LocalHost",
    "localhost.",
    "app.localhost",
    "127.0.0.1",
    "127.0.0.1:4173",
    "127.255.0.9",
    "[::1]",
    "[::1]:4173",
    "[::ffff:127.0.0.1]",
  ])("answers under %j, which is its own name", async (host) => {
    const { ask } = await open("127.0.0.1");
    expect(await ask(host)).toBe("fetched");
  });

  it.each([
    "rebound.example",
    "rebound.example:4173",
    "localhost.example",
    "notlocalhost",
    "127.0.0.1.example",
    "0.0.0.0",
    "[::]",
    "192.168.1.2",
    "93.184.215.14",
    "a.test",
  ])("does not answer under %j, where a page of anybody’s may be", async (host) => {
    const { ask, connections } = await open("127.0.0.1");
    expect(await ask(host)).toBe("switched-off");
    expect(connections).toEqual([]);
  });

  it.each([
    ["a.test", "a.test"],
    ["A.Test", "a.test:4173"],
    ["a.test", "A.TEST."],
    ["bücher.test", "xn--bcher-kva.test"],
    ["[2001:db8::1]", "[2001:DB8:0::1]:80"],
  ])("that knows %j for its name answers under %j", async (name, host) => {
    const { ask } = await open("127.0.0.1", [name]);
    expect(await ask(host)).toBe("fetched");
    expect(await ask("localhost")).toBe("fetched");
    expect(await ask("b.a.test")).toBe("switched-off");
  });

  it("answers under any name where somebody else looks at it", async () => {
    const { ask } = await open("127.0.0.1", "any");
    expect(await ask("rebound.example")).toBe("fetched");
  });
});

describe("a server that other machines can reach", () => {
  it.each(["0.0.0.0", ""])("at %j answers nobody unless it is meant to", async (address) => {
    const { ask, connections } = await open(address);
    expect(await ask("127.0.0.1")).toBe("switched-off");
    expect(await ask("localhost")).toBe("switched-off");
    expect(connections).toEqual([]);
  });

  it("answers under the names that it is given, and no other", async () => {
    const { ask } = await open("0.0.0.0", ["a.test"]);
    expect(await ask("a.test")).toBe("fetched");
    expect(await ask("localhost")).toBe("switched-off");
    expect(await ask("rebound.example")).toBe("switched-off");
  });

  it("may be one that listens at a pipe, of which nothing is known", async () => {
    const folder = mkdtempSync(join(tmpdir(), "hosts-"));
    const isWindows = process.platform === "win32";
    const pipe = isWindows ? `\\\\.\\pipe\\hosts-${process.pid}` : join(folder, "pipe");
    const { ask } = await open(pipe, ["a.test"]);
    expect(await ask("localhost")).toBe("switched-off");
    expect(await ask("a.test")).toBe("fetched");
    rmSync(folder, { recursive: true });
  });
});
