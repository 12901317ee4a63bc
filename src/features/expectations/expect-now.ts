import type { EditorState } from "@codemirror/state";
import { expectationsOf, reportOf } from "../../core/derived.ts";
import type { Expectations } from "../../core/expectations.ts";
import { expectationsInput } from "../../core/inputs.ts";
import { wantedFor } from "../../core/latest.ts";
import type { Session } from "../../core/session.ts";
import { Work } from "../../engine/decide/work.ts";
import type { Notice } from "../../ui/notices.ts";
import { deciding } from "../export/export-format.ts";
import { expectMenuWords } from "./words.ts";

/** What to expect so that every verdict stays as it is. */
interface ExpectedNow {
  readonly expectations: Expectations;
  /** How many cells are left out because they are neither allowed nor blocked. */
  readonly skipped: number;
}

/** Expects the current verdict of every cell, in time slices: the report is counted first, then a column at a time is set. */
export function expectingNow(state: EditorState): Work<ExpectedNow> {
  return new Work(steps(state));
}

function* steps(state: EditorState): Generator<void, ExpectedNow> {
  const report = reportOf(state);
  let expectations = expectationsOf(state);
  let skipped = 0;
  for (const _ of deciding((isTimeUp) => report.count(isTimeUp))) yield;
  for (const crawler of report.columns.keys()) {
    yield;
    expectations = expectations.edited((expect) => {
      for (const url of report.question.urls.keys()) {
        const outcome = report.outcomeAt(url, crawler);
        const isPlain = outcome === "allow" || outcome === "disallow";
        if (!isPlain) skipped++;
        expect(url, crawler, isPlain ? outcome : null);
      }
    });
  }
  return { expectations, skipped };
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
  const { expectations, skipped } = result;
  session.dispatch({ effects: expectationsInput.set.of(expectations) });
  return {
    text: expectMenuWords.expectedNow(expectations.count, skipped),
    recovered: null,
    isReport: true,
  };
}
