import { testProblem } from "../../../test/lint-cases.ts";
import { htmlTag } from "./R119-html-tag.ts";

testProblem(htmlTag, {
  raises: [
    {
      file: ["User-agent: *<br>", "Disallow: /a <br /> # ours", "Allow:</p><p>"],
      at: ["1:13-17 error", "2:13-19 error", "3:6-13 error"],
      fix: {
        name: "remove",
        file: ["User-agent: *", "Disallow: /a # ours", "Allow:"],
        changes: [["AnyBot", "/a", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: GPTBot<BR/>", "Disallow: /"], at: ["1:18-23 error"] },
    // HandleUserAgent: Google's parser reads up to the first other character.
    {
      file: ["User-agent: GPTBot<br>", "Disallow: /"],
      readAs: "google",
      at: ["1:18-22 information"],
    },
    { file: ["Sitemap: https://shop.example/s.xml</pre>"], at: ["1:35-41 error"] },
  ],
  leaves: [
    // No tags of HTML.
    { file: ["User-agent: *", "Disallow: /<id>", "Disallow: /user/<name>/", "Disallow: *<price"] },
    { file: ["User-agent: *", "Disallow: /a<br>b", "Disallow: /a # <br>"] },
    // R104.
    { file: ["User-agent: *<br>Disallow: /a<br>"] },
    // R503.
    { file: ["User-agent: bingbot", "Crawl-delay: 5<br>"] },
    // It removes the tags.
    { file: ["User-agent: *<br>", "Disallow: /a<br>"], readAs: "heritrix" },
  ],
  meant: [
    ["AnyBot", "/cart", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
});
