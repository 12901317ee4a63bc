import { testProblem } from "../../../test/lint-cases.ts";
import { preferenceNotInherited } from "./R518-preference-not-inherited.ts";

const star = [
  "User-agent: *",
  "Content-Usage: /a train-ai=n",
  "Content-Signal: search=yes",
  "Allow: /",
];

testProblem(preferenceNotInherited, {
  raises: [
    {
      file: [
        ...star,
        "User-agent: A",
        "User-agent: B",
        "Allow: /",
        "User-agent: C",
        "Disallow: /x",
      ],
      at: ["5:12-13 warning"],
      fix: {
        name: "repeat",
        file: [
          ...star,
          "User-agent: A",
          "User-agent: B",
          "Content-Usage: /a train-ai=n",
          "Allow: /",
          "User-agent: C",
          "Content-Usage: /a train-ai=n",
          "Disallow: /x",
        ],
        changes: [],
      },
    },
    {
      file: [...star, "User-agent: A", "Content-Signal: search=no", "Allow: /"],
      at: ["5:12-13 warning"],
    },
    // What the group says itself stays as it is.
    {
      file: [
        "User-agent: *",
        "Content-Signal: search=no, ai-train=no",
        "Content-Usage: /a ai-use=n, search=n",
        "Allow: /",
        "User-agent: A",
        "Content-Signal: search=yes",
        "Allow: /",
      ],
      at: ["5:12-13 warning"],
      fix: {
        name: "repeat",
        file: [
          "User-agent: *",
          "Content-Signal: search=no, ai-train=no",
          "Content-Usage: /a ai-use=n, search=n",
          "Allow: /",
          "User-agent: A",
          "Content-Signal: ai-train=no",
          "Content-Usage: /a ai-use=n",
          "Content-Signal: search=yes",
          "Allow: /",
        ],
        changes: [],
      },
    },
  ],
  leaves: [
    // These name no crawler.
    { file: [...star, "User-agent: foo, bar", "Allow: /"] },
    { file: [...star, "User-agent: MJ12bot", "Allow: /"], readAs: "google" },
    // It may fetch nothing.
    { file: [...star, "User-agent: A", "Disallow: /"] },
    { file: [...star, "User-agent: A", "Content-Signal: ai-train=yes", "Allow: /"] },
    { file: [...star, "User-agent: A", "Disallow: /a"] },
    // Nothing is refused.
    {
      file: [
        "User-agent: *",
        "Content-Signal: search=yes",
        "Allow: /",
        "User-agent: A",
        "Allow: /",
      ],
    },
    {
      file: ["User-agent: A", "Content-Signal: search=no", "Allow: /", "User-agent: *", "Allow: /"],
    },
  ],
  uses: ["X", "/", "refused", "unstated", "unstated"],
  meant: [["X", "/", "allow"]],
});
