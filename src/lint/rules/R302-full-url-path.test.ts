import { expect, test } from "vitest";
import { findingsIn, testProblem } from "../../../test/lint-cases.ts";
import { plain } from "../../words/quoting.ts";
import { sentenceOf } from "../problem.ts";
import { fullUrlPath } from "./R302-full-url-path.ts";

testProblem(fullUrlPath, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: https://shop.example/private/?a=1"],
      at: ["2:10-30 error"],
      fix: {
        name: "path",
        file: ["User-agent: *", "Disallow: /private/?a=1"],
        changes: [["AnyBot", "https://shop.example/private/?a=1", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: *", "Allow: HTTP://user@shop.example:8080/a*b"], at: ["2:7-36 error"] },
    // The path of these would be the whole site; no fix.
    { file: ["User-agent: *", "Disallow: https://shop.example/"], at: ["2:10-30 error"] },
    { file: ["User-agent: *", "Disallow: https://shop.example"], at: ["2:10-30 error"] },
    { file: ["User-agent: *", "Disallow: https://shop.example/*"], at: ["2:10-30 error"] },
    // What Protego and Google of 2018 make of it has a slash before it, and matches no page either.
    {
      file: ["User-agent: *", "Disallow: https://shop.example/a"],
      readAs: "protego",
      at: ["2:10-30 error"],
    },
    {
      file: ["User-agent: *", "Disallow: https://shop.example/a"],
      readAs: "google-pre-2019",
      at: ["2:10-30 error"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /private/"] },
    { file: ["User-agent: *", "Disallow: /out?to=https://shop.example/"] },
    { file: ["User-agent: *", "Disallow: */https://"] },
    { file: ["User-agent: *", "Disallow: ://shop.example/"] },
    { file: ["User-agent: *", "Sitemap: https://shop.example/s.xml"] },
    { file: ["User-agent: *", "Disallow: https://shop.example/a"], readAs: "www-robotrules" },
  ],
  meant: [
    ["AnyBot", "/private/x", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
});

test.each([
  ["https://www.a.com", ["path"]],
  ["https://b.com", []],
])("R302 and R320 offer a path only for the site of the file: on %s %j", (site, fixes) => {
  for (const path of ["https://a.com/x", "a.com/x", "//a.com/x"]) {
    const file = ["User-agent: *", `Disallow: ${path}`];
    const [found] = findingsIn({ file, site }).filter(({ line }) => line === 2);
    expect(found?.fixes.map(({ name }) => name)).toEqual(fixes);
    const isForeign = found && plain(sentenceOf(found)).endsWith("belongs in its own robots.txt.");
    expect(isForeign).toBe(fixes.length === 0);
  }
});
