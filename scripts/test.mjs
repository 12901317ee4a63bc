import { join } from "node:path";
import { countCheck, countPlaywright, settle } from "./counts.mjs";
import { findFirefox, missingFirefox, whyNoFirefox } from "./firefox.mjs";
import { build, ensureBrowser, ensureDependencies, root, run, runTool } from "./setup.mjs";
import { checks, plainInCI, readReport, reportFile, stage, summarise } from "./stages.mjs";
import { findMiniBrowser } from "./webkit.mjs";

const none = { passed: 0, failed: 0, skipped: 0 };

// A program of its own: it needs Vite, which may not be there yet when this one is read.
function budget() {
  return countCheck(run(process.execPath, [join(root, "scripts", "check-budget.mjs")]) === 0);
}

function e2e() {
  const browser = ensureBrowser(missingFirefox());
  return playwright("chromium", browser ? { CHROMIUM_PATH: browser } : {});
}

// Where it could not be installed either, the tests go on without it.
function e2eInFirefox() {
  const firefox = findFirefox();
  if (firefox) return playwright("firefox", { FIREFOX_PATH: firefox });
  console.log(`The journey in Firefox was not run, because ${whyNoFirefox()}.`);
  return none;
}

// It is a whole library with its display: nobody has to install it for this.
function e2eInWebKit() {
  if (findMiniBrowser()) return playwright("webkit", {});
  console.log("The journey in WebKit was not run, because WebKitWebDriver is not installed.");
  return none;
}

function playwright(project, env) {
  const report = reportFile(`e2e-${project}`);
  const status = runTool(
    "@playwright/test",
    ["test", `--project=${project}`, "--reporter=list,json"],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
    },
  );
  return settle(readReport(report, countPlaywright), status);
}

async function stages() {
  const dependencies = await stage("dependencies", () => {
    ensureDependencies();
    return none;
  });
  if (dependencies.counts.failed > 0) return [dependencies];
  const checked = await checks();
  const built = await stage("build", () => countCheck(build()));
  if (built.counts.failed > 0) {
    console.log("\nThe budget and the end-to-end tests need a build: they are left out.");
    return [...checked, built];
  }
  return [
    ...checked,
    built,
    await stage("budget", budget),
    await stage("end-to-end tests", e2e),
    await stage("in Firefox", e2eInFirefox),
    await stage("in WebKit", e2eInWebKit),
  ];
}

plainInCI();
summarise(await stages());
