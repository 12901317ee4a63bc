import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureDependencies, root, runScript, SetupError } from "../scripts/setup.mjs";
import { measurePage } from "./page.mjs";

const outDir = join(root, "node_modules", ".cache", "bench");
const parts = { engine: measureEngine, page: measurePage };

/** Measures the parts that the command line names, or both. */
async function bench() {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !Object.hasOwn(parts, name));
  if (unknown)
    throw new SetupError(
      `There is no part "${unknown}", only ${Object.keys(parts).join(" and ")}.`,
    );
  ensureDependencies();
  for (const [name, measure] of Object.entries(parts))
    if (named.length === 0 || named.includes(name)) await measure();
}

async function measureEngine() {
  const { build } = await import("vite");
  // Bundled, because a module loader's own indirections would be measured too.
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: { ssr: "bench/engine.bench.ts", outDir, emptyOutDir: true, target: "es2022" },
  });
  const { runBench } = await import(pathToFileURL(join(outDir, "engine.bench.js")).href);
  runBench();
}

await runScript(bench);
