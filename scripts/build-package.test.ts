// @module-tag long
import { execFile, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { parseSync } from "vite";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { closeSites, openSite } from "../test/fetch/local-sites.ts";
import { buildPackageInto } from "./build-package-into.mjs";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const run = promisify(execFile);

/** Where the package is built, and a folder in which nothing but its tarball is installed. */
const built = mkdtempSync(join(tmpdir(), "package-"));
const fresh = mkdtempSync(join(tmpdir(), "package-user-"));
const installed = join(fresh, "node_modules", "robots-txt-playground");

beforeAll(async () => {
  await buildPackageInto(built);
  const { stdout } = await npm(built, "pack", "--json", "--pack-destination", fresh);
  const [{ filename }] = JSON.parse(stdout);
  writeFileSync(join(fresh, "package.json"), '{ "private": true, "type": "module" }');
  await npm(fresh, "install", "--offline", "--no-audit", "--no-fund", `./${filename}`);
});
afterAll(() => {
  for (const folder of [built, fresh]) rmSync(folder, { recursive: true });
});
afterEach(closeSites);

function npm(cwd: string, ...args: readonly string[]) {
  return run("npm", args, { cwd, env: { ...process.env, npm_config_cache: join(cwd, ".cache") } });
}

const readme = readFileSync(new URL("../src/package/README.md", import.meta.url), "utf8");

/** The blocks of the README in a language. */
function blocks(language: string): readonly string[] {
  return [...readme.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "gs"))].map(
    ([, block = ""]) => block,
  );
}

/** What a shell said of a command in the folder, with the installed program on its path. */
function shell(command: string, input = ""): Promise<{ status: number; out: string; err: string }> {
  const path = `${join(fresh, "node_modules", ".bin")}:${process.env.PATH}`;
  const child = spawn("sh", ["-c", command], { cwd: fresh, env: { ...process.env, PATH: path } });
  let [out, err] = ["", ""];
  child.stdout.on("data", (part) => {
    out += part;
  });
  child.stderr.on("data", (part) => {
    err += part;
  });
  child.stdin.on("error", () => {}).end(input);
  return new Promise((resolve) => {
    child.on("close", (status) => resolve({ status: status ?? -1, out, err }));
  });
}

/** What the TypeScript compiler says of programs in the folder, by name, where it is strict. */
async function complaintsAbout(programs: Record<string, string>, lib: string): Promise<string> {
  for (const [name, program] of Object.entries(programs)) writeFileSync(join(fresh, name), program);
  const typescript = new URL("../node_modules/typescript/bin/tsc", import.meta.url).pathname;
  const strict = ["--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess"];
  const args = ["--noEmit", ...strict, "--module", "nodenext", "--target", "es2022"];
  const files = Object.keys(programs);
  const { stdout } = await run(
    process.execPath,
    [typescript, ...args, "--lib", lib, "--types", "", ...files],
    { cwd: fresh },
  ).catch((error: { stdout: string }) => error);
  return stdout;
}

/** What runs JavaScript on this machine, with its command; the names of the tests say which it was. */
const runtimes = [
  ["Node", process.execPath],
  ["Deno", "deno", "run"],
  ["Bun", "bun", "run"],
].filter(([, command = ""]) => spawnSync(command, ["--version"]).status === 0);

