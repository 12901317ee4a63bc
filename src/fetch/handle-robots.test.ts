import { describe, expect, it } from "vitest";
import { publicAddress } from "../../test/fetch/hostile-sites.ts";
import { reply, transportSpy } from "../../test/fetch/transport-spy.ts";
import { crawlers } from "../engine/crawlers/index.ts";
import { FAILURES } from "./failures.ts";
import { handleRobots, userAgentOf } from "./handle-robots.ts";
import { Limiter } from "./limiter.ts";
import type { Asked, Reply } from "./transport.ts";

const ADDRESS = "https://playground.test/api/robots";

function handling(limiter = new Limiter(), answer?: (asked: Asked) => Promise<Reply>) {
  const spy = transportSpy(() => [publicAddress], answer);
  const handle = (query: string, init: RequestInit = {}) =>
    handleRobots(new Request(ADDRESS + query, init), {
      transport: spy.transport,
      limiter,
      client: "192.0.2.1",
    });
  return { handle, connections: spy.connections };
}

describe("the handler", () => {
  it("answers in JSON that nobody keeps or takes for something else", async () => {
    const response = await handling().handle("?site=example.com");
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    expect(await response.json()).toMatchObject({ kind: "fetched", status: 200 });
  });

  it.each([
    [""],
    ["?site="],
    ["?site=a.example&site=b.example"],
    ["?sitemap="],
    ["?sitemap=/sitemap.xml"],
    ["?sitemap=https://a.example/&sitemap=https://b.example/"],
    ["?sitemap=https://a.example/&site=a.example"],
    [`?sitemap=https://a.example/${"a".repeat(8_000)}`],
    ["?site=example.com/blog/robots.txt"],
    ["?site=example.com&user_agent="],
    ["?site=example.com&user_agent=NoSuchBot"],
    ["?site=example.com&user_agent=GPTBot%0d%0aX-Evil:%201"],
    ["?site=example.com&user_agent=*"],
  ])("asks nobody for %s", async (query) => {
    const { handle, connections } = handling();
    const response = await handle(query);
    expect(response.status).toBe(400);
    const { message } = FAILURES["bad-request"];
    expect(await response.json()).toEqual({
      kind: "failed",
      failure: "bad-request",
      message,
      hops: [],
    });
    expect(connections).toEqual([]);
  });

  it.each(["POST", "HEAD", "PUT", "DELETE", "OPTIONS"])("does not answer %s", async (method) => {
    const { handle, connections } = handling();
    const response = await handle("?site=example.com", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET");
    expect(connections).toEqual([]);
  });

  it.each([
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "nonsense" },
    { Origin: "https://evil.example" },
    { Origin: "https://playground.test.evil.example" },
    { Origin: "https://playground.test:8443" },
    { Origin: "null" },
    { Origin: "" },
    { "Sec-Fetch-Site": "same-origin", Origin: "https://evil.example" },
  ])("does not answer pages of others: %j", async (headers) => {
    const { handle, connections } = handling();
    const response = await handle("?site=example.com", { headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ failure: "cross-site" });
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(connections).toEqual([]);
  });

  it.each([
    {},
    { "Sec-Fetch-Site": "same-origin" },
    { "Sec-Fetch-Site": "none" },
    { Origin: "https://playground.test" },
    { Origin: "http://playground.test" },
  ])("answers its own page, and programs: %j", async (headers) => {
    expect((await handling().handle("?site=example.com", { headers })).status).toBe(200);
  });

  it("answers only so often", async () => {
    const limiter = new Limiter({ perClient: { burst: 1, perMinute: 2 } }, () => 0);
    const { handle, connections } = handling(limiter);
    await handle("?site=a.example");
    const response = await handle("?site=b.example");
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("30");
    expect(await response.json()).toMatchObject({ failure: "rate-limited" });
    expect(connections).toHaveLength(1);
  });

  it("gives its turn back, whatever came of it", async () => {
    const limiter = new Limiter({ atOnce: 1 });
    const { handle } = handling(limiter, () => Promise.reject(new Error("no network")));
    const failures = [];
    for (const site of ["http://a.example", "http://127.0.0.1", "http://b.example"])
      failures.push((await (await handle(`?site=${site}`)).json()).failure);
    expect(failures).toEqual(["refused", "not-allowed", "refused"]);
  });

  it("gives up when nobody waits any more", async () => {
    const gone = new AbortController();
    const signals: AbortSignal[] = [];
    const { handle } = handling(new Limiter(), ({ signal }) => {
      signals.push(signal);
      gone.abort();
      return new Promise(() => {});
    });
    await handle("?site=https://example.com", { signal: gone.signal });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it("reads a reply no longer than it wants, and then lets it go", async () => {
    let chunks = 0;
    let discarded = false;
    const { handle } = handling(new Limiter(), async () => ({
      ...reply(200),
      body: (async function* () {
        for (;;) {
          chunks++;
          yield new Uint8Array(300_000);
        }
      })(),
      discard: () => {
        discarded = true;
      },
    }));
    const response = await handle("?site=https://example.com");
    expect(await response.json()).toMatchObject({ size: 524_288, cut: true });
    expect([chunks, discarded]).toEqual([2, true]);
  });

  it("has a sentence for every failure, with nothing of the request in it", () => {
    for (const { message } of Object.values(FAILURES)) expect(message).toMatch(/^[A-Z].*\.$/);
  });
});

describe("userAgentOf", () => {
  it("is the tool's own where no crawler is named", () => {
    expect(userAgentOf(null)).toBe("robots.txt-playground/1.0");
  });

  it.each([
    ["Googlebot", "Googlebot"],
    ["gOOGLEBOT", "Googlebot"],
  ])("names %s as the catalogue writes it, and the tool", (token, listed) => {
    expect(userAgentOf(token)).toBe(
      `Mozilla/5.0 (compatible; ${listed}; robots.txt-playground/1.0)`,
    );
  });

  it.each([
    "",
    "*",
    "NoSuchBot",
    "Googlebot/2.1",
    " Googlebot",
    "Googlebot\r\nX: y",
    "GPTBot\u0000",
  ])("is nothing for %j, which the catalogue does not have", (token) =>
    expect(userAgentOf(token)).toBeNull(),
  );

  it("is a header that a server can read, for all of the catalogue (RFC 9110 5.5, 10.1.5)", () => {
    const headers = crawlers.flatMap(({ tokens }) => tokens.map(userAgentOf));
    expect(headers.filter((header) => !/^[ !'*-:A-Z_a-z+.();]+$/.test(header ?? ""))).toEqual([]);
    expect(headers.filter((header) => header?.split(/[()]/).length !== 3)).toEqual([]);
  });
});
