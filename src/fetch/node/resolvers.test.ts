import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { isLoopbackAddress } from "../public-address.ts";
import { dnsResolver } from "./dns-resolver.ts";
import { systemResolver } from "./system-resolver.ts";

let servers: readonly Socket[] = [];

afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

/** A DNS server on 127.0.0.1; `answer` gives the reply to a query, or nothing. */
async function openDns(answer: (query: Buffer) => Buffer | null): Promise<string> {
  const server = createSocket("udp4");
  servers = [...servers, server];
  server.on("message", (query, { port }) => {
    const reply = answer(query);
    if (reply) server.send(reply, port);
  });
  server.bind(0, "127.0.0.1");
  await once(server, "listening");
  return `127.0.0.1:${server.address().port}`;
}

const HEADER = 12;
const TYPE_A = 1;

// RFC 1035 4.1: the question as it came, and one record for A queries.
function withAddress(query: Buffer): Buffer {
  const question = query.subarray(HEADER, query.indexOf(0, HEADER) + 5);
  const isA = question.readUInt16BE(question.length - 4) === TYPE_A;
  const header = Buffer.from([0, 0, 0x81, 0x80, 0, 1, 0, isA ? 1 : 0, 0, 0, 0, 0]);
  query.copy(header, 0, 0, 2);
  const record = [0xc0, HEADER, 0, TYPE_A, 0, 1, 0, 0, 0, 60, 0, 4, 93, 184, 215, 14];
  return Buffer.concat([header, question, Buffer.from(isA ? record : [])]);
}

describe("the DNS", () => {
  it("is asked for the addresses of both kinds", async () => {
    const types: number[] = [];
    const server = await openDns((query) => {
      types.push(query.readUInt16BE(query.indexOf(0, HEADER) + 1));
      return withAddress(query);
    });
    const { signal } = new AbortController();
    expect(await dnsResolver([server])("a.example", signal)).toEqual(["93.184.215.14"]);
    expect(types.sort()).toEqual([1, 28]);
  });

  it("is not waited for in vain", async () => {
    const asked = new AbortController();
    let queries = 0;
    const server = await openDns(() => {
      queries++;
      asked.abort();
      return null;
    });
    expect(await dnsResolver([server])("a.example", asked.signal)).toEqual([]);
    // One for each kind of address, and no second try.
    expect(queries).toBeLessThanOrEqual(2);
  });
});

describe("the system", () => {
  it("knows its own names", async () => {
    const addresses = await systemResolver("localhost");
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.every(isLoopbackAddress)).toBe(true);
  });
});
