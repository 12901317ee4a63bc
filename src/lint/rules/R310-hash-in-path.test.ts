import { expect, test } from "vitest";
import { findingsIn, testProblem } from "../../../test/lint-cases.ts";
import { plain } from "../../words/quoting.ts";
import { sentenceOf } from "../problem.ts";
import { hashInPath } from "./R310-hash-in-path.ts";

testProblem(hashInPath, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /l&#39;atelier/", "Disallow: /a&#x20;b"],
      at: ["2:13-25 warning", "3:13-19 warning"],
      fix: {
        name: "decode",
        file: ["User-agent: *", "Disallow: /l'atelier/", "Disallow: /a%20b"],
        changes: [
          ["AnyBot", "/l'atelier/", "allow", "disallow"],
          ["AnyBot", "/l&", "disallow", "allow"],
        ],
      },
    },
    {
      file: ["User-agent: *", "Disallow: /b#c"],
      at: ["2:12-14 warning"],
      fix: { name: "set-off", file: ["User-agent: *", "Disallow: /b #c"], changes: [] },
    },
    {
      file: ["User-agent: *", "Disallow: /#!/admin  "],
      at: ["2:11-19 warning"],
      fix: {
        name: "escape",
        file: ["User-agent: *", "Disallow: /%23!/admin  "],
        changes: [
          ["AnyBot", "/bzzz", "disallow", "allow"],
          ["AnyBot", "/%23!/admin", "disallow", "disallow"],
        ],
      },
    },
    { file: ["User-agent: *", "Disallow: /vuelos#"], at: ["2:17-18 warning"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /b #c"] },
    { file: ["User-agent: *", "Disallow: /b\t#c"] },
    { file: ["User-agent: *", "Disallow: /b# everything of b"] },
    { file: ["User-agent: *", "Disallow: /b#everything of b"] },
    { file: ["User-agent: *", "Disallow: /b##"] },
    { file: ["User-agent: *", "Disallow:#c"] },
    { file: ["User-agent: *#c", "Disallow: /b"] },
    { file: ["User-agent: *", "Disallow: /%23c"] },
  ],
  meant: [
    ["AnyBot", "/cart", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
  unharmed: "The words after # were meant as a comment.",
});

test("R310 does not repeat a comment that is only #", () => {
  const found = findingsIn({ file: ["User-agent: *", "Disallow: /cart#"] });
  expect(found.map((one) => plain(sentenceOf(one)))).toEqual([
    "The path of this rule is only “/cart”, because “#” begins a comment.",
  ]);
});
