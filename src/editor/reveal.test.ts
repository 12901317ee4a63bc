import type { EditorState } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import { analysisOf, caretLineOf, focusOf, reportOf } from "../core/derived.ts";
import { crawlersInput, urlsInput } from "../core/inputs.ts";
import { openText } from "../core/intents.ts";
import { createSession, type Session } from "../core/session.ts";
import { editor } from "./editor.ts";
import { focusCell, goToLine } from "./reveal.ts";

const FILE = "User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /b\n";

function asked(): Session {
  const session = createSession(editor());
  session.dispatch(openText(session.getState(), FILE));
  session.dispatch({
    effects: [urlsInput.set.of(["/a", "/b"]), crawlersInput.set.of(["FooBot", "GPTBot"])],
  });
  return session;
}

/** How many effects it takes to focus the cell: one for the focus, one more where a line is brought into sight. */
function effectsOf(state: EditorState, url: number, crawler: number): number {
  return state.update(focusCell(state, { url, crawler })).effects.length;
}

describe("focusing a cell", () => {
  test("keeps text, caret and conclusions, and is no edit", () => {
    const session = asked();
    const before = session.getState();
    session.dispatch(focusCell(before, { url: 1, crawler: 1 }));
    const after = session.getState();
    expect(focusOf(after)).toEqual({ url: 1, crawler: 1 });
    expect(after.doc).toBe(before.doc);
    expect(caretLineOf(after)).toBe(caretLineOf(before));
    expect(analysisOf(after)).toBe(analysisOf(before));
    expect(reportOf(after)).toBe(reportOf(before));
  });

  test("brings a line into sight where a rule decides, and only there", () => {
    const state = asked().getState();
    expect(effectsOf(state, 0, 0)).toBe(2);
    expect(effectsOf(state, 1, 1)).toBe(2);
    expect(effectsOf(state, 1, 0)).toBe(1);
    expect(effectsOf(state, 0, 1)).toBe(1);
    expect(effectsOf(state, 9, 9)).toBe(1);
  });

  test("outside the table focuses the last one", () => {
    const session = asked();
    session.dispatch(focusCell(session.getState(), { url: 9, crawler: 9 }));
    expect(focusOf(session.getState())).toEqual({ url: 1, crawler: 1 });
  });
});

describe("going to a line", () => {
  test.each([
    [1, 1],
    [5, 5],
    [6, 6],
    [7, 6],
    [1_000_000, 6],
    [0, 1],
    [-3, 1],
  ])("(line %d of 6) puts the caret at the start of line %d", (number, line) => {
    const session = asked();
    session.dispatch(goToLine(session.getState(), number));
    const { doc, selection } = session.getState();
    expect(selection.main.empty).toBe(true);
    expect(selection.main.head).toBe(doc.line(line).from);
  });
});
