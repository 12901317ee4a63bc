import { testProblem } from "../../../test/lint-cases.ts";
import { noindex } from "./R506-noindex.ts";

testProblem(noindex, {
  raises: [
    // Once per file.
    {
      file: ["User-agent: *", "Noindex: /a", "NOINDEX : /b", "Disallow: /c"],
      at: ["2:0-11 error"],
    },
    { file: [" noindex:"], at: ["1:1-9 error"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /noindex"] },
    { file: ["# Noindex: /a"] },
    { file: ["No-index: /a"] },
    { file: ["Noindex /a"] },
  ],
});
