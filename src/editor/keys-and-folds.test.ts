import { toggleComment } from "@codemirror/commands";
import { foldable } from "@codemirror/language";
import type { EditorState } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import { fileTextOf } from "../core/derived.ts";
import { openText, readAs } from "../core/intents.ts";
import { createSession, type Session } from "../core/session.ts";
import { editor } from "./editor.ts";
import { folds } from "./keys-and-folds.ts";

function opened(text: string): Session {
  const session = createSession([editor(), folds()]);
  session.dispatch(openText(session.getState(), text));
  return session;
}

/** What folds at each line: `3-5` where line 3 folds up to the end of line 5. */
function foldsOf(state: EditorState): readonly string[] {
  const folds: string[] = [];
  for (let number = 1; number <= state.doc.lines; number++) {
    const { from, to } = state.doc.line(number);
    const fold = foldable(state, from, to);
    if (!fold) continue;
    expect(fold.from).toBe(to);
    const last = state.doc.lineAt(fold.to);
    expect(fold.to).toBe(last.to);
    folds.push(`${number}-${last.number}`);
  }
  return folds;
}

describe("a group folds behind its first line", () => {
  test.each<readonly [text: string, folds: readonly string[]]>([
    ["", []],
    ["# nothing but a comment\n", []],
    ["Disallow: /before-any-group\nAllow: /\n", []],
    ["User-agent: *\n", []],
    ["User-agent: *", []],
    ["User-agent: *\nDisallow: /", ["1-2"]],
    ["User-agent: *\nDisallow: /\n", ["1-2"]],
    ["User-agent: A\nUser-agent: B\nDisallow: /\n", ["1-3"]],
    ["User-agent: A\nUser-agent: B\n", ["1-2"]],
    ["User-agent: A\nDisallow: /\nUser-agent: B\nDisallow: /\n", ["1-2", "3-4"]],
    ["# A\n\nUser-agent: A\nDisallow: /\n\n# B\nUser-agent: B\nDisallow: /\n", ["3-4", "7-8"]],
    ["User-agent: A\n\n# inside\nDisallow: /\nSitemap: https://a.example/s\nAllow: /a\n", ["1-6"]],
    ["User-agent: A\nDisallow: /\nSitemap: https://a.example/s\n", ["1-2"]],
    ["User-agent: A\nDisallow: /\nCrawl-delay: 2\n", ["1-3"]],
    ["User-agent: A\nDisallow: /\n\nUser-agent: A\nAllow: /a\n", ["1-2", "4-5"]],
    ["User-agent: A\r\nDisallow: /\r\n", ["1-2"]],
  ])("%j: %j", (text, folds) => {
    expect(foldsOf(opened(text).getState())).toEqual(folds);
  });

  test("as the chosen reader sees it", () => {
    const session = opened("User-agent: A\nDisallow: /\nDisalow: /b\n");
    expect(foldsOf(session.getState())).toEqual(["1-2"]);
    session.dispatch(readAs("google"));
    expect(foldsOf(session.getState())).toEqual(["1-3"]);
  });

  test("as it stands after the last change", () => {
    const session = opened("User-agent: A\nDisallow: /\n");
    session.dispatch({ changes: { from: 0, insert: "# a comment\n" } });
    expect(foldsOf(session.getState())).toEqual(["2-3"]);
  });
});

describe("comments", () => {
  /** Toggles the comment of the lines from the first to the last given. */
  function toggled(session: Session, first: number, last = first): string {
    const { doc } = session.getState();
    session.dispatch({ selection: { anchor: doc.line(first).from, head: doc.line(last).to } });
    expect(toggleComment({ state: session.getState(), dispatch: session.dispatch })).toBe(true);
    return session.getState().doc.toString();
  }

  test.each([
    [1, 1, "# User-agent: A\nDisallow: /a\nDisallow: /b"],
    [2, 2, "User-agent: A\n# Disallow: /a\nDisallow: /b"],
    [2, 3, "User-agent: A\n# Disallow: /a\n# Disallow: /b"],
  ])("are put before lines %d to %d, and taken away again", (first, last, commented) => {
    const text = "User-agent: A\nDisallow: /a\nDisallow: /b";
    const session = opened(text);
    expect(toggled(session, first, last)).toBe(commented);
    expect(toggled(session, first, last)).toBe(text);
  });

  test("are taken away where there is no space behind the sign", () => {
    expect(toggled(opened("#Disallow: /a"), 1)).toBe("Disallow: /a");
  });

  test("take the rule out of its group", () => {
    const session = opened("User-agent: A\nDisallow: /a\n");
    toggled(session, 2);
    expect(foldsOf(session.getState())).toEqual([]);
  });

  test("leave the file its line endings", () => {
    const session = opened("User-agent: A\r\nDisallow: /a\r\n");
    toggled(session, 2);
    expect(fileTextOf(session.getState())).toBe("User-agent: A\r\n# Disallow: /a\r\n");
  });
});
