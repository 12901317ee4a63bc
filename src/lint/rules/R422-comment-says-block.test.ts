import { testProblem } from "../../../test/lint-cases.ts";
import { commentSaysBlock } from "./R422-comment-says-block.ts";

testProblem(commentSaysBlock, {
  raises: [
    {
      file: ["# Block all crawlers from the entire site", "User-agent: *", "Disallow:"],
      at: ["3:0-9 warning"],
      fix: {
        name: "block",
        file: ["# Block all crawlers from the entire site", "User-agent: *", "Disallow: /"],
        changes: [["AnyBot", "/", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: *", "Disallow: # disallow everything"], at: ["2:0-9 warning"] },
    { file: ["# No robots allowed", "", "User-agent: *", "Disallow:"], at: ["4:0-9 warning"] },
    { file: ["User-agent: GPTBot", "# deny all", "Disallow:"], at: ["3:0-9 warning"] },
  ],
  leaves: [
    { file: ["# Block all crawlers", "User-agent: *", "Disallow: /"] },
    { file: ["# Allow all crawlers", "User-agent: *", "Disallow:"] },
    { file: ["# Do not block any crawler", "User-agent: *", "Disallow:"] },
    { file: ["# To exclude all robots, write a slash", "User-agent: *", "Disallow:"] },
    { file: ["# Block all", "User-agent: a", "Disallow: /", "", "User-agent: *", "Disallow:"] },
    { file: ["# This file blocks the cart", "User-agent: *", "Disallow:"] },
  ],
  meant: [["AnyBot", "/", "disallow"]],
});
