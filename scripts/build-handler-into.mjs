import { join } from "node:path";
import { root } from "./setup.mjs";

const entries = [
  { name: "node", file: "src/fetch/node/index.ts", target: "node20" },
  { name: "edge", file: "src/fetch/edge.ts", target: "es2022" },
];

/** Bundles the handler of live sites into `folder`, as plain JavaScript: a file for each kind of platform. */
export async function buildHandlerInto(folder) {
  // On a fresh clone it is there only once the dependencies are.
  const { build } = await import("vite");
  for (const { name, file, target } of entries) {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: "warn",
      ssr: { noExternal: true },
      build: {
        ssr: join(root, file),
        outDir: folder,
        emptyOutDir: false,
        target,
        rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
      },
    });
  }
}
