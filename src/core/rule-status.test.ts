import { redo, undo } from "@codemirror/commands";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { differ } from "../../test/engine/differ.ts";
import { runs } from "../../test/runs.ts";
import { statusesIn } from "../engine/prove/group-status-search.ts";
import { answerRuleStatus, type RunJob } from "./answer-rule-status.ts";
import { analysisOf } from "./derived.ts";
import { lineEndingInput } from "./inputs.ts";
import { openText, readAs } from "./intents.ts";
import { statusFacet } from "./linting.ts";
import { ruleStatusesOf, statusesStay, wantedOf } from "./rule-status.ts";
import { type RuleStatusData, RuleStatusJob } from "./rule-status-job.ts";
import { createSession, type Session } from "./session.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TEXT =
  "User-agent: *\nDisallow: /a\nDisallow: /a*\n\nUser-agent: GPTBot\nDisallow: /\nAllow: /x/\n";

/** Does jobs in this thread, a step at a time, and tells which they were. */
function runnerTelling(jobs: RuleStatusData[]): RunJob {
  return (data, onNews, signal) => {
    jobs.push(data);
    const job = new RuleStatusJob(data);
    let timer: ReturnType<typeof setTimeout>;
    const goOn = () => {
      let steps = 0;
      const isDone = job.run(() => ++steps > 10);
      onNews(job.takeNews());
      if (!isDone) timer = setTimeout(goOn, 10);
    };
    timer = setTimeout(goOn, 10);
    signal.addEventListener("abort", () => clearTimeout(timer));
  };
}

function answered(text: string) {
  const session = createSession();
  const jobs: RuleStatusData[] = [];
  answerRuleStatus(session, runnerTelling(jobs));
  session.dispatch(openText(session.getState(), text));
  vi.runAllTimers();
  return { session, jobs };
}

/** Inserts text before a line, or at the end. */
function insert(session: Session, line: number, text: string): void {
  const { doc } = session.getState();
  const from = line > doc.lines ? doc.length : doc.line(line).from;
  session.dispatch({ changes: { from, insert: text } });
}

function statusOf(session: Session, line: number) {
  return ruleStatusesOf(session.getState())(line);
}

