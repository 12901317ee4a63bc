import type { EditorState } from "@codemirror/state";
import { expectationsOf, reportOf } from "../../core/derived.ts";
import type { Aspect, Expectations, Expected } from "../../core/expectations.ts";
import { expectationsInput, purposeInput } from "../../core/inputs.ts";
import { wantedFor } from "../../core/latest.ts";
import type { Notice } from "../../core/notices.ts";
import type { Session } from "../../core/session.ts";
import type { Report } from "../../engine/decide/report.ts";
import { Work } from "../../engine/decide/work.ts";
import { purposes } from "../../engine/preferences/preference.ts";
import { usesAt } from "../../engine/preferences/uses-at.ts";
import { expectMenuWords } from "../../tasks/expectations/words.ts";
import { deciding } from "../../tasks/exports/export-format.ts";

/** What to expect so that every verdict, or every use, stays as it is. */
interface ExpectedNow {
  readonly expectations: Expectations;
  readonly count: number;
  /** How many are left out because they are neither allowed nor blocked, or refused. */
  readonly skipped: number;
}

/** Expects the current verdict of every cell, or its uses where the table shows those, in time slices: the report is counted first, then a column at a time is set. */
export function expectingNow(state: EditorState): Work<ExpectedNow> {
  return new Work(steps(state));
}

function* steps(state: EditorState): Generator<void, ExpectedNow> {
  const report = reportOf(state);
  let expectations = expectationsOf(state);
  const expectedAt = state.field(purposeInput.field) ? usesNow : verdictNow;
  let [count, skipped] = [0, 0];
  for (const _ of deciding((isTimeUp) => report.count(isTimeUp))) yield;
  for (const crawler of report.columns.keys()) {
    yield;
    expectations = expectations.edited((expect) => {
      for (const url of report.question.urls.keys())
        for (const [aspect, expected] of expectedAt(report, url, crawler)) {
          if (expected) count++;
          else skipped++;
          expect(url, crawler, expected, aspect);
        }
    });
  }
  return { expectations, count, skipped };
}

type Said = readonly (readonly [aspect: Aspect, expected: Expected | null])[];

function verdictNow(report: Report, url: number, crawler: number): Said {
  const outcome = report.outcomeAt(url, crawler);
  return [["verdict", outcome === "allow" || outcome === "disallow" ? outcome : null]];
}

function usesNow(report: Report, url: number, crawler: number): Said {
  const answers = usesAt(report, url, crawler);
  return purposes.map((purpose) => {
    const value = answers?.[purpose].value;
    return [purpose, value === "allowed" ? "allow" : value === "refused" ? "disallow" : null];
  });
}

/** Expects every verdict of the table to stay as it is, and says how many; nothing where another page was opened before that was known. */
export async function expectNow(
  session: Session,
  isWanted = wantedFor(session, "table"),
): Promise<Notice | null> {
  const state = session.getState();
  const work = expectingNow(state);
  await session.scheduler.finish((isTimeUp) => work.run(isTimeUp));
  const { result } = work;
  if (!result || !isWanted()) return null;
  // A large table takes a while.
  if (reportOf(session.getState()) !== reportOf(state)) return expectNow(session, isWanted);
  const { expectations, count, skipped } = result;
  session.dispatch({ effects: expectationsInput.set.of(expectations) });
  const isUse = state.field(purposeInput.field) !== null;
  return {
    text: expectMenuWords[isUse ? "expectedUsesNow" : "expectedNow"](count, skipped),
    recovered: null,
    isReport: true,
  };
}
