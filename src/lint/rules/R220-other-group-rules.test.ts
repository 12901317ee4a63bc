import { expect, test } from "vitest";
import { findingsIn, testProblem } from "../../../test/lint-cases.ts";
import { sentenceOf } from "../problem.ts";
import { otherGroupRules } from "./R220-other-group-rules.ts";

testProblem(otherGroupRules, {
  raises: [
    // HTTrack 3.49, run: of user-agent lines in a row, only the last counts.
    {
      file: ["User-agent: HTTrack", "User-agent: WebCopier", "Disallow: /"],
      at: ["3:0-11 warning"],
    },
    // HTTrack 3.49, run: the * group below its own is added.
    {
      file: ["User-agent: HTTrack", "Disallow: /a", "", "User-agent: *", "Disallow: /b"],
      at: ["5:0-12 warning"],
    },
    // HTTrack 3.49, run: the last of its groups replaces the others.
    {
      file: ["User-agent: HTTrack", "Disallow: /a", "", "User-agent: HTTrack", "Disallow: /b"],
      at: ["2:0-12 warning"],
    },
    // Wget2, run: a group without Disallow goes on.
    {
      file: ["User-agent: wget2", "Allow: /", "", "User-agent: GPTBot", "Disallow: /"],
      at: ["5:0-11 warning"],
    },
    {
      file: ["User-agent: *", "Allow: /", "", "User-agent: GPTBot", "Disallow: /"],
      crawlers: ["wget2"],
      at: ["5:0-11 warning"],
    },
    // WebRobots, run: a blank line ends a group.
    {
      file: ["User-agent: Mechanize", "Disallow: /a", "", "Disallow: /b"],
      at: ["4:0-12 warning"],
    },
  ],
  leaves: [
    { file: ["User-agent: WebCopier", "User-agent: HTTrack", "Disallow: /"] },
    // The site is blocked both ways.
    { file: ["User-agent: HTTrack", "Disallow: /", "", "User-agent: *", "Disallow: /b"] },
    { file: ["User-agent: HTTrack", "Disallow: /a", "", "User-agent: *", "Disallow: /a"] },
    { file: ["User-agent: *", "Disallow: /b", "", "User-agent: HTTrack", "Disallow: /a"] },
    // Nobody asks about these programs.
    { file: ["User-agent: *", "Allow: /", "", "User-agent: GPTBot", "Disallow: /"] },
    { file: ["User-agent: *", "Disallow:", "", "User-agent: wget2", "Disallow: /"] },
    { file: ["User-agent: Wget", "User-agent: WebCopier", "Disallow: /"] },
  ],
  meant: [["HTTrack", "/", "disallow"]],
});

test("R220 says which rules a crawler obeys, and why", () => {
  const file = ["User-agent: HTTrack", "Disallow: /a", "", "User-agent: *", "Disallow: /b"];
  const [found] = findingsIn({ file }).filter(({ problem }) => problem === otherGroupRules);
  expect(found && sentenceOf(found)).toMatch(
    /HTTrack.* obeys .*Disallow: \/b.* of another group, too: HTTrack 3\.49 gives/,
  );
});
