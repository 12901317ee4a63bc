import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, preview } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The page with a second language, built and served. */
export interface SecondLanguagePage {
  readonly url: string;
  close(): Promise<void>;
}

/** Builds the page with another list of languages than it has, and serves it. */
export async function servePage(): Promise<SecondLanguagePage> {
  const outDir = await mkdtemp(join(tmpdir(), "second-language-"));
  const languages = {
    find: /^.*\/languages\.ts$/,
    replacement: here("languages.ts"),
  };
  await build({
    root: here("../.."),
    logLevel: "error",
    resolve: { alias: [languages] },
    build: { outDir, emptyOutDir: true },
  });
  const server = await preview({
    root: here("../.."),
    logLevel: "error",
    build: { outDir },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
