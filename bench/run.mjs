import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureDependencies, root, runScript, SetupError } from "../scripts/setup.mjs";
import { measureLoad } from "./load.mjs";
import { measureMemory } from "./memory.mjs";
import { measurePage } from "./page.mjs";
import { measureRequests } from "./requests.mjs";
import { measureTasks } from "./tasks.mjs";

const outDir = join(root, "node_modules", ".cache", "bench");
const parts = {
  engine: () => measure("engine.bench"),
  witness: () => measure("witness.bench"),
  links: () => measure("links.bench"),
  list: () => measure("list.bench"),
  page: measurePage,
};

/** Measured only where they are named: one opens thousands of connections, one needs other programs, the others take minutes. */
const onlyNamed = {
  load: measureLoad,
  memory: measureMemory,
  tasks: measureTasks,
  requests: measureRequests,
};

/** Measures the parts that the command line names, or all. */
async function bench() {
  const named = process.argv.slice(2);
  const all = { ...parts, ...onlyNamed };
  const unknown = named.find((name) => !Object.hasOwn(all, name));
  if (unknown)
    throw new SetupError(`There is no part "${unknown}", only ${Object.keys(all).join(", ")}.`);
  ensureDependencies();
  for (const name of named.length > 0 ? named : Object.keys(parts)) await all[name]();
}

async function measure(name) {
  const { build } = await import("vite");
  // Bundled, because a module loader's own indirections would be measured too.
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: { ssr: `bench/${name}.ts`, outDir, emptyOutDir: true, target: "es2022" },
  });
  const { runBench } = await import(pathToFileURL(join(outDir, `${name}.js`)).href);
  await runBench();
}

await runScript(bench);
