import { testProblem } from "../../../test/lint-cases.ts";
import { pathPassedOver } from "./R417-path-passed-over.ts";

testProblem(pathPassedOver, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /a", "Disallow: /ab"],
      readAs: "heritrix",
      at: ["2:10-12 error"],
      fix: {
        name: "delete-longer",
        file: ["User-agent: *", "Disallow: /a"],
        changes: [["AnyBot", "/ac", "allow", "disallow"]],
      },
    },
    // Another rule says the opposite, so that the longer path may be needed.
    {
      file: ["User-agent: *", "Disallow: /", "Allow: /w", "Disallow: /admin"],
      readAs: "heritrix",
      at: ["2:10-11 error"],
    },
    // Read by another parser, in a group for a crawler of this one.
    {
      file: ["User-agent: archive.org_bot", "Disallow: /", "Disallow: /admin"],
      at: ["2:10-11 error"],
    },
    {
      file: ["User-agent: *", "Disallow: /", "Allow: /a", "Allow: /ab"],
      readAs: "heritrix",
      at: ["3:7-9 error"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /a", "Disallow: /ab"] },
    { file: ["User-agent: *", "Disallow: /a", "Disallow: /b"], readAs: "heritrix" },
    { file: ["User-agent: *", "Disallow: /a", "Allow: /ab"], readAs: "heritrix" },
    { file: ["User-agent: *", "Disallow: /a", "Disallow: /ab*c"], readAs: "heritrix" },
    // What is allowed would be allowed without the rule, too.
    { file: ["User-agent: *", "Allow: /a", "Allow: /ab"], readAs: "heritrix" },
  ],
  meant: [
    ["AnyBot", "/cart/x", "disallow"],
    ["AnyBot", "/cart/old/", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
});
