import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { EMBEDDED } from "../config/embedded.ts";
import { EMBED_HEADERS, SECURITY_HEADERS } from "../config/security.ts";
import { fileOf } from "../src/server/page-files.ts";
import { pageResponse } from "../src/server/page-response.ts";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

describe("the settings for other servers send the headers of config/security.ts:", () => {
  test.each([
    ["deploy/nginx-static.conf", "$framing"],
    ["deploy/Caddyfile", "{framing}"],
  ])("%s", (path, framing) => {
    const text = read(path);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      const written = value.replace("frame-ancestors 'self'", `frame-ancestors ${framing}`);
      expect(text).toContain(`${name} "${written}"`);
    }
    expect(text).toMatch(/default "'self'"/);
    expect(text).toMatch(/embed.*"\*"/);
  });
});

describe("a query asks for a frame for the server, the page and the settings for other servers alike:", () => {
  const patterns = [
    EMBEDDED,
    ...["deploy/nginx-static.conf", "deploy/Caddyfile"].map((path) => {
      const [, pattern = ""] = /^\s*"?~(\S+?)"? "\*"/m.exec(read(path)) ?? [];
      // What a server matches has no question mark before it.
      return { test: (query: string) => new RegExp(pattern).test(query.replace(/^\?/, "")) };
    }),
  ];
  const decided = (query: string) => {
    const files = new Map([["index.html", fileOf("index.html", new Map())]]);
    const asked = { method: "GET", pathname: "/", ifNoneMatch: null, acceptEncoding: "" };
    const { headers } = pageResponse(files, { ...asked, search: query });
    return [
      `${headers["Content-Security-Policy"]}`.includes("frame-ancestors *"),
      ...patterns.map((pattern) => pattern.test(query)),
    ];
  };

  test.each([
    ...["?embed", "?embed=", "?embed=read-only&theme=dark", "?theme=light&embed", "?a&embed&b"],
  ])("%s", (query) => expect(decided(query)).toEqual([true, true, true, true]));

  test.each([
    ...["", "?", "?utm_source=embed", "?embedded", "?x=1", "?%65mbed", "?embe%64=", "?a?embed"],
    ...["?EMBED", "?a=1;embed", "?+embed", "?embed%3D", "?%26embed"],
  ])("not %s", (query) => expect(decided(query)).toEqual([false, false, false, false]));
});

test("?embed differs by who may frame the page, and by nothing else", () => {
  const framing = "Content-Security-Policy";
  expect(EMBED_HEADERS).toEqual({
    ...SECURITY_HEADERS,
    [framing]: SECURITY_HEADERS[framing]?.replace("frame-ancestors 'self'", "frame-ancestors *"),
  });
});

test("the image has all that the server needs, and runs as another user than root", () => {
  const text = read("Dockerfile");
  expect(text).toMatch("COPY --from=build /app/dist dist");
  expect(text).toMatch("COPY --from=build /app/build/server.mjs build/server.mjs");
  expect(text).toMatch("USER node");
  expect(text).toMatch("/healthz");
});
