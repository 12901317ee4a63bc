import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** A file of the built page: its path from the page's folder, and what is in it. */
interface BuiltFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** Builds the service worker, which keeps all that was built for when there is no network. */
export function offline(): Plugin {
  let publicFolder = "";
  return {
    name: "offline",
    apply: "build",
    // After the HTML is there.
    enforce: "post",
    configResolved: ({ publicDir }) => {
      publicFolder = publicDir;
    },
    generateBundle(_options, bundle) {
      const built = Object.values(bundle).map((file) => ({
        path: file.fileName,
        content: file.type === "chunk" ? file.code : file.source,
      }));
      const source = serviceWorker([...built, ...filesIn(publicFolder)]);
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
    },
  };
}

function filesIn(folder: string): readonly BuiltFile[] {
  return readdirSync(folder).map((path) => ({ path, content: readFileSync(join(folder, path)) }));
}

/** The script. Another file, or another content of one, makes it another script, by which browsers see that there is a new version. */
function serviceWorker(built: readonly BuiltFile[]): string {
  const sorted = built.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const hash = createHash("sha256");
  for (const { path, content } of sorted) hash.update(`${path}\0`).update(content);
  const version = hash.digest("hex").slice(0, 16);
  // Servers answer for the folder with its index.
  const files = sorted.map(({ path }) => (path === "index.html" ? "./" : path));
  const source = readFileSync(new URL("service-worker.js", import.meta.url), "utf8");
  return source.replace("BUILT", () => JSON.stringify({ version, files }, null, 2));
}
