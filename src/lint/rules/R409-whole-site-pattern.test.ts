import { expect, test } from "vitest";
import { findingsIn, testProblem } from "../../../test/lint-cases.ts";
import { wholeSitePattern } from "./R409-whole-site-pattern.ts";

testProblem(wholeSitePattern, {
  raises: [
    {
      // Two characters longer than the Allow it seems to leave open.
      file: ["User-agent: *", "Disallow: /**", "Allow: /a"],
      at: ["2:10-13 warning"],
      fix: {
        name: "write-slash",
        file: ["User-agent: *", "Disallow: /", "Allow: /a"],
        changes: [
          ["AnyBot", "/a", "disallow", "allow"],
          ["AnyBot", "/b", "disallow", "disallow"],
        ],
      },
    },
    { file: ["User-agent: *", "Disallow: *"], at: ["2:10-11 warning"] },
    { file: ["User-agent: *", "Disallow: */"], at: ["2:10-12 warning"] },
    { file: ["User-agent: *", "Allow: /*"], at: ["2:7-9 information"] },
    { file: ["User-agent: *", "Disallow: /*$"], at: ["2:10-13 warning"] },
    // The Allow is longer, as it would be than a slash; only the crawlers of one group are blocked.
    {
      file: ["User-agent: *", "Disallow: *", "Allow: /images"],
      at: ["2:10-11 information"],
    },
    { file: ["User-agent: A", "Disallow: /*"], at: ["2:10-12 information"] },
    // With a slash in its place, the Allow would open the whole site.
    { file: ["User-agent: *", "Disallow: /*", "Allow: /"], at: ["2:10-12 warning"] },
    // RuleLine: `//` alone is a URL without host and path.
    { file: ["User-agent: *", "Disallow: //"], readAs: "python", at: ["2:10-12 warning"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /"] },
    { file: ["User-agent: *", "Disallow:"] },
    { file: ["Disallow: /*"] },
    { file: ["User-agent: *", "Disallow: /$"] },
    { file: ["User-agent: *", "Disallow: $"] },
    { file: ["User-agent: *", "Disallow: */$"] },
    { file: ["User-agent: *", "Disallow: /*/"] },
    { file: ["User-agent: *", "Disallow: /*?"] },
    // R305.
    { file: ["User-agent: *", "Disallow: /?"], readAs: "python" },
    { file: ["User-agent: *", "Disallow: //"] },
    { file: ["User-agent: *", "Disallow: /*"], readAs: "original-1994" },
    { file: ["User-agent: *", "Disallow: *"], readAs: "google-2019" },
  ],
  meant: [
    ["AnyBot", "/", "disallow"],
    ["AnyBot", "/x", "disallow"],
  ],
  unharmed: "Parsers with wildcards read both paths as the whole site.",
});

test("R409 offers no slash where a rule of the other kind would win against it", () => {
  const found = findingsIn({ file: ["User-agent: *", "Disallow: /*", "Allow: /"] });
  const fixes = found.flatMap((one) => (one.problem.code === "R409" ? [one.fixes] : []));
  expect(fixes).toEqual([[]]);
});
