import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openText, setSite } from "../../core/intents.ts";
import { makeLintFacet, problemsOf } from "../../core/linting.ts";
import { createSession, type Session } from "../../core/session.ts";
import type { Finding } from "../../lint/problem.ts";
import { Lint } from "../../lint/run.ts";
import { askForFix, chooseProblem, chosenProblem, fixesAskedIn, problemInView } from "./chosen.ts";

// Where the clock stands still, time is never up.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Problems on lines 3, 4 and 5, and two on line 6. */
const FILE =
  "User-agent: *\nDisallow: /a\nDisallow: /a\nDisallow: /a\nDisalow: /b\nDisallow: a**\n";

function sessionWithProblems(): Session {
  const makeLint = makeLintFacet.of((analysis, surroundings) => new Lint(analysis, surroundings));
  const session = createSession([makeLint, chosenProblem()]);
  session.dispatch(openText(session.getState(), FILE));
  vi.runAllTimers();
  return session;
}

function problemsOn(number: number, session: Session): readonly Finding[] {
  const { findings } = problemsOf(session.getState());
  return (findings ?? []).filter(({ line }) => line === number);
}

function problemOn(number: number, session: Session): Finding {
  const [problem] = problemsOn(number, session);
  if (!problem) throw new Error(`no problem on line ${number}`);
  return problem;
}

describe("the problem in view", () => {
  test("is the one on the caret's line", () => {
    const session = sessionWithProblems();
    expect(problemInView(session.getState())).toBeNull();
    session.dispatch({ selection: { anchor: session.getState().doc.line(4).from } });
    expect(problemInView(session.getState())?.line).toBe(4);
  });

  test("is the chosen one, which puts the caret there, until something else is looked at", () => {
    const session = sessionWithProblems();
    const problem = problemOn(3, session);
    session.dispatch(chooseProblem(session.getState(), problem));
    expect(problemInView(session.getState())).toBe(problem);
    expect(session.getState().selection.main.head).toBe(
      session.getState().doc.line(3).from + problem.span.from,
    );
    session.dispatch({ selection: { anchor: 0 } });
    expect(problemInView(session.getState())).toBeNull();
  });

  test("stays the chosen one when problems are looked for again", () => {
    const session = sessionWithProblems();
    const problem = problemOn(3, session);
    session.dispatch(chooseProblem(session.getState(), problem));
    session.dispatch(setSite("https://other.example"));
    expect(problemInView(session.getState())).toMatchObject({ problem: problem.problem, line: 3 });
  });

  test("is the first of its line, until another of them is chosen", () => {
    const session = sessionWithProblems();
    const [first, second, none] = problemsOn(6, session);
    if (!first || !second) throw new Error("no two problems on line 6");
    expect(none).toBeUndefined();
    session.dispatch({ selection: { anchor: session.getState().doc.line(6).from } });
    expect(problemInView(session.getState())).toBe(first);
    session.dispatch(chooseProblem(session.getState(), second));
    expect(problemInView(session.getState())).toBe(second);
  });

  test("is gone with the text that it was in", () => {
    const session = sessionWithProblems();
    session.dispatch(chooseProblem(session.getState(), problemOn(3, session)));
    session.dispatch({ changes: { from: 0, to: session.getState().doc.length } });
    expect(problemInView(session.getState())).toBeNull();
  });
});

test("Whoever asks for the ways to mend a problem chooses it, and is heard each time", () => {
  const session = sessionWithProblems();
  const problem = problemOn(3, session);
  const before = fixesAskedIn(session.getState());
  session.dispatch(chooseProblem(session.getState(), problem));
  expect(fixesAskedIn(session.getState())).toBe(before);
  for (const times of [1, 2]) {
    session.dispatch(askForFix(session.getState(), problem));
    expect(problemInView(session.getState())).toBe(problem);
    expect(fixesAskedIn(session.getState())).toBe(before + times);
  }
});
