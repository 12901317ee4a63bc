// @module-tag long
import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readLink } from "../src/package/link.ts";
import { buildPackageInto } from "./build-package-into.mjs";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

/** As GITHUB_ACTION_PATH: where the action and the built command line are. */
const action = mkdtempSync(join(tmpdir(), "action-"));
/** A repository with a branch main and another one, which is checked out. */
const workspace = mkdtempSync(join(tmpdir(), "workspace-"));
/** Where the programs of the examples are. */
const bin = join(action, "bin");

const OLD = "User-agent: *\nDisallow: /a\n";
const NEW = "User-agent: *\nDisallow: /b\nDisalow: /c\n";

/** A log of two crawlers. */
const LOG_LINES = Array.from({ length: 20_000 }, (_, at) => {
  const agent = at % 2 ? "GPTBot/1.2" : "bingbot/2.0";
  const time = `${`${at % 28 || 28}`.padStart(2, "0")}/Nov/2026:10:00:00 +0000`;
  return `203.0.113.9 - - [${time}] "GET /${at % 3 ? "a" : "b"}/${at % 700} HTTP/1.1" 200 5 "-" "${agent}"\n`;
});

beforeAll(async () => {
  await buildPackageInto(join(action, "build", "package"));
  mkdirSync(bin);
  mkdirSync(join(action, "scripts"));
  copyFileSync(new URL("inside.mjs", import.meta.url), join(action, "scripts", "inside.mjs"));
  const program = join(bin, "robots-txt");
  writeFileSync(program, `#!/bin/sh\nexec node "${action}/build/package/cli.js" "$@"\n`);
  chmodSync(program, 0o755);
  const origin = join(action, "origin.git");
  git("init", "--quiet", "--bare", origin);
  git("init", "--quiet", "--initial-branch=main", ".");
  git("remote", "add", "origin", origin);
  commit("robots.txt", OLD);
  git("push", "--quiet", "origin", "main");
  git("checkout", "--quiet", "-b", "change");
  commit("robots.txt", NEW);
  writeFileSync(join(workspace, "expected.csv"), "user_agent,url,expected\nGPTBot,/a,block\n");
});
afterAll(() => {
  for (const folder of [action, workspace]) rmSync(folder, { recursive: true });
});

function git(...args: readonly string[]): string {
  const who = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  return execFileSync("git", [...who, ...args], { cwd: workspace, encoding: "utf8" });
}

function commit(file: string, text: string): void {
  writeFileSync(join(workspace, file), text);
  git("add", file);
  git("commit", "--quiet", "-m", `Change ${file}`);
}

/** A step of the action: its name, its condition, its environment and its script. */
interface Step {
  readonly name: string;
  readonly condition: string;
  readonly env: Readonly<Record<string, string>>;
  readonly script: string;
}

const yaml = readFileSync(new URL("../action.yml", import.meta.url), "utf8");

/** The steps of action.yml, as far as the test needs to understand YAML. */
const steps: readonly Step[] = yaml
  .split(/^ {4}- name: /m)
  .slice(1)
  .map((text) => {
    const [name = ""] = text.split("\n", 1);
    const [, condition = ""] = /^ {6}if: (.*)$/m.exec(text) ?? [];
    const [, env = ""] = /^ {6}env:\n((?: {8}.*\n)+)/m.exec(text) ?? [];
    const [, line = "", block = ""] = /^ {6}run: (.*)\n((?: {8}.*\n?|\n)*)/m.exec(text) ?? [];
    const script = line === "|" ? block.replaceAll(/^ {8}/gm, "") : line;
    const pairs = [...env.matchAll(/^ {8}(\w+): (.*)$/gm)];
    return {
      name,
      condition,
      script,
      env: Object.fromEntries(pairs.map(([, key, value]) => [key, value])),
    };
  });

/** The defaults of the inputs. */
const defaults = new Map(
  [...yaml.matchAll(/^ {2}([\w-]+):\n {4}description: .*\n {4}default: (.*)$/gm)].map(
    ([, name = "", value = ""]) => [name, value.replaceAll('"', "")],
  ),
);

