import { testProblem } from "../../../test/lint-cases.ts";
import { allowAlone } from "./R421-allow-alone.ts";

testProblem(allowAlone, {
  raises: [
    {
      file: ["User-agent: *", "Allow: /blog/", "Allow: /docs/"],
      at: ["2:7-13 warning"],
      fix: {
        name: "disallow-rest",
        file: ["User-agent: *", "Allow: /blog/", "Allow: /docs/", "Disallow: /"],
        changes: [["AnyBot", "/x", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: GPTBot", "Allow: /press/"], at: ["2:7-14 warning"] },
    { file: ["User-agent: GPTBot", "Allow: /press/", "Disallow:"], at: ["2:7-14 warning"] },
    // Told once.
    {
      file: ["User-agent: *", "Allow: /a", "", "User-agent: GPTBot", "Allow: /press/"],
      at: ["2:7-9 warning"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Allow: /"] },
    { file: ["User-agent: *", "Allow: /*", "Allow: /a"] },
    { file: ["User-agent: *", "Allow:"] },
    { file: ["User-agent: *", "Allow: /ads.txt", "Allow: /sitemap.xml"] },
    { file: ["User-agent: *", "Allow: /a/b", "Disallow: /a"] },
    { file: ["User-agent: Twitterbot", "Allow: /imgres", "User-agent: *", "Disallow: /imgres"] },
  ],
  meant: [
    ["AnyBot", "/blog/a", "allow"],
    ["AnyBot", "/cart", "disallow"],
  ],
});
