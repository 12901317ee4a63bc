import { testProblem } from "../../../test/lint-cases.ts";
import { quotedValue } from "./R117-quoted-value.ts";

testProblem(quotedValue, {
  raises: [
    {
      file: ["User-agent: *", 'Disallow: "/a" # ours'],
      at: ["2:10-14 error"],
      fix: {
        name: "unquote",
        file: ["User-agent: *", "Disallow: /a # ours"],
        changes: [["AnyBot", "/a", "allow", "disallow"]],
      },
    },
    {
      // URI->new: quotation marks round a URL are wrapping.
      file: ["User-agent: *", 'Disallow: "/a"'],
      readAs: "www-robotrules",
      at: ["2:10-14 warning"],
    },
    {
      file: ["User-agent: \u201cFooBot\u201d", "Disallow: \u2018/a\u2019"],
      at: ["1:12-20 error", "2:10-14 error"],
      fix: {
        name: "unquote",
        file: ["User-agent: FooBot", "Disallow: /a"],
        changes: [["FooBot", "/a", "allow", "disallow"]],
      },
    },
    { file: ['Sitemap: "https://shop.example/s.xml"'], at: ["1:9-37 error"] },
    {
      file: ['"User-agent: *"', '"Disallow": "/a"'],
      at: ["1:0-15 error", "2:0-16 error"],
      fix: {
        name: "unquote",
        file: ["User-agent: *", "Disallow: /a"],
        changes: [["AnyBot", "/a", "allow", "disallow"]],
      },
    },
  ],
  leaves: [
    { file: ['Disallow: /"a"', 'Disallow: "', "Disallow: ''"] },
    { file: ['Disallow: "/a", "/b"'] },
    { file: ['# Disallow: "/a"'] },
    { file: ['"Please note: no robots"'] },
    { file: ["Disallow: /it's", "User-agent: 'tis"] },
    { file: ['Content-Usage: "a"'] },
  ],
  meant: [
    ["Googlebot", "/cart", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});
