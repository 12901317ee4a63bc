import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root folder. */
export const root = fileURLToPath(new URL("..", import.meta.url));

const oldestNode = [20, 19];
const lockHashFile = join(root, "node_modules", ".lock-hash");
const builtPage = join(root, "dist", "index.html");
const builtServer = join(root, "build", "server.mjs");
const buildSources = [
  "src",
  "public",
  "config",
  "index.html",
  "vite.config.ts",
  "package-lock.json",
];

/** Chromium without windows: it opens a page in half the processor time. */
const headlessShell = "chromium-headless-shell";

const browserCommands = [
  headlessShell,
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];

const applicationBrowsers = {
  darwin: [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  win32: ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"].flatMap((variable) => {
    const folder = process.env[variable];
    if (!folder) return [];
    return [
      join(folder, "Chromium", "Application", "chrome.exe"),
      join(folder, "Google", "Chrome", "Application", "chrome.exe"),
      join(folder, "Microsoft", "Edge", "Application", "msedge.exe"),
    ];
  }),
};

/** A failure whose message tells the user what happened and what to do. */
export class SetupError extends Error {
  name = "SetupError";
}

/** Runs `main`; a SetupError ends the process with its message alone, without a stack. */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}

/** Runs a program with the terminal as its output, and answers its exit status (1 if it could not run). */
export function run(command, args, { env = {}, shell = false } = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    shell,
    stdio: "inherit",
  });
  return status ?? 1;
}

/** Runs the command that an installed package brings, without a shell, so that it works on Windows too. */
export function runTool(packageName, args, options) {
  return run(process.execPath, [scriptOf(packageName), ...args], options);
}

/** Runs such a command beside others; resolves with its exit status (1 if it could not run). `write` gets what it prints, as it comes. */
export function runToolBeside(packageName, args, options) {
  return runBeside([scriptOf(packageName), ...args], options);
}

/** The same for a program for Node. */
export function runBeside(program, { env = {}, write }) {
  // Where colours are shown, what is printed later has them as well.
  const inColour = process.stdout.isTTY && !process.env.NO_COLOR;
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: { ...process.env, ...(inColour && { FORCE_COLOR: "1" }), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", write);
  return new Promise((resolve) => {
    child.on("error", () => resolve(1));
    child.on("close", (status) => resolve(status ?? 1));
  });
}

function scriptOf(packageName) {
  const folder = join(root, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : Object.values(bin)[0]);
}

/** Installs what package-lock.json says, unless that is what is there. */
export function ensureDependencies() {
  requireNode();
  const wanted = lockHash();
  if (existsSync(lockHashFile) && readFileSync(lockHashFile, "utf8") === wanted) return;
  say("installing the dependencies (npm ci)");
  // NODE_ENV=production would leave out Vite itself.
  if (npm(["ci", "--include=dev"]) !== 0) {
    throw new SetupError(
      "npm ci failed: its messages are above. If it could not reach its registry, check the network and run again; if package-lock.json does not fit package.json, run npm install.",
    );
  }
  writeFileSync(lockHashFile, wanted);
}

/** Builds the page and its server unless they are newer than all they are made from. */
export function ensureBuild() {
  const newest = newestSource();
  if ([builtPage, builtServer].every((file) => newestIn(file) >= newest)) return;
  if (!build()) {
    throw new SetupError("vite build failed: its messages are above. Correct src/ and run again.");
  }
}

/** Builds dist/ and build/server.mjs, and answers whether that worked. */
export function build() {
  say("building the page and its server (vite build)");
  const started = new Date();
  const env = { NODE_ENV: "production" };
  if (runTool("vite", ["build"], { env }) !== 0) return false;
  // A program of its own: it needs Vite, which may not be there yet when this one is read.
  if (run(process.execPath, [join(root, "scripts", "build-server.mjs")], { env }) !== 0)
    return false;
  // A source edited during the build is newer than the build's start, though older than its end.
  for (const file of [builtPage, builtServer]) utimesSync(file, started, started);
  return true;
}

/** The Chromium to test with, found or installed; undefined stands for the one Playwright downloads. `others`: packages that are missing too, and come in the same step. */
export function ensureBrowser(others = []) {
  const found = findBrowser();
  // On a machine that only tests, the one that is quicker is worth installing beside another.
  const isEnough =
    found && (!process.env.CI || process.env.CHROMIUM_PATH || found.endsWith(headlessShell));
  const missing = isEnough ? others : [headlessShell, ...others];
  aptInstall(missing, "The end-to-end tests run in browsers that are not installed yet");
  const browser = isEnough ? found : (findBrowser() ?? installOtherChromium());
  if (browser) {
    say(`testing with ${browser}`);
    return browser;
  }
  announce(
    "The end-to-end tests need a Chromium, and none was found",
    "Playwright's own one, into its folder of browsers",
    "npx playwright install chromium",
  );
  if (runTool("@playwright/test", ["install", "chromium"]) === 0) return undefined;
  throw new SetupError(
    "There is no Chromium and none could be installed: see above. Install Chromium, Chrome or Edge, or set CHROMIUM_PATH to one, and run again.",
  );
}

/** The Chromium that is installed, CHROMIUM_PATH first; undefined when there is none. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return candidates().find(works);
  if (existsSync(named)) return named;
  throw new SetupError(
    `CHROMIUM_PATH is ${named}, and there is no such file. Correct it, or unset it to have a browser looked up.`,
  );
}

/** Tells what is being done, and takes a while. */
export function say(message) {
  console.log(`setup: ${message}`);
}

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [oldestMajor, oldestMinor] = oldestNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new SetupError(
    `This is Node ${process.versions.node}; Node ${oldestNode.join(".")} or newer is needed. Install it from https://nodejs.org and run again.`,
  );
}

