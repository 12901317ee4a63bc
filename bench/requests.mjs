import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ensureDependencies, root, SetupError } from "../scripts/setup.mjs";
import { tokens, writeAccessLog } from "./access-log.mjs";
import { takeTasks, watchTasks } from "./page/in-page.mjs";

const lines = 1_000_000;
const rounds = 5;
const keys = 40;
/** After this time all that an action has begun is done. */
const restMs = 3000;
/** How often the memory of the browser is looked at. */
const lookMs = 100;
/** The clock of /proc/PID/stat, in ticks a second. */
const TICKS = 100;

const robots = `User-agent: *
Disallow: /search
Disallow: /cart/

User-agent: GPTBot
Disallow: /shoes/*/category-7/
`;

/** Measures how a log of a million lines is read on the command line and in the built page, beside GoAccess, and what a key costs after it; prints tables. Needs Linux, goaccess and time. */
export async function measureRequests() {
  ensureDependencies();
  if (process.platform !== "linux" || spawnSync("goaccess", ["--version"]).error)
    throw new SetupError("This part needs Linux, goaccess and time: apt-get install goaccess time");
  const folder = mkdtempSync(join(tmpdir(), "robots-txt-bench-"));
  try {
    const log = join(folder, "access.log");
    writeAccessLog(log, lines);
    await measureCommand(folder, log);
    await measurePage(folder, log);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureCommand(folder, log) {
  const file = join(folder, "robots.txt");
  writeFileSync(file, robots);
  execFileSync("node", [join(root, "scripts", "build-package.mjs")], { stdio: "ignore" });
  const cli = join(root, "build", "package", "cli.js");
  const own = ["node", cli, "requests", file, log, "--format", "json"];
  const runs = [];
  // The two take turns, so that whatever else slows the machine slows both alike.
  for (let round = 0; round < rounds; round += 1) runs.push([ran(own), ran(goaccess(folder, log))]);
  await printComparison("robots-txt requests", runs);
}

async function measurePage(folder, log) {
  const { freshPage, withStage } = await import("./page/stage.mjs");
  const { ms, printTable } = await import("./page/tables.mjs");
  await withStage(async ({ browser, product }) => {
    const open = async () => {
      const page = await freshPage(browser);
      await page.addInitScript(watchTasks);
      await page.goto(`${product.address}#text=${encodeURIComponent(robots)}&agent=GPTBot&url=/`);
      await page.waitForSelector("[role=gridcell]");
      await pause(restMs);
      return page;
    };
    const runs = [];
    const longest = [];
    const costs = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await open();
      await page.evaluate(takeTasks);
      const ours = await read(page, log);
      await pause(restMs);
      longest.push(Math.max(0, ...(await page.evaluate(takeTasks))));
      runs.push([ours, ran(goaccess(folder, log))]);
      const withLog = await keyCost(page);
      // The same table, of which nothing was asked.
      const table = await tableOf(page, folder);
      await page.context().close();
      const plain = await open();
      await fill(plain, table);
      costs.push([withLog, await keyCost(plain)]);
      await plain.context().close();
    }
    await printComparison("the page", runs);
    printTable(
      ["The page’s own thread", "median", "min", "max"],
      [
        spread("longest task while reading (wanted: none over 50 ms)", longest),
        spread(
          "script per key, processor time, with the log",
          costs.map(([one]) => one),
          ms,
        ),
        spread(
          "the same without",
          costs.map(([, other]) => other),
          ms,
        ),
      ],
    );
  });
}

/** Reads the log in the page, and takes the processor time of the browser and how much memory it had at most beyond before. */
async function read(page, log) {
  const before = usage();
  let most = before.memory;
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "From a file", exact: true }).click(),
  ]);
  await chooser.setFiles(log);
  const told = page.getByRole("status").filter({ hasText: "requested though blocked." });
  let isDone = false;
  const done = told.waitFor({ timeout: 300_000 }).then(() => {
    isDone = true;
  });
  while (!isDone) {
    most = Math.max(most, usage().memory);
    await Promise.race([done, pause(lookMs)]);
  }
  return { seconds: usage().seconds - before.seconds, memory: most - before.memory };
}

