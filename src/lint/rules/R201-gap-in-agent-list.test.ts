import { testProblem } from "../../../test/lint-cases.ts";
import { gapInAgentList } from "./R201-gap-in-agent-list.ts";

testProblem(gapInAgentList, {
  raises: [
    {
      file: ["User-agent: *", "", "User-agent: GPTBot", "Disallow: /"],
      at: ["1:12-13 error"],
      fix: {
        name: "close-up",
        file: ["User-agent: *", "User-agent: GPTBot", "Disallow: /"],
        changes: [],
      },
    },
    {
      file: ["User-agent: *", "", "User-agent: GPTBot", "Disallow: /"],
      at: ["1:12-13 error"],
      fix: {
        name: "own-rule",
        file: ["User-agent: *", "Disallow:", "", "User-agent: GPTBot", "Disallow: /"],
        changes: [["AnyBot", "/", "disallow", "allow"]],
      },
    },
    // Two gaps of one list, and a comment that stays.
    {
      file: ["User-agent: A", "", "# b", "User-agent: B", " ", "User-agent: C", "Disallow: /"],
      at: ["1:12-13 warning"],
      fix: {
        name: "close-up",
        file: ["User-agent: A", "# b", "User-agent: B", "User-agent: C", "Disallow: /"],
        changes: [],
      },
    },
    {
      file: ["User-agent: A", "", "User-agent: *", "Disallow: /a"],
      at: ["1:12-13 information"],
      fix: {
        name: "close-up",
        file: ["User-agent: A", "User-agent: *", "Disallow: /a"],
        changes: [],
      },
    },
  ],
  leaves: [
    // A comment alone parts nothing to the eye.
    { file: ["User-agent: A", "# and", "User-agent: B", "Disallow: /"] },
    { file: ["User-agent: A", "Disallow:", "", "User-agent: B", "Disallow: /"] },
    // The same crawler on both sides, and rules that forbid nothing.
    { file: ["User-agent: *", "", "User-agent: *", "Disallow: /"] },
    { file: ["User-agent: *", "", "User-agent: B", "Disallow:"] },
    { file: ["User-agent: *", "", "User-agent: B"] },
    { file: ["User-agent: A", "", "Disallow: /"] },
    // R104: the rule of the first group is on its user-agent line.
    { file: ["User-agent: * Disallow: /a", "", "User-agent: GPTBot", "Disallow: /"] },
    // A blank line ends the group.
    { file: ["User-agent: *", "", "User-agent: GPTBot", "Disallow: /"], readAs: "yandex" },
    { file: ["User-agent: *", "", "User-agent: GPTBot", "Disallow: /"], readAs: "original-1994" },
  ],
  meant: [
    ["Googlebot", "/", "allow"],
    ["GPTBot", "/", "disallow"],
  ],
});
