import { testProblem } from "../../../test/lint-cases.ts";
import { ruleBehindClosedGroup } from "./R222-rule-behind-closed-group.ts";

testProblem(ruleBehindClosedGroup, {
  raises: [
    {
      file: ["User-agent: GPTBot", "Disallow: /", "", "Disallow: /search"],
      at: ["4:10-17 warning"],
      fix: {
        name: "for-all",
        file: ["User-agent: GPTBot", "Disallow: /", "", "User-agent: *", "Disallow: /search"],
        changes: [["AnyBot", "/search", "allow", "disallow"]],
      },
    },
    // Once of a group.
    {
      file: [
        "User-agent: *",
        "Disallow: /cart/",
        "User-agent: AhrefsBot",
        "User-agent: SemrushBot",
        "Disallow: /*",
        "# Everybody: be gentle",
        "Crawl-delay: 10",
        "Disallow: /a",
      ],
      at: ["7:13-15 warning"],
    },
  ],
  leaves: [
    { file: ["User-agent: GPTBot", "Disallow: /", "", "User-agent: *", "Disallow: /search"] },
    {
      file: [
        "User-agent: A",
        "Disallow: /",
        "",
        "User-agent: B",
        "Disallow: /b",
        "",
        "Disallow: /",
      ],
    },
    // Directly below it, it is a rule of the group.
    { file: ["User-agent: GPTBot", "Disallow: /", "Disallow: /search"] },
    { file: ["User-agent: GPTBot", "Disallow: /a", "", "Disallow: /search"] },
    // An exception.
    { file: ["User-agent: GPTBot", "Disallow: /", "", "Allow: /press/"] },
    { file: ["User-agent: *", "Disallow: /", "", "Disallow: /search"] },
    // The blank line ends the group.
    { file: ["User-agent: GPTBot", "Disallow: /", "", "Disallow: /a"], readAs: "python" },
  ],
  meant: [
    ["AnyBot", "/search", "disallow"],
    ["GPTBot", "/", "disallow"],
  ],
});
