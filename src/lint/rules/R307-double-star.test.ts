import { testProblem } from "../../../test/lint-cases.ts";
import { doubleStar } from "./R307-double-star.ts";

testProblem(doubleStar, {
  raises: [
    {
      // The second star is what makes the Disallow longer.
      file: ["User-agent: *", "Disallow: /a/**/b", "Allow: /a/x/b"],
      at: ["2:13-15 information"],
      fix: {
        name: "one-star",
        file: ["User-agent: *", "Disallow: /a/*/b", "Allow: /a/x/b"],
        changes: [["AnyBot", "/a/x/b", "disallow", "allow"]],
      },
    },
    { file: ["User-agent: *", "Disallow: /**"], at: ["2:11-13 information"] },
    { file: ["User-agent: *", "Disallow: /a**b***c"], at: ["2:12-14 information"] },
    // RuleLine: runs of stars are one star.
    {
      file: ["User-agent: *", "Disallow: /a**b"],
      readAs: "python-rfc9309",
      at: ["2:12-14 information"],
    },
    { file: ["User-agent: *", "Disallow: /a**b"], readAs: "baidu", at: ["2:12-14 information"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /a/*/*/b"] },
    { file: ["User-agent: **", "Disallow: /a"] },
    { file: ["User-agent: *", "Disallow: /a # ** b"] },
    { file: ["User-agent: *", "Disallow: /a**b"], readAs: "draft-1996" },
  ],
  meant: [
    ["AnyBot", "/a/b/print", "disallow"],
    ["AnyBot", "/a/b/c/print", "disallow"],
    ["AnyBot", "/a/print", "allow"],
  ],
});
