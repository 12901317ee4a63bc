import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readPageFiles } from "./page-files.ts";
import { type PageRequest, pageResponse } from "./page-response.ts";

const folder = mkdtempSync(join(tmpdir(), "page-"));
mkdirSync(join(folder, "assets"));
for (const [path, content] of [
  ["index.html", "<title>page</title>"],
  ["assets/index-AbCd_123.js", "script"],
  ["assets/index-AbCd_123.js.br", "brotli"],
  ["assets/index-AbCd_123.js.gz", "gzip"],
  ["archive.gz", "an archive"],
] as const)
  writeFileSync(join(folder, path), content);
const files = readPageFiles(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const SCRIPT = "/assets/index-AbCd_123.js";

function get(pathname: string, request: Partial<PageRequest> = {}) {
  const usual = { method: "GET", search: "", ifNoneMatch: null, acceptEncoding: "" };
  const { status, headers, body } = pageResponse(files, { ...usual, pathname, ...request });
  return { status, headers, body: `${body}` };
}

describe("the response with a file of the page", () => {
  it("is the index for the folder, to be asked for each time", () => {
    expect(get("/")).toMatchObject({
      status: 200,
      headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" },
      body: "<title>page</title>",
    });
  });

  it("is kept for ever where the name has a hash", () => {
    expect(get(SCRIPT).headers["Cache-Control"]).toBe("public, max-age=31536000, immutable");
  });

  it.each([
    ["gzip, deflate, br", "br", "brotli"],
    ["gzip", "gzip", "gzip"],
    ["BR;q=0.1", "br", "brotli"],
    ["br;q=0, gzip;q=0.0", undefined, "script"],
    ["identity", undefined, "script"],
    ["", undefined, "script"],
    ["brotli-like, x-br", undefined, "script"],
  ])("is compressed as the client accepts it: %s", (acceptEncoding, coding, body) => {
    const response = get(SCRIPT, { acceptEncoding });
    expect(response).toMatchObject({ status: 200, body });
    expect(response.headers["Content-Encoding"]).toBe(coding);
    expect(response.headers["Content-Length"]).toBe(body.length);
    expect(response.headers.Vary).toBe("Accept-Encoding");
  });

  it("is 304 where the client has a copy, however it writes the tag", () => {
    const etag = `${get(SCRIPT).headers.ETag}`;
    for (const ifNoneMatch of [etag, etag.slice(2), `"other", ${etag}`, "*"])
      expect(get(SCRIPT, { ifNoneMatch })).toMatchObject({ status: 304, body: "" });
    expect(get(SCRIPT, { ifNoneMatch: '"other"' }).status).toBe(200);
  });

  it("has the headers that keep the page safe, and lets any site frame it as ?embed only", () => {
    const framing = (pathname: string, search: string) =>
      `${get(pathname, { search }).headers["Content-Security-Policy"]}`
        .split("; ")
        .filter((directive) => directive.startsWith("frame-ancestors"));
    expect(framing("/", "")).toEqual(["frame-ancestors 'self'"]);
    expect(framing("/", "?embedded&x=embed")).toEqual(["frame-ancestors 'self'"]);
    expect(framing("/", "?embed")).toEqual(["frame-ancestors *"]);
    expect(framing("/", "?a&embed=1")).toEqual(["frame-ancestors *"]);
    expect(framing("/nothing", "")).toEqual(["frame-ancestors 'self'"]);
  });

  it.each([
    "/nothing",
    "/../package.json",
    "/%2e%2e/package.json",
    "/assets",
    "/assets/",
    "//",
    "http://other.example/",
    `${SCRIPT}.br`,
    "/__proto__",
  ])("is a sentence where there is no file: %s", (pathname) => {
    expect(get(pathname)).toMatchObject({ status: 404, body: "There is no such file here.\n" });
  });

  it("is a file that only looks compressed as it is", () => {
    expect(get("/archive.gz")).toMatchObject({ status: 200, body: "an archive" });
  });

  it("refuses what is not GET or HEAD", () => {
    expect(get("/", { method: "POST" })).toMatchObject({
      status: 405,
      headers: { Allow: "GET, HEAD" },
    });
  });
});
