import { testProblem } from "../../../test/lint-cases.ts";
import { firstMatch } from "./R405-first-match.ts";

testProblem(firstMatch, {
  raises: [
    {
      file: ["User-agent: *", "Allow: /", "Disallow: /private/"],
      at: ["2:7-8 information"],
      fix: {
        name: "move",
        file: ["User-agent: *", "Disallow: /private/", "Allow: /"],
        changes: [],
      },
    },
    // Once per group, and on the Allow that hides the rule.
    {
      file: ["User-agent: *", "Allow: /x", "Allow: /a", "Disallow: /a/b", "Disallow: /a/c"],
      at: ["3:7-9 information"],
    },
    // A comment would be lost.
    {
      file: ["User-agent: *", "Allow: / # all", "Disallow: /private/"],
      at: ["2:7-8 information"],
    },
    // Of another section.
    {
      file: [
        "User-agent: *",
        "Allow: /",
        "User-agent: A",
        "Allow: /",
        "User-agent: *",
        "Disallow: /b",
      ],
      at: ["2:7-8 information"],
    },
    // Only readers with wildcards see it.
    {
      file: ["User-agent: *", "Allow: /*", "Disallow: /private/"],
      readAs: "google",
      at: ["2:7-9 information"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /private/", "Allow: /"] },
    { file: ["User-agent: *", "Allow: /private/open", "Disallow: /private/"] },
    { file: ["User-agent: *", "Allow: /a", "Disallow: /b"] },
    { file: ["User-agent: *", "Allow:", "Disallow: /b"] },
    // Allowed by both.
    { file: ["User-agent: *", "Allow: /", "Disallow: /"] },
    { file: ["User-agent: *", "Allow: /", "Disallow: /b", "Allow: /b"] },
    { file: ["User-agent: A", "Allow: /", "User-agent: B", "Disallow: /b"] },
    // The reader is one of them.
    { file: ["User-agent: *", "Allow: /", "Disallow: /private/"], readAs: "python" },
  ],
  meant: [
    ["AnyBot", "/private/x", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
});
