import { testProblem } from "../../../test/lint-cases.ts";
import { preferenceValue } from "./R515-preference-value.ts";

testProblem(preferenceValue, {
  raises: [
    {
      file: ["User-agent: *", 'Content-Usage: train-ai=no, search=?1, ai-use="n"'],
      at: ["2:15-26 warning", "2:28-37 warning", "2:39-49 warning"],
      fix: {
        name: "write-value",
        file: ["User-agent: *", "Content-Usage: train-ai=n, search=y, ai-use=n"],
        changes: [],
      },
    },
    {
      file: ["User-agent: *", "Content-Signal: ai-train=n,search=Y"],
      at: ["2:16-26 warning", "2:27-35 warning"],
      fix: {
        name: "write-value",
        file: ["User-agent: *", "Content-Signal: ai-train=no,search=yes"],
        changes: [],
      },
    },
    { file: ["User-agent: *", "Content-Usage: train-ai"], at: ["2:15-23 warning"] },
    { file: ["User-agent: *", "Content-Usage: train-ai=maybe"], at: ["2:15-29 warning"] },
  ],
  leaves: [
    { file: ["User-agent: *", 'Content-Usage: train-ai=n;why="x", search=y'] },
    { file: ["User-agent: *", "Content-Usage: ours=no"] },
    { file: ["User-agent: *", "Content-Signal: ai-train=No, use=reference"] },
    { file: ["User-agent: *", "Content-Signal: ai-train=maybe"] },
  ],
  uses: ["X", "/", "refused", "unstated", "unstated"],
  meant: [["X", "/", "allow"]],
});
