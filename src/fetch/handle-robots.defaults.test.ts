import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { publicAddress } from "../../test/fetch/hostile-sites.ts";
import { closeSites, hasIpv6, openSite } from "../../test/fetch/local-sites.ts";
import { reply, transportSpy } from "../../test/fetch/transport-spy.ts";
import { handleRobots } from "./handle-robots.ts";
import { DEFAULT_LIMITS, Limiter } from "./limiter.ts";
import { type ListenerOptions, robotsListener } from "./node/robots-listener.ts";
import type { Asked, Reply } from "./transport.ts";

const never = () => new Promise<Reply>(() => {});

afterEach(async () => {
  vi.useRealTimers();
  await closeSites();
});

/** Asks a handler that nothing was said to but its transport. */
async function ask(site: string, answer?: (asked: Asked) => Promise<Reply>) {
  const { transport, connections } = transportSpy(() => [publicAddress], answer);
  const request = new Request(`https://playground.test/api/robots?site=${site}`);
  const options = { transport, limiter: new Limiter(), client: "" };
  const json = await (await handleRobots(request, options)).json();
  return { answer: json, urls: connections.map(({ url }) => url) };
}

describe("unless told otherwise, a handler", () => {
  it.each(["https://a.example", "http://a.example", "http://a.example:443"])(
    "asks %s",
    async (site) => {
      expect((await ask(site)).urls).toEqual([`${site}/robots.txt`]);
    },
  );

  it.each([22, 25, 81, 444, 3000, 8000, 8080, 8443])("does not ask port %d", async (port) => {
    const { answer, urls } = await ask(`http://a.example:${port}`);
    expect(answer).toMatchObject({ failure: "not-allowed" });
    expect(urls).toEqual([]);
  });

  it("waits for ten seconds", async () => {
    vi.useFakeTimers();
    let failure: unknown = "none yet";
    void ask("https://a.example", never).then(({ answer }) => {
      failure = answer.failure;
    });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(failure).toBe("none yet");
    await vi.advanceTimersByTimeAsync(1);
    expect(failure).toBe("timeout");
  });
});

describe("unless told otherwise, a listener", () => {
  // Nothing is filled up but when a test lets time pass.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));

  /** Opens servers of one listener; asks the one at `address` in the name of `client`. */
  async function open(options: ListenerOptions = {}, answer?: () => Promise<Reply>) {
    const spy = transportSpy(() => [publicAddress], answer);
    const listener = robotsListener({ transport: spy.transport, ...options });
    const handle = (...both: Parameters<typeof listener>) => void listener(...both);
    const { port } = await openSite(handle);
    const question = "/api/robots?site=https://a.example";
    const get = (init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${question}`, init);
    const askFrom = async (client: string) =>
      (await get({ headers: { "X-Client": client } })).status;
    return { spy, get, askFrom, handle, question };
  }

  const clientOf: ListenerOptions["clientOf"] = ({ headers }) => `${headers["x-client"]}`;

  /** How often `times` questions were answered before the first that was not. */
  async function answered(times: number, question: (at: number) => Promise<number>) {
    for (let at = 0; at < times; at++) if ((await question(at)) !== 200) return at;
    return times;
  }

  it("answers a client ten times at once, and then every three seconds", async () => {
    const { get, askFrom } = await open();
    expect(await answered(20, () => askFrom(""))).toBe(10);
    expect((await get()).headers.get("retry-after")).toBe("3");
    vi.advanceTimersByTime(2_990);
    expect(await askFrom("")).toBe(429);
    vi.advanceTimersByTime(20);
    expect([await askFrom(""), await askFrom("")]).toEqual([200, 429]);
  });

  it("answers sixty times at once in all, and then four times a second", async () => {
    const { askFrom } = await open({ clientOf });
    expect(await answered(100, (at) => askFrom(`${at}`))).toBe(60);
    vi.advanceTimersByTime(240);
    expect(await askFrom("a")).toBe(429);
    vi.advanceTimersByTime(20);
    expect([await askFrom("a"), await askFrom("b")]).toEqual([200, 429]);
  });

  it("asks for sixteen at once", async () => {
    const gone = new AbortController();
    const { spy, get, askFrom } = await open({ clientOf }, never);
    const waiting = Array.from({ length: 16 }, (_, at) =>
      get({ headers: { "X-Client": `${at}` }, signal: gone.signal }).catch(() => {}),
    );
    await vi.waitUntil(() => spy.connections.length === 16, { timeout: 30_000 });
    expect(await askFrom("a")).toBe(429);
    gone.abort();
    await Promise.all(waiting);
  });

  it.runIf(hasIpv6)("tells clients apart by their addresses", async () => {
    const { askFrom, handle, question } = await open({}, async () => reply(200));
    const { port } = await openSite(handle, "::1");
    expect(await answered(20, () => askFrom(""))).toBe(10);
    expect((await fetch(`http://[::1]:${port}${question}`)).status).toBe(200);
  });
});

describe("the README", () => {
  const readme = readFileSync(new URL("./README.md", import.meta.url), "utf8");

  it("tells the limits as they are", () => {
    const { perClient, statusInAll, atOnce, atOncePerClient, clients } = DEFAULT_LIMITS;
    expect(readme).toMatch(`${perClient.burst} requests at once and then ${perClient.perMinute} a`);
    expect(readme).toMatch(
      `${statusInAll.burst} and ${statusInAll.perMinute} for all clients together, ${atOnce} running`,
    );
    expect(readme).toMatch(`at a time, and ${atOncePerClient} of one client`);
    expect(readme).toMatch(`${clients.toLocaleString("en")} clients`);
  });
});
