import { testProblem } from "../../../test/lint-cases.ts";
import { agentList } from "./R211-agent-list.ts";

testProblem(agentList, {
  raises: [
    {
      file: ["User-agent: GPTBot, CCBot # AI", "Disallow: /"],
      at: ["1:12-25 error"],
      fix: {
        name: "one-each",
        file: ["User-agent: GPTBot", "User-agent: CCBot # AI", "Disallow: /"],
        changes: [
          ["GPTBot", "/", "allow", "disallow"],
          ["CCBot", "/", "allow", "disallow"],
        ],
      },
    },
    // Google's parser reads up to the comma.
    {
      file: ["User-agent: Googlebot, Bingbot", "Disallow: /"],
      readAs: "google",
      at: ["1:12-30 error"],
    },
    { file: ["User-agent: GPTBot CCBot"], at: ["1:12-24 error"] },
    { file: ["User-agent: Googlebot/Bingbot"], at: ["1:12-29 error"] },
    { file: ["User-agent: Googlebot | Sogou web spider"], at: ["1:12-40 error"] },
    { file: ["User-agent: *, Foo"], at: ["1:12-18 error"] },
    // The draft of 1996 looks for the crawler's name in the value.
    {
      file: ["User-agent: A, B", "Disallow: /"],
      readAs: "draft-1996",
      at: ["1:12-16 information"],
    },
  ],
  leaves: [
    { file: ["User-agent: Sogou web spider", "User-agent: Screaming Frog SEO Spider"] },
    { file: ["User-agent: Web Image Collector", "User-agent: Googlebot,", "User-agent: ,"] },
    { file: ["User-agent: Mozilla/5.0 (compatible; GPTBot/1.2)"] },
    { file: ["User-agent: GPTBot # and CCBot, too", "Disallow: /a,b"] },
    { file: ["User-agent: Bait & Tackle, the crawler"] },
  ],
  meant: [
    ["GPTBot", "/", "disallow"],
    ["CCBot", "/", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});
