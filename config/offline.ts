import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { EMBEDDED } from "./embedded.ts";

/** Builds the service worker, which keeps all that was built for when there is no network, and nothing else. */
export function offline(): Plugin {
  let folder = "";
  return {
    name: "offline",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    // Until they are written, Vite still changes files.
    writeBundle: {
      order: "post",
      sequential: true,
      handler: () => writeFileSync(join(folder, "service-worker.js"), serviceWorker(folder)),
    },
  };
}

/** The script. Another file, or another content of one, makes it another script, by which browsers see that there is a new version. */
function serviceWorker(folder: string): string {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
  const files = Object.fromEntries(
    // Servers answer for the folder with its index.
    paths.map((path) => [
      path === "index.html" ? "./" : path,
      hashOf(readFileSync(join(folder, path))),
    ]),
  );
  const version = hashOf(JSON.stringify(files)).slice(0, 16);
  const source = readFileSync(new URL("service-worker.js", import.meta.url), "utf8");
  return source
    .replace("BUILT", () => JSON.stringify({ version, files }, null, 2))
    .replace("EMBEDDED", () => `${EMBEDDED}`);
}

function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
