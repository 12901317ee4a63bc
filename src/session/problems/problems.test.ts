import { describe, expect, test } from "vitest";
import { type CheckCases, findingsIn } from "../../engine/lint/cases.ts";
import type { Code } from "../../engine/lint/finding.ts";
import { checks } from "../../engine/lint/index.ts";
import { problemWords, wordsFor } from "../../words/problems/index.ts";
import { partsOf, plain } from "../../words/quoting.ts";
import { entryFor } from "./reference/index.ts";

const tables = Object.values(
  import.meta.glob<{ cases: CheckCases }>("../../engine/lint/*/*.cases.ts", { eager: true }),
).map(({ cases }) => cases);

const words = Object.entries(problemWords).flatMap(([name, problem]) => {
  const code = name as Code;
  const entry = entryFor(code);
  return entry ? [{ code, problem, entry }] : [];
});

test("every problem has words, and every word a problem", () => {
  expect(words.map(({ code }) => code).sort()).toEqual(checks.map(({ code }) => code).sort());
});

describe.each(tables.map((table) => ({ code: table.check.code, table })))(
  "the words for $code",
  ({ code, table }) => {
    const found = table.raises.flatMap((row) =>
      findingsIn(row).filter((finding) => finding.code === code),
    );

    test("make a sentence of every finding in its table", () => {
      for (const { facts } of found) {
        const sentence = wordsFor(code)?.sentence(facts) ?? "";
        expect(sentence).not.toMatch(/undefined|NaN|null|\[object/);
        expect(plain(sentence)).toMatch(/^[A-Z“0-9].*\.$/s);
        expect(
          partsOf(sentence)
            .map(({ text }) => text)
            .join(""),
        ).not.toMatch(/[\u2068\u2069`]/);
      }
    });

    test("name every fix that it offers", () => {
      const offered = found.flatMap(({ facts, fixes }) =>
        fixes.map(({ name }) => wordsFor(code)?.fixes?.[name]?.(facts)),
      );
      for (const label of offered) expect(label).toMatch(/^[^.]+$/s);
    });
  },
);

describe.each(words)("the reference entry for $code", ({ code, problem, entry }) => {
  test("has an example that raises it and one that does not", () => {
    const { wrong, right, ...beside } = entry.example;
    const codesOf = (text: string) =>
      findingsIn({ ...beside, file: text.split("\n") }).map((finding) => finding.code);
    expect(codesOf(wrong)).toContain(code);
    expect(codesOf(right)).not.toContain(code);
  });

  test("has a title, paragraphs and a source", () => {
    expect(problem.title).toMatch(/^[A-Z“].*[^.]$/);
    expect(problem.about.length).toBeGreaterThan(0);
    for (const paragraph of problem.about) expect(paragraph).toMatch(/[.?:]$/);
    expect(entry.source.url).toMatch(/^https:\/\//);
  });
});
