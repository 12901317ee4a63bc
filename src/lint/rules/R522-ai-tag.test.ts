import { testProblem } from "../../../test/lint-cases.ts";
import { aiTag } from "./R522-ai-tag.ts";

testProblem(aiTag, {
  raises: [
    {
      file: [
        "User-agent: *",
        "DisallowAITraining: /a # ours",
        "Disallow-AI-Training: /",
        "Allow: /",
      ],
      at: ["2:0-18 error", "3:0-20 error"],
      fix: {
        name: "write-preference",
        file: [
          "User-agent: *",
          "Content-Usage: /a train-ai=n # ours",
          "Content-Usage: / train-ai=n",
          "Allow: /",
        ],
        changes: [],
      },
    },
    {
      file: ["User-agent: *", "NoAI: true", "X-Robots-Tag: noai"],
      at: ["2:0-4 warning", "3:0-12 warning"],
    },
    { file: ["User-agent: *", "AI-train: no"], at: ["2:0-8 warning"] },
    // KeyIsDisallow: a key that begins like Disallow.
    {
      file: ["User-agent: *", "DisallowAITraining: /"],
      readAs: "google",
      at: ["2:0-18 error"],
      fix: {
        name: "write-preference",
        file: ["User-agent: *", "Content-Usage: / train-ai=n"],
        changes: [["Googlebot", "/", "disallow", "allow"]],
      },
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Content-Usage: train-ai=n"] },
    { file: ["User-agent: NoAI", "Disallow: /"] },
    { file: ["User-agent: *", "Noindex: /", "Disallow: /noai"] },
    { file: ["# noai: true"] },
  ],
  uses: ["X", "/", "refused", "unstated", "unstated"],
  meant: [["X", "/", "allow"]],
});
