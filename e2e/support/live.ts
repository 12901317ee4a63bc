import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "@playwright/test";
import { nodeTransport } from "../../src/fetch/node/node-transport.ts";
import { robotsListener } from "../../src/fetch/node/robots-listener.ts";
import { closeSites, openPorts, openSite } from "../../test/fetch/local-sites.ts";
import { FIRST } from "./link.ts";
import { button, expect, openLink, openSetup, test } from "./page.ts";
import { Site } from "./site.ts";

export const MINE = "User-agent: *\nDisallow: /mine\n";
export const RULES = "User-agent: *\r\nDisallow: /cart\r\n";

/** Has each test begin on the page of a new visitor, with a server behind it that asks the sites of this machine: the page's own where it is fresh, else one that stands in for it. */
export function beginWithServer(): void {
  let robots: { close(): void };
  test.beforeEach(async ({ page, isFresh }) => {
    const listener = localRobots();
    if (isFresh) {
      const site = await Site.open(listener);
      robots = site;
      await page.goto(site.url);
      await expect(button(page, "Share")).toBeVisible();
      return;
    }
    const server = createServer(listener);
    robots = server;
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    await page.route("/api/robots?*", (route) => {
      const { search } = new URL(route.request().url());
      return route.continue({ url: `http://127.0.0.1:${port}/api/robots${search}` });
    });
    await openLink(page, FIRST);
  });
  test.afterEach(async () => {
    robots.close();
    await closeSites();
  });
}

/** Takes off the one complaint that a request failed, with a status or in the browser’s words: it writes each down. */
export async function forgive(complaints: string[], failure: number | string): Promise<void> {
  const answered = `the server responded with a status of ${failure}`;
  const said = `Failed to load resource: ${typeof failure === "number" ? answered : failure}`;
  await expect.poll(() => complaints).toEqual([expect.stringContaining(said)]);
  complaints.length = 0;
}

/** Asks the site for its robots.txt. */
export async function openLive(page: Page, typed: string): Promise<void> {
  await openSetup(page);
  await siteBox(page).fill(typed);
  await button(page, "Open live").click();
}

/** What there is to say of the site. */
export function strip(page: Page): Locator {
  return page.getByRole("region", { name: "Live site", exact: true });
}

/** What came back, as the bar has it. */
export function http(page: Page): Locator {
  return page.getByRole("combobox", { name: "HTTP", exact: true });
}

export function siteBox(page: Page): Locator {
  return page.getByRole("textbox", { name: "Site", exact: true });
}

/** What opens live sites for a page under test: only those on this machine, whatever their name in `.test`. */
function localRobots(): RequestListener {
  const robots = robotsListener({
    transport: nodeTransport({
      resolve: async (name) => (name.endsWith(".test") ? ["127.0.0.1"] : []),
    }),
    policy: {
      get allowedPorts() {
        return openPorts();
      },
      allowAddress: (address) => address === "127.0.0.1",
    },
  });
  return (request, response) => {
    // The browser sees that it is not the page's own server, whose part it plays.
    request.headers["sec-fetch-site"] = "same-origin";
    void robots(request, response);
  };
}

/** A robots.txt that a site answers with. */
interface Served {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Opens a site that answers so; its origin, as `name.test` with a port. */
export async function openLocal(name: string, served: Served): Promise<string> {
  const { status = 200, headers = { "Content-Type": "text/plain" }, body = "" } = served;
  const { port } = await openSite((_request, response) => {
    response.writeHead(status, headers).end(body);
  });
  return `http://${name}.test:${port}`;
}

/** What the server behind the page answers for a site that has everything there is to tell. */
export const LIVE_ANSWER = {
  kind: "fetched",
  asked: "https://shop.example/robots.txt",
  userAgent: "robots.txt-playground/1.0",
  hops: [
    { kind: "failed", url: "https://shop.example/robots.txt", failure: "tls", milliseconds: 1 },
    {
      kind: "answered",
      url: "https://shop.example/robots.txt",
      status: 302,
      location: "https://cdn.example/",
      family: null,
      milliseconds: 2,
    },
    {
      kind: "answered",
      url: "https://cdn.example/",
      status: 203,
      location: null,
      family: 6,
      milliseconds: 3,
    },
  ],
  status: 203,
  contentType: "text/plain; charset=latin1",
  charset: "latin1",
  contentEncoding: "gzip",
  caching: {
    cacheControl: "max-age=60",
    expires: "0",
    age: "1",
    etag: '"x"',
    lastModified: "x",
    date: "x",
  },
  retryAfter: "5",
  size: 14,
  cut: true,
  body: "VXNlci1hZ2VudDogKgo=",
};
