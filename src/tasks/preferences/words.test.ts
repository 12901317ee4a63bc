import { describe, expect, test } from "vitest";
import { decide } from "../../engine/decide/decide.ts";
import { followerOf, select } from "../../engine/decide/select.ts";
import { Work } from "../../engine/decide/work.ts";
import { python } from "../../engine/dialects/python.ts";
import { rfc9309 } from "../../engine/dialects/rfc9309.ts";
import { parseRobots } from "../../engine/index.ts";
import { analyse } from "../../engine/parse/analysis.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { explainUses } from "../../engine/preferences/explain-uses.ts";
import { licensesFor } from "../../engine/preferences/license.ts";
import { partsOf } from "../../words/quoting.ts";
import { useWords } from "./words.ts";

const text = (sentence: string) =>
  partsOf(sentence)
    .map((part) => (part.isCode ? `\`${part.text}\`` : part.text))
    .join("");

/** What is said of training for X, sentence by sentence. */
function saidOf(
  lines: readonly string[],
  url: string,
  readAs: Dialect = rfc9309,
): readonly string[] {
  const analysis = analyse(lines.join("\n"), readAs);
  const selection = select(analysis, followerOf("X"));
  const work = new Work(explainUses(decide(analysis, "X", url), selection, analysis));
  work.run(() => false);
  const [training] = work.result?.uses ?? [];
  if (!training) return [];
  const near = training.near.map((miss) => useWords.near(miss, training.purpose));
  return [useWords.answer(training.answer), ...near].map(text);
}

const all = (...lines: readonly string[]) => ["User-agent: *", "Allow: /", ...lines];

describe("what Why says of training:", () => {
  test.each<readonly [file: readonly string[], url: string, said: readonly string[]]>([
    [all("Content-Usage: /a train-ai=n"), "/a", ["Line 3 (Content-Usage) refuses it for `/a`."]],
    [all("Content-Signal: ai-train=yes"), "/", ["Line 3 (Content-Signal) allows it."]],
    [
      all("Content-Usage: train-ai=n", "Content-Signal: ai-train=no"),
      "/",
      ["Lines 3 and 4 refuse it."],
    ],
    [
      all("Content-Usage: train-ai=y", "Content-Signal: ai-train=no"),
      "/",
      [
        "The lines disagree: line 3 allows it, line 4 refuses it. The most restrictive answer counts.",
      ],
    ],
    [
      all("Content-Usage: train-ai = n"),
      "/",
      [
        "No line says anything about it.",
        "Near miss: `train-ai = n` in line 3 says nothing: a space beside `=` makes the whole line unreadable. Write `train-ai=n`.",
      ],
    ],
    [
      all("Content-Signal: ai-train=no search=yes"),
      "/",
      [
        "No line says anything about it.",
        "Near miss: `ai-train=no search=yes` in line 3 says nothing: only commas separate signals.",
      ],
    ],
    [
      all("Content-Signal: search=yes, ai-train"),
      "/",
      [
        "No line says anything about it.",
        "Near miss: `ai-train` in line 3 says nothing: a signal is a name, an equals sign and a value.",
      ],
    ],
    [
      all("Content-Usage: /b train-ai=n"),
      "/a",
      [
        "No line says anything about it.",
        "Near miss: line 3 would refuse training, but `/b` does not match this URL.",
      ],
    ],
    [
      ["Content-Signal: ai-train=yes", "User-agent: *", "Allow: /"],
      "/a",
      [
        "No line says anything about it.",
        "Near miss: line 1 would allow training, but no user-agent line is above it, so it is in no group.",
      ],
    ],
  ])("%j for %s", (file, url, said) => {
    expect(saidOf(file, url)).toEqual(said);
  });
});

test("what Why says of a line whose group the parser drops", () => {
  expect(saidOf(["User-agent: *", "Content-Signal: ai-train=no"], "/", python)).toEqual([
    "No line says anything about it.",
    "Near miss: line 2 would refuse training, but the parser drops the group of line 1, because it has no rule.",
  ]);
});

test("what Why says of a line whose group the parser ends at a blank line", () => {
  const file = ["User-agent: *", "Allow: /", "", "Content-Signal: ai-train=no"];
  expect(saidOf(file, "/", python)).toEqual([
    "No line says anything about it.",
    "Near miss: line 4 would refuse training, but the parser ends the group of line 1 at the blank line above it.",
  ]);
});

test("what Why says of licences", () => {
  const file = [
    "License: https://a.example/l",
    "User-agent: X",
    "License: l.xml",
    "License:",
    "Allow: /",
  ];
  const analysis = parseRobots(file.join("\n"));
  expect(
    licensesFor(analysis, analysis.groupNamed("x")).map((one) => text(useWords.license(one))),
  ).toEqual([
    "Line 1 points to `https://a.example/l`.",
    "Line 3 points to no licence terms: `l.xml` is not an absolute URL.",
    "Line 4 points to no licence terms: it has no URL.",
  ]);
});
