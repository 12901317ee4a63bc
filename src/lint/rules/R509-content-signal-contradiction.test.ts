import { testProblem } from "../../../test/lint-cases.ts";
import { contentSignalContradiction } from "./R509-content-signal-contradiction.ts";

testProblem(contentSignalContradiction, {
  raises: [
    {
      file: ["User-agent: *", "Content-Signal: ai-train=no, search=yes", "Disallow: /"],
      at: ["2:29-39 information"],
    },
    // Two groups share the line, and both are closed.
    {
      file: ["User-agent: A", "User-agent: B", "Disallow: /", "Content-Signal: ai-input=YES"],
      at: ["4:16-28 information"],
    },
    { file: ["Content-Signal: search:yes"], at: ["1:16-26 error"] },
    { file: ["Content-Signal: search=yes,  ai_train=no"], at: ["1:29-40 error"] },
    { file: ["Content-Signal: ai-train=none"], at: ["1:16-29 error"] },
    { file: ["Content-Signal: use=never"], at: ["1:16-25 error"] },
    {
      file: ["Content-Signal: search=yes ai-train=no", "Content-Signal: ai-input=no; search=yes"],
      at: ["1:16-38 error", "2:16-39 error"],
      fix: {
        name: "commas",
        file: [
          "Content-Signal: search=yes, ai-train=no",
          "Content-Signal: ai-input=no, search=yes",
        ],
        changes: [],
      },
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Content-Signal: search=yes, ai-train=no", "Allow: /"] },
    { file: ["User-agent: *", "Content-Signal: ai-train=no", "Disallow: /"] },
    { file: ["User-agent: *", "Content-Signal: search=yes", "Disallow: /a"] },
    { file: ["User-agent: *", "Content-Signal: search=yes", "Disallow: /", "Allow: /a"] },
    { file: ["User-agent: *", "Content-Signal: Search = Yes,ai-train=no,", "Allow: /"] },
    { file: ["User-agent: *", "Content-Signal: search=yes,ai-train=no,use=reference", "Allow: /"] },
    { file: ["User-agent: *", "Content-Signal:", "Allow: /"] },
    // Of one group; another is closed.
    {
      file: [
        "User-agent: *",
        "Content-Signal: search=yes",
        "Allow: /",
        "User-agent: A",
        "Disallow: /",
      ],
    },
  ],
  meant: [
    ["AnyBot", "/drafts/x", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
});
