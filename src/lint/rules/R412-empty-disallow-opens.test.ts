import { testProblem } from "../../../test/lint-cases.ts";
import { emptyDisallowOpens } from "./R412-empty-disallow-opens.ts";

testProblem(emptyDisallowOpens, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /", "", "User-agent: GPTBot", "Disallow:"],
      at: ["5:0-9 information"],
    },
    {
      file: ["User-agent: A", "User-agent: B", "Disallow:", "User-agent: *", "Disallow: /x"],
      at: ["3:0-9 information"],
    },
    // Said once of all groups.
    {
      file: [
        "User-agent: A",
        "Disallow:",
        "User-agent: *",
        "Disallow: /x",
        "User-agent: B",
        "Disallow:",
      ],
      at: ["2:0-9 information"],
    },
    // Nothing comes after it, to no reader.
    { file: ["User-agent: *", "Disallow: /x", "Disallow:"], at: ["3:0-9 information"] },
    {
      file: ["User-agent: *", "Disallow:", "Disallow: /x"],
      at: ["2:0-9 warning"],
      fix: { name: "delete", file: ["User-agent: *", "Disallow: /x"], changes: [] },
    },
    // In a section of its own: without it the agents above would join the next group.
    {
      file: [
        "User-agent: *",
        "Disallow:",
        "User-agent: A",
        "Disallow: /",
        "User-agent: *",
        "Disallow: /x",
      ],
      at: ["2:0-9 warning"],
    },
    // RuleLine: an empty value matches everything, and forbids nothing.
    {
      file: ["User-agent: *", "Disallow:", "Disallow: /x"],
      readAs: "python",
      at: ["2:0-9 warning"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow:"] },
    { file: ["User-agent: *", "Disallow:", "User-agent: A", "Disallow:"] },
    { file: ["User-agent: *", "Disallow: /", "User-agent: A", "Disallow: /x"] },
    { file: ["User-agent: *", "Disallow: /", "User-agent: A", "Allow:"] },
    { file: ["User-agent: *", "Disallow:", "Allow: /x"] },
    { file: ["User-agent: *", "Disallow: /x", "Disallow:"], readAs: "python" },
    // ExtractUserAgent: MJ12bot is read as MJ, and so obeys the `*` group.
    {
      file: ["User-agent: *", "Disallow: /", "User-agent: MJ12bot", "Disallow:"],
      readAs: "google",
    },
    // What is no name opens nothing.
    {
      file: ["User-agent: Mediapartners-Google*", "Disallow:", "User-agent: *", "Disallow: /x"],
    },
    // It does not follow `*` in any case.
    { file: ["User-agent: *", "Disallow: /", "User-agent: AdsBot-Google", "Disallow:"] },
  ],
  meant: [
    ["GPTBot", "/", "disallow"],
    ["Googlebot", "/admin/", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});
