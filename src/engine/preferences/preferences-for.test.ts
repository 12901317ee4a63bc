import { describe, expect, test } from "vitest";
import {
  type PreferenceCase,
  preferenceCases,
  sentenceCases,
} from "../../../test/engine/cases/preferences.ts";
import { parseRobots } from "../index.ts";
import { purposes } from "./preference.ts";
import { disagree, preferencesFor, type UseAnswer } from "./preferences-for.ts";

const said = ({ value, statements }: UseAnswer) => [value, ...statements.map(({ line }) => line)];

function answers({ robots, dialect, crawler = "X", url }: PreferenceCase) {
  const analysis = parseRobots(`${robots.join("\n")}\n`, dialect);
  const preferences = preferencesFor(analysis, crawler, url);
  return purposes.map((purpose) => said(preferences[purpose]));
}

describe("what a file says about use", () => {
  test.each([...preferenceCases, ...sentenceCases])("$why: $url", (row) => {
    const expected = purposes.map((purpose) => row[purpose] ?? ["unstated"]);
    expect(answers(row)).toEqual(expected);
  });
});

test("a statement names its grammar, its path and what its line says", () => {
  const analysis = parseRobots(
    "User-agent: *\nContent-Signal: ai-train=yes\nContent-Usage: /a train-ai=n\n",
  );
  const { training, input } = preferencesFor(analysis, "X", "/a");
  expect(training.statements).toEqual([
    { line: 2, grammar: "content-signal", value: "allowed", path: null },
    { line: 3, grammar: "content-usage", value: "refused", path: "/a" },
  ]);
  expect(disagree(training)).toBe(true);
  expect(disagree(input)).toBe(false);
});

test("a License line is for the whole file where it is above the first group, else both readings are known", () => {
  const file = [
    "License: https://a.example/all.xml",
    "User-agent: X",
    "License: https://a.example/x.xml",
    "Allow: /",
    "User-agent: *",
    "License: terms.html",
    "Disallow: /",
  ];
  const { licenses, training } = preferencesFor(parseRobots(file.join("\n")), "X", "/");
  expect(licenses).toEqual([
    { line: 1, url: "https://a.example/all.xml", isAbsolute: true, scope: "file" },
    { line: 3, url: "https://a.example/x.xml", isAbsolute: true, scope: "this-group" },
    { line: 6, url: "terms.html", isAbsolute: false, scope: "other-group" },
  ]);
  expect(training.value).toBe("unstated");
});

test("every grammar reads what another dialect reads as a group", () => {
  const file = "User-agent: *\nContent-Signal: search=no\n\nAllow: /\n";
  expect(preferencesFor(parseRobots(file, "google"), "X", "/").search.value).toBe("refused");
  expect(preferencesFor(parseRobots(file, "yandex"), "X", "/").search.value).toBe("refused");
});

describe("whatever comes in says nothing, and breaks nothing:", () => {
  test.each([
    ["100,000 lines", `User-agent: *\n${"Content-Usage: /a train-ai=no\n".repeat(100_000)}`],
    ["a dictionary of 500 KiB", `User-agent: *\nContent-Usage: ${'"a, '.repeat(128_000)}\n`],
    ["a path of 500 KiB", `User-agent: *\nContent-Usage: /${"*a".repeat(256_000)} train-ai=n\n`],
    ["bytes that are not UTF-8", "User-agent: *\nContent-Usage: train-ai=n\udcff, a=1\n"],
    [
      "lookalikes",
      "User-agent: *\nContent-Us\u0430ge: train-ai=n\nC\u043entent-Signal: search=no\n",
    ],
    ["names of an object", "User-agent: *\nContent-Usage: constructor=n, __proto__=n\n"],
  ])("%s", (_, file) => {
    const { training, input, search } = preferencesFor(parseRobots(file), "X", "/a");
    expect([training.value, input.value, search.value]).toEqual(Array(3).fill("unstated"));
  });
});

test("all of 100,000 lines count", () => {
  const lines = Array.from({ length: 100_000 }, (_, at) => `Content-Usage: /${at} train-ai=y`);
  const file = ["User-agent: *", ...lines, "Content-Signal: ai-train=no"].join("\n");
  const { training } = preferencesFor(parseRobots(file), "X", "/99999");
  expect(said(training)).toEqual(["refused", 100_001, 100_002]);
});
