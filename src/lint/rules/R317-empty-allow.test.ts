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
        file: ["User-agent: *", "Allow: /", "Disallow: /"],
        changes: [["AnyBot", "/a", "disallow", "allow"]],
      },
    },
    {
      file: ["User-agent: *", "allow :   # all"],
      at: ["2:0-7 warning"],
      fix: { name: "allow-all", file: ["User-agent: *", "Allow: /   # all"], changes: [] },
    },
    { file: ["User-agent: *", "Disallow: /", "Allow:"], readAs: "google", at: ["3:0-6 warning"] },
    // Entry.allowance: the first rule that matches, and it matches all.
    { file: ["User-agent: *", "Allow:", "Disallow: /"], readAs: "python", at: ["2:0-6 warning"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow:"] },
    { file: ["User-agent: *", "Allow: /"] },
    { file: ["User-agent: *", "# Allow:"] },
    { file: ["User-agent: *", "Allow:"], readAs: "original-1994" },
    // R105, R204: no group has the line.
    { file: ["Allow:", "Disallow: /"], readAs: "python" },
    { file: ["User-agent: a", "Disallow: /", "", "User-agent: a", "Allow:"], readAs: "python" },
  ],
  meant: [
    ["AnyBot", "/cart", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
  unharmed: "What no rule disallows is allowed without the line, too.",
});

const BELOW = ["User-agent: a", "Allow:", "Disallow: /"];
const LAST = ["User-agent: a", "Disallow: /a", "Allow:", "", "User-agent: b", "Disallow: /"];
const JOINED = [...LAST, "", "User-agent: a", "Disallow: /b"];

test.each([
  ["rfc9309", BELOW, /has no effect under .* matches no URL\.$/],
  ["google", BELOW, /has no effect for .* loses to every rule with a path\.$/],
  ["python", BELOW, /^The rules of its group below it never count .* matches every URL\.$/],
  ["python", LAST, /has no effect for .* no rule of its group is below it\.$/],
  ["python", JOINED, /has no effect for .* no rule of its group is below it\.$/],
  ["wget", JOINED, /^The rules of its group below it never count .* matches every URL\.$/],
] as const)("says of %s, for %j, what it does", (readAs, file, sentence) => {
  const [found] = findingsIn({ file, readAs }).filter(({ problem }) => problem === emptyAllow);
  expect(found && plain(sentenceOf(found))).toMatch(sentence);
});