/** What a key in a rule costs the page’s own thread: its scripts, in ms of processor time. */
async function keyCost(page) {
  const clock = await page.context().newCDPSession(page);
  await clock.send("Performance.enable", { timeDomain: "threadTicks" });
  const scripts = async () => {
    const { metrics } = await clock.send("Performance.getMetrics");
    return 1000 * metrics.find(({ name }) => name === "ScriptDuration").value;
  };
  await page.getByRole("textbox", { name: "robots.txt", exact: true }).focus();
  await page.keyboard.press("Control+Home");
  for (let line = 0; line < 2; line += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  const type = async (count) => {
    for (let key = 0; key < count; key += 1) {
      await page.keyboard.press(key % 2 ? "Backspace" : "x");
      await pause(150);
    }
    await pause(restMs);
  };
  await type(10);
  const before = await scripts();
  await type(keys);
  return ((await scripts()) - before) / keys;
}

/** The URLs and the crawlers of the page, as a file and as the part of a link. */
async function tableOf(page, folder) {
  const path = join(folder, "verdicts.json");
  const [download] = await Promise.all([
    page.waitForEvent("download", { timeout: 120_000 }),
    page
      .getByRole("button", { name: "Export", exact: true })
      .click()
      .then(() => page.getByRole("button", { name: "Table as JSON" }).click()),
  ]);
  await download.saveAs(path);
  const { urls } = JSON.parse(readFileSync(path, "utf8"));
  return { urls: urls.map(({ url }) => url), folder };
}

async function fill(page, { urls, folder }) {
  const list = join(folder, "urls.txt");
  writeFileSync(list, urls.join("\n"));
  const box = page.getByRole("textbox", { name: "Add crawler", exact: true });
  for (const crawler of tokens) {
    await box.fill(crawler);
    await box.press("Enter");
  }
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "From a file", exact: true }).click(),
  ]);
  await chooser.setFiles(list);
  const isFilled = (count) =>
    Number(document.querySelector("[role=grid]")?.getAttribute("aria-rowcount")) > count;
  await page.waitForFunction(isFilled, urls.length, { timeout: 60_000 });
  await pause(restMs);
}

function goaccess(folder, log) {
  const out = join(folder, "out.json");
  return ["goaccess", log, "--log-format=COMBINED", "-o", out, "--no-progress"];
}

/** Runs a program, and takes its processor time in seconds and its memory at most in MB. */
function ran([program, ...args]) {
  const { stderr, error } = spawnSync("/usr/bin/time", ["-f", "%U %S %M", program, ...args], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const said = stderr?.trim().split("\n").at(-1) ?? "";
  const [user = Number.NaN, system, kilobytes] = said.split(" ").map(Number);
  if (Number.isNaN(user)) throw new Error(`${program} was not measured: ${error ?? said}`);
  return { seconds: user + system, memory: kilobytes / 1000 };
}

/** What all processes that this one started have used so far: processor time in seconds, and memory of their own in MB. */
function usage() {
  const parents = new Map();
  const seconds = new Map();
  for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const stat = textOf(`/proc/${id}/stat`);
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    parents.set(id, fields[1]);
    seconds.set(id, (Number(fields[11]) + Number(fields[12])) / TICKS);
  }
  const isOwn = (id) => {
    const parent = parents.get(id);
    return parent === `${process.pid}` || (parent !== undefined && isOwn(parent));
  };
  const own = [...parents.keys()].filter(isOwn);
  const sum = (of) => own.reduce((total, id) => total + of(id), 0);
  const memory = (id) =>
    [...textOf(`/proc/${id}/status`).matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)].reduce(
      (total, [, kilobytes]) => total + Number(kilobytes) / 1000,
      0,
    );
  return { seconds: sum((id) => seconds.get(id) ?? 0), memory: sum(memory) };
}

function textOf(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // It has ended in between.
    return "";
  }
}

async function printComparison(name, runs) {
  const { printTable, spreadOf } = await import("./page/tables.mjs");
  const of = (side, part) => runs.map((run) => run[side][part]);
  const speeds = [0, 1].map((side) => lines / spreadOf(of(side, "seconds")).p50);
  const memories = [0, 1].map((side) => Math.max(...of(side, "memory")));
  printTable(
    [`A log of ${lines.toLocaleString("en")} lines`, name, "goaccess", "ratio"],
    [
      [
        "lines a second of processor time",
        ...speeds.map(count),
        `${(speeds[0] / speeds[1]).toFixed(1)}x`,
      ],
      ["memory at most, MB", ...memories.map(count), ""],
    ],
  );
}

function spread(name, samples, write = (time) => `${time} ms`) {
  const sorted = samples.toSorted((one, other) => one - other);
  return [name, ...[sorted[Math.floor(sorted.length / 2)], sorted[0], sorted.at(-1)].map(write)];
}

function count(things) {
  return Math.round(things).toLocaleString("en");
}
