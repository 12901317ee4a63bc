import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureDependencies, root, runScript } from "../scripts/setup.mjs";

const outDir = join(root, "node_modules", ".cache", "bench");

async function bench() {
  ensureDependencies();
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
