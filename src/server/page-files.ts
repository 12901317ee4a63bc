import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";

/** A file of the built page, as it is served. */
export interface PageFile {
  readonly type: string;
  readonly cacheControl: string;
  /** Weak, because it is the same for each compression. */
  readonly etag: string;
  readonly plain: Buffer;
  /** By the name of the coding, the best first; empty where compression gains nothing. */
  readonly compressed: readonly (readonly [coding: string, content: Buffer])[];
}

/** By the path from the page's folder, without a slash before it. */
export type PageFiles = ReadonlyMap<string, PageFile>;

/** The codings that config/compressed.ts writes, the best first, with the ending of their files. */
const CODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

// Vite puts a hash of the content into these names.
const HASHED = /^assets\/[^/]+-[\w-]{8}\.\w+$/;
const FOR_EVER = "public, max-age=31536000, immutable";
const REVALIDATED = "no-cache";

/**
 * All files of a folder, in memory: there are some two megabytes, no request waits for a disk, and a
 * new build does not change what a running server sends.
 */
export function readPageFiles(folder: string): PageFiles {
  const contents = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1).replaceAll(sep, "/"), readFileSync(path)]),
  );
  const isCompressed = (path: string) =>
    CODINGS.some(
      ([, ending]) => path.endsWith(ending) && contents.has(path.slice(0, -ending.length)),
    );
  return new Map(
    [...contents]
      .filter(([path]) => !isCompressed(path))
      .map(([path, plain]) => [path, fileOf(path, plain, contents)]),
  );
}

function fileOf(path: string, plain: Buffer, contents: ReadonlyMap<string, Buffer>): PageFile {
  return {
    type: TYPES[extname(path)] ?? "application/octet-stream",
    cacheControl: HASHED.test(path) ? FOR_EVER : REVALIDATED,
    etag: `W/"${createHash("sha256").update(plain).digest("hex").slice(0, 16)}"`,
    plain,
    compressed: CODINGS.flatMap(([coding, ending]) => {
      const content = contents.get(path + ending);
      return content ? [[coding, content] as const] : [];
    }),
  };
}
