// Checks what dist/ makes a visitor wait for: node scripts/check-budget.mjs
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { BUDGET, faultsOf, kilobytes, requestsOf, weightOf, withImports } from "./budget.mjs";
import { root } from "./setup.mjs";

const read = (path) => readFileSync(join(root, "dist", path), "utf8");

function importsOf(path) {
  const { staticImports, staticExports } = parseSync(path, read(path)).module;
  const reExports = staticExports.flatMap(({ entries }) => entries);
  const requests = [...staticImports, ...reExports].map((entry) => entry.moduleRequest?.value);
  return requests.filter((request) => request !== undefined);
}

const requests = requestsOf(read("index.html"));
const links = readdirSync(join(root, "dist/assets")).find((name) => /^links-.*\.js$/.test(name));
const loads = {
  page: [...requests.scripts, requests.page],
  // Opened by a link that needs no other dialects than those of the first script.
  frame: [...requests.scripts, `assets/${links}`],
};
const weights = {};
for (const [name, files] of Object.entries(loads)) {
  const scripts = new Set(files.flatMap((script) => withImports(script, importsOf)));
  weights[name] = weightOf([...scripts].map(read));
  const left = `${kilobytes(BUDGET - weights[name])} left of ${kilobytes(BUDGET)}`;
  console.log(`JavaScript that the ${name} waits for: ${kilobytes(weights[name])} gzip, ${left}`);
}

const faults = faultsOf(requests, weights, requests.styles.map(read).join("\n"));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
