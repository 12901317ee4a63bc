import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Lint } from "../lint/run.ts";
import { answerRuleStatus } from "./answer-rule-status.ts";
import { openText, readAs, setSite } from "./intents.ts";
import { type MakeLint, makeLintFacet, problemsOf, typingEnded } from "./linting.ts";
import { RuleStatusJob } from "./rule-status-job.ts";
import { createSession, type Session } from "./session.ts";

// Where the clock stands still, time is never up.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const makeLint: MakeLint = (analysis, surroundings) => new Lint(analysis, surroundings);

function sessionWith(text: string, make: MakeLint = makeLint): Session {
  const session = createSession(makeLintFacet.of(make));
  session.dispatch(setSite("https://shop.example"));
  vi.runAllTimers();
  session.dispatch(openText(session.getState(), text));
  return session;
}

function codesIn(session: Session): readonly string[] {
  return (problemsOf(session.getState()).findings ?? []).map(
    ({ problem, line }) => `${problem.code} ${line}`,
  );
}

/** Has it found out at once what the rules are good for. */
function learnStatuses(session: Session): void {
  answerRuleStatus(session, (data, onNews) => {
    const job = new RuleStatusJob(data);
    job.run(() => false);
    onNews(job.takeNews());
  });
  vi.runAllTimers();
}

const TWICE = "User-agent: *\nDisallow: /a\nDisallow: /a\n";

describe("problems", () => {
  test("are not known without checks", () => {
    const { findings, areCurrent } = problemsOf(createSession().getState());
    expect(findings).toBeNull();
    expect(areCurrent).toBe(false);
  });

  test("are first looked for a moment after the checks are there", () => {
    const session = createSession(makeLintFacet.of(makeLint));
    session.dispatch(openText(session.getState(), TWICE));
    expect(problemsOf(session.getState())).toMatchObject({ findings: null, areCurrent: false });
    vi.runAllTimers();
    expect(codesIn(session)).toContain("R401 3");
  });

  test("that cost little are there with the change that brings them", () => {
    const session = sessionWith(TWICE);
    expect(problemsOf(session.getState()).areCurrent).toBe(true);
    expect(codesIn(session)).toContain("R401 3");
    session.dispatch({ changes: { from: 0, to: session.getState().doc.length } });
    expect(codesIn(session)).toEqual([]);
  });

  test("are the same object until something changes that they depend on", () => {
    const session = sessionWith(TWICE);
    const before = problemsOf(session.getState());
    session.dispatch({ selection: { anchor: 3 } });
    expect(problemsOf(session.getState())).toBe(before);
    session.dispatch(setSite("https://other.example"));
    expect(problemsOf(session.getState())).not.toBe(before);
  });

  test("are looked for again when it is known what rules are good for", () => {
    const session = sessionWith("User-agent: *\nDisallow: /a\nDisallow: /a/b\n");
    expect(codesIn(session)).not.toContain("R416 3");
    learnStatuses(session);
    expect(codesIn(session)).toContain("R416 3");
    const before = problemsOf(session.getState());
    session.dispatch({ selection: { anchor: 3 } });
    expect(problemsOf(session.getState())).toBe(before);
  });

  test("are the same list, and can be mended meanwhile, where nothing is learned of rules", () => {
    const session = sessionWith("User-agent: *\nDisalow: /a\n");
    const { findings } = problemsOf(session.getState());
    const stop = session.subscribe((state) => expect(problemsOf(state).areCurrent).toBe(true));
    learnStatuses(session);
    stop();
    expect(problemsOf(session.getState()).findings).toBe(findings);
  });

  test("are those of the shown reader", () => {
    const session = sessionWith("User-agent: *\nDisallow /a\n");
    const severity = () =>
      problemsOf(session.getState()).findings?.find(({ problem }) => problem.code === "R103")
        ?.severity;
    expect(severity()).toBe("error");
    session.dispatch(readAs("google"));
    expect(severity()).toBe("warning");
  });
});

describe("a search that takes longer than a change may wait", () => {
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

  test("is made when nothing has changed for a moment, and until then what was found before is shown where it is now", () => {
    const session = sessionWith(TWICE, slowly);
    vi.runAllTimers();
    const found = problemsOf(session.getState());
    expect(found.areCurrent).toBe(true);
    expect(codesIn(session)).toContain("R401 3");
    session.dispatch({ changes: { from: 0, insert: "# a comment\n" } });
    expect(problemsOf(session.getState()).areCurrent).toBe(false);
    expect(codesIn(session)).toContain("R401 4");
    vi.advanceTimersByTime(150);
    session.dispatch({ changes: { from: 0, insert: "# another\n" } });
    vi.advanceTimersByTime(150);
    expect(problemsOf(session.getState()).areCurrent).toBe(false);
    vi.runAllTimers();
    expect(codesIn(session)).toContain("R401 5");
  });

  test("shows nothing meanwhile of lines that are gone or changed", () => {
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

  test("keeps the problems of lines between which a line is begun", () => {
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
