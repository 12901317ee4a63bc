import { testProblem } from "../../../test/lint-cases.ts";
import { twoDirectives } from "./R104-two-directives.ts";

testProblem(twoDirectives, {
  raises: [
    { file: ["User-agent: *\\nDisallow: /admin/\\n"], at: ["1:15-23 error"] },
    {
      file: ["User-agent: * Disallow: /"],
      at: ["1:14-22 error"],
      fix: {
        name: "split",
        file: ["User-agent: *", "Disallow: /"],
        changes: [["AnyBot", "/a", "allow", "disallow"]],
      },
    },
    {
      file: ["User-agent: *", "Disallow: /a  Disallow: /b\tallow : /c # d"],
      readAs: "google",
      at: ["2:14-22 error"],
      fix: {
        name: "split",
        file: ["User-agent: *", "Disallow: /a", "Disallow: /b", "allow : /c # d"],
        changes: [
          ["AnyBot", "/a", "allow", "disallow"],
          ["AnyBot", "/b", "allow", "disallow"],
        ],
      },
    },
    {
      file: ["Allow: Sitemap: https://shop.example/s.xml"],
      at: ["1:7-14 error"],
    },
    // Line breaks as JavaScript and HTML write them.
    {
      file: [
        "User-agent: *\\nDisallow: /a\\r\\nAllow: /a/b",
        "User-agent: B<br>Disallow: /b <br /> Allow: /c",
      ],
      at: ["1:15-23 error", "2:17-25 error"],
      fix: {
        name: "split",
        file: [
          "User-agent: *",
          "Disallow: /a",
          "Allow: /a/b",
          "User-agent: B",
          "Disallow: /b",
          "Allow: /c",
        ],
        changes: [["AnyBot", "/a", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: *", "Disallow:Allow: /a"], at: ["2:9-14 error"] },
    // A program wrote no line break between them.
    {
      file: ["Sitemap: https://shop.example/s.xmlUser-agent: GPTBot", "Disallow: /"],
      at: ["1:35-45 error"],
      fix: {
        name: "split",
        file: ["Sitemap: https://shop.example/s.xml", "User-agent: GPTBot", "Disallow: /"],
        changes: [["GPTBot", "/", "allow", "disallow"]],
      },
    },
    {
      file: ["User-agent: *", "Disallow: /a/Sitemap: https://shop.example/s.xml"],
      at: ["2:13-20 error"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /a-Disallow: /b", "Disallow: /how-to/disallow: /"] },
    { file: ["User-agent: *", "Disallow: /a: b", "Disallow: /search: Allow"] },
    { file: ["Sitemap: https://shop.example/Disallow:/s.xml"] },
    { file: ["Disallow: / # Allow: /a"] },
    { file: ["Disallow: \\docs\\nallow", "Disallow: /a\\nnote: b"] },
    { file: ["Note: write Disallow: / to block all"] },
    { file: ["Disallow: /?q=allow:all"] },
    { file: ["Disallow: /topic:license:free"] },
    { file: ["Disallow: /a Disallowed: b"] },
    { file: ["Content-Signal: search=yes, ai-train=no"] },
    { file: [`Disallow: ${" ".repeat(1000)}:`] },
  ],
  meant: [
    ["Googlebot", "/cart", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});
