import { testProblem } from "../../../test/lint-cases.ts";
import { purposeTokenInList } from "./R219-purpose-token-in-list.ts";

const TOKEN = "User-agent: __usage_ai-training";

testProblem(purposeTokenInList, {
  raises: [
    {
      file: ["User-agent: Googlebot", TOKEN, "Disallow: /blog/", "Allow: /blog/a"],
      at: ["2:12-31 warning"],
    },
    { file: ["User-agent: *", TOKEN, "Disallow: /"], at: ["2:12-31 warning"] },
    // A blank line does not end the list.
    { file: [TOKEN, "", "User-agent: *", "Disallow: /a"], at: ["1:12-31 warning"] },
    // Where the token has a group of its own as well.
    {
      file: [TOKEN, "Disallow: /blog/", "", "User-agent: Googlebot", TOKEN, "Disallow: /news/"],
      at: ["5:12-31 warning"],
    },
    // Crawlers for training may be meant to stay away, too.
    { file: ["User-agent: GPTBot", TOKEN, "Disallow: /"], at: ["2:12-31 information"] },
    {
      file: [TOKEN, "User-agent: GPTBot", "User-agent: bingbot", "Disallow: /"],
      at: ["1:12-31 warning"],
    },
  ],
  leaves: [
    // Only the rules of the list count, not those of the token’s other group.
    {
      file: ["User-agent: Googlebot", TOKEN, "Allow: /", "", TOKEN, "Disallow: /"],
    },
    { file: ["User-agent: Googlebot", "Disallow: /a", "", TOKEN, "Disallow: /"] },
    { file: ["User-agent: Googlebot", TOKEN, "Allow: /"] },
    { file: ["User-agent: Googlebot", "User-agent: usage_ai-training", "Disallow: /"] },
    // Parsers that end a group at a blank line.
    { file: [TOKEN, "", "User-agent: *", "Disallow: /a"], readAs: "yandex" },
  ],
  meant: [
    ["Googlebot", "/blog/1", "allow"],
    ["GPTBot", "/blog/1", "allow"],
  ],
});
