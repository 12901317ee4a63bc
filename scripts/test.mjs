import { rmSync } from "node:fs";
import { join } from "node:path";
import { countCheck, countPlaywright, settle } from "./counts.mjs";
import { findFirefox, missingFirefox, whyNoFirefox } from "./firefox.mjs";
import { ensureBrowser, ensureDependencies, root, runBeside, runToolBeside } from "./setup.mjs";
import {
  begin,
  beginChecks,
  plainInCI,
  readReport,
  reportFile,
  stage,
  summarise,
} from "./stages.mjs";
import { findMiniBrowser } from "./webkit.mjs";

const none = { passed: 0, failed: 0, skipped: 0, repeated: 0 };

// Programs of their own: they need Vite, which may not be there yet when this one is read.
async function script(name, write) {
  const status = await runBeside([join(root, "scripts", name)], { write });
  return countCheck(status === 0);
}

function build(write) {
  // So that both are made anew.
  for (const made of ["dist", "build/server.mjs"])
    rmSync(join(root, made), { recursive: true, force: true });
  return script("build.mjs", write);
}

// Where it could not be installed either, the tests go on without it.
function e2eInFirefox(write) {
  const firefox = findFirefox();
  if (firefox) return playwright("firefox", { FIREFOX_PATH: firefox }, write);
  write(`The journey in Firefox was not run, because ${whyNoFirefox()}.\n`);
  return none;
}

// It is a whole library with its display: nobody has to install it for this.
function e2eInWebKit(write) {
  if (findMiniBrowser()) return playwright("webkit", {}, write);
  write("The journey in WebKit was not run, because WebKitWebDriver is not installed.\n");
  return none;
}

async function playwright(project, env, write) {
  const report = reportFile(`e2e-${project}`);
  const status = await runToolBeside(
    "@playwright/test",
    ["test", `--project=${project}`, "--reporter=list,json"],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env }, write },
  );
  return settle(readReport(report, countPlaywright), status);
}

async function stages() {
  const dependencies = await stage("dependencies", () => {
    ensureDependencies();
    return none;
  });
  if (dependencies.counts.failed > 0) return [dependencies];
  let browser;
  const browsers = await stage("browsers", () => {
    browser = ensureBrowser(missingFirefox());
    return none;
  });
  const built = begin("build", build);
  // One after the other, but beside the unit tests, of which some only wait.
  const after = (earlier, name, work) =>
    begin(name, async (write) => {
      await earlier.done.catch(() => {});
      const isBuilt = await built.done.then(({ failed }) => failed === 0);
      if (isBuilt) return work(write);
      write("It needs a build, and is left out.\n");
      return none;
    });
  const budget = after(built, "budget", (write) => script("check-budget.mjs", write));
  const env = browser ? { CHROMIUM_PATH: browser } : {};
  const inChromium = after(budget, "end-to-end tests", (write) => {
    if (browsers.counts.failed === 0) return playwright("chromium", env, write);
    write("They need a browser, and are left out.\n");
    return none;
  });
  const inFirefox = after(inChromium, "in Firefox", e2eInFirefox);
  const inWebKit = after(inFirefox, "in WebKit", e2eInWebKit);
  const results = [browsers];
  for (const { show } of [...beginChecks(), built, budget, inChromium, inFirefox, inWebKit])
    results.push(await show());
  return results;
}

plainInCI();
summarise(await stages());
