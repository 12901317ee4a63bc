import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { getUnder } from "../test/fetch/get-under.ts";
import { buildHandlerInto } from "./bundle.mjs";

const readme = readFileSync(new URL("../src/fetch/README.md", import.meta.url), "utf8");
const folder = mkdtempSync(join(tmpdir(), "build-handler-"));

beforeAll(() => buildHandlerInto(join(folder, "build", "handler")));
afterEach(() => void vi.unstubAllGlobals());
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes the README's own sample for a platform to a file beside the built handler. */
function sampleFor(platform: string): string {
  const [, after = ""] = readme.split(`\n**${platform}**`);
  const [, sample = ""] = /\n\n((?: {4}.*\n|\n)+)/.exec(after) ?? [];
  expect(sample).toMatch("./build/handler/");
  const file = join(folder, `${platform.replaceAll(" ", "-")}.mjs`);
  writeFileSync(file, sample.replaceAll(/^ {4}/gm, ""));
  return file;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Starts a program and does `work` once somebody takes connections at the port that it was given. */
async function withProgram(file: string, work: (port: number) => Promise<void>): Promise<void> {
  const port = await freePort();
  const env = { ...process.env, PORT: `${port}`, NODE_OPTIONS: "" };
  const program = spawn(process.execPath, [file], { env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  program.stderr.on("data", (portion) => {
    said += portion;
  });
  const target = { host: "127.0.0.1", port };
  const isThere = () => getUnder("robots.example.com", target, "/").then(Boolean, () => false);
  try {
    while (!(await isThere())) {
      if (program.exitCode !== null) throw new Error(`The sample has ended: ${said}`);
      await pause(50);
    }
    await work(port);
  } finally {
    program.kill();
  }
}

const QUESTION = "/api/robots?site=http://127.0.0.1";

describe("the README’s sample for", () => {
  it("Node answers as it is written", async () => {
    await withProgram(sampleFor("Node"), async (port) => {
      const ask = (host: string, path: string) => getUnder(host, { host: "127.0.0.1", port }, path);
      const answer = await ask("robots.example.com", QUESTION);
      expect(await answer.json()).toMatchObject({ kind: "failed", failure: "not-allowed" });
      expect(await (await ask("localhost", QUESTION)).json()).toMatchObject({
        failure: "switched-off",
      });
      expect((await ask("robots.example.com", "/other")).status).toBe(404);
    });
  });

  it("Cloudflare Workers answers as it is written", async () => {
    const { default: worker } = await import(pathToFileURL(sampleFor("Cloudflare Workers")).href);
    const env = { ASSETS: { fetch: async () => new Response("page") } };
    await expectAnswers(async (request) => worker.fetch(request, env), "page");
  });

  it("Deno Deploy answers as it is written", async () => {
    let serve: (request: Request, info: unknown) => Promise<Response>;
    vi.stubGlobal("Deno", {
      serve: (handler: typeof serve) => {
        serve = handler;
      },
    });
    await import(pathToFileURL(sampleFor("Deno Deploy")).href);
    const info = { remoteAddr: { hostname: "192.0.2.1" } };
    await expectAnswers(async (request) => serve(request, info), "");
  });

  /** `otherwise`: what is answered to a request for something else. */
  async function expectAnswers(
    handle: (request: Request) => Promise<Response>,
    otherwise: string,
  ): Promise<void> {
    const sent: string[] = [];
    vi.stubGlobal("fetch", async ({ url }: Request) => {
      sent.push(url);
      return new Response("Disallow: /");
    });
    const ask = (path: string) => handle(new Request(`https://p.example${path}`));
    expect(await (await ask(QUESTION)).json()).toMatchObject({ failure: "not-allowed" });
    expect(sent).toEqual([]);
    expect(await (await ask("/api/robots?site=a.example")).json()).toMatchObject({
      kind: "fetched",
      body: btoa("Disallow: /"),
    });
    expect(sent).toEqual(["https://a.example/robots.txt"]);
    expect(await (await ask("/index.html")).text()).toBe(otherwise);
  }
});
