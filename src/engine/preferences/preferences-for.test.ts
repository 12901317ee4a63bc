import { describe, expect, test } from "vitest";
import {
  type PreferenceCase,
  preferenceCases,
  sentenceCases,
} from "../../../test/engine/cases/preferences.ts";
import { decide } from "../decide/decide.ts";
import { followerOf, select } from "../decide/select.ts";
import { parseRobots } from "../index.ts";
import { explainUses } from "./explain-uses.ts";
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

const KIB_500 = 500 * 1024;

describe("whatever comes in says nothing, and breaks nothing:", () => {
  const saysNothing = (_: string, file: string) => {
    const analysis = parseRobots(file);
    const { training, input, search } = preferencesFor(analysis, "X", "/a");
    expect([training.value, input.value, search.value]).toEqual(Array(3).fill("unstated"));
    // Why explains it, and finds no more than it can show.
    const selection = select(analysis, followerOf("X"));
    const { result } = finished(explainUses(decide(analysis, "X", "/a"), selection, analysis));
    for (const { near } of result?.uses ?? []) expect(near.length).toBeLessThanOrEqual(3);
  };

  test.each([
    ["100,000 lines", `User-agent: *\n${"Content-Usage: /a train-ai=no\n".repeat(100_000)}`],
  ])("%s", { tags: "long" }, saysNothing);

  test.each([
    ["20,000 signals", `User-agent: *\n${"Content-Signal: ai-train=n\n".repeat(20_000)}`],
    ["20,000 lines in no group", "Content-Usage: train-ai=n\n".repeat(20_000)],
    ["a dictionary of 500 KiB", `User-agent: *\nContent-Usage: ${'"a, '.repeat(128_000)}\n`],
    ["a label of 500 KiB", `User-agent: *\nContent-Usage: ${"a".repeat(KIB_500)}=n\n`],
    ["a signal of 500 KiB", `User-agent: *\nContent-Signal: ${"ai-train=,".repeat(51_200)}\n`],
    ["a path of 500 KiB", `User-agent: *\nContent-Usage: /${"*a".repeat(256_000)} train-ai=n\n`],
    ["a licence of 500 KiB", `License: ${"https:/".repeat(73_000)}\nUser-agent: *\n`],
    ["bytes that are not UTF-8", "User-agent: *\nContent-Usage: train-ai=n\udcff, a=1\n"],
    ["bytes that are not UTF-8, in a signal", "User-agent: *\nContent-Signal: ai-train=\udc80no\n"],
    [
      "fields of lookalikes",
      "User-agent: *\nContent-Us\u0430ge: train-ai=n\nC\u043entent-Signal: search=no\n",
    ],
    [
      "labels and values of lookalikes",
      "User-agent: *\nContent-Usage: tr\u0430in-ai=n, search=\u0443\nContent-Signal: s\u0435arch=no, ai-train=\uff4eo\n",
    ],
    [
      "a hyphen that is none",
      "User-agent: *\nContent-Signal: ai\u2010train=no, ai\u2011input=no\n",
    ],
    ["names of an object", "User-agent: *\nContent-Usage: constructor=n, __proto__=n\n"],
    [
      "names of an object, in a signal",
      "User-agent: *\nContent-Signal: __proto__=no, x=toString\n",
    ],
    ["one line of CR alone at its end", "User-agent: *\rContent-Usage: \r"],
  ])("%s", saysNothing);
});

test("lines that end with CR alone are lines", () => {
  const analysis = parseRobots(
    "User-agent: *\rContent-Usage: train-ai=n\rContent-Signal: search=no\r",
  );
  const { training, search } = preferencesFor(analysis, "X", "/");
  expect([said(training), said(search)]).toEqual([
    ["refused", 2],
    ["refused", 3],
  ]);
});

test("twice the lines take twice the steps, and no step more than its share", {
  tags: "long",
}, () => {
  const stepsFor = (count: number) => {
    const lines = Array.from({ length: count }, (_, at) => `Content-Usage: /${at}* train-ai=n`);
    const analysis = parseRobots(["User-agent: *", ...lines].join("\n"));
    const selection = select(analysis, followerOf("X"));
    return finished(explainUses(decide(analysis, "X", "/7"), selection, analysis)).steps;
  };
  const [once, twice] = [stepsFor(20_000), stepsFor(40_000)];
  expect(once).toBeGreaterThan(50);
  expect(Math.abs(twice - 2 * once)).toBeLessThan(0.02 * twice);
});

/** What a generator returns, and in how many steps. */
function finished<T>(work: Generator<void, T>): { readonly result: T; readonly steps: number } {
  for (let steps = 0; ; steps++) {
    const step = work.next();
    if (step.done) return { result: step.value, steps };
  }
}

test("all of 100,000 lines count", { tags: "long" }, () => {
  const lines = Array.from({ length: 100_000 }, (_, at) => `Content-Usage: /${at} train-ai=y`);
  const file = ["User-agent: *", ...lines, "Content-Signal: ai-train=no"].join("\n");
  const { training } = preferencesFor(parseRobots(file), "X", "/99999");
  expect(said(training)).toEqual(["refused", 100_001, 100_002]);
});
