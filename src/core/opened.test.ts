import { redo, undo } from "@codemirror/commands";
import { Transaction } from "@codemirror/state";
import { beforeEach, describe, expect, test } from "vitest";
import { addUrls, openFileText, openPage } from "./intents.ts";
import { closeLesson, openedOf } from "./opened.ts";
import { sample } from "./sample.ts";
import { createSession, type Session } from "./session.ts";

let session: Session;

beforeEach(() => {
  session = createSession();
});

const now = () => openedOf(session.getState());
const open = (lesson: string | null) =>
  session.dispatch(openPage(session.getState(), { ...sample, lesson }));

describe("what was opened", () => {
  test("stays the same while somebody works on it", () => {
    const before = now();
    session.dispatch({ changes: { from: 0, insert: "Allow: /\n" } });
    session.dispatch(addUrls(session.getState(), "/a"));
    expect(now()).toBe(before);
  });

  test("is another file and another table once another page is opened", () => {
    const before = now();
    open(null);
    expect(now().file).not.toBe(before.file);
    expect(now().table).not.toBe(before.table);
  });

  test("is another file and the same table once a file is opened", () => {
    const before = now();
    session.dispatch(openFileText(session.getState(), "Allow: /\n"));
    expect(now().file).not.toBe(before.file);
    expect(now().table).toBe(before.table);
  });

  test("is what it was once that is undone, and again once that is redone", () => {
    const before = now();
    open("a-lesson");
    const after = now();
    undo({ state: session.getState(), dispatch: session.dispatch });
    expect(now()).toBe(before);
    redo({ state: session.getState(), dispatch: session.dispatch });
    expect(now()).toBe(after);
  });

  test("stays the same file and table when what the page begins with comes late", () => {
    const before = now();
    session.dispatch({
      ...openPage(session.getState(), { ...sample, lesson: "a-lesson" }),
      annotations: Transaction.addToHistory.of(false),
    });
    expect(now()).toEqual({ ...before, lesson: "a-lesson" });
    expect(now().file).toBe(before.file);
    expect(now().table).toBe(before.table);
  });
});

describe("a lesson", () => {
  test("is the page's until another page is opened", () => {
    open("a-lesson");
    expect(now().lesson).toBe("a-lesson");
    open(null);
    expect(now().lesson).toBeNull();
  });

  test("is the page's until a file is opened", () => {
    open("a-lesson");
    session.dispatch(openFileText(session.getState(), "Allow: /\n"));
    expect(now().lesson).toBeNull();
  });

  test("that is closed leaves its page, and nothing to undo", () => {
    open("a-lesson");
    const { file, table } = now();
    session.dispatch(closeLesson(session.getState()));
    expect(now()).toEqual({ file, table, lesson: null });
    undo({ state: session.getState(), dispatch: session.dispatch });
    expect(session.getState().doc.length).toBe(0);
  });
});
