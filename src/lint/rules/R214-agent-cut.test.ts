import { testProblem } from "../../../test/lint-cases.ts";
import { agentCut } from "./R214-agent-cut.ts";

testProblem(agentCut, {
  raises: [
    // ExtractUserAgent.
    { file: ["User-agent: AI2Bot", "Disallow: /"], readAs: "google", at: ["1:12-18 information"] },
    // agent: the crawler's name is cut at the first space.
    {
      file: ["User-agent: Web Image Collector"],
      readAs: "www-robotrules",
      at: ["1:12-31 warning"],
    },
    {
      file: ["User-agent: Web", "User-agent: Web Image Collector"],
      readAs: "www-robotrules",
      at: ["2:12-31 information"],
    },
  ],
  leaves: [
    { file: ["User-agent: GPTBot", "User-agent: ia_archiver", "User-agent: Claude-User"] },
    { file: ["User-agent: 008", "User-agent: Offline Explorer"] },
    // Their operators document these tokens.
    { file: ["User-agent: AI2Bot", "User-agent: archive.org_bot", "Disallow: /"] },
    { file: ["User-agent: AI2Bot"], readAs: "crawler-commons" },
    // Not a crawler of Google: MediaWiki’s file names it.
    { file: ["User-agent: k2spider", "Disallow: /"], readAs: "google" },
    // Other checks speak of these.
    {
      file: ["User-agent: Google bot", "User-agent: A/1", "User-agent: A, B", "User-agent: A*"],
      readAs: "google",
    },
    { file: ["User-agent: *", "User-agent:", "Disallow: /1"], readAs: "google" },
  ],
  meant: [
    ["Sogou web spider", "/", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});
