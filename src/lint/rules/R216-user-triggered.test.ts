import { testProblem } from "../../../test/lint-cases.ts";
import { userTriggered } from "./R216-user-triggered.ts";

testProblem(userTriggered, {
  raises: [
    {
      file: ["User-agent: FeedFetcher-Google", "User-agent: Google-Read-Aloud", "Disallow: /a"],
      at: ["1:12-30 information", "2:12-29 information"],
    },
    // friendica/friendica, pull request 13337.
    { file: ["User-agent: ChatGPT-User", "Disallow: /"], at: ["1:12-24 warning"] },
    { file: ["User-agent: Claude-User", "Disallow: /"], at: ["1:12-23 warning"] },
    // Training is provided for, so only that the rule may not hold.
    {
      file: ["User-agent: ChatGPT-User", "User-agent: GPTBot", "Disallow: /"],
      at: ["1:12-24 information"],
    },
    {
      file: ["User-agent: ChatGPT-User", "Disallow: /", "User-agent: GPTBot", "Disallow:"],
      at: ["1:12-24 information"],
    },
    { file: ["User-agent: Perplexity-User", "Disallow: /a"], at: ["1:12-27 information"] },
    // A list of assistants is meant as one.
    {
      file: ["User-agent: ChatGPT-User", "User-agent: Claude-User", "Disallow: /"],
      at: ["1:12-24 information"],
    },
  ],
  leaves: [
    { file: ["User-agent: GPTBot", "Disallow: /"] },
    { file: ["User-agent: ChatGPT-User", "Allow: /"] },
    { file: ["User-agent: Claude-User", "User-agent: *", "Disallow: /"] },
    // Kagi trains by no crawler of the catalogue, and does not say that its fetcher ignores rules.
    { file: ["User-agent: kagi-fetcher", "Disallow: /"] },
    { file: ["User-agent: *", "Disallow: /"] },
    // Google’s parser cuts AI2Bot and AI2Bot-DeepResearchEval to the same letters.
    { file: ["User-agent: AI2Bot", "Disallow: /"], readAs: "google" },
  ],
  meant: [
    ["GPTBot", "/", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});
