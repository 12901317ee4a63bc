import { expect, test } from "vitest";
import { findingsIn, testProblem } from "../../../test/lint-cases.ts";
import { sentenceOf } from "../problem.ts";
import { agentInSeveralGroups } from "./R204-agent-in-several-groups.ts";

testProblem(agentInSeveralGroups, {
  raises: [
    {
      file: [
        "User-agent: A",
        "Disallow: /a",
        "User-agent: B",
        "Disallow: /",
        "User-agent: a",
        "Disallow: /b",
      ],
      at: ["5:12-13 information"],
    },
    // One finding for agents that stand together in both places.
    {
      file: [
        "User-agent: A",
        "User-agent: B",
        "Disallow: /a",
        "User-agent: B",
        "User-agent: A",
        "Allow: /",
      ],
      at: ["4:12-13 information"],
    },
    {
      file: ["User-agent: A", "Disallow: /a", "User-agent: A", "Disallow: /b"],
      readAs: "python",
      at: ["3:12-13 error"],
    },
    // Google's parser reads no version, and so the same name twice.
    {
      file: ["User-agent: A/1", "Disallow: /a", "User-agent: A/2", "Disallow: /b"],
      readAs: "google",
      at: ["3:12-15 information"],
    },
    // Robotstxt of Heritrix: the rules continue those of the last user-agent line above them.
    {
      file: [
        "User-agent: msnbot",
        "Disallow: /b",
        "User-agent: x",
        "User-agent: msnbot",
        "Disallow: /a",
      ],
      readAs: "heritrix",
      at: ["4:12-18 information"],
    },
    {
      file: [
        "User-agent: msnbot",
        "Disallow: /b",
        "User-agent: msnbot",
        "User-agent: x",
        "Disallow: /a",
      ],
      readAs: "heritrix",
      at: ["3:12-18 error"],
    },
    // HTTrack: its last group drops the rules before it.
    {
      file: ["User-agent: A", "Disallow: /a", "User-agent: A", "Disallow: /b"],
      readAs: "httrack",
      at: ["1:12-13 error"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /a", "User-agent: *", "Disallow: /b"] },
    { file: ["User-agent: A", "User-agent: a", "Disallow: /a"] },
    { file: ["User-agent: A/1", "Disallow: /a", "User-agent: A/2", "Disallow: /b"] },
    // Twice the same changes nothing, nor does a group without rules.
    { file: ["User-agent: A", "Disallow: /a", "User-agent: A", "Disallow: /a"] },
    { file: ["User-agent: A", "Disallow: /a", "User-agent: A"] },
    { file: ["User-agent:", "Disallow: /a", "User-agent:", "Disallow: /b"] },
  ],
  meant: [
    ["GPTBot", "/", "disallow"],
    ["GPTBot", "/blog", "allow"],
    ["Googlebot", "/cart", "disallow"],
  ],
});

test("R204 counts a line once in which the parser finds two tokens", () => {
  const file = ["User-agent: MJ12bot", "Disallow: /a", "User-agent: MJ12bot", "Disallow: /b"];
  const found = findingsIn({ file, readAs: "crawler-commons" });
  const facts = found.flatMap((one) => (one.problem === agentInSeveralGroups ? one.facts : []));
  expect(facts).toMatchObject([{ agent: "MJ12bot", others: 0 }]);
});

test("R204 names the last group where it drops the rules before it", () => {
  const file = ["User-agent: A", "Disallow: /a", "User-agent: A", "Disallow: /b"];
  const [found] = findingsIn({ file, readAs: "httrack" });
  expect(found && sentenceOf(found)).toMatch(
    /reads only the last group that names it, in lines 3 to 4\.$/,
  );
});
