import { describe, expect, it } from "vitest";
import { ask } from "../../test/fetch/ask.ts";
import {
  hostileAnswers,
  hostileSites,
  hostileTexts,
  publicAddress,
} from "../../test/fetch/hostile-sites.ts";
import { reply, transportSpy } from "../../test/fetch/transport-spy.ts";

const usualPorts = { policy: { allowedPorts: [80, 443], allowAddress: () => false } };

/** Where redirects may try to lead. */
const HOSTILE_TARGETS: readonly string[] = [
  ...hostileSites.filter((site) => site.includes("://")),
  "file:///etc/passwd",
  "ftp://example.com/robots.txt",
  "javascript:alert(1)",
  "data:text/plain,User-agent:%20*",
  "http://example.com:8080/robots.txt",
  "https://example.com:22/robots.txt",
  "http://user:secret@example.com/robots.txt",
  "//127.0.0.1/robots.txt",
  "//[::1]/robots.txt",
  "\\\\127.0.0.1\\robots.txt",
];

describe("the admission of a request", () => {
  it("has at least sixty hostile spellings and addresses to withstand", () => {
    expect(new Set(hostileSites).size).toBeGreaterThan(60);
  });

  it.each([...hostileSites, ...hostileTexts])("never connects to %j", async (site) => {
    const spy = transportSpy(() => [publicAddress]);
    const answer = await ask(site, { transport: spy.transport, ...usualPorts });
    expect(spy.connections).toEqual([]);
    expect(spy.names).toEqual([]);
    expect(answer).toMatchObject({
      kind: "failed",
      failure: expect.stringMatching(/^(?:not-allowed|bad-request)$/),
    });
  });

  it.each(hostileAnswers)("never connects to a name that leads to %j", async (...addresses) => {
    const spy = transportSpy(() => addresses);
    const answer = await ask("https://rebound.example", {
      transport: spy.transport,
      ...usualPorts,
    });
    expect(spy.connections).toEqual([]);
    expect(answer).toMatchObject({ kind: "failed", failure: "not-allowed" });
  });

  it.each([
    ["2a00:1450:4001:80b::1", true],
    ["2a00:1450:4001:80c::1", false],
    ["93.184.215.9", true],
    ["93.184.215.14", false],
  ])("refuses what is in a network of its own machine: %s", async (address, isBeside) => {
    const networks = ["2a00:1450:4001:80b::7/64", "93.184.215.8/30", "::/0", "no block"];
    const spy = transportSpy(() => [address], undefined, networks);
    const answer = await ask("https://beside.example", {
      transport: spy.transport,
      ...usualPorts,
    });
    expect(spy.connections).toHaveLength(isBeside ? 0 : 1);
    expect(answer.kind).toBe(isBeside ? "failed" : "fetched");
  });

  it.each([
    ["http://localhost"],
    ["http://localhost."],
    ["http://LOCALHOST"],
    ["http://app.localhost"],
    ["http://metadata.google.internal"],
  ])("leaves it to the addresses where %s leads", async (site) => {
    const spy = transportSpy(() => ["127.0.0.1"]);
    expect(await ask(site, { transport: spy.transport, ...usualPorts })).toMatchObject({
      failure: "not-allowed",
    });
    expect(spy.connections).toEqual([]);
  });

  it.each(HOSTILE_TARGETS)("never follows a redirect to %j", async (location) => {
    const spy = transportSpy(
      () => [publicAddress],
      async ({ url }) => reply(url.hostname === "first.example" ? 302 : 200, { location }),
    );
    await ask("https://first.example", { transport: spy.transport, ...usualPorts });
    expect(spy.connections.map(({ url }) => url)).toEqual(["https://first.example/robots.txt"]);
  });

  it.each([
    ["example.com", ["https://example.com/robots.txt"]],
    ["http://example.com:443", ["http://example.com:443/robots.txt"]],
    ["https://EXAMPLE.com./any/page?x#y", ["https://example.com./robots.txt"]],
    ["http://müller.example", ["http://xn--mller-kva.example/robots.txt"]],
    ["http://8.8.8.8", ["http://8.8.8.8/robots.txt"]],
    ["http://[2606:4700::1111]", ["http://[2606:4700::1111]/robots.txt"]],
  ])("lets a request to %s pass", async (site, urls) => {
    const spy = transportSpy(() => [publicAddress]);
    await ask(site, { transport: spy.transport, ...usualPorts });
    expect(spy.connections.map(({ url }) => url)).toEqual(urls);
  });

  it("hands on the very addresses that it has checked", async () => {
    const addresses = [publicAddress, "2606:4700::1111"];
    const spy = transportSpy(() => addresses);
    await ask("https://example.com", { transport: spy.transport, ...usualPorts });
    expect(spy.connections).toEqual([{ url: "https://example.com/robots.txt", addresses }]);
    expect(spy.names).toEqual(["example.com"]);
  });

  it("looks a name up again at each hop, and stops when it has come to lead elsewhere", async () => {
    const answers = [[publicAddress], ["127.0.0.1"]];
    const spy = transportSpy(
      () => answers.shift() ?? [],
      async () => reply(302, { location: "/again" }),
    );
    const answer = await ask("https://rebound.example", {
      transport: spy.transport,
      ...usualPorts,
    });
    expect(spy.connections.map(({ addresses }) => addresses)).toEqual([[publicAddress]]);
    expect(answer).toMatchObject({
      failure: "not-allowed",
      hops: [
        { kind: "answered", location: "/again" },
        { kind: "failed", failure: "not-allowed" },
      ],
    });
  });

  it("tells a name without an address", async () => {
    const spy = transportSpy(() => []);
    expect(await ask("nowhere.example", { transport: spy.transport, ...usualPorts })).toMatchObject(
      {
        failure: "dns",
        hops: [{ url: "https://nowhere.example/robots.txt", kind: "failed", failure: "dns" }],
      },
    );
  });
});
