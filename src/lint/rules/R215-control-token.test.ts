import { testProblem } from "../../../test/lint-cases.ts";
import { controlToken } from "./R215-control-token.ts";

testProblem(controlToken, {
  raises: [
    { file: ["User-agent: google-extended", "Disallow: /"], at: ["1:12-27 information"] },
    {
      file: [
        "User-agent: Googlebot",
        "User-agent: Applebot-Extended",
        "Disallow: /a",
        "User-agent: Googlebot-News",
        "Disallow: /b",
      ],
      at: ["2:12-29 information", "4:12-26 information"],
    },
    { file: ["User-agent: __usage_ai-training", "Disallow: /"], at: ["1:12-31 information"] },
  ],
  leaves: [
    // In a list of crawlers for training, less training is what was wanted.
    { file: ["User-agent: GPTBot", "User-agent: Google-Extended", "Disallow: /"] },
    {
      file: ["User-agent: applebot-extended", "Crawl-delay: 1", "User-agent: CCBot", "Disallow: /"],
    },
    { file: ["User-agent: Googlebot", "User-agent: Applebot", "Disallow: /"] },
    { file: ["User-agent: Google-Extended", "Allow: /"] },
    { file: ["User-agent: Google-Extended", "Disallow:"] },
    { file: ["User-agent: *", "Disallow: /"] },
  ],
  meant: [
    ["Googlebot", "/drafts/", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});
