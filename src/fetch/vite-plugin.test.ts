import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type InlineConfig, preview } from "vite";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { localTransport } from "./testing/ask.ts";
import { closeSites, openPorts, openSite } from "./testing/local-sites.ts";
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

async function openDev(options: RobotsApiOptions, host = "127.0.0.1", base?: string) {
  const config = { ...configOf(options, base), server: { host, port: 0, ws: false as const } };
  const server = await (await createServer(config)).listen();
  closings.push(() => server.close());
  return portOf(server.httpServer);
}

async function openPreview(options: RobotsApiOptions, host = "127.0.0.1", base?: string) {
  const server = await preview({ ...configOf(options, base), preview: { host, port: 0 } });
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
    const port = await open({}, "127.0.0.1", "/sub/path/");
    expect((await get(port, "/sub/path/api/robots?site=http://127.0.0.1")).status).toBe(403);
  });

  it("does not when other machines can reach it", async () => {
    const response = await get(await open({}, "0.0.0.0"), "/api/robots?site=example.com");
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ kind: "failed", failure: "switched-off" });
  });

  it("does when other machines can reach it and may", async () => {
    const port = await open({ allowPublic: true }, "0.0.0.0");
    const response = await get(port, "/api/robots?site=http://127.0.0.1");
    expect(await response.json()).toMatchObject({ failure: "not-allowed" });
  });
});
