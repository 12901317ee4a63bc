import { expect, test } from "vitest";
import { findingsIn, testProblem } from "../../../test/lint-cases.ts";
import { sentenceOf } from "../problem.ts";
import { ruleBeforeGroup } from "./R105-rule-before-group.ts";

testProblem(ruleBeforeGroup, {
  raises: [
    {
      file: ["# Ours", "  Disallow: /a", "", "Allow: /b", "User-agent: A", "Disallow: /c"],
      at: ["2:2-14 error"],
      fix: {
        name: "for-all",
        file: [
          "# Ours",
          "  User-agent: *",
          "Disallow: /a",
          "",
          "Allow: /b",
          "User-agent: A",
          "Disallow: /c",
        ],
        changes: [["AnyBot", "/a", "allow", "disallow"]],
      },
    },
    { file: ["\ufeffDisallow: /a"], at: ["1:1-13 error"] },
    {
      // Yandex, error-dictionary: "Perhaps, the file contains an empty line after User-agent."
      file: ["User-agent: A", "", "Disallow: /a", "Disallow: /b", "User-agent: B", "", "Allow: /"],
      readAs: "yandex",
      at: ["3:0-12 error", "7:0-8 error"],
      fix: {
        name: "close-up",
        file: ["User-agent: A", "Disallow: /a", "Disallow: /b", "User-agent: B", "Allow: /"],
        changes: [["A", "/a", "allow", "disallow"]],
      },
    },
    {
      // parse: a blank line drops the user-agent lines above it.
      file: ["User-agent: *", "", "# Ours", "Disallow: /a", "", "Disallow: /b"],
      readAs: "python",
      at: ["4:0-12 error"],
      fix: {
        name: "close-up",
        file: ["User-agent: *", "# Ours", "Disallow: /a", "Disallow: /b"],
        changes: [["AnyBot", "/b", "allow", "disallow"]],
      },
    },
  ],
  leaves: [
    { file: ["User-agent: A", "", "Disallow: /a"] },
    { file: ["Sitemap: https://shop.example/s.xml", "Crawl-delay: 1", "User-agent: *"] },
    // WWW::RobotRules, parse: "assume that User-agent: * was intended".
    { file: ["Disallow: /a"], readAs: "www-robotrules" },
    { file: ["# Disallow: /a", "Noindex: /b"] },
  ],
  meant: [
    ["Googlebot", "/cart", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});

test("R105 does not say that a parser ignores a line for which it rejects the file", () => {
  const found = findingsIn({ file: ["Disallow: /a", "User-agent: *", ""], readAs: "temoto" });
  const [one] = found.filter(({ problem }) => problem === ruleBeforeGroup);
  expect(one && sentenceOf(one)).toBe(
    "This rule has no effect: temoto/robotstxt (Go) rejects a file with a rule before the first user-agent line.",
  );
});
