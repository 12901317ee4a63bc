import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Lint } from "../lint/run.ts";
import { answerRuleStatus } from "./answer-rule-status.ts";
import { openText, readAs, setSite } from "./intents.ts";
import { type MakeLint, makeLintFacet, problemsOf } from "./linting.ts";
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
  /** Makes searches that take so many milliseconds by the clock. */
  const taking =
    (milliseconds: number): MakeLint =>
    (analysis, surroundings) => {
      const lint = new Lint(analysis, surroundings);
      const run = lint.run.bind(lint);
      lint.run = (isTimeUp) => {
        const isDone = run(isTimeUp);
        vi.advanceTimersByTime(milliseconds);
        return isDone;
      };
      return lint;
    };

  test.each([
    ["with the panels, where it fits into a slice", 5, 50, 90],
    ["when the person pauses, where it does not", 10, 200, 270],
  ])("is made %s, and until then what was found before is shown", (_, takes, early, late) => {
    const session = sessionWith(TWICE, taking(takes));
    vi.runAllTimers();
    const found = problemsOf(session.getState());
    expect(found.areCurrent).toBe(true);
    expect(codesIn(session)).toContain("R401 3");
    session.dispatch({ changes: { from: 0, insert: "# a comment\n" } });
    expect(problemsOf(session.getState())).toMatchObject({
      findings: found.findings,
      areCurrent: false,
    });
    vi.advanceTimersByTime(early);
    session.dispatch({ changes: { from: 0, insert: "# another\n" } });
    vi.advanceTimersByTime(early);
    expect(problemsOf(session.getState()).areCurrent).toBe(false);
    vi.advanceTimersByTime(late - early);
    expect(problemsOf(session.getState()).areCurrent).toBe(true);
    expect(codesIn(session)).toContain("R401 5");
  });

  // Else the row of a line that is typed would go from the list, and come back.
  test("and is made before the settled state is told, where it fits into a slice", () => {
    const session = sessionWith(TWICE, taking(5));
    vi.runAllTimers();
    const told: boolean[] = [];
    session.settled.subscribe((state) => told.push(problemsOf(state).areCurrent));
    session.dispatch({ changes: { from: session.getState().doc.length - 1, insert: "b" } });
    vi.runAllTimers();
    expect(told).toEqual([true]);
  });
});
