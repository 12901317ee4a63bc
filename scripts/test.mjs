import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { countCheck, countPlaywright, countsText, countVitest, settle, total } from "./counts.mjs";
import { findFirefox, whyNoFirefox } from "./firefox.mjs";
import {
  build,
  ensureBrowser,
  ensureDependencies,
  root,
  run,
  runTool,
  SetupError,
} from "./setup.mjs";

const cache = join(root, "node_modules", ".cache");
const unitReport = join(cache, "unit.json");
const e2eReport = join(cache, "e2e.json");
const firefoxReport = join(cache, "e2e-firefox.json");

function types() {
  const projects = ["tsconfig.json", "src/engine/tsconfig.json", "src/fetch/tsconfig.json"];
  const statuses = projects.map((project) => runTool("typescript", ["-p", project]));
  return countCheck(statuses.every((status) => status === 0));
}

function lint() {
  return countCheck(runTool("@biomejs/biome", ["check", "--error-on-warnings", "."]) === 0);
}

// Vitest lets `.only` and new snapshots pass except where CI is set; here they never pass.
function unit() {
  const status = runTool("vitest", [
    "run",
    "--allowOnly=false",
    "--update=none",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${unitReport}`,
  ]);
  return settle(read(unitReport, countVitest), status);
}

// A program of its own: it needs Vite, which may not be there yet when this one is read.
function budget() {
  return countCheck(run(process.execPath, [join(root, "scripts", "check-budget.mjs")]) === 0);
}

function e2e() {
  const browser = ensureBrowser();
  return playwright("chromium", e2eReport, browser ? { CHROMIUM_PATH: browser } : {});
}

// Not everybody has a Firefox: `npm run test:firefox` installs one.
function e2eInFirefox() {
  const firefox = findFirefox();
  if (firefox) return playwright("firefox", firefoxReport, { FIREFOX_PATH: firefox });
  console.log(`Firefox: not tried, as ${whyNoFirefox()} (npm run test:firefox)`);
  return { passed: 0, failed: 0, skipped: 0 };
}

function playwright(project, report, env) {
  const status = runTool(
    "@playwright/test",
    ["test", `--project=${project}`, "--reporter=list,json"],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
    },
  );
  return settle(read(report, countPlaywright), status);
}

// A runner that crashed leaves no report, or half of one.
function read(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    return undefined;
  }
}

function stage(name, work) {
  console.log(`\n== ${name} ==`);
  try {
    return { name, counts: work() };
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    return { name, counts: countCheck(false) };
  }
}

function stages() {
  const dependencies = stage("dependencies", () => {
    ensureDependencies();
    mkdirSync(cache, { recursive: true });
    for (const report of [unitReport, e2eReport, firefoxReport]) rmSync(report, { force: true });
    return { passed: 0, failed: 0, skipped: 0 };
  });
  if (dependencies.counts.failed > 0) return [dependencies];
  const checks = [stage("types", types), stage("lint", lint), stage("unit tests", unit)];
  const built = stage("build", () => countCheck(build()));
  if (built.counts.failed === 0) {
    const inBrowsers = [stage("end-to-end tests", e2e), stage("in Firefox", e2eInFirefox)];
    return [...checks, built, stage("budget", budget), ...inBrowsers];
  }
  console.log("\nThe budget and the end-to-end tests need a build: they are left out.");
  return [...checks, built];
}

if (process.env.CI) {
  process.env.NO_COLOR = "1";
  delete process.env.FORCE_COLOR;
}

const results = stages();
console.log("\n== summary ==");
for (const { name, counts } of results) console.log(`${name.padEnd(18)}${countsText(counts)}`);
const sum = total(results);
console.log(countsText(sum));
process.exitCode = sum.failed > 0 ? 1 : 0;
