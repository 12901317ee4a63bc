import { testProblem } from "../../../test/lint-cases.ts";
import { preferencesDisagree } from "./R519-preferences-disagree.ts";

testProblem(preferencesDisagree, {
  raises: [
    {
      file: ["User-agent: *", "Content-Usage: train-ai=n", "Content-Usage: train-ai=y", "Allow: /"],
      at: ["3:15-25 warning"],
      fix: {
        name: "delete",
        file: ["User-agent: *", "Content-Usage: train-ai=n", "Allow: /"],
        changes: [],
      },
    },
    {
      file: ["User-agent: *", "Content-Signal: ai-train=no", "Content-Usage: /a train-ai=y"],
      at: ["3:15-28 warning"],
    },
    {
      file: ["User-agent: *", "Content-Usage: /a search=y", "Content-Usage: /a search=n"],
      at: ["2:15-26 warning"],
    },
    {
      file: [
        "User-agent: A",
        "User-agent: B",
        "Content-Usage: train-ai=n, train-ai=y",
        "Allow: /",
        "User-agent: A",
        "Disallow: /x",
      ],
      at: ["3:15-25 warning"],
    },
    // A purpose token, whose rules are for every crawler.
    {
      file: [
        "User-agent: *",
        "Content-Signal: ai-train=yes, search=yes",
        "Allow: /",
        "User-agent: __usage_ai-training",
        "Disallow: /",
      ],
      at: ["2:16-40 warning"],
    },
    {
      file: [
        "User-agent: *",
        "Content-Usage: /blog/ train-ai=n",
        "Allow: /",
        "User-agent: __usage_ai-training",
        "Disallow: /",
        "Allow: /blog/",
      ],
      at: ["6:7-13 warning"],
    },
  ],
  leaves: [
    {
      file: [
        "User-agent: *",
        "Content-Signal: ai-train=no",
        "Allow: /",
        "User-agent: __usage_ai-training",
        "Disallow: /",
      ],
    },
    {
      file: [
        "User-agent: *",
        "Content-Usage: /blog/ train-ai=y",
        "Allow: /",
        "User-agent: __usage_ai-training",
        "Disallow: /shop/",
      ],
    },
    // What the group may not fetch is used for nothing.
    {
      file: [
        "User-agent: *",
        "Content-Signal: ai-train=yes",
        "Disallow: /",
        "User-agent: __usage_ai-training",
        "Disallow: /",
      ],
    },

    { file: ["User-agent: *", "Content-Usage: train-ai=n, train-ai=n, search=y", "Allow: /"] },
    { file: ["User-agent: *", "Content-Usage: train-ai=n", "Content-Usage: /a train-ai=y"] },
    {
      file: [
        "User-agent: *",
        "Content-Usage: train-ai=n",
        "Content-Signal: ai-train=no, search=yes",
      ],
    },
    {
      file: [
        "User-agent: A",
        "Content-Signal: search=no",
        "Allow: /",
        "User-agent: B",
        "Content-Signal: search=yes",
        "Allow: /",
      ],
    },
  ],
  uses: ["X", "/", "allowed", "unstated", "allowed"],
  meant: [["X", "/", "allow"]],
});
