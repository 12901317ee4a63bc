import { testProblem } from "../../../test/lint-cases.ts";
import { duplicateRule } from "./R401-duplicate-rule.ts";

testProblem(duplicateRule, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /a", "Allow: /b", "Disallow: /a"],
      at: ["4:10-12 information"],
      fix: {
        name: "delete",
        file: ["User-agent: *", "Disallow: /a", "Allow: /b"],
        changes: [],
      },
    },
    {
      // In two sections of one group: the second has no other rule, so it is not offered to go.
      file: [
        "User-agent: A",
        "Disallow: /a",
        "User-agent: B",
        "Disallow: /",
        "User-agent: a",
        "Disallow: /a",
      ],
      at: ["6:10-12 information"],
    },
    // RFC 9309 2.2.2: an escape of an unreserved character is that character.
    { file: ["User-agent: *", "Disallow: /~a", "Disallow: /%7Ea"], at: ["3:10-15 information"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /a", "Allow: /a"] },
    { file: ["User-agent: *", "Disallow: /a", "Disallow: /A"] },
    { file: ["User-agent: *", "Disallow: /a", "Disallow: /a$"] },
    { file: ["User-agent: *", "Disallow:", "Disallow:"] },
    { file: ["User-agent: A", "Disallow: /a", "User-agent: B", "Disallow: /a"] },
    {
      // The second is new to B.
      file: [
        "User-agent: A",
        "Disallow: /a",
        "User-agent: B",
        "Disallow: /b",
        "User-agent: A",
        "User-agent: B",
        "Disallow: /a",
      ],
    },
  ],
  meant: [
    ["AnyBot", "/cart", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
});
