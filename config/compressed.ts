import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS: ReadonlySet<string> = new Set([
  ".css",
  ".html",
  ".js",
  ".svg",
  ".txt",
  ".webmanifest",
]);

const CODERS = [
  {
    ending: ".br",
    compress: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
  },
  { ending: ".gz", compress: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
];

/** Writes each text of the built page compressed beside itself, for servers that send such files. */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    // After the service worker is there as well.
    writeBundle: {
      order: "post",
      sequential: true,
      handler: async () => {
        const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
        const texts = names.filter((name) => TEXTS.has(extname(name)));
        await Promise.all(texts.map((name) => compress(join(folder, name))));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = readFileSync(path);
  for (const { ending, compress } of CODERS) {
    const smaller = await compress(content);
    if (smaller.length < content.length) writeFileSync(path + ending, smaller);
  }
}