describe("the status of a file's rules", () => {
  test("are not known where nobody looks for them", () => {
    const state = createSession().getState();
    expect(ruleStatusesOf(state)(1)).toBeNull();
    expect(wantedOf(state)).toBeNull();
  });

  test("are known a moment after nothing has changed any more", () => {
    const { session, jobs } = answered("");
    session.dispatch(openText(session.getState(), TEXT));
    expect(wantedOf(session.getState())).toEqual([0, 1]);
    vi.advanceTimersByTime(300);
    insert(session, 1, "# a comment\n");
    vi.advanceTimersByTime(300);
    expect(jobs).toEqual([]);
    vi.runAllTimers();
    expect(jobs).toMatchObject([{ dialect: "rfc9309", breakOctets: 1, groups: [0, 1] }]);
    expect(statusOf(session, 3)?.liveness).toEqual({ kind: "dead", shadowedBy: [4] });
    expect(statusOf(session, 2)).toBeNull();
    expect(wantedOf(session.getState())).toBeNull();
  });

  test("are the same object until there is something else to know", () => {
    const { session } = answered(TEXT);
    const before = ruleStatusesOf(session.getState());
    session.dispatch({ selection: { anchor: 3 } });
    expect(ruleStatusesOf(session.getState())).toBe(before);
    insert(session, 1, "#\n");
    expect(ruleStatusesOf(session.getState())).not.toBe(before);
  });

  test("stay known where a group only moves, and its lines with them", () => {
    const { session, jobs } = answered(TEXT);
    insert(session, 1, "# above\n");
    insert(session, 4, "# within\n");
    expect(statusOf(session, 3)).toEqual({
      line: 3,
      liveness: { kind: "dead", shadowedBy: [5] },
      redundant: true,
    });
    expect(statusOf(session, 8)?.liveness).toEqual({ kind: "decides", path: "/" });
    vi.runAllTimers();
    expect(jobs).toHaveLength(1);
  });

  test("are forgotten of a group that says something else, and looked for again", () => {
    const { session, jobs } = answered(TEXT);
    insert(session, 4, "Disallow: /a/b\n");
    expect(statusOf(session, 2)).toBeNull();
    expect(statusOf(session, 8)?.liveness).toEqual({ kind: "decides", path: "/x/" });
    expect(wantedOf(session.getState())).toEqual([0]);
    vi.runAllTimers();
    expect(jobs[1]?.groups).toEqual([0]);
    expect(statusOf(session, 4)?.liveness).toEqual({ kind: "decides", path: "/a/b" });
  });

  test("stay known of rules that no URL shares with one that is edited, but for problems", () => {
    const { session, jobs } = answered(TEXT);
    const before = statusOf(session, 2);
    const state = session.getState();
    insert(session, 4, "Disallow: /b\n");
    expect(statusesStay(state, session.getState())).toBe(false);
    expect(statusOf(session, 2)).toEqual(before);
    expect(statusOf(session, 4)).toBeNull();
    expect(session.getState().facet(statusFacet)(2)).toBeNull();
    expect(wantedOf(session.getState())).toEqual([0]);
    vi.runAllTimers();
    expect(jobs[1]?.groups).toEqual([0]);
    expect(statusOf(session, 4)?.liveness).toEqual({ kind: "decides", path: "/b" });
    const { to } = session.getState().doc.line(4);
    const searched = session.getState();
    session.dispatch({ changes: { from: to, insert: "c" } });
    const typed = session.getState();
    expect(statusesStay(searched, typed)).toBe(false);
    session.dispatch({ changes: { from: to + 1, insert: "d" } });
    expect(statusesStay(typed, session.getState())).toBe(true);
    session.dispatch({ changes: { from: to - 1, to: to + 2, insert: "a" } });
    expect(statusesStay(typed, session.getState())).toBe(false);
  });

  test("stay where an edit leaves the same rules in doubt as the one before", () => {
    const { session } = answered("User-agent: *\nDisallow: /*x\nDisallow: /a\nDisallow: /b\n");
    const { to } = session.getState().doc.line(4);
    session.dispatch({ changes: { from: to, insert: "c" } });
    expect(statusOf(session, 2)).toBeNull();
    const typed = session.getState();
    session.dispatch({ changes: { from: to + 1, insert: "d" } });
    expect(statusesStay(typed, session.getState())).toBe(true);
    session.dispatch({ changes: { from: to + 2, insert: "x$" } });
    expect(statusOf(session, 3)).not.toBeNull();
    session.dispatch({ changes: { from: to - 1, to: to + 4, insert: "a" } });
    expect(statusesStay(typed, session.getState())).toBe(false);
  });

  test("are forgotten of rules that come to stand in other sections, each of which needs one", () => {
    const { session } = answered("User-agent: a\nDisallow: /a*\nDisallow: /a\nDisallow: /b\n");
    expect(statusOf(session, 3)?.redundant).toBe(true);
    insert(session, 3, "User-agent: A\n");
    expect(statusOf(session, 4)).toBeNull();
  });

  test("are known again where a change is undone", () => {
    const { session, jobs } = answered(TEXT);
    const run = (command: typeof undo) =>
      command({ state: session.getState(), dispatch: (one) => session.dispatch(one) });
    insert(session, 4, "Disallow: /a/b\n");
    expect(statusOf(session, 2)).toBeNull();
    run(undo);
    expect(statusOf(session, 2)).not.toBeNull();
    vi.runAllTimers();
    expect(jobs).toHaveLength(1);
    run(redo);
    expect(statusOf(session, 2)).toBeNull();
  });

  test("are those of the shown reader", () => {
    const { session, jobs } = answered("User-agent: *\nDisallow: /a\nAllow: /a/b\n");
    expect(statusOf(session, 3)?.liveness.kind).toBe("decides");
    session.dispatch(readAs("python"));
    expect(statusOf(session, 3)).toBeNull();
    vi.runAllTimers();
    expect(jobs[1]).toMatchObject({ dialect: "python" });
    expect(statusOf(session, 3)?.liveness).toEqual({ kind: "dead", shadowedBy: [2] });
  });

  test("are looked for in the file with its own line ends", () => {
    const { session, jobs } = answered(TEXT.replaceAll("\n", "\r\n"));
    expect(session.getState().field(lineEndingInput.field)).toBe("\r\n");
    expect(jobs.at(-1)?.breakOctets).toBe(2);
  });
});

