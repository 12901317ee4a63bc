import { testProblem } from "../../../test/lint-cases.ts";
import { noindex } from "./R506-noindex.ts";

testProblem(noindex, {
  raises: [
    {
      file: ["User-agent: *", "Noindex: /a", "NOINDEX : /b", "Disallow: /c"],
      at: ["2:0-11 error", "3:0-12 error"],
    },
    { file: [" noindex:"], at: ["1:1-9 error"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /noindex"] },
    { file: ["# Noindex: /a"] },
    { file: ["No-index: /a"] },
    { file: ["Noindex /a"] },
  ],
  meant: [["AnyBot", "/drafts/x", "allow"]],
  unharmed:
    "Noindex decides no verdict, and crawlers must fetch a page to see that it is not to be indexed.",
});
