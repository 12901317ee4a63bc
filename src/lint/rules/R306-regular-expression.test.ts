import { testProblem } from "../../../test/lint-cases.ts";
import { regularExpression } from "./R306-regular-expression.ts";

testProblem(regularExpression, {
  raises: [
    { file: ["User-agent: *", "Disallow: /[0-9]+/"], at: ["2:11-17 error"] },
    { file: ["User-agent: *", "Disallow: /page/[a-zA-Z0-9_]*$"], at: ["2:16-29 error"] },
    { file: ["User-agent: *", "Disallow: /p/\\d{3}"], at: ["2:13-16 error"] },
    {
      file: ["User-agent: *", "  Disallow: /(cart|basket)/x # both"],
      at: ["2:13-26 error"],
      fix: {
        name: "alternatives",
        file: ["User-agent: *", "  Disallow: /cart/x", "Disallow: /basket/x # both"],
        changes: [
          ["AnyBot", "/cart/x", "allow", "disallow"],
          ["AnyBot", "/basket/x", "allow", "disallow"],
        ],
      },
    },
    {
      file: ["User-agent: *", "Disallow: /*.{jpg,png}$"],
      at: ["2:13-22 error"],
      fix: {
        name: "alternatives",
        file: ["User-agent: *", "Disallow: /*.jpg$", "Disallow: /*.png$"],
        changes: [["AnyBot", "/a.png", "allow", "disallow"]],
      },
    },
    {
      file: ["User-agent: *", "Disallow: ^/private/.*\\.pdf$"],
      at: ["2:10-11 error"],
      fix: {
        name: "as-wildcards",
        file: ["User-agent: *", "Disallow: /private/*.pdf$"],
        changes: [["AnyBot", "/private/a.pdf", "allow", "disallow"]],
      },
    },
    {
      file: ["User-agent: *", "Disallow: /.*.pdf$", "Disallow: /.*/x"],
      at: ["2:11-13 error", "3:11-13 error"],
      fix: {
        name: "as-wildcards",
        file: ["User-agent: *", "Disallow: /*.pdf$", "Disallow: /*/x"],
        changes: [
          ["AnyBot", "/a.pdf", "allow", "disallow"],
          ["AnyBot", "/a/x", "allow", "disallow"],
        ],
      },
    },
    {
      file: ["User-agent: *", "Disallow: /foo|/bar/"],
      at: ["2:14-15 error"],
      fix: {
        name: "alternatives",
        file: ["User-agent: *", "Disallow: /foo", "Disallow: /bar/"],
        changes: [["AnyBot", "/bar/", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: *", "Disallow: /private/.*"], at: ["2:19-21 error"] },
    { file: ["User-agent: *", "Disallow: /a/(.*)/b"], at: ["2:13-17 error"] },
    { file: ["User-agent: *", "Disallow: /(?!blog)"], at: ["2:11-14 error"] },
    // It would be the whole site, and has no fix.
    { file: ["User-agent: *", "Disallow: /(.*)"], at: ["2:11-15 error"] },
    { file: ["User-agent: *", "Disallow: /[0-9]+/"], readAs: "python", at: ["2:11-17 error"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /wiki/Foo_(bar)"] },
    { file: ["User-agent: *", "Disallow: /*?filter[type]=a"] },
    { file: ["User-agent: *", "Allow: /s?date]=[NOW-1DAY+TO+*]"] },
    { file: ["User-agent: *", "Disallow: /*(d="] },
    { file: ["User-agent: *", "Disallow: /tv-schedule.*"] },
    { file: ["User-agent: *", "Disallow: /board/*.*$"] },
    // Files that are hidden on Unix.
    { file: ["User-agent: *", "Disallow: /.*"] },
    { file: ["User-agent: *", "Disallow: /*/.*"] },
    { file: ["User-agent: *", "Disallow: /.*/", "Disallow: /.*.swp$", "Disallow: /*/.*/x"] },
    { file: ["User-agent: *", "Disallow: /...*"] },
    { file: ["User-agent: *", "Disallow: /ubuntu/+source/"] },
    { file: ["User-agent: *", "Disallow: /collect+/"] },
    { file: ["User-agent: *", "Disallow: /{link}/{{ thumb }}"] },
    { file: ["User-agent: *", 'Disallow: /*{"a":1,"b":2}'] },
    { file: ["User-agent: *", "Disallow: /*.html|"] },
    { file: ["User-agent: *", "Disallow: /a^b"] },
    { file: ["User-agent: *", "Disallow: \\docs\\data\\"] },
    { file: ["User-agent: *", "Disallow: /a # (a|b)"] },
  ],
  meant: [
    ["AnyBot", "/cart/x", "disallow"],
    ["AnyBot", "/basket/x", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
});
