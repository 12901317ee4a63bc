import { testProblem } from "../../../test/lint-cases.ts";
import { emptyAllow } from "./R317-empty-allow.ts";

testProblem(emptyAllow, {
  raises: [
    {
      file: ["User-agent: *", "Allow:", "Disallow: /"],
      at: ["2:0-6 warning"],
      fix: {
        name: "allow-all",
        file: ["User-agent: *", "Allow:/", "Disallow: /"],
        changes: [["AnyBot", "/a", "disallow", "allow"]],
      },
    },
    { file: ["User-agent: *", "allow:   # all"], at: ["2:0-6 warning"] },
    { file: ["User-agent: *", "Disallow: /", "Allow:"], readAs: "google", at: ["3:0-6 warning"] },
    // Entry.allowance: the first rule that matches, and it matches all.
    { file: ["User-agent: *", "Allow:", "Disallow: /"], readAs: "python", at: ["2:0-6 warning"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow:"] },
    { file: ["User-agent: *", "Allow: /"] },
    { file: ["User-agent: *", "# Allow:"] },
    { file: ["User-agent: *", "Allow:"], readAs: "original-1994" },
  ],
  meant: [
    ["AnyBot", "/cart", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
  unharmed: "What no rule disallows is allowed without the line, too.",
});
