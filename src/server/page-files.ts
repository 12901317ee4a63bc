import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { OutgoingHttpHeaders } from "node:http";
import { extname, join, sep } from "node:path";
import { EMBED_HEADERS, SECURITY_HEADERS } from "../../config/security.ts";

/** A file of the built page, as it is served. */
export interface PageFile {
  /** Weak, because it is the same for each compression. */
  readonly etag: string;
  /** Of a response without the file, to a client that has it. */
  readonly unchanged: Headers;
  readonly plain: Variant;
  /** The best first; none where compression gains nothing. */
  readonly compressed: readonly Variant[];
}

export interface Variant {
  /** As in Content-Encoding. */
  readonly coding: string;
  readonly content: Buffer;
  readonly headers: Headers;
}

/** Under the page's own address, and under the one with `?embed`. Made once: for each request it would be a tenth of the work. */
interface Headers {
  readonly own: OutgoingHttpHeaders;
  readonly embedded: OutgoingHttpHeaders;
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
 * All files of a folder, in memory: they are some three megabytes, no request waits for a disk, no
 * client keeps a file open, and a new build does not change what a running server sends.
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
  const paths = [...contents.keys()].filter((path) => !isCompressed(path));
  return new Map(paths.map((path) => [path, fileOf(path, contents)]));
}

/** A file of the page, from the contents by path. */
export function fileOf(path: string, contents: ReadonlyMap<string, Buffer>): PageFile {
  const plain = contents.get(path) ?? Buffer.alloc(0);
  const etag = `W/"${createHash("sha256").update(plain).digest("hex").slice(0, 16)}"`;
  const compressed = CODINGS.flatMap(([coding, ending]) => {
    const content = contents.get(path + ending);
    return content ? [{ coding, content }] : [];
  });
  const caching = {
    "Cache-Control": HASHED.test(path) ? FOR_EVER : REVALIDATED,
    ETag: etag,
    ...(compressed.length > 0 ? { Vary: "Accept-Encoding" } : {}),
  };
  const variant = (coding: string, content: Buffer, more: OutgoingHttpHeaders): Variant => {
    const type = TYPES[extname(path)] ?? "application/octet-stream";
    const about = { "Content-Type": type, "Content-Length": content.length };
    return { coding, content, headers: headersOf({ ...caching, ...about, ...more }) };
  };
  return {
    etag,
    unchanged: headersOf(caching),
    plain: variant("identity", plain, {}),
    compressed: compressed.map(({ coding, content }) =>
      variant(coding, content, { "Content-Encoding": coding }),
    ),
  };
}

/** Headers with those that keep the page safe. */
export function headersOf(headers: OutgoingHttpHeaders): Headers {
  return {
    own: { ...SECURITY_HEADERS, ...headers },
    embedded: { ...EMBED_HEADERS, ...headers },
  };
}
