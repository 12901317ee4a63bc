import { join } from "node:path";
import { root } from "./setup.mjs";

const handlers = [
  { name: "node", file: "src/fetch/node/index.ts", target: "node20" },
  { name: "edge", file: "src/fetch/edge.ts", target: "es2022" },
];

/** Bundles the handler of live sites into `folder`, as plain JavaScript: a file for each kind of platform. */
export async function buildHandlerInto(folder) {
  for (const handler of handlers) await bundle(handler, folder);
}

/** Bundles the server of the page into `folder`, as `server.mjs`. */
export async function buildServerInto(folder) {
  await bundle({ name: "server", file: "src/server/main.ts", target: "node20" }, folder);
}

/** Bundles `file` with all that it imports, except what Node brings. */
async function bundle({ name, file, target }, folder) {
  // On a fresh clone it is there only once the dependencies are.
  const { build } = await import("vite");
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
