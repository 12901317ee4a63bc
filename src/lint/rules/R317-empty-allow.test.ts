import { expect, test } from "vitest";
import { findingsIn, testProblem } from "../../../test/lint-cases.ts";
import { plain } from "../../words/quoting.ts";
import { sentenceOf } from "../problem.ts";
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

test.each([
  ["rfc9309", /changes nothing for .* matches no URL\.$/],
  ["google", /changes nothing for .* loses to every rule with a path\.$/],
  ["python", /^The rules below never count .* matches every URL\.$/],
] as const)("says of %s what it does", (readAs, sentence) => {
  const [found] = findingsIn({ file: ["User-agent: *", "Allow:", "Disallow: /"], readAs }).filter(
    ({ problem }) => problem === emptyAllow,
  );
  expect(found && plain(sentenceOf(found))).toMatch(sentence);
});
