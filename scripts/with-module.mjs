import { ensureDependencies, root } from "./setup.mjs";

/**
 * Calls `use` with what a TypeScript module of the repository exports, and installs first what that
 * needs. `path` begins with a slash, in the root folder.
 */
export async function withModule(path, use) {
  ensureDependencies();
  // On a fresh clone it is there only now.
  const { createServer } = await import("vite");
  const server = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "warn",
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  });
  try {
    await use(await server.ssrLoadModule(path));
  } finally {
    await server.close();
  }
}
