import { testProblem } from "../../../test/lint-cases.ts";
import { preferenceLabel } from "./R514-preference-label.ts";

testProblem(preferenceLabel, {
  raises: [
    {
      file: ["User-agent: *", "Content-Usage: /a ai-train=n, search=y", "Allow: /"],
      at: ["2:18-28 warning"],
      fix: {
        name: "write-label",
        file: ["User-agent: *", "Content-Usage: /a train-ai=n, search=y", "Allow: /"],
        changes: [],
      },
    },
    {
      file: ["User-agent: *", "Content-Signal: Train-AI=no, ai-use=yes"],
      at: ["2:16-27 warning", "2:29-39 warning"],
      fix: {
        name: "write-label",
        file: ["User-agent: *", "Content-Signal: ai-train=no, ai-input=yes"],
        changes: [],
      },
    },
    {
      file: ["User-agent: *", "Content-Usage: bots=n, all=y"],
      at: ["2:15-21 warning", "2:23-28 warning"],
    },
    { file: ["User-agent: *", "Content-Usage: genai=maybe"], at: ["2:15-26 warning"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Content-Usage: train-ai=n, search=y, ai-use=n"] },
    { file: ["User-agent: *", "Content-Signal: ai-train=no, search=yes, ai-input=no, use=full"] },
    { file: ["User-agent: *", "Content-Usage: x-of-ours=n"] },
    { file: ["User-agent: *", "# Content-Usage: ai-train=n"] },
  ],
  uses: ["X", "/", "refused", "unstated", "unstated"],
  meant: [["X", "/", "allow"]],
});
