import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Lint } from "../lint/run.ts";
import { openText } from "./intents.ts";
import { type MakeLint, makeLintFacet, problemsOf } from "./linting.ts";
import { createSession, type Session } from "./session.ts";
import { typedLine, typingEnded } from "./typed-line.ts";

// Where the clock stands still, time is never up.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const atOnce: MakeLint = (analysis, surroundings) => new Lint(analysis, surroundings);

function sessionWith(text: string, make: MakeLint = atOnce): Session {
  const session = createSession([makeLintFacet.of(make), typedLine()]);
  // The first search tells how little a search costs.
  session.dispatch(openText(session.getState(), "#"));
  vi.runAllTimers();
  session.dispatch(openText(session.getState(), text));
  return session;
}

function codesIn(session: Session): readonly string[] {
  return (problemsOf(session.getState()).findings ?? []).map(
    ({ problem, line }) => `${problem.code} ${line}`,
  );
}

describe("while problems are looked for, what was found before", () => {
  /** A clock that each look at it moves on. */
  const slowly: MakeLint = (analysis, surroundings) => {
    const lint = new Lint(analysis, surroundings);
    const run = lint.run.bind(lint);
    lint.run = (isTimeUp) => {
      vi.advanceTimersByTime(5);
      return run(isTimeUp);
    };
    return lint;
  };

  test("is not shown of lines that are gone or changed", () => {
    const session = sessionWith("User-agent: *\nDisalow: /a\nDisalow: /b\nDisalow: /c\n", slowly);
    vi.runAllTimers();
    expect(codesIn(session)).toEqual(["R102 2", "R102 3", "R102 4"]);
    const { doc } = session.getState();
    session.dispatch({ changes: { from: doc.line(2).from, to: doc.line(3).from } });
    expect(codesIn(session)).toEqual(["R102 2", "R102 3"]);
    session.dispatch({ changes: { from: session.getState().doc.line(2).to, insert: "x" } });
    expect(codesIn(session)).toEqual(["R102 3"]);
    const kept = problemsOf(session.getState()).findings;
    session.dispatch({ changes: { from: session.getState().doc.line(2).to, insert: "y" } });
    expect(problemsOf(session.getState()).findings).toBe(kept);
  });

  test("is shown where its line is now", () => {
    const session = sessionWith("User-agent: *\nDisalow: /a\nDisalow: /b\n", slowly);
    vi.runAllTimers();
    const { doc } = session.getState();
    session.dispatch({ changes: { from: doc.line(2).to, insert: "\n" } });
    expect(codesIn(session)).toEqual(["R102 2", "R102 4"]);
    session.dispatch({ changes: { from: doc.line(2).from, insert: "\n" } });
    expect(codesIn(session)).toEqual(["R102 3", "R102 5"]);
    session.dispatch({
      changes: [
        { from: 0, insert: "# one\n" },
        { from: session.getState().doc.line(5).to, insert: "\n# two" },
      ],
    });
    expect(codesIn(session)).toEqual(["R102 4", "R102 6"]);
  });
});

describe("a line that is being typed", () => {
  /** Types at the end of a line, key by key. */
  function type(session: Session, text: string): void {
    for (const key of text) {
      const { head } = session.getState().selection.main;
      session.dispatch({
        changes: { from: head, insert: key },
        selection: { anchor: head + 1 },
        userEvent: key === "\n" ? "input" : "input.type",
      });
    }
  }

  function caretTo(session: Session, number: number): void {
    session.dispatch({ selection: { anchor: session.getState().doc.line(number).to } });
  }

  const ONE_GROUP = "User-agent: *\nDisallow: /a/\n\n";

  test.each([
    ["User-agent:", "R106"],
    ["User-agent: Cla", "R203"],
    ["Dis", "R116"],
    ["Disalow", "R102"],
    ["Disallow: /", "R408"],
  ])("%j has no problem before the caret leaves it", (text, code) => {
    const session = sessionWith(ONE_GROUP);
    caretTo(session, 4);
    for (const key of text) {
      type(session, key);
      expect(codesIn(session).filter((found) => found.endsWith(" 4"))).toEqual([]);
    }
    caretTo(session, 1);
    expect(codesIn(session)).toContain(`${code} 4`);
  });

  test("has the problems behind which more is typed", () => {
    const session = sessionWith(ONE_GROUP);
    caretTo(session, 3);
    type(session, "Disalow: /t/");
    expect(codesIn(session)).toEqual(["R102 3"]);
  });

  test("keeps a problem that it had before", () => {
    const session = sessionWith("User-agent: *\nDisallow: tmp\n");
    expect(codesIn(session)).toContain("R301 2");
    caretTo(session, 2);
    type(session, "s");
    expect(codesIn(session)).toContain("R301 2");
  });

  test("has its problems once the person turns to something else", () => {
    const session = sessionWith(ONE_GROUP);
    caretTo(session, 4);
    type(session, "User-agent: Cla");
    expect(codesIn(session)).toEqual([]);
    session.dispatch({ effects: typingEnded.of(null) });
    expect(codesIn(session)).toContain("R203 4");
  });

  test("has its problems at once when it comes whole", () => {
    const session = sessionWith(ONE_GROUP);
    caretTo(session, 4);
    const { head } = session.getState().selection.main;
    session.dispatch({
      changes: { from: head, insert: "User-agent: Cla" },
      userEvent: "input.paste",
    });
    expect(codesIn(session)).toContain("R203 4");
  });

  test("leaves the group above without its problem until another place is typed", () => {
    const session = sessionWith(ONE_GROUP);
    caretTo(session, 4);
    type(session, "User-agent: ClaudeBot\nDis");
    expect(codesIn(session)).toEqual([]);
    type(session, "allow: /x/\n");
    expect(codesIn(session)).not.toContain("R203 4");
    type(session, "User-agent: CCBot\n");
    caretTo(session, 1);
    expect(codesIn(session)).toContain("R203 6");
    caretTo(session, 7);
    type(session, "#");
    expect(codesIn(session)).toContain("R203 6");
  });
});
