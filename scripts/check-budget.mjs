// Checks what dist/ makes a visitor wait for: node scripts/check-budget.mjs
import { readFileSync } from "node:fs";
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
const scripts = new Set(requests.scripts.flatMap((script) => withImports(script, importsOf)));
const weight = weightOf([...scripts].map(read));
const left = `${kilobytes(BUDGET - weight)} left of ${kilobytes(BUDGET)}`;
console.log(`JavaScript before the page can be typed into: ${kilobytes(weight)} gzip, ${left}`);

const faults = faultsOf(requests, weight, requests.styles.map(read).join("\n"));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
