import { testProblem } from "../../../test/lint-cases.ts";
import { fieldInAgentList } from "./R202-field-in-agent-list.ts";

testProblem(fieldInAgentList, {
  raises: [
    {
      // ai-robots-txt/ai.robots.txt, issue 215.
      file: [
        "User-agent: *",
        "Sitemap: https://a.example/s.xml",
        "",
        "User-agent: GPTBot",
        "Disallow: /",
      ],
      at: ["1:12-13 error"],
      fix: {
        name: "own-rule",
        file: [
          "User-agent: *",
          "Disallow:",
          "Sitemap: https://a.example/s.xml",
          "",
          "User-agent: GPTBot",
          "Disallow: /",
        ],
        changes: [["Googlebot", "/", "disallow", "allow"]],
      },
    },
    {
      file: ["User-agent: A", "Colour: red", "User-agent: B", "Disallow: /"],
      at: ["1:12-13 warning"],
    },
    // No field is found in the line, so it is none that ends the list.
    {
      file: ["User-agent: A", "Disallow /a", "User-agent: B", "Disallow: /"],
      at: ["1:12-13 warning"],
    },
    {
      file: ["User-agent: A", "Host: a", "User-agent: *", "Disallow: /b"],
      at: ["1:12-13 information"],
    },
    // It loses the whole site.
    {
      file: ["User-agent: bingbot", "Host: a", "User-agent: *", "Disallow: /"],
      at: ["1:12-19 error"],
    },
  ],
  leaves: [
    { file: ["Sitemap: https://a.example/s.xml", "User-agent: A", "User-agent: B", "Disallow: /"] },
    { file: ["User-agent: A", "User-agent: B", "Host: a", "Disallow: /"] },
    { file: ["User-agent: A", "Disallow: /", "Host: a", "User-agent: B", "Disallow: /"] },
    { file: ["User-agent: A", "Crawl-delay: 1", "User-agent: B", "Disallow: /"] },
    // The list ends at any field.
    { file: ["User-agent: *", "Host: a", "User-agent: B", "Disallow: /"], readAs: "robots-parser" },
    // White space between two words is a colon, and so the line is a rule.
    { file: ["User-agent: A", "Disallow /a", "User-agent: B", "Disallow: /"], readAs: "google" },
  ],
  meant: [
    ["Googlebot", "/", "allow"],
    ["GPTBot", "/", "disallow"],
  ],
});
