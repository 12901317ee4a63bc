import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { EMBED_HEADERS, SECURITY_HEADERS } from "../config/security.ts";

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
