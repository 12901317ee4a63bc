import { afterEach, describe, expect, it } from "vitest";
import { bytesOf, fetched, localTransport } from "../../test/fetch/ask.ts";
import { closeSites, openPorts, openSite } from "../../test/fetch/local-sites.ts";
import { fetchTransport } from "./edge.ts";
import { isOwnRequest } from "./fetch-robots.ts";
import { robotsListener } from "./node/robots-listener.ts";
import type { Transport } from "./transport.ts";

afterEach(closeSites);

/** A handler that others may ask, and a site that redirects to it with a question for that site. */
async function openLoop(transport: Transport) {
  const listener = robotsListener({
    transport,
    hosts: ["127.0.0.1"],
    policy: {
      get allowedPorts() {
        return openPorts();
      },
      allowAddress: () => true,
    },
  });
  const handler = await openSite((incoming, outgoing) => void listener(incoming, outgoing));
  const site = await openSite(({ headers }, response) => {
    const question = `?site=http://${headers.host}`;
    const location = `http://127.0.0.1:${handler.port}/api/robots${question}`;
    response.writeHead(302, { Location: location }).end();
  });
  return { handler, site };
}

describe("a site that redirects to a handler of this tool", () => {
  it.each([
    ["sockets", localTransport()],
    ["the platform’s fetch", fetchTransport((request) => fetch(request))],
  ])("is asked once, and so is the handler: by %s", async (_, transport) => {
    const { handler, site } = await openLoop(transport);
    const answer = await fetched(`http://127.0.0.1:${site.port}`, { transport });
    expect(answer.hops).toMatchObject([{ status: 302 }, { status: 403 }]);
    expect(bytesOf(answer)).toMatch("cross-site");
    expect([site.requests.length, handler.requests.length]).toEqual([1, 1]);
  });
});

describe("isOwnRequest", () => {
  it.each([
    "robots-txt-playground",
    "Robots-TXT-Playground",
    "cloudflare; loops=1, robots-txt-playground",
    "a.example:443,robots-txt-playground ; x=y,b",
  ])("knows a request of this tool: %j", (value) => {
    expect(isOwnRequest(new Headers({ "CDN-Loop": value }))).toBe(true);
  });

  it.each([
    {},
    { "CDN-Loop": "" },
    { "CDN-Loop": "cloudflare; loops=1" },
    { "CDN-Loop": "robots-txt-playground-of-others" },
    { "CDN-Loop": "a; x=robots-txt-playground" },
    { "User-Agent": "robots-txt-playground" },
  ])("knows others: %j", (headers) => {
    expect(isOwnRequest(new Headers(headers))).toBe(false);
  });
});