describe("the packed package", () => {
  test("depends on nothing, and has its documents, declarations and source maps", () => {
    const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
    expect(manifest).toMatchObject({ name: "robots-txt-playground", license: "MIT" });
    expect(manifest).not.toHaveProperty("dependencies");
    expect(manifest).not.toHaveProperty("private");
    for (const file of ["README.md", "LICENSE", "NOTICES", "index.js.map", "cli.js.map"])
      expect(readFileSync(join(installed, file), "utf8").length).toBeGreaterThan(100);
    // What is bundled into the engine keeps its licence.
    expect(readFileSync(join(installed, "NOTICES"), "utf8")).toContain("structured-headers ");
  });

  test("runs every command of its README", async () => {
    const rules = "User-agent: *\nDisallow: /private/\n\nUser-agent: GPTBot\nDisallow: /blog/\n";
    const { port } = await openSite((_, response) => {
      response.writeHead(200, { "Content-Type": "text/plain" }).end(rules);
    });
    writeFileSync(join(fresh, "robots.txt"), rules);
    writeFileSync(join(fresh, "old-robots.txt"), rules.replace("/private/", "/secret/"));
    writeFileSync(join(fresh, "urls.txt"), "/blog/\n/private/1\n");
    writeFileSync(
      join(fresh, "robots-expectations.csv"),
      "user_agent,url,expected\nGPTBot,/blog/,block\n",
    );
    const lines = blocks("sh").join("").trim().split("\n");
    expect(lines.length).toBeGreaterThan(6);
    const said: string[] = [];
    for (const line of lines) {
      const command = line.replaceAll("https://example.com", `http://127.0.0.1:${port}`);
      const { status, out, err } = await shell(command);
      expect([line, err, status === 0 || status === 1]).toEqual([
        line,
        line.includes(" fetch ") ? expect.stringContaining("robots.txt: 200") : "",
        true,
      ]);
      said.push(`${status} ${out}`);
    }
    expect(said[0]).toBe("1 Blocked  GPTBot  /blog/  line 5: Disallow: /blog/\n");
    expect(said[1]?.trim().split("\n")).toHaveLength(2);
    expect(said[2]).toContain("Blocked by line 2");
    expect(said[3]).toBe("0 All as expected: 1 verdict.\n");
    expect(said[6]).toContain("Not stated      No line says anything about it.");
    expect(said[8]).toBe(`0 ${rules}`);
  });

  test.each(runtimes)(
    "runs every program of its README in %s",
    async (_, command = "", ...args) => {
      const programs = blocks("js");
      expect(programs).toHaveLength(3);
      for (const [index, program] of programs.entries()) {
        const file = join(fresh, `program-${index}.js`);
        writeFileSync(file, program);
        const { stdout } = await run(command, [...args, file], { cwd: fresh });
        // What a program prints is in a comment beside it, or is a problem.
        const comments = [...program.matchAll(/console\.log\(.*\/\/ (.*)/g)].map(
          ([, text]) => text,
        );
        if (comments.length > 0) expect(stdout.trim().split("\n")).toEqual(comments);
        else expect(stdout).toMatch(/^R\d+ \w+ \d+ /);
      }
    },
  );

  test("has strict types", async () => {
    const program = `
import { decide, parseRobots, preferencesFor, verdicts, type Verdict } from "robots-txt-playground";
import { lint, reference } from "robots-txt-playground/lint";
import { encodeLink, readLink } from "robots-txt-playground/link";
const analysis = parseRobots("", "google");
const verdict: Verdict = decide(analysis, ["a", "b"], "/");
const outcome: "allow" | "disallow" | "undefined" | "not-governed" = verdict.outcome;
const line: number | null = verdicts(analysis, ["a"], ["/"]).lineAt(0, 0);
const sentences: readonly string[] = lint(analysis).map(({ sentence }) => sentence);
const use: "allowed" | "refused" | "unstated" | "not-applicable" = preferencesFor(analysis, "a", "/").training.value;
const link: Promise<string> = encodeLink({ text: "" });
readLink("#1").then((read) => read.kind === "whole" && read.state.urls.join());
// @ts-expect-error: no such parser
parseRobots("", "gogle");
export { line, link, outcome, reference, sentences, use };
`;
    expect(await complaintsAbout({ "program.ts": program }, "es2023")).toBe("");
  });

  test("has a README whose programs are strict TypeScript too", async () => {
    const programs = blocks("js").map((program, index) => [`readme-${index}.ts`, program]);
    // They print, for which they need a platform.
    expect(await complaintsAbout(Object.fromEntries(programs), "es2023,dom")).toBe("");
  });

  // Deno and Bun need what browsers need: relative imports with their extensions, and no globals of Node.
  test("needs no platform: its modules import only each other", () => {
    for (const file of ["index.js", "lint.js", "link.js"]) {
      const names = new Set(loadedBy(file).flatMap((code) => [...namesIn(parseSync(file, code))]));
      expect(names).toContain("Uint8Array");
      for (const name of PLATFORM) expect(names).not.toContain(name);
    }
    expect(namesIn(parseSync("x.js", 'const { a } = require("x"); b.process;'))).toEqual(
      new Set(["a", "require", "b"]),
    );
  });

  test("has a file behind every entry point, and the types first", () => {
    const { exports } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
    expect(Object.keys(exports)).toEqual([".", "./lint", "./link", "./package.json"]);
    for (const face of [exports["."], exports["./lint"], exports["./link"]]) {
      expect(Object.keys(face)).toEqual(["types", "default"]);
      for (const file of Object.values<string>(face))
        expect(readFileSync(join(installed, file), "utf8")).toMatch(/\bexport\b/);
    }
  });

  test("loads for the engine neither checks nor details of crawlers, and at most 120 kB", () => {
    const all = loadedBy("index.js").join("\n");
    expect(gzipSync(all, { level: 9 }).length).toBeLessThan(120 * 1000);
    expect(all).not.toContain("R303");
    expect(all).not.toContain("developers.google.com/crawling/docs/crawlers-fetchers");
  });
});

/** The code that an import of a file loads, and with it the proof that all of it is in the package. */
function loadedBy(file: string): readonly string[] {
  const loaded = new Map<string, string>();
  const load = (path: string) => {
    if (loaded.has(path)) return;
    const code = readFileSync(path, "utf8");
    loaded.set(path, code);
    const { staticImports, staticExports } = parseSync(path, code).module;
    const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)];
    for (const { moduleRequest } of requests) {
      expect(moduleRequest?.value ?? "./x.js").toMatch(/^\.{1,2}\/.*\.js$/);
      if (moduleRequest) load(join(dirname(path), moduleRequest.value));
    }
  };
  load(join(installed, file));
  return [...loaded.values()];
}

