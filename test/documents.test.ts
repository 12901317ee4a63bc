import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { ANSWER_IDS } from "../src/core/answers.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const FOLDERS = ["src", "test", "e2e", "bench", "fuzz", "scripts", "config", "docs", "public"];

const paths = [
  ...readdirSync(root),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(posix.join(root, folder), { recursive: true, encoding: "utf8" }).map((path) =>
      posix.join(folder, path.replaceAll("\\", "/")),
    ),
  ),
];
const names = new Set(paths.map((path) => basename(path)));

/** Names of files that are made, written by a person or meant as a pattern. */
const NOT_OURS = /[<*]|^(?:robots\.txt|package-lock\.json|dist\/.*|build\/.*|x\.ts)$/;

/** What a document names that does not exist: files, targets of links, and commands. */
function faultsOf(path: string): readonly string[] {
  const text = readFileSync(posix.join(root, path), "utf8");
  const exists = (target: string) => existsSync(posix.join(root, target));
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)]
    .map(([, target = ""]) => posix.join(posix.dirname(path), target))
    .filter((target) => !exists(target));
  const files = [...text.matchAll(/`([\w./-]+)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !NOT_OURS.test(name))
    .filter((name) =>
      FOLDERS.includes(name.split("/")[0] ?? "") && name.includes("/")
        ? !exists(name)
        : /\.(?:tsx?|mjs|css)$/.test(name) && !names.has(basename(name)),
    );
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)]
    .map(([, command = ""]) => command)
    .filter((command) => !(command in packageJson.scripts));
  return [...links, ...files, ...commands];
}

describe("files, links and commands that a document names exist:", () => {
  test.each(paths.filter((path) => path.endsWith(".md")))("%s", (path) => {
    expect(faultsOf(path)).toEqual([]);
  });
});

test("docs/permalink.md names every response", () => {
  const text = readFileSync(posix.join(root, "docs/permalink.md"), "utf8");
  for (const id of ANSWER_IDS) expect(text).toMatch(new RegExp(`\`${id}(?: 6)?\``));
});
