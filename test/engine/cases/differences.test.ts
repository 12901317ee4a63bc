import { expect, test } from "vitest";
import { answerOf } from "./case.ts";
import { differences } from "./differences.ts";

for (const row of differences)
  test(`${row.title} is read in two ways (${row.source})`, () => {
    expect(answerOf(row, "rfc9309")).toEqual(row.rfc9309);
    expect(answerOf(row, "google")).toEqual(row.google);
    expect(row.google).not.toEqual(row.rfc9309);
  });

test("The differences are ten or more, each under a title of its own", () => {
  expect(differences.length).toBeGreaterThanOrEqual(10);
  expect(new Set(differences.map(({ title }) => title)).size).toBe(differences.length);
});
