import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  documentedScope,
  furtherScope,
  type ScopeCase,
  sites,
} from "../../../test/engine/cases/scope.ts";
import { runs } from "../../../test/runs.ts";
import {
  type Governance,
  governs,
  readSite,
  robotsUrlOf,
  type Site,
  siteOf,
  WEB_AND_FTP,
} from "./scope.ts";

// What URLs are made of, and what they are not.
const ODD = [
  ...[
    "a",
    "http",
    "ftp:",
    "mailto:",
    ":",
    "/",
    "?",
    "#",
    "@",
    "[",
    "]",
    ".",
    "80",
    "%41",
    "%",
    "\\",
  ],
  ...[" ", "\0", "\n", "ü", "\u2028", "\ufeff", "\ud800", "\udc80", "\u{1f600}"],
];

const example: Site = { scheme: "https", host: "example.com", port: 443 };

function siteTyped(typed: string): Site {
  const reading = readSite(typed);
  if (reading.kind === "not-a-site") throw new Error(`${typed}: ${reading.reason}`);
  return reading.site;
}

function expectedOf({ governed, governedBy }: ScopeCase): Governance {
  if (governed === true) return { governed };
  return { governed: false, reason: governed, robotsUrl: governedBy ?? null };
}

function titleOf({ robotsUrl, url, governed, source }: ScopeCase): string {
  const shown = url.length > 60 ? `${url.slice(0, 60)}…` : url || "(no URL)";
  return `of ${robotsUrl} ${governed === true ? "is" : "is not"} ${shown} (${source})`;
}

describe("in the scope", () => {
  for (const row of documentedScope)
    test(titleOf(row), () => {
      expect(governs(siteTyped(row.robotsUrl), row.url, WEB_AND_FTP)).toEqual(expectedOf(row));
    });
  for (const row of furtherScope)
    test(titleOf(row), () => {
      expect(governs(siteTyped(row.robotsUrl), row.url)).toEqual(expectedOf(row));
    });

  test("of an ftp server is nothing, by a reader that asks no ftp server", () => {
    const server: Site = { scheme: "ftp", host: "example.com", port: 21 };
    const expected = { governed: false, reason: "other-scheme", robotsUrl: null };
    expect(governs(server, "ftp://example.com/a")).toEqual(expected);
    expect(governs(server, "/a")).toEqual(expected);
    expect(governs(server, "/a", WEB_AND_FTP)).toEqual({ governed: true });
  });
});

describe("a site typed as", () => {
  for (const { typed, site, source } of sites)
    test(`${JSON.stringify(typed)} is ${typeof site === "string" ? site : robotsUrlOf(site)} (${source})`, () => {
      const expected =
        typeof site === "string" ? { kind: "not-a-site", reason: site } : { kind: "site", site };
      expect(readSite(typed)).toEqual(expected);
    });

  test("the URL of its robots.txt is the same site", () => {
    for (const { site } of sites)
      if (typeof site !== "string") expect(siteTyped(robotsUrlOf(site))).toEqual(site);
  });
});

describe("a URL", () => {
  test("leads where the platform says", () => {
    const part = fc.constantFrom(
      ...["http:", "https:", "ftp:", "//", "/", "?", "#", "@", ":", "80", "443", "8080", "a", "B"],
      ...["example.com", "ü.example", "[::1]", "127.1", ".", "%41"],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 7 }), (parts) => {
        const url = `https://${parts.join("")}`;
        const address = siteOf(url);
        if (address.kind !== "site") return;
        const { protocol, hostname, port } = new URL(url);
        const { scheme, host, port: ours } = address.site;
        expect([`${scheme}:`, host, ours]).toEqual([protocol, hostname, Number(port || 443)]);
      }),
      { numRuns: runs(600) },
    );
  });

  test("of any kind is answered", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...ODD) }), (text) => {
        expect(typeof governs(example, text).governed).toBe("boolean");
        expect(["site", "not-a-site"]).toContain(readSite(text).kind);
      }),
      { numRuns: runs(300) },
    );
  });

  test("of 100 KB is answered as soon as any", () => {
    for (const unit of [
      "a",
      "ü",
      ":",
      "@",
      "[",
      ".",
      "%",
      "/",
      "//",
      "https://",
      "a:",
      "1",
      " ",
      "#",
    ]) {
      const text = unit.repeat(100_000 / unit.length);
      for (const url of [text, `https://${text}`, `https://example.com:${text}`]) {
        expect(typeof governs(example, url).governed).toBe("boolean");
        expect(["site", "not-a-site"]).toContain(readSite(url).kind);
      }
    }
  });

  test("asked of its own site is governed there", () => {
    const origin = fc.tuple(
      fc.constantFrom("http", "https"),
      fc.constantFrom("example.com", "sub.Example.com", "ü.example", "192.0.2.1", "[::1]"),
      fc.constantFrom("", ":80", ":443", ":8080"),
    );
    const rest = fc.constantFrom("", "/", "/a/b?c#d", "?x", "#y", "/:1", "/@b", "/http://c");
    fc.assert(
      fc.property(origin, rest, ([scheme, host, port], path) => {
        const url = `${scheme}://${host}${port}${path}`;
        expect(governs(siteTyped(new URL(url).origin), url)).toEqual({ governed: true });
      }),
    );
  });
});
