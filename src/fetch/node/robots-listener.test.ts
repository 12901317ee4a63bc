import { createConnection } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { closeSites, openSite } from "../../../test/fetch/local-sites.ts";
import { reply, transportSpy } from "../../../test/fetch/transport-spy.ts";
import { Limiter } from "../limiter.ts";
import { type ListenerOptions, robotsListener } from "./robots-listener.ts";

function open(options: ListenerOptions = {}) {
  const listener = robotsListener({
    transport: transportSpy(() => ["93.184.215.14"]).transport,
    ...options,
  });
  return openSite((incoming, outgoing) => void listener(incoming, outgoing));
}

/** What a server sends back for these octets. */
async function exchange(port: number, octets: string): Promise<string> {
  const socket = createConnection({ host: "127.0.0.1", port });
  socket.end(octets);
  let received = "";
  for await (const chunk of socket) received += chunk;
  return received;
}

/** A request for example.com, which may be sent as it is. */
function requestWith(headers: string, method = "GET"): string {
  return `${method} /api/robots?site=example.com HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`;
}

afterEach(closeSites);

describe("a listener of Node", () => {
  it("answers as the handler does", async () => {
    const { port } = await open();
    const response = await fetch(`http://127.0.0.1:${port}/api/robots?site=example.com`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toMatchObject({
      kind: "fetched",
      asked: "https://example.com/robots.txt",
    });
  });

  it.each([
    ["POST", "Host: a.test", 405, "bad-method"],
    ["TRACE", "Host: a.test", 405, "bad-method"],
    ["GET", "Host: a b", 400, "bad-request"],
    ["GET", "Host:", 400, "bad-request"],
    ["GET", "Host: somebody@a.test", 400, "bad-request"],
    ["GET", "Host: a.test\r\nOrigin: http://b.test", 403, "cross-site"],
    ["GET", "Host: a.test\r\nSec-Fetch-Site: cross-site", 403, "cross-site"],
    [
      "GET",
      "Host: a.test\r\nSec-Fetch-Site: same-origin\r\nSec-Fetch-Site: cross-site",
      403,
      "cross-site",
    ],
    ["GET", "Host: a.test\r\nOrigin: \u00e4\u00ff", 403, "cross-site"],
    ["GET", "Host: a.test\r\nOrigin: http://a.test", 200, "fetched"],
  ])("answers %s with %j", async (method, headers, status, what) => {
    const { port } = await open({ hosts: ["a.test"] });
    const answer = await exchange(port, requestWith(headers, method));
    expect(answer).toMatch(`HTTP/1.1 ${status} `);
    expect(answer).toMatch(`"${what}"`);
  });

  it("takes the host from the Host header alone, whatever the target says", async () => {
    const { port } = await open({ hosts: ["a.test", "evil.test"] });
    const answer = await exchange(
      port,
      "GET //evil.test/api/robots?site=a.example HTTP/1.1\r\nHost: a.test\r\nOrigin: http://evil.test\r\nConnection: close\r\n\r\n",
    );
    expect(answer).toMatch('"cross-site"');
  });

  it("tells clients apart as its host says", async () => {
    const limiter = new Limiter({ perClient: { burst: 1, perMinute: 1 } });
    const { port } = await open({ limiter, clientOf: ({ headers }) => `${headers["x-client"]}` });
    const ask = async (client: string) => {
      const address = `http://127.0.0.1:${port}/api/robots?site=example.com`;
      return (await fetch(address, { headers: { "X-Client": client } })).status;
    };
    expect([await ask("a"), await ask("a"), await ask("b")]).toEqual([200, 429, 200]);
  });

  it("stops fetching when the client has gone", async () => {
    const gone = new AbortController();
    const stopped = new Promise((resolve) => {
      const { transport } = transportSpy(
        () => ["93.184.215.14"],
        async ({ signal }) => {
          signal.addEventListener("abort", resolve);
          gone.abort();
          return new Promise(() => reply(200));
        },
      );
      void open({ transport, policy: { milliseconds: 600_000 } }).then(({ port }) =>
        fetch(`http://127.0.0.1:${port}/?site=example.com`, { signal: gone.signal }).catch(
          () => {},
        ),
      );
    });
    await expect(stopped).resolves.toBeDefined();
  });
});
