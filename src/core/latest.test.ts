import { beforeEach, describe, expect, test } from "vitest";
import { openFileText, openPage } from "./intents.ts";
import { askToOpen, onlyLatest } from "./latest.ts";
import { sample } from "./sample.ts";
import { createSession, type Session } from "./session.ts";

let session: Session;

beforeEach(() => {
  session = createSession();
});

const openFile = () => session.dispatch(openFileText(session.getState(), "Allow: /\n"));

test("of several requests only the latest counts", () => {
  const ask = onlyLatest();
  const first = ask();
  expect(first()).toBe(true);
  const second = ask();
  expect([first(), second()]).toEqual([false, true]);
});

describe("what somebody asked to open", () => {
  test("is wanted while they write", () => {
    const isWanted = askToOpen(session);
    session.dispatch({ changes: { from: 0, insert: "Allow: /\n" } });
    expect(isWanted()).toBe(true);
  });

  test("is not wanted once something else was asked for", () => {
    const first = askToOpen(session);
    const second = askToOpen(session);
    expect([first(), second()]).toEqual([false, true]);
  });

  test("is not wanted once another page was opened", () => {
    const isWanted = askToOpen(session);
    session.dispatch(openPage(session.getState(), sample));
    expect(isWanted()).toBe(false);
  });

  test("is not wanted once a file was opened", () => {
    const isWanted = askToOpen(session);
    openFile();
    expect(isWanted()).toBe(false);
  });

  test("in another session is another matter", () => {
    const isWanted = askToOpen(session);
    askToOpen(createSession());
    expect(isWanted()).toBe(true);
  });
});
