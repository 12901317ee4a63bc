import { testProblem } from "../../../test/lint-cases.ts";
import { questionStar } from "./R305-question-star.ts";

testProblem(questionStar, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /page?.html", "Disallow: /a??"],
      at: ["2:15-16 warning", "3:12-13 warning"],
      fix: {
        name: "star",
        file: ["User-agent: *", "Disallow: /page*.html", "Disallow: /a*"],
        changes: [["AnyBot", "/page2.html", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: *", "Disallow: /*?"], at: ["2:10-13 information"] },
    { file: ["User-agent: *", "Disallow: /*?*"], at: ["2:10-14 information"] },
    { file: ["User-agent: *", "Allow: *?"], at: ["2:7-9 information"] },
    { file: ["User-agent: *", "Disallow: /?"], at: ["2:10-12 information"] },
    {
      file: ["User-agent: *", "Disallow: /?"],
      readAs: "www-robotrules",
      at: ["2:10-12 information"],
    },
    // RuleLine: urlunparse(urlparse("/?")) is "/".
    { file: ["User-agent: *", "Disallow: /?"], readAs: "python", at: ["2:10-12 error"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /*?sort="] },
    { file: ["User-agent: *", "Disallow: /cart/*?"] },
    { file: ["User-agent: *", "Disallow: /search?"] },
    { file: ["User-agent: *", "Disallow: /??"] },
    { file: ["User-agent: *", "Disallow: ?"] },
    { file: ["User-agent: *", "Disallow: /*?$"] },
    // No wildcards, and so no URL.
    { file: ["User-agent: *", "Disallow: /*?"], readAs: "original-1994" },
  ],
  meant: [
    ["AnyBot", "/list?sort=up", "disallow"],
    ["AnyBot", "/list?page=2&sort=up", "disallow"],
    ["AnyBot", "/list?page=2", "allow"],
    ["AnyBot", "/list", "allow"],
  ],
});
