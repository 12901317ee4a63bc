import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Circumstances, failing, fetched } from "../../test/fetch/ask.ts";
import {
  closeSites,
  openRawSite,
  openScriptedSite,
  openSecureSite,
  openSite,
} from "../../test/fetch/local-sites.ts";
import { reply, transportSpy } from "../../test/fetch/transport-spy.ts";
import { fetchTransport } from "./edge.ts";

const file: RequestListener = (_, response) => response.end("User-agent: *\nDisallow: /cart\n");

// RFC 8446 5.1: what a client's handshake begins with.
const HANDSHAKE = 22;

afterEach(async () => {
  vi.useRealTimers();
  await closeSites();
});

describe("a bare host", () => {
  it("is asked by https", async () => {
    const { port } = await openSecureSite(file);
    const answer = await fetched(`secure.test:${port}`);
    expect(answer.asked).toBe(`https://secure.test:${port}/robots.txt`);
    expect(answer.hops).toHaveLength(1);
  });

  it("has half of the time to take a connection by https, and then what is left", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const times: number[] = [];
    const { transport } = transportSpy(
      () => ["93.184.215.14"],
      async ({ url, timeToConnect }) => {
        times.push(timeToConnect());
        vi.advanceTimersByTime(3_000);
        if (url.protocol === "http:") return reply(200);
        throw new Error("refused");
      },
    );
    const policy = { allowedPorts: [80, 443], milliseconds: 10_000 };
    await fetched("slow.test", { transport, policy: { ...policy, allowAddress: () => false } });
    expect(times).toEqual([5_000, 7_000]);
  });
});

describe("a bare host is asked by http when", () => {
  it("it speaks no https", async () => {
    const { port } = await openSite(file);
    const answer = await fetched(`plain.test:${port}`);
    expect(answer.asked).toBe(`http://plain.test:${port}/robots.txt`);
    expect(answer.hops).toMatchObject([
      { url: `https://plain.test:${port}/robots.txt`, kind: "failed", failure: "tls" },
      { url: `http://plain.test:${port}/robots.txt`, kind: "answered", status: 200 },
    ]);
  });

  it("its certificate is for others", async () => {
    const { port } = await openSecureSite(file);
    const answer = await failing(`other.test:${port}`);
    expect(answer.hops).toMatchObject([{ failure: "tls" }, { failure: "incomplete" }]);
  });

  it("https is refused", async () => {
    const { transport, connections } = transportSpy(
      () => ["127.0.0.1"],
      async ({ url }) => {
        if (url.protocol === "http:") return reply(200);
        throw new Error("refused");
      },
    );
    const policy = { allowedPorts: [80, 443] };
    const answer = await fetched("plain.test", { transport, policy });
    expect(answer.hops).toMatchObject([{ failure: "refused" }, { status: 200 }]);
    expect(connections).toHaveLength(2);
  });

  it("no secure connection comes to be in time", { tags: "long" }, async () => {
    const { port } = await openRawSite((socket) => {
      socket.once("data", ([first]) => {
        if (first !== HANDSHAKE) socket.end("HTTP/1.1 404 Not Found\r\n\r\n");
      });
    });
    const answer = await fetched(`silent.test:${port}`, { policy: { milliseconds: 4_000 } });
    expect(answer.hops).toMatchObject([{ failure: "timeout" }, { status: 404 }]);
  });

  it("neither works, and then told by the last failure", async () => {
    const { port } = await openScriptedSite("nonsense\r\n\r\n");
    const answer = await failing(`plain.test:${port}`);
    expect(answer.hops).toMatchObject([{ failure: "tls" }, { failure: "incomplete" }]);
    expect(answer.failure).toBe("incomplete");
  });
});

describe("a bare host is not asked by http when https", () => {
  /** How a host fails that is asked but once. */
  async function failureOf(host: string, circumstances?: Circumstances) {
    const { hops, failure } = await failing(host, circumstances);
    expect(hops).toMatchObject([{ url: `https://${host}/robots.txt`, failure }]);
    return failure;
  }

  it("has answered, whatever it was", async () => {
    const site = await openSecureSite((_, response) => response.writeHead(503).end());
    const answer = await fetched(`secure.test:${site.port}`);
    expect(answer).toMatchObject({ status: 503, hops: [{ status: 503 }] });
  });

  it("has taken the connection and never answers", { tags: "long" }, async () => {
    const { port } = await openSecureSite(() => {});
    const policy = { milliseconds: 4_000 };
    expect(await failureOf(`secure.test:${port}`, { policy })).toBe("timeout");
  });

  it("answers when more than half of the time is over", async () => {
    vi.useFakeTimers();
    const { transport } = transportSpy(
      () => ["127.0.0.1"],
      () => new Promise((resolve) => setTimeout(() => resolve(reply(200)), 9_000)),
    );
    const policy = { allowedPorts: [80, 443], milliseconds: 10_000 };
    const answer = fetched("slow.test", { transport, policy });
    await vi.advanceTimersByTimeAsync(9_000);
    expect((await answer).hops).toMatchObject([{ status: 200, milliseconds: 9_000 }]);
  });

  it.each([
    ["hangs up", "", "incomplete"],
    ["speaks another protocol", "220 mail.example ESMTP\r\n", "incomplete"],
    ["answers with too long a head", `HTTP/1.1 200 OK\r\nX: ${"x".repeat(100_000)}`, "too-large"],
  ])("%s", async (_, octets, failure) => {
    const { port } = await openSecureSite(({ socket }) => socket.end(octets));
    expect(await failureOf(`secure.test:${port}`)).toBe(failure);
  });

  it("is sent by the platform’s fetch, of which nobody knows whether it has connected", async () => {
    const transport = fetchTransport(() => new Promise(() => {}));
    const policy = { allowedPorts: [80, 443], milliseconds: 100 };
    expect(await failureOf("silent.test", { transport, policy })).toBe("timeout");
  });
});