describe("a search", () => {
  /** A job that tells its news when the test says so. */
  function told() {
    const session = createSession();
    const jobs: { tell: () => void; isCancelled: boolean }[] = [];
    answerRuleStatus(session, (data, onNews, signal) => {
      const job = new RuleStatusJob(data);
      let steps = 0;
      const tell = () => {
        steps = 0;
        job.run(() => ++steps > 2);
        onNews(job.takeNews());
      };
      const entry = { tell, isCancelled: false };
      jobs.push(entry);
      signal.addEventListener("abort", () => {
        entry.isCancelled = true;
      });
    });
    session.dispatch(openText(session.getState(), TEXT));
    vi.runAllTimers();
    return { session, jobs };
  }

  test("is ended by a change, and what it tells then is not heard", () => {
    const { session, jobs } = told();
    jobs[0]?.tell();
    insert(session, 1, "# later\n");
    expect(jobs[0]?.isCancelled).toBe(true);
    const before = session.getState();
    for (let times = 0; times < 100; times++) jobs[0]?.tell();
    vi.advanceTimersByTime(300);
    expect(session.getState()).toBe(before);
    vi.runAllTimers();
    expect(jobs).toHaveLength(2);
  });

  test("tells what it finds, not with each step, until it is at its end", () => {
    const { session, jobs } = told();
    let notices = 0;
    session.subscribe(() => notices++);
    let tells = 0;
    while (!statusOf(session, 2) && tells++ < 500) {
      jobs[0]?.tell();
      vi.advanceTimersByTime(50);
    }
    expect(wantedOf(session.getState())).toEqual([1]);
    expect(notices).toBeLessThanOrEqual(tells / 4 + 1);
    for (let times = 0; times < 500; times++) jobs[0]?.tell();
    expect(wantedOf(session.getState())).toBeNull();
  });
});

const anyLine = fc.constantFrom(
  "User-agent: *",
  "User-agent: a",
  "User-agent: b",
  "Disallow: /a",
  "Disallow: /a*",
  "Allow: /a/b",
  "Disallow: /b/",
  "Allow: /b*",
  "Disallow: /c",
  "Allow: *c",
  "Disallow: /",
  "Disallow:",
  "# comment",
  "",
  "Sitemap: https://example.com/s.xml",
);
const anyEdit = fc.record({
  at: fc.nat(20),
  removed: fc.nat(2),
  lines: fc.array(anyLine, { maxLength: 2 }),
});

function expectNeedless(session: Session, line: number): void {
  const state = session.getState();
  const { from, to } = state.doc.line(line);
  const without = analysisOf(state.update({ changes: { from, to } }).state);
  for (const token of ["*", "a", "b"]) {
    const [was, is] = [analysisOf(state).groupNamed(token), without.groupNamed(token)];
    expect([Boolean(was), differ(was, is, without.dialect).kind]).toEqual([Boolean(is), "equal"]);
  }
}

test("what is known after edits is what looking at the file afresh finds", () => {
  const check = (
    lines: readonly string[],
    edits: readonly { at: number; removed: number; lines: readonly string[] }[],
    dialect: string,
  ) => {
    const { session } = answered(lines.join("\n"));
    session.dispatch(readAs(dialect));
    vi.runAllTimers();
    for (const { at, removed, lines: added } of edits) {
      const { doc } = session.getState();
      const first = doc.line(Math.min(at + 1, doc.lines));
      const last = doc.line(Math.min(first.number + removed, doc.lines));
      const text = added.map((line) => `${line}\n`).join("");
      session.dispatch({ changes: { from: first.from, to: last.from, insert: text } });
      const fresh = statusesIn(analysisOf(session.getState()), 100);
      for (let line = 1; line <= session.getState().doc.lines; line++) {
        const known = statusOf(session, line);
        if (!known) continue;
        expect([line, known.liveness]).toEqual([line, fresh(line)?.liveness]);
        // Others may be redundant together now, but it can still go.
        if (known.redundant && !fresh(line)?.redundant) expectNeedless(session, line);
      }
    }
    vi.runAllTimers();
    const state = session.getState();
    const fresh = statusesIn(analysisOf(state), 100);
    for (let line = 1; line <= state.doc.lines; line++)
      expect([line, statusOf(session, line)]).toEqual([line, fresh(line)]);
    expect(wantedOf(state)).toBeNull();
  };
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 14 }),
      fc.array(anyEdit, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(
        "rfc9309",
        "python",
        "crawler-commons",
        "original-1994",
        "google",
        "heritrix",
      ),
      check,
    ),
    { numRuns: runs(25), endOnFailure: true },
  );
});
