import { setDiagnosticsEffect } from "@codemirror/lint";
import type { Transaction } from "@codemirror/state";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openText } from "../../core/intents.ts";
import { createSession } from "../../core/session.ts";
import { problems } from "./editor.ts";

// Where the clock stands still, time is never up.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Problems on lines 2 to 5, and two on line 6. */
const FILE =
  "User-agent: *\nDisallow: /a\nDisallow: /a\nDisallow: /a\nDisalow: /b\nDisallow: a**\n";

/** What typing at the end of a line does to a file whose problems are known. */
function typedAtEndOf(line: number, insert: string): Transaction {
  const session = createSession(problems());
  session.dispatch(openText(session.getState(), FILE));
  vi.runAllTimers();
  const state = session.getState();
  return state.update({
    changes: { from: state.doc.line(line).to, insert },
    userEvent: "input.type",
  });
}

/** The lines that a transaction underlines anew; null where it leaves the underlines to move with the text. */
function underlinedBy({ effects, newDoc }: Transaction): readonly number[] | null {
  for (const effect of effects)
    if (effect.is(setDiagnosticsEffect))
      return effect.value.map(({ from }) => newDoc.lineAt(from).number);
  return null;
}

test("a key takes the underlines of its line with it, and of no other", () => {
  expect(underlinedBy(typedAtEndOf(3, "x"))).toEqual([2, 4, 5, 6, 6]);
  expect(underlinedBy(typedAtEndOf(6, "x"))).toEqual([2, 3, 4, 5]);
});

test("where no line with a problem changes, underlines move with the text", () => {
  expect(underlinedBy(typedAtEndOf(1, "x"))).toBeNull();
  expect(underlinedBy(typedAtEndOf(3, "\n"))).toBeNull();
});
