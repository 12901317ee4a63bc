import { expect, test } from "vitest";
import { findingsIn, testProblem } from "../../../test/lint-cases.ts";
import { plain } from "../../words/quoting.ts";
import { sentenceOf } from "../problem.ts";
import { agentHeader } from "./R213-agent-header.ts";

testProblem(agentHeader, {
  raises: [
    {
      file: [
        "User-agent: Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)",
        "Disallow: /",
      ],
      at: ["1:12-76 error"],
      fix: {
        name: "token",
        file: ["User-agent: GPTBot", "Disallow: /"],
        changes: [["GPTBot", "/", "allow", "disallow"]],
      },
    },
    {
      file: ["User-agent: Mozilla/5.0 (compatible; GPTBot/1.2)", "User-agent: *", "Disallow: /a"],
      at: ["1:12-48 information"],
    },
    // crawler-commons reads the token that the value begins with.
    {
      file: ["User-agent: CCBot/2.0 (https://commoncrawl.org/faq/)"],
      readAs: "crawler-commons",
      at: ["1:12-52 information"],
    },
    { file: ["User-agent: CCBot/2.0 (https://commoncrawl.org/faq/)"], at: ["1:12-52 warning"] },
    {
      file: ["User-agent: Mozilla/4.0 (compatible; MSIE 4.0; Windows NT)"],
      at: ["1:12-58 warning"],
    },
    { file: ["User-agent: ()"], at: ["1:12-14 warning"] },
  ],
  leaves: [
    { file: ["User-agent: GPTBot"] },
    { file: ["User-agent: Googlebot/2.1"] },
    { file: ["User-agent: GPTBot # Mozilla/5.0 (compatible; GPTBot/1.2)"] },
    { file: ["User-agent: RepoMonkey Bait & Tackle"] },
  ],
  meant: [
    ["bingbot", "/", "disallow"],
    ["Googlebot", "/", "allow"],
  ],
});

test.each([
  [
    "Mozilla/4.0 (compatible; MSIE 4.0; Windows NT)",
    "“MSIE” is a word from the headers of browsers.",
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0",
    "“Firefox” is a word from the headers of browsers.",
  ],
  ["()", "the header contains no product token."],
])("R213 says of %s that it names no crawler", (header, reason) => {
  const [found] = findingsIn({ file: [`User-agent: ${header}`] });
  expect(found && plain(sentenceOf(found))).toBe(`This line names no crawler: ${reason}`);
});