/** Runs a step as GitHub would, with these inputs; resolves with its exit status, its log and the summary. */
function runStep(name: string, inputs: Readonly<Record<string, string>>) {
  const step = steps.find((one) => one.name === name);
  if (!step) throw new Error(`no step ${name}`);
  const summary = join(action, "summary.md");
  writeFileSync(summary, "");
  const env = Object.entries(step.env).map(([key, value]) => [
    key,
    value.replaceAll(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, input: string) => {
      const found = inputs[input] ?? defaults.get(input);
      if (found === undefined) throw new Error(`no input ${input}`);
      return found;
    }),
  ]);
  const ran = spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", step.script], {
    cwd: workspace,
    encoding: "utf8",
    env: {
      ...process.env,
      ...Object.fromEntries(env),
      GITHUB_ACTION_PATH: action,
      GITHUB_STEP_SUMMARY: summary,
      RUNNER_TEMP: action,
    },
  });
  return {
    status: ran.status,
    log: ran.stdout,
    error: ran.stderr,
    summary: readFileSync(summary, "utf8"),
  };
}

describe("the action", () => {
  test("has the steps that are tested here, and takes every input into the environment", () => {
    expect(steps.map(({ name }) => name)).toEqual([
      "Build the command line",
      "Files",
      "Expectations",
      "Problems",
      "Changes",
      "Requests",
    ]);
    // An expression inside of a script would run what a stranger wrote as a name of a branch.
    for (const { script } of steps) expect(script).not.toContain("${{");
  });

  test("builds the command line where it needs it", () => {
    expect(steps[0]?.script).toBe('npm --prefix "$GITHUB_ACTION_PATH" run --silent build:package');
    const { scripts } = JSON.parse(
      readFileSync(new URL("../package.json", import.meta.url), "utf8"),
    );
    expect(scripts["build:package"]).toBe("node scripts/build-package.mjs");
  });

  test("tests what is expected", () => {
    const inputs = { expectations: "expected.csv" };
    const { status, log, summary } = runStep("Expectations", inputs);
    expect(status).toBe(1);
    expect(log).toMatch(/^::error file=robots\.txt,title=expected Block%2C is Allow::GPTBot \/a: /);
    expect(summary).toContain("### Expected verdicts of robots.txt");
    expect(summary).toContain("| `/a` | `GPTBot` |");
  });

  test("fails with a sentence where a file is missing", () => {
    const { status, error, summary } = runStep("Expectations", { expectations: "none.csv" });
    expect([status, summary]).toEqual([2, ""]);
    expect(error).toBe("robots-txt: “none.csv” does not exist.\n");
  });

  test("finds problems, and fails from the level that is asked for", () => {
    const { status, log, summary } = runStep("Problems", {});
    expect(status).toBe(1);
    expect(log).toMatch(/^::error file=robots\.txt,line=3,title=R102::/m);
    expect(summary).toContain("### Problems of robots.txt");
    writeFileSync(join(workspace, "good.txt"), OLD);
    expect(runStep("Problems", { file: "good.txt" }).status).toBe(0);
    expect(runStep("Problems", { file: "good.txt", "fail-on": "note" }).status).toBe(1);
    writeFileSync(join(workspace, "closed.txt"), "User-agent: *\nDisallow: /\n");
    expect(runStep("Problems", { file: "closed.txt" }).status).toBe(1);
    expect(runStep("Problems", { file: "closed.txt", allow: "R408" }).status).toBe(0);
  });

  test("says what changes from the base branch, with a link to the comparison", async () => {
    const inputs = { base: "main", page: "https://playground.example/" };
    const { status, log, summary } = runStep("Changes", inputs);
    expect(status).toBe(0);
    expect(log).toMatch(/^::warning file=robots\.txt,/m);
    expect(summary).toContain("### What changes from main");
    expect(summary).toContain("get a different verdict on at least one URL.");
    const [, fragment = ""] = /\(https:\/\/playground\.example\/#(\S+)\)/.exec(summary) ?? [];
    const link = await readLink(fragment);
    expect(link.kind === "whole" && link.state.text).toBe(NEW);
    expect(runStep("Changes", { ...inputs, "fail-on-change": "true" }).status).toBe(1);
  });

  test("says what crawlers asked for, and does not fail because of it", () => {
    writeFileSync(join(workspace, "one.log"), LOG_LINES.slice(0, 10).join(""));
    writeFileSync(join(workspace, "two.log"), LOG_LINES.slice(10, 20).join(""));
    const { status, summary } = runStep("Requests", { logs: "*.log", file: "good.txt" });
    expect(status).toBe(0);
    expect(summary).toContain("### What crawlers asked for\n\n| crawler | requests |");
    expect(summary).toContain("| `GPTBot` | `10` |");
    expect(runStep("Requests", { logs: "none.log" })).toMatchObject({ status: 1 });
  });

  test("has nothing to compare where the base has no such file", () => {
    const { status, log } = runStep("Changes", { base: "main", file: "good.txt" });
    expect([status, log]).toEqual([0, "There is no good.txt in main to compare with.\n"]);
  });

  describe("follows a symbolic link inside the repository,", () => {
    const at = (branch: string, links: Readonly<Record<string, string>>, text: string) => {
      git("checkout", "--quiet", "-B", branch, "change");
      mkdirSync(join(workspace, "site", "files"), { recursive: true });
      writeFileSync(join(workspace, "site", "files", "real.txt"), text);
      for (const [path, target] of Object.entries(links)) {
        rmSync(join(workspace, path), { force: true });
        symlinkSync(target, join(workspace, path));
      }
      git("add", "site", ...Object.keys(links));
      git("commit", "--quiet", "-m", branch);
    };
    const LINKS = { "linked.txt": "site/public/real.txt", "site/public": "files" };
    afterAll(() => git("checkout", "--quiet", "change"));

    test("on both sides of a comparison, also where a folder is one", () => {
      at("linked-base", LINKS, OLD);
      git("push", "--quiet", "--force", "origin", "linked-base");
      at("linked-same", LINKS, OLD);
      const inputs = { base: "linked-base", file: "linked.txt" };
      const { status, log, summary } = runStep("Changes", inputs);
      expect([status, log]).toEqual([0, ""]);
      expect(summary).toContain("No verdict changes");
      at("linked-other", LINKS, NEW);
      expect(runStep("Files", inputs).status).toBe(0);
      expect(runStep("Changes", inputs).log).toMatch(/^::warning file=linked\.txt,/m);
      expect(runStep("Changes", { ...inputs, file: "./linked.txt" }).log).toMatch(/^::warning /m);
    });

    test("and reads none that leads out of it or into .git", () => {
      writeFileSync(join(action, "secret"), "User-agent: *\nDisallow: /secret\n");
      for (const target of [
        join(action, "secret"),
        `../${basename(action)}/secret`,
        "../../../../../../../etc/passwd",
        ".git/config",
        "site/public/../../.git/HEAD",
      ]) {
        at("leading-out", { ...LINKS, "linked.txt": target }, OLD);
        for (const inputs of [{ file: "linked.txt" }, { expectations: "linked.txt" }]) {
          const { status, log } = runStep("Files", inputs);
          expect([target, status]).toEqual([target, 2]);
          expect(log).toMatch(/^“linked\.txt” is not read: /);
        }
      }
      at("folder-out", { outside: action }, OLD);
      expect(runStep("Files", { file: "outside/secret" }).status).toBe(2);
      // The workflow itself may name a file elsewhere.
      expect(runStep("Files", { file: join(action, "secret") }).status).toBe(0);
      expect(runStep("Files", { file: "https://example.com/" }).status).toBe(0);
      for (const { name, condition } of steps.slice(2))
        expect([name, condition]).toEqual([
          name,
          expect.stringContaining("steps.files.outcome == 'success'"),
        ]);
    });

    test("nor one of the base branch", () => {
      at("linked-base", { ...LINKS, "linked.txt": "../../etc/passwd" }, OLD);
      git("push", "--quiet", "--force", "origin", "linked-base");
      at("linked-same", LINKS, OLD);
      const { status, log, summary } = runStep("Changes", {
        base: "linked-base",
        file: "linked.txt",
      });
      expect([status, summary]).toEqual([2, ""]);
      expect(log).toContain("linked.txt in linked-base is not read: a symbolic link leads out");
    });
  });
});

const page = readFileSync(new URL("../docs/command-line.md", import.meta.url), "utf8");

/** The indented lines below a heading of docs/command-line.md, until the next one. */
function example(heading: string): string {
  const [, after = ""] = page.split(`\n### ${heading}\n`);
  const [section = ""] = after.split(/\n##/);
  return [...section.matchAll(/^ {4}(.*)$/gm)].map(([, line]) => line).join("\n");
}

function shell(script: string) {
  return spawnSync("bash", ["-eo", "pipefail", "-c", script], {
    cwd: workspace,
    encoding: "utf8",
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
  });
}

describe("the examples of docs/command-line.md", () => {
  test("for GitHub name inputs that the action has", () => {
    const text = example("GitHub Actions");
    const [, inputs = ""] = /with:\n((?: {10}.*\n?)+)/.exec(text) ?? [];
    const names = [...inputs.matchAll(/^ {10}([\w-]+):/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(defaults.has(name ?? "")).toBe(true);
  });

  test("for GitLab write a report of the tests, and say what changes", () => {
    commit("robots-expectations.csv", "url,user_agent,expected\n/b,GPTBot,block\n");
    commit("robots.txt", NEW.replace("Disalow", "Disallow"));
    const { status, stderr } = inGitLab();
    expect([status, stderr]).toEqual([0, ""]);
    expect(readFileSync(join(workspace, "report.xml"), "utf8")).toContain('tests="1" failures="0"');
    expect(readFileSync(join(workspace, "changes.md"), "utf8")).toContain("| Crawler |");
    rmSync(join(workspace, "report.xml"));
    rmSync(join(workspace, "robots.txt"));
    symlinkSync(join(bin, "..", "secret"), join(workspace, "robots.txt"));
    git("add", "robots.txt");
    git("commit", "--quiet", "-m", "Link out");
    expect(inGitLab().status).not.toBe(0);
    expect(existsSync(join(workspace, "report.xml"))).toBe(false);
    git("reset", "--quiet", "--hard", "HEAD^");
  });

  /** Runs the job of the example as GitLab does: all its commands in one shell. */
  function inGitLab() {
    const [, script = ""] = example("GitLab").split("before_script:\n");
    const commands = [...script.matchAll(/^ {4}- (.*)$/gm)].map(([, line]) => line ?? "");
    const own = commands.filter((command) => !command.startsWith("npm install"));
    expect(own.length).toBeGreaterThan(6);
    return shell(["CI_MERGE_REQUEST_TARGET_BRANCH_NAME=main", ...own].join("\n"));
  }

  test("for pre-commit check the files that are committed", () => {
    const [, entry = ""] = /entry: (.*)/.exec(example("pre-commit")) ?? [];
    const [, files = ""] = /files: (.*)/.exec(example("pre-commit")) ?? [];
    expect("www/robots.txt").toMatch(new RegExp(files));
    expect("robots.txt").toMatch(new RegExp(files));
    expect("old-robots.txt").not.toMatch(new RegExp(files));
    writeFileSync(join(workspace, "bad.txt"), "User-agent: *\nDisalow: /c\n");
    expect(shell(`${entry} robots.txt`).status).toBe(0);
    expect(shell(`${entry} bad.txt`).status).toBe(1);
  });

  test("for several processes give the same bytes as one", () => {
    const urls = Array.from({ length: 30_000 }, (_, at) => `/${at % 3 ? "a" : "b"}/${at}`);
    writeFileSync(join(workspace, "urls.txt"), `${urls.join("\n")}\n`);
    const lines = example("Many URLs").split("\n");
    // The exit status is that of blocked URLs.
    const { stderr } = shell(
      ["set +e", ...lines.filter((line) => !line.startsWith("parallel"))].join("\n"),
    );
    expect(stderr).toBe("");
    const expected = readFileSync(join(workspace, "verdicts.ndjson"), "utf8");
    expect(expected.split("\n")).toHaveLength(30_001);
    expect(readFileSync(join(workspace, "sharded.ndjson"), "utf8") === expected).toBe(true);
    if (shell("parallel --version").status !== 0) return;
    shell(lines.filter((line) => line.startsWith("parallel")).join("\n"));
    expect(readFileSync(join(workspace, "parallel.ndjson"), "utf8") === expected).toBe(true);
  });

  test("for logs give the same bytes, whole or in parts", () => {
    writeFileSync(join(workspace, "access.log"), LOG_LINES.join(""));
    const [whole = "", parts = "", parallel = ""] =
      example("Large logs").split(/\n(?=split|parallel)/);
    const read = (name: string) => readFileSync(join(workspace, name), "utf8");
    // The exit status is that of blocked URLs.
    shell(`set +e\n${whole}\n${parts}`);
    expect(read("requests.json")).toContain('"crawler":"GPTBot","requests":10000');
    expect(read("sharded.json") === read("requests.json")).toBe(true);
    if (shell("parallel --version").status !== 0) return;
    shell(parallel);
    expect(read("parallel.json") === read("requests.json")).toBe(true);
  });
});
