import { testProblem } from "../../../test/lint-cases.ts";
import { extensionWithoutEnd } from "./R313-extension-without-end.ts";

testProblem(extensionWithoutEnd, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /*.js"],
      at: ["2:12-15 information"],
      fix: {
        name: "add-end",
        file: ["User-agent: *", "Disallow: /*.js$"],
        changes: [
          ["AnyBot", "/a.json", "disallow", "allow"],
          ["AnyBot", "/a.js", "disallow", "disallow"],
        ],
      },
    },
    {
      file: ["User-agent: *", "Disallow: *.do", "Disallow: /a/*.xls"],
      at: ["2:11-14 information"],
    },
    { file: ["User-agent: *", "Disallow: /", "Allow: /*.js"], at: ["3:9-12 information"] },
    // One of two longer ones has its own rule.
    {
      file: ["User-agent: *", "Disallow: /*.js", "Allow: /*.json"],
      at: ["2:12-15 information"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /*.js$"] },
    { file: ["User-agent: *", "Disallow: /*.pdf"] },
    { file: ["User-agent: *", "Disallow: /*.JS"] },
    { file: ["User-agent: *", "Disallow: /main.js"] },
    { file: ["User-agent: *", "Disallow: /*campsite.do"] },
    { file: ["User-agent: *", "Disallow: /*.toString"] },
    // Nothing is forbidden that it could allow.
    { file: ["User-agent: *", "Allow: /*.js"] },
    { file: ["User-agent: *", "Disallow: /*.doc", "Disallow: /*.docx"] },
    { file: ["User-agent: *", "Disallow: /", "Disallow: /*.js"] },
    { file: ["User-agent: *", "Disallow: /*.js"], readAs: "python" },
  ],
  meant: [
    ["AnyBot", "/main.js", "disallow"],
    ["AnyBot", "/data.json", "allow"],
  ],
});
