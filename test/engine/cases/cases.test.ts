import { describe, expect, test } from "vitest";
import { dialects } from "../../../src/engine/dialects/index.ts";
import { answerOf, type Case, sentenceOf } from "./case.ts";
import type { DocumentCase } from "./document-case.ts";
import type randomPython from "./random-python.json";

/** The decisive cases, by the file of their dialect. */
const decisive = import.meta.glob<readonly (Case | DocumentCase)[]>(["./*.ts", "!./*.test.ts"], {
  eager: true,
  import: "cases",
});

/** What the parsers themselves answered on random files. */
const random = import.meta.glob<typeof randomPython>("./random-*.json", {
  eager: true,
  import: "default",
});

describe.each(dialects)("by $title,", ({ id }) => {
  const cases = decisive[`./${id}.ts`] ?? [];

  test(`test/engine/cases/${id}.ts has cases`, () => {
    expect(cases.length).toBeGreaterThan(0);
  });

  for (const row of cases)
    test(sentenceOf(row), () => {
      const { robots, crawler, url, source, ...answer } = row;
      expect(answerOf(row, id)).toMatchObject(answer);
    });

  for (const [index, { robots, cases }] of (random[`./random-${id}.json`]?.files ?? []).entries())
    test(`the parser answers as the engine does, random file ${index + 1}`, () => {
      const outcomeOf = (row: { crawler: string; url: string }) =>
        answerOf({ robots, ...row }, id).outcome;
      expect(cases.map((row) => ({ ...row, outcome: outcomeOf(row) }))).toEqual(cases);
    });
});
