import { expect, test } from "vitest";
import { findingsIn, testProblem } from "../../../test/lint-cases.ts";
import { legacyAgent } from "./R209-legacy-agent.ts";

testProblem(legacyAgent, {
  raises: [
    {
      file: ["User-agent: anthropic-ai # no", "Disallow: /"],
      at: ["1:12-24 information"],
      fix: {
        name: "add-present",
        file: ["User-agent: anthropic-ai # no", "User-agent: ClaudeBot", "Disallow: /"],
        changes: [["ClaudeBot", "/", "allow", "disallow"]],
      },
    },
    {
      file: ["User-agent: MSNBot", "Disallow: /a", "User-agent: *", "Disallow: /b"],
      at: ["1:12-18 information"],
    },
    { file: ["User-agent: Googlebot-Mobile", "Disallow: /"], at: ["1:12-28 information"] },
    { file: ["User-agent: SemrushBot-SA", "Disallow: /"], at: ["1:12-25 information"] },
  ],
  leaves: [
    { file: ["User-agent: anthropic-ai", "User-agent: ClaudeBot", "Disallow: /"] },
    // The present name has a group, whatever it says.
    { file: ["User-agent: Claude-Web", "Disallow: /", "User-agent: ClaudeBot", "Disallow: /a"] },
    // What is forbidden to the former is forbidden to all.
    { file: ["User-agent: anthropic-ai", "User-agent: *", "Disallow: /"] },
    { file: ["User-agent: msnbot", "Disallow: /a", "User-agent: *", "Disallow: /"] },
    { file: ["User-agent: msnbot", "Disallow:"] },
    { file: ["User-agent: msnbot-media", "Disallow: /"] },
    // robots.cc, ExtractUserAgent: no line can lead archive.org_bot to a group.
    { file: ["User-agent: ia_archiver", "Disallow: /"], readAs: "google" },
  ],
  meant: [
    ["ClaudeBot", "/", "disallow"],
    ["anthropic-ai", "/", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});

test("R209 does not offer to block Googlebot, which does more than Googlebot-Mobile did", () => {
  const found = findingsIn({ file: ["User-agent: Googlebot-Mobile", "Disallow: /"] });
  expect(found.map(({ problem, fixes }) => [problem.code, fixes])).toEqual([["R209", []]]);
});
