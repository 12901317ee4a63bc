import { testProblem } from "../../../test/lint-cases.ts";
import { blocksEverything } from "./R408-blocks-everything.ts";

testProblem(blocksEverything, {
  raises: [
    { file: ["User-agent: *", "Disallow: /"], at: ["2:10-11 warning"] },
    { file: ["User-agent: *", "Disallow: /a", "Disallow: /*", "Allow:"], at: ["3:10-12 warning"] },
    {
      file: ["User-agent: *", "Disallow: /", "User-agent: Googlebot", "Disallow: /x"],
      at: ["2:10-11 information"],
    },
    // Without a path Disallow says nothing.
    { file: ["User-agent: *", "Disallow:", "Disallow: /"], at: ["3:10-11 warning"] },
  ],
  leaves: [
    { file: ["User-agent: GPTBot", "Disallow: /"] },
    { file: ["User-agent: *", "Disallow: /", "Allow: /open"] },
    { file: ["User-agent: *", "Disallow: /$"] },
    { file: ["User-agent: *", "Disallow: /*a"] },
    { file: ["User-agent: *", "Disallow:"] },
    { file: ["User-agent: *", "Disallow:"], readAs: "google" },
    // Plain characters to the reader.
    { file: ["User-agent: *", "Disallow: /*"], readAs: "original-1994" },
    // The first match allows.
    { file: ["User-agent: *", "Disallow:", "Disallow: /"], readAs: "python" },
    // Forbidden by another line than a rule.
    { file: ["User-agent: *", "Crawl-delay: 999", "Disallow: /a"], readAs: "crawler-commons" },
  ],
  meant: [
    ["AnyBot", "/drafts/x", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
});
