import { describe, expect, test } from "vitest";
import { findingsIn } from "../../../test/lint-cases.ts";
import type { Finding } from "../../lint/problem.ts";
import type { ProblemOrder } from "../../ui/preferences.ts";
import { plain } from "../../words/quoting.ts";
import { Gathering, isSameRow, type ProblemRow } from "./rows.ts";
import { problemListWords } from "./words.ts";

const FILE = ["User-agent: *", "Disallow: /a/**", "Disalow: /b", "Disallow: /c/", "Disalow: /d"];

function rowsOf(findings: readonly Finding[], order: ProblemOrder): readonly ProblemRow[] {
  const gathering = new Gathering(findings, order);
  gathering.run(() => false);
  return gathering.result ?? [];
}

function rowsIn(file: readonly string[], order: ProblemOrder): readonly string[] {
  return rowsOf(findingsIn({ file }), order).map(({ findings }) => {
    const [{ problem, severity }] = findings;
    const lines = findings.map(({ line }) => line);
    return `${problem.code} ${plain(problemListWords.place(severity, lines))}`;
  });
}

describe("the rows of the list", () => {
  test("are one for the same problem on several lines, the worst first", () => {
    const rows = rowsIn(FILE, "severity");
    expect(rows[0]).toBe("R102 error, lines “3, 5”");
    expect(rows.findIndex((row) => row.startsWith("R307"))).toBeGreaterThan(0);
  });

  test("are in the order of their first lines, if one likes", () => {
    const rows = rowsIn(FILE, "line");
    const lines = rows.map((row) => Number(/“(\d+)/.exec(row)?.[1]));
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
    expect(lines[0]).toBe(2);
  });

  test("keep problems apart of which something else is said", () => {
    const rows = rowsIn(["User-agent: *", "Disalow: /b", "Dissallow: /d"], "severity");
    expect(rows.slice(0, 2)).toEqual(["R102 error, line “2”", "R102 error, line “3”"]);
  });

  test("are the same only on the same lines", () => {
    const [one] = rowsOf(findingsIn({ file: FILE }), "severity");
    const [same] = rowsOf(findingsIn({ file: [...FILE] }), "severity");
    const [moved] = rowsOf(findingsIn({ file: ["", ...FILE] }), "severity");
    if (!one || !same || !moved) throw new Error("a row is missing");
    expect(isSameRow(one, same)).toBe(true);
    expect(isSameRow(one, moved)).toBe(false);
  });
});

test.each([
  [[4], "line “4”"],
  [[4, 6, 8], "lines “4, 6, 8”"],
  [[4, 6, 8, 9, 12], "lines “4, 6 +3”"],
])("a row names the lines %j", (lines, said) => {
  expect(plain(problemListWords.place("error", lines))).toBe(`error, ${said}`);
});
