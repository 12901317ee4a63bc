import { testProblem } from "../../../test/lint-cases.ts";
import { preferenceOutside } from "./R517-preference-outside.ts";

testProblem(preferenceOutside, {
  raises: [
    {
      file: [
        "Content-Usage: /a train-ai=n # ours",
        "content-signal: search=no",
        "User-agent: A",
        "User-agent: *",
        "Allow: /",
      ],
      at: ["1:15-28 warning"],
      fix: {
        name: "move-to-star",
        file: [
          "User-agent: A",
          "User-agent: *",
          "Content-Usage: /a train-ai=n",
          "Content-Signal: search=no",
          "Allow: /",
        ],
        changes: [],
      },
    },
    { file: ["Content-Signal: search=no", "User-agent: A", "Allow: /"], at: ["1:16-25 warning"] },
    {
      file: ["# ours", "Content-Signal: search=no", "Content-Usage: search=n"],
      at: ["2:16-25 warning"],
      fix: {
        name: "for-all",
        file: ["# ours", "User-agent: *", "Content-Signal: search=no", "Content-Usage: search=n"],
        // No verdict changes, but another group applies.
        changes: [["X", "/", "allow", "allow"]],
      },
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Content-Usage: train-ai=n", "Allow: /"] },
    { file: ["License: https://a.example/l.xml", "User-agent: *", "Allow: /"] },
    { file: ["User-agent: *", "Allow: /", "", "Content-Signal: search=no"] },
  ],
  uses: ["X", "/", "refused", "unstated", "unstated"],
  meant: [["X", "/", "allow"]],
});