// Packages with native code differ by platform, and a folder may be shared with a container.
function lockHash() {
  const hash = createHash("sha256");
  hash.update(readFileSync(join(root, "package-lock.json")));
  return `${hash.update(`${process.platform}-${process.arch}`).digest("hex")}\n`;
}

function npm(args) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith("npm-cli.js")) return run(process.execPath, [cli, ...args]);
  return run("npm", args, { shell: process.platform === "win32" });
}

function newestSource() {
  return Math.max(...buildSources.map((name) => newestIn(join(root, name))));
}

// A folder's own time counts too: it is what changes when a file is deleted.
function newestIn(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return 0;
  if (!entry.isDirectory()) return entry.mtimeMs;
  const within = readdirSync(path).map((name) => newestIn(join(path, name)));
  return Math.max(entry.mtimeMs, ...within);
}

function candidates() {
  const onPath = browserCommands.flatMap(pathsOf);
  return [...onPath, ...(applicationBrowsers[process.platform] ?? []).filter(existsSync)];
}

/** Where a command is on the PATH, the first first. */
export function pathsOf(command) {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, command + suffix)).filter(existsSync);
}

// Whether a browser can say its version: Ubuntu's chromium-browser may be a script that only says to
// install a snap. On Windows the question would open a window.
function works(browser) {
  if (process.platform === "win32") return true;
  return spawnSync(browser, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}

function installOtherChromium() {
  aptInstall(
    ["chromium"],
    `The end-to-end tests run in Chromium, and there is no ${headlessShell}`,
  );
  return findBrowser();
}

/** Installs Debian packages, where that is possible without asking. `why`: a sentence without its full stop. */
export function aptInstall(names, why) {
  const isPossible = process.getuid?.() === 0 && pathsOf("apt-get").length > 0;
  if (names.length === 0 || !isPossible) return;
  const command = `apt-get update && apt-get install --no-install-recommends ${names.join(" ")}`;
  announce(why, `Debian's ${names.join(" and ")}, for the whole system`, command);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-q"], { env });
  // One by one, because not every release has each of them.
  for (const name of names)
    run("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], { env });
}

/** Says what will be installed outside of this folder, and why; SETUP=no stops here, with the command to type. */
function announce(why, what, command) {
  if (process.env.SETUP === "no") {
    throw new SetupError(
      `${why}. SETUP is no, so nothing was installed. Type this and run again:\n\n    ${command}`,
    );
  }
  say(`${why}. Installing ${what} (${command}). SETUP=no would stop here instead.`);
}
