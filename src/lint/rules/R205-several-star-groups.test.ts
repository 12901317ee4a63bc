import { testProblem } from "../../../test/lint-cases.ts";
import { severalStarGroups } from "./R205-several-star-groups.ts";

testProblem(severalStarGroups, {
  raises: [
    {
      file: [
        "User-agent: *",
        "Allow: /",
        "User-agent: A",
        "Disallow: /",
        "User-agent: *",
        "Disallow: /b",
      ],
      at: ["5:12-13 information"],
    },
    {
      file: ["User-agent: *", "Disallow: /a", "User-agent: *", "Disallow: /b"],
      readAs: "python",
      at: ["3:12-13 error"],
    },
    // Of all crawlers the groups are joined, though not of others.
    {
      file: ["User-agent: *", "Disallow: /a", "", "User-agent: *", "Disallow: /b"],
      readAs: "www-robotrules",
      at: ["4:12-13 information"],
    },
    // HTTrack adds up the * groups.
    {
      file: ["User-agent: *", "Disallow: /a", "User-agent: *", "Disallow: /b"],
      readAs: "httrack",
      at: ["3:12-13 information"],
    },
  ],
  leaves: [
    { file: ["User-agent: A", "Disallow: /a", "User-agent: A", "Disallow: /b"] },
    { file: ["User-agent: *", "Disallow: /a", "User-agent: *", "Disallow: /a"] },
    { file: ["User-agent: *", "Disallow: /a", "User-agent: *", "Crawl-delay: 1"] },
    { file: ["User-agent: *", "User-agent: *", "Disallow: /a"] },
  ],
  meant: [
    ["Googlebot", "/cart", "disallow"],
    ["Googlebot", "/", "allow"],
    ["GPTBot", "/", "disallow"],
  ],
});
