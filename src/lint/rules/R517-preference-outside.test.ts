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
    ...(["python", "robots-parser", "temoto", "original-1994"] as const).map((readAs) => ({
      file: ["User-agent: *", "# ours", "Content-Signal: ai-train=no", "Content-Usage: search=n"],
      readAs,
      at: ["3:16-27 warning"],
      fix: {
        name: "keep-group",
        file: [
          "User-agent: *",
          "# ours",
          "Content-Signal: ai-train=no",
          "Content-Usage: search=n",
          "Disallow:",
          "",
        ],
        // No verdict changes, but another group applies.
        changes: [["X", "/", "allow", "allow"]] as const,
      },
    })),
    ...(["yandex", "python", "original-1994"] as const).map((readAs) => ({
      file: ["User-agent: *", "Disallow: /a", "", "Content-Signal: search=no", "# x", ""].concat([
        "Content-Usage: search=n",
        "User-agent: B",
        "Disallow: /",
      ]),
      readAs,
      at: ["4:16-25 warning"],
      fix: {
        name: "close-up",
        file: ["User-agent: *", "Disallow: /a", "Content-Signal: search=no", "# x"].concat([
          "Content-Usage: search=n",
          "User-agent: B",
          "Disallow: /",
        ]),
        changes: [],
      },
    })),
    // Python drops the group in the middle; the 1994 specification asks for Disallow.
    {
      file: ["User-agent: A", "Disallow: /", "", "User-agent: *", "Content-Signal: search=no"],
      readAs: "python",
      at: ["5:16-25 warning"],
    },
    // The blank line ends the group, so a rule below it would be in none.
    {
      file: ["Content-Usage: search=n", "User-agent: *", "", "Content-Signal: ai-train=no"],
      readAs: "python",
      at: ["1:15-23 warning", "4:16-27 warning"],
    },
    // With a rule, A would have a group of its own, in which everything is allowed.
    {
      file: ["User-agent: A", "Content-Signal: search=no", "", "User-agent: *", "Disallow: /"],
      readAs: "python",
      at: ["2:16-25 warning"],
    },
  ],
  leaves: [
    {
      file: ["User-agent: A", "Disallow: /", "", "User-agent: *", "Content-Signal: search=no"],
      readAs: "yandex",
    },
    { file: ["User-agent: *", "Content-Usage: train-ai=n", "Allow: /"] },
    { file: ["License: https://a.example/l.xml", "User-agent: *", "Allow: /"] },
    { file: ["User-agent: *", "Allow: /", "", "Content-Signal: search=no"] },
    {
      file: ["User-agent: *", "Content-Signal: ai-train=no", "Disallow:"],
      readAs: "python",
    },
  ],
  uses: ["X", "/", "refused", "unstated", "unstated"],
  meant: [["X", "/", "allow"]],
});
