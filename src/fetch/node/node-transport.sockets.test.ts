import type { IncomingMessage, RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { type Circumstances, fetched, localTransport } from "../../../test/fetch/ask.ts";
import {
  closeSites,
  hasIpv6,
  type LocalSite,
  openSecureSite,
  openSite,
} from "../../../test/fetch/local-sites.ts";
import { fetchTransport } from "../edge.ts";
import { isLoopbackAddress } from "../public-address.ts";
import { nodeTransport } from "./node-transport.ts";

const allowLoopback = { policy: { allowAddress: isLoopbackAddress } };

afterEach(closeSites);

/** Answers with more and more, to whoever still reads it. */
const endless: RequestListener = (_, response) => {
  const more = () => {
    while (!response.destroyed && response.write("Disallow: /\n".repeat(10_000)));
  };
  response.on("drain", more);
  more();
};

const toEndless: RequestListener = (request, response) => {
  if (request.url === "/there") return void response.end();
  response.writeHead(302, { Location: "/there" });
  endless(request, response);
};

describe("the family of an address", () => {
  it.runIf(hasIpv6)("is that of the one that answered: 6", async () => {
    const { port } = await openSite((_, response) => response.end(), "::1");
    const answer = await fetched(`http://[::1]:${port}`, allowLoopback);
    expect(answer.hops).toMatchObject([{ family: 6 }]);
  });

  it("is that of the one that answered: 4", async () => {
    const { port } = await openSite((_, response) => response.end());
    const answer = await fetched(`http://127.0.0.1:${port}`, allowLoopback);
    expect(answer.hops).toMatchObject([{ family: 4 }]);
  });
});

describe("a name that nobody else is to look up", () => {
  it("is looked up by the system", async () => {
    const { port } = await openSite((_, response) => response.end("Disallow: /"));
    const site = `http://localhost:${port}`;
    const answer = await fetched(site, { transport: nodeTransport(), ...allowLoopback });
    expect(answer.body).toBe(btoa("Disallow: /"));
  });
});

describe("a connection is closed, as the site sees it,", () => {
  const transports: readonly (readonly [string, Circumstances])[] = [
    ["sockets", { transport: localTransport() }],
    ["the platform’s fetch", { transport: fetchTransport((request) => fetch(request)) }],
  ];

  // Who does not close it waits for ever.
  const timeout = 10_000;

  async function expectClosed({ requests }: LocalSite): Promise<void> {
    const [first] = requests;
    if (first) await closed(first);
    expect(requests.length).toBeGreaterThan(0);
  }

  // A reset is one as well, and comes with an error.
  async function closed({ socket }: IncomingMessage): Promise<void> {
    if (!socket.destroyed) await new Promise((resolve) => socket.once("close", resolve));
  }

  it.each(transports)(
    "after a body that was cut: by %s",
    async (_, circumstances) => {
      const site = await openSite(endless);
      const answer = await fetched(`http://127.0.0.1:${site.port}`, circumstances);
      expect(answer.cut).toBe(true);
      await expectClosed(site);
    },
    timeout,
  );

  it.each(transports)(
    "after a redirect, whatever comes with it: by %s",
    async (_, circumstances) => {
      const site = await openSite(toEndless);
      const answer = await fetched(`http://127.0.0.1:${site.port}`, circumstances);
      expect(answer).toMatchObject({ status: 200, size: 0 });
      await expectClosed(site);
    },
    timeout,
  );

  it.each([
    ["that was cut", endless],
    ["of a redirect", toEndless],
  ])(
    "after a body %s that came over https",
    async (_, listener) => {
      const site = await openSecureSite(listener);
      await fetched(`https://secure.test:${site.port}`);
      await expectClosed(site);
    },
    timeout,
  );
});
