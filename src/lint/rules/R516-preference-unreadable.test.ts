import { testProblem } from "../../../test/lint-cases.ts";
import { preferenceUnreadable } from "./R516-preference-unreadable.ts";

testProblem(preferenceUnreadable, {
  raises: [
    {
      file: ["User-agent: *", "Content-Usage: /a  Train-AI = n, search=y;x=1, # ours", "Allow: /"],
      at: ["2:19-31 error"],
      fix: {
        name: "write-preference",
        file: ["User-agent: *", "Content-Usage: /a  train-ai=n, search=y;x=1 # ours", "Allow: /"],
        changes: [],
      },
    },
    {
      file: ["User-agent: *", "Content-Usage: train-ai =n"],
      at: ["2:15-26 error"],
      fix: {
        name: "write-preference",
        file: ["User-agent: *", "Content-Usage: train-ai=n"],
        changes: [],
      },
    },
    {
      file: ["User-agent: *", "Content-Usage: train-ai=n,"],
      at: ["2:15-26 error"],
      fix: {
        name: "write-preference",
        file: ["User-agent: *", "Content-Usage: train-ai=n"],
        changes: [],
      },
    },
    { file: ["User-agent: *", "Content-Usage: *.pdf train-ai=n"], at: ["2:15-31 error"] },
    {
      file: [
        "User-agent: *",
        "Content-Usage: /a train-ai=n search=n",
        "Content-Usage: search=y;train-ai=n",
      ],
      at: ["2:15-37 error", "3:15-34 error"],
      fix: {
        name: "write-preference",
        file: [
          "User-agent: *",
          "Content-Usage: /a train-ai=n, search=n",
          "Content-Usage: search=y, train-ai=n",
        ],
        changes: [],
      },
    },
    {
      file: [
        "User-agent: *",
        "Content-Usage: /p/train-ai=n # ours",
        "Content-Usage: /q,search=y, train-ai=n",
        "Content-Usage: /train-ai=n",
      ],
      at: ["2:18-28 error", "3:18-38 error", "4:16-26 error"],
      fix: {
        name: "write-preference",
        file: [
          "User-agent: *",
          "Content-Usage: /p/ train-ai=n # ours",
          "Content-Usage: /q search=y, train-ai=n",
          "Content-Usage: / train-ai=n",
        ],
        changes: [],
      },
    },
    { file: ["User-agent: *", "Content-Usage: ,"], at: ["2:15-16 error"] },
    // A path, and another in the place of the dictionary.
    { file: ["User-agent: *", "Content-Usage: /a /b"], at: ["2:15-20 error"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Content-Usage: train-ai=n, search=y"] },
    { file: ["User-agent: *", "Content-Usage: /A train-ai=n\t,  x"] },
    { file: ["User-agent: *", "Content-Usage:", "Content-Usage: search=y;x=1"] },
    // Names of a query, and of folders.
    { file: ["User-agent: *", "Content-Usage: /p?search=y", "Content-Usage: /a/search=y/b"] },
    { file: ["User-agent: *", "Content-Usage: /p?q=search=y", "Content-Usage: /p?in=a,search=y"] },
    { file: ["User-agent: *", "Content-Usage: /research=y", "Content-Usage: /search=y ai-use=n"] },
    { file: ["User-agent: *", "Content-Signal: AI-Train = no,"] },
  ],
  uses: ["X", "/", "refused", "unstated", "allowed"],
  meant: [["X", "/", "allow"]],
});
