import { testProblem } from "../../../test/lint-cases.ts";
import { escapeOfLatin } from "./R328-escape-of-latin.ts";

testProblem(escapeOfLatin, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /m%FCller/stra%dfe # old"],
      at: ["2:12-15 information"],
      fix: {
        name: "utf-8",
        file: ["User-agent: *", "Disallow: /m%C3%BCller/stra%C3%9Fe # old"],
        changes: [["AnyBot", "/m%C3%BCller/stra%C3%9Fe", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: *", "Allow: /caf%E9"], at: ["2:11-14 information"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /m%C3%BCller/", "Disallow: /%E4%B8%AD/"] },
    // Shift_JIS and GBK.
    { file: ["User-agent: *", "Disallow: /%93%FA%96%7B/", "Disallow: /%D6%D0/"] },
    { file: ["User-agent: *", "Disallow: /a%20b%7E", "Disallow: /2%D73"] },
  ],
  meant: [
    ["AnyBot", "/m%C3%BCller/a", "disallow"],
    ["AnyBot", "/muller/", "allow"],
  ],
});
