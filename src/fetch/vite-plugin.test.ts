import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type InlineConfig, preview } from "vite";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { localTransport } from "../../test/fetch/ask.ts";
import { getUnder } from "../../test/fetch/get-under.ts";
import { closeSites, openPorts, openSite } from "../../test/fetch/local-sites.ts";
import { type RobotsApiOptions, robotsApi } from "./vite-plugin.ts";

const root = mkdtempSync(join(tmpdir(), "robots-api-"));
mkdirSync(join(root, "dist"));
writeFileSync(join(root, "dist", "index.html"), "<title>page</title>");

let closings: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all([closeSites(), ...closings.map((close) => close())]);
  closings = [];
});
afterAll(() => rmSync(root, { recursive: true }));

function configOf(options: RobotsApiOptions, base = "/"): InlineConfig {
  return {
    root,
    base,
    configFile: false,
    logLevel: "silent",
    plugins: [robotsApi(options)],
  };
}

function portOf(server: { readonly address: Server["address"] } | null): number {
  const address = server?.address();
  if (!address || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

interface Open {
  readonly host?: string;
  readonly base?: string;
  /** The names that Vite lets pass. */
  readonly allowedHosts?: string[] | true;
}

async function openDev(options: RobotsApiOptions, { base, ...more }: Open = {}) {
  const server = await createServer({
    ...configOf(options, base),
    server: { host: "127.0.0.1", port: 0, ws: false, ...more },
  });
  closings.push(() => server.close());
  return portOf((await server.listen()).httpServer);
}

async function openPreview(options: RobotsApiOptions, { base, ...more }: Open = {}) {
  const server = await preview({
    ...configOf(options, base),
    preview: { host: "127.0.0.1", port: 0, ...more },
  });
  closings.push(() => server.close());
  return portOf(server.httpServer);
}

const servers = [
  ["dev", openDev],
  ["preview", openPreview],
] as const;

function get(port: number, path: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`);
}

/** What is answered to a question for a private site that comes under the name `name`. */
async function answerUnder(name: string, port: number): Promise<string> {
  const target = { host: "127.0.0.1", port };
  const response = await getUnder(`${name}:${port}`, target, "/api/robots?site=http://127.0.0.1");
  expect(response.status).toBe(403);
  return response.text();
}

const VITE_REFUSES = "Blocked request";

describe.each(servers)("Vite's %s server", (_, open) => {
  it("answers what its page asks", async () => {
    const site = await openSite((_request, response) => response.end("Disallow: /"));
    const port = await open({
      transport: localTransport(),
      policy: { allowedPorts: openPorts(), allowAddress: () => true },
    });
    const response = await get(port, `/api/robots?site=http://plain.test:${site.port}`);
    expect(await response.json()).toMatchObject({ kind: "fetched", body: btoa("Disallow: /") });
  });

  it("does so below its base", async () => {
    const port = await open({}, { base: "/sub/path/" });
    expect((await get(port, "/sub/path/api/robots?site=http://127.0.0.1")).status).toBe(403);
  });

  it("does not when other machines can reach it", async () => {
    const response = await get(await open({}, { host: "0.0.0.0" }), "/api/robots?site=example.com");
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ kind: "failed", failure: "switched-off" });
  });

  it("does when other machines can reach it and may", async () => {
    const port = await open({ allowPublic: true }, { host: "0.0.0.0" });
    const response = await get(port, "/api/robots?site=http://127.0.0.1");
    expect(await response.json()).toMatchObject({ failure: "not-allowed" });
  });

  it.each(["127.0.0.1", "localhost"])("answers under its name %s", async (name) => {
    expect(await answerUnder(name, await open({}))).toMatch("not-allowed");
  });

  it("does not answer under the name of somebody else’s page", async () => {
    const port = await open({});
    expect(await answerUnder("rebound.example", port)).toMatch(VITE_REFUSES);
  });

  it("does not do so where Vite lets every name pass, either", async () => {
    const port = await open({}, { allowedHosts: true });
    expect(await answerUnder("rebound.example", port)).toMatch("switched-off");
  });

  it("leaves names to Vite where other machines may ask", async () => {
    const port = await open(
      { allowPublic: true },
      { host: "0.0.0.0", allowedHosts: ["public.example"] },
    );
    expect(await answerUnder("public.example", port)).toMatch("not-allowed");
    expect(await answerUnder("rebound.example", port)).toMatch(VITE_REFUSES);
  });

  it("answers under the names that it is given", async () => {
    const port = await open({ hosts: ["public.example"] }, { host: "0.0.0.0", allowedHosts: true });
    expect(await answerUnder("public.example", port)).toMatch("not-allowed");
    expect(await answerUnder("rebound.example", port)).toMatch("switched-off");
  });
});
