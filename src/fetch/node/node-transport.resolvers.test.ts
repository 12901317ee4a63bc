import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { isLoopbackAddress } from "../public-address.ts";
import { dnsResolver, systemResolver } from "./node-transport.ts";

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

// RFC 1035 4.1, RFC 3596 2: the question as it came, and one record of its kind.
function withAddress(query: Buffer): Buffer {
  const question = query.subarray(HEADER, query.indexOf(0, HEADER) + 5);
  const type = question.readUInt16BE(question.length - 4);
  const address = type === TYPE_A ? [93, 184, 215, 14] : [0x26, 6, ...Array(13).fill(0), 1];
  const header = Buffer.from([0, 0, 0x81, 0x80, 0, 1, 0, 1, 0, 0, 0, 0]);
  query.copy(header, 0, 0, 2);
  const record = [0xc0, HEADER, 0, type, 0, 1, 0, 0, 0, 60, 0, address.length, ...address];
  return Buffer.concat([header, question, Buffer.from(record)]);
}

describe("the DNS", () => {
  it("is asked for the addresses of both kinds, and gives them all", async () => {
    const types: number[] = [];
    const server = await openDns((query) => {
      types.push(query.readUInt16BE(query.indexOf(0, HEADER) + 1));
      return withAddress(query);
    });
    const { signal } = new AbortController();
    const addresses = await dnsResolver([server])("a.example", signal);
    expect(addresses).toEqual(["93.184.215.14", "2606::1"]);
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
  const { signal } = new AbortController();

  it("is asked for all addresses of a name, in its own order", async () => {
    const questions: unknown[] = [];
    const resolve = systemResolver(async (...question) => {
      questions.push(question);
      return [{ address: "2606:4700::1111" }, { address: "93.184.215.14" }];
    });
    expect(await resolve("a.example", signal)).toEqual(["2606:4700::1111", "93.184.215.14"]);
    expect(questions).toEqual([["a.example", { all: true, verbatim: true }]]);
  });

  it("knows its own names", async () => {
    const addresses = await systemResolver()("localhost", signal);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.every(isLoopbackAddress)).toBe(true);
  });
});
