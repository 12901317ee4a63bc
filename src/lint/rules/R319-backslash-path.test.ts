import { testProblem } from "../../../test/lint-cases.ts";
import { backslashPath } from "./R319-backslash-path.ts";

testProblem(backslashPath, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /my\\_page/", "Disallow: /\\*?sort="],
      at: ["2:13-14 error", "3:11-12 error"],
      fix: {
        name: "slashes",
        file: ["User-agent: *", "Disallow: /my_page/", "Disallow: /*?sort="],
        changes: [
          ["AnyBot", "/my_page/", "allow", "disallow"],
          ["AnyBot", "/a?sort=b", "allow", "disallow"],
        ],
      },
    },
    {
      file: ["User-agent: *", "Disallow: \\admin\\"],
      at: ["2:10-11 error"],
      fix: {
        name: "slashes",
        file: ["User-agent: *", "Disallow: /admin/"],
        changes: [["AnyBot", "/admin/", "allow", "disallow"]],
      },
    },
    {
      file: ["User-agent: *", "Disallow: admin\\*.asp$"],
      at: ["2:15-16 error"],
    },
    // A disk is no part of a URL; no fix.
    { file: ["User-agent: *", "Disallow: C:\\inetpub\\"], at: ["2:12-13 error"] },
    { file: ["User-agent: *", "Disallow: /a\\b"], readAs: "robots-parser", at: ["2:12-13 error"] },
  ],
  leaves: [
    // R104: a program wrote the line break as `\\n`.
    { file: ["User-agent: *", "Disallow: /a\\nDisallow: /b"] },
    { file: ["User-agent: *", "Disallow: /admin/"] },
    { file: ["User-agent: *", "Disallow: /a%5Cb"] },
    { file: ["User-agent: *", "Disallow: /a # \\a"] },
    { file: ["User-agent: A\\B", "Disallow: /a"] },
    // An expression, and another problem.
    { file: ["User-agent: *", "Disallow: /.*\\.php$"] },
  ],
  meant: [
    ["AnyBot", "/admin/logs/x", "disallow"],
    ["AnyBot", "/admin/", "allow"],
  ],
});
