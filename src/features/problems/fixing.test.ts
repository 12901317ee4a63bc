import { describe, expect, test } from "vitest";
import { openText } from "../../core/intents.ts";
import { createSession, type Session } from "../../core/session.ts";
import type { Finding, Fix, Problem } from "../../lint/problem.ts";
import { unknownField } from "../../lint/rules/R101-unknown-field.ts";
import { misspeltField } from "../../lint/rules/R102-misspelt-field.ts";
import { alike, applyEdits, editsFor } from "./effect.ts";

function opened(text: string): Session {
  const session = createSession();
  session.dispatch(openText(session.getState(), text));
  return session;
}

/** What fixes make of a text, applied at once. */
function fixed(text: string, fixes: readonly Fix[]): string {
  const session = opened(text);
  session.dispatch(applyEdits(editsFor(session.getState(), fixes)));
  return session.getState().doc.toString();
}

function deleting(...lines: readonly number[]): Fix {
  return { name: "delete", edits: lines.map((line) => ({ kind: "delete-line", line })) };
}

function replacing(line: number, from: number, to: number, insert: string): Fix {
  return { name: "replace", edits: [{ kind: "replace", line, from, to, insert }] };
}

describe("a fix", () => {
  test.each([
    { text: "a\nb\nc", fixes: [deleting(2)], after: "a\nc" },
    { text: "a\nb\nc\n", fixes: [deleting(3)], after: "a\nb\n" },
    { text: "a\nb", fixes: [deleting(2)], after: "a" },
    { text: "a", fixes: [deleting(1)], after: "" },
    { text: "a\nb\nc", fixes: [deleting(1), deleting(3)], after: "b" },
    // The last line goes with the end of the one before, be that deleted too.
    { text: "a\nb\nc", fixes: [deleting(3), deleting(2)], after: "a" },
    { text: "a\nb\nc\nd", fixes: [deleting(1), deleting(3, 4)], after: "b" },
    { text: "a\nb", fixes: [deleting(1), deleting(2)], after: "" },
    { text: "abc", fixes: [replacing(1, 1, 2, "x\ny")], after: "ax\nyc" },
    // Of fixes that would touch the same text the first counts.
    { text: "abc", fixes: [replacing(1, 0, 2, "x"), replacing(1, 1, 3, "y")], after: "xc" },
    { text: "abc", fixes: [replacing(1, 3, 3, "x"), replacing(1, 3, 3, "x")], after: "abcx" },
    { text: "a\nb", fixes: [deleting(1), replacing(1, 0, 1, "x")], after: "x\nb" },
    // A line that is there no more.
    { text: "a", fixes: [deleting(7)], after: "a" },
  ])("makes $after of $text", ({ text, fixes, after }) => {
    expect(fixed(text, fixes)).toBe(after);
  });
});

describe("all fixes of one kind", () => {
  const finding = (problem: Problem, line: number, ...fixes: Fix[]): Finding => ({
    problem,
    severity: "error",
    line,
    span: { from: 0, to: 1 },
    facts: { reader: "" },
    fixes,
  });

  test("are those of the same name, of every problem of the same code", () => {
    const [first, second] = [deleting(1), deleting(4)];
    const findings = [
      finding(unknownField, 1, first, replacing(1, 0, 1, "x")),
      finding(misspeltField, 2, deleting(2)),
      finding(unknownField, 3, replacing(3, 0, 1, "x")),
      finding(unknownField, 4, replacing(4, 0, 1, "x"), second),
    ];
    const [problem] = findings;
    expect(problem && alike(findings, problem, first)).toEqual([first, second]);
  });
});
