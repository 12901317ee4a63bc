import { redo, undo } from "@codemirror/commands";
import { describe, expect, test } from "vitest";
import { fileTextOf } from "../../core/derived.ts";
import { addUrlList, openPage, wholePageIn } from "../../core/intents.ts";
import { sample } from "../../core/sample.ts";
import { createSession, type Session } from "../../core/session.ts";
import { backToFormer, backToTried, forgetFormer, takeUp } from "./model.ts";
import { work, workOf } from "./model-work.ts";

/** A session in which somebody works on `mine`. */
function working(): Session {
  const session = createSession(work());
  write(session, "mine");
  return session;
}

function write(session: Session, text: string): void {
  session.dispatch({ changes: { from: 0, to: session.getState().doc.length, insert: text } });
}

function open(session: Session, text: string): void {
  session.dispatch(openPage(session.getState(), { ...sample, text }));
}

function tryOut(session: Session, url = "/try"): void {
  session.dispatch(addUrlList(session.getState(), [url]));
}

const target = (session: Session) => ({ state: session.getState(), dispatch: session.dispatch });

/** What there is to go back to: the draft, then what was tried. */
function waiting(session: Session) {
  const { former, tried } = workOf(session.getState());
  return [former?.text, ...tried.map(({ text }) => text)];
}

describe("a draft that another page is opened over", () => {
  test("waits, however many pages are opened and tried out over it", () => {
    const session = working();
    for (const text of ["one", "two", "three", "four", "five"]) {
      open(session, text);
      tryOut(session);
    }
    expect(waiting(session)).toEqual(["mine", "four", "three", "two"]);
  });

  test("waits where what is open in its place is only looked at", () => {
    const session = working();
    open(session, "one");
    open(session, "two");
    expect(waiting(session)).toEqual(["mine"]);
  });

  test("comes back, and what was tried in its place waits instead", () => {
    const session = working();
    open(session, "one");
    tryOut(session);
    session.dispatch(backToFormer(session.getState()));
    expect(fileTextOf(session.getState())).toBe("mine");
    expect(waiting(session)).toEqual([undefined, "one"]);
    open(session, "two");
    expect(waiting(session)).toEqual(["mine", "one"]);
  });

  test("is what was opened in its place once it is let go", () => {
    const session = working();
    open(session, "one");
    tryOut(session);
    session.dispatch(forgetFormer(session.getState()));
    expect(waiting(session)).toEqual([undefined]);
    open(session, "two");
    expect(waiting(session)).toEqual(["one"]);
  });

  test("waits for who takes up the work of another tab, once or twice", () => {
    const session = working();
    const theirs = { ...wholePageIn(session.getState()), text: "theirs" };
    session.dispatch(takeUp(session.getState(), theirs));
    session.dispatch(takeUp(session.getState(), theirs));
    expect(waiting(session)[0]).toBe("mine");
  });

  test("is worked on again when the opening is undone, and waits again when it is redone", () => {
    const session = working();
    open(session, "one");
    const opened = workOf(session.getState());
    undo(target(session));
    expect(workOf(session.getState())).toEqual({ isOwn: true, former: null, tried: [] });
    redo(target(session));
    expect(workOf(session.getState())).toEqual(opened);
  });
});

describe("what was tried", () => {
  test("comes back one after the other, and nothing is lost on the way", () => {
    const session = working();
    for (const text of ["one", "two"]) {
      open(session, text);
      tryOut(session);
    }
    open(session, "three");
    const seen = [1, 2, 3].map(() => {
      session.dispatch(backToTried(session.getState()));
      return fileTextOf(session.getState());
    });
    expect(seen).toEqual(["two", "one", "two"]);
    expect(waiting(session)).toEqual(["mine", "one"]);
  });

  test("leaves the draft to go back to", () => {
    const session = working();
    open(session, "one");
    tryOut(session);
    session.dispatch(backToFormer(session.getState()));
    session.dispatch(backToTried(session.getState()));
    expect(fileTextOf(session.getState())).toBe("one");
    expect(waiting(session)).toEqual(["mine"]);
  });
});
