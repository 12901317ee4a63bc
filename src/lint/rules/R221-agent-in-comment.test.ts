import { testProblem } from "../../../test/lint-cases.ts";
import { agentInComment } from "./R221-agent-in-comment.ts";

testProblem(agentInComment, {
  raises: [
    {
      file: ["User-agent: GPTBot", "Disallow: /images/", "", "#User-agent: *", "Disallow: /a"],
      at: ["4:0-14 warning"],
      fix: {
        name: "write",
        file: ["User-agent: GPTBot", "Disallow: /images/", "", "User-agent: *", "Disallow: /a"],
        changes: [
          ["AnyBot", "/a", "allow", "disallow"],
          ["GPTBot", "/a", "disallow", "allow"],
        ],
      },
    },
    {
      file: ["User-agent: *", "Disallow: /a", "## user-agent : BadBot ", "", "Disallow: /"],
      at: ["3:0-23 warning"],
    },
  ],
  leaves: [
    // A name that was taken out of a list of names.
    { file: ["User-agent: GPTBot", "# User-agent: CCBot", "Disallow: /"] },
    // The whole group is in comments.
    {
      file: [
        "User-agent: *",
        "Disallow: /a",
        "# User-agent: CCBot",
        "# Disallow: /",
        "Disallow: /b",
      ],
    },
    {
      file: [
        "User-agent: *",
        "Disallow: /a",
        "# User-agent: CCBot",
        "User-agent: B",
        "Disallow: /b",
      ],
    },
    { file: ["User-agent: *", "Disallow: /a", "# User-agent: *", "Disallow: /b"] },
    { file: ["User-agent: *", "Disallow: /a", "# User-agent: the rules of all", "Disallow: /b"] },
    { file: ["# User-agent: *", "Disallow: /b"] },
  ],
  meant: [
    ["AnyBot", "/private/a", "disallow"],
    ["GPTBot", "/private/a", "allow"],
  ],
});
