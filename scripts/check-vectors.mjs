// Checks the engine against answers that are kept outside the repository:
//
//     SHARED_VECTORS=folder node scripts/check-vectors.mjs
//
// Prints figures for each set in the folder, and exits with 1 where a verdict differs.
import { createServer } from "vite";
import { ensureDependencies, root, runScript, SetupError } from "./setup.mjs";

async function checkVectors() {
  const folder = process.env.SHARED_VECTORS;
  if (!folder) {
    throw new SetupError(
      "SHARED_VECTORS names no folder. Set it to one with vectors/ and corpus/ in it and run again.",
    );
  }
  ensureDependencies();
  const server = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "warn",
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  });
  try {
    const { agreesWith } = await server.ssrLoadModule("/scripts/check-vectors.ts");
    process.exitCode = agreesWith(folder) ? 0 : 1;
  } finally {
    await server.close();
  }
}

await runScript(checkVectors);