/** Names of Node and of the page that no module of the faces may use. */
const PLATFORM = [
  "process",
  "Buffer",
  "require",
  "module",
  "global",
  "__dirname",
  "setImmediate",
].concat(["document", "window", "navigator", "localStorage", "XMLHttpRequest"]);

/** The names that code uses, without those of properties. */
function namesIn(node: unknown, names: Set<string> = new Set()): ReadonlySet<string> {
  if (Array.isArray(node)) for (const one of node) namesIn(one, names);
  else if (typeof node === "object" && node !== null) {
    const { type, name } = node as { readonly type?: unknown; readonly name?: unknown };
    if (type === "Identifier" && typeof name === "string") names.add(name);
    const isNamed = !("computed" in node) || node.computed === true;
    for (const [key, value] of Object.entries(node))
      if (isNamed || (key !== "property" && key !== "key")) namesIn(value, names);
  }
  return names;
}

describe("the installed program", () => {
  test("ends quietly where the reader of a pipe has seen enough", async () => {
    const { status, out, err } = await shell(
      "yes /a | robots-txt check robots.txt --agent x --urls - | head -n 2",
    );
    expect([status, out, err]).toEqual([0, "Allowed  x  /a\nAllowed  x  /a\n", ""]);
  });

  test("gives the same bytes in shards as in one process", async () => {
    const urls = Array.from({ length: 20_000 }, (_, at) => `/${at % 7 ? "blog" : "private"}/${at}`);
    writeFileSync(join(fresh, "many.txt"), `${urls.join("\n")}\n`);
    const check = "robots-txt check robots.txt -a GPTBot -f ndjson --urls";
    const whole = await shell(`${check} many.txt`);
    mkdirSync(join(fresh, "shards"));
    const sharded = await shell(
      `split -n l/4 many.txt shards/ && for s in shards/*; do ${check} $s > $s.out & done; wait; cat shards/*.out`,
    );
    expect(sharded.err).toBe("");
    expect(sharded.out === whole.out).toBe(true);
    expect(whole.out.split("\n")).toHaveLength(20_001);
  });
});
