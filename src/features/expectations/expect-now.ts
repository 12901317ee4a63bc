import type { EditorState } from "@codemirror/state";
import { expectationsOf, reportOf } from "../../core/derived.ts";
import type { Expectations } from "../../core/expectations.ts";
import { expectationsInput } from "../../core/inputs.ts";
import { wantedFor } from "../../core/latest.ts";
import type { Session } from "../../core/session.ts";
import type { Report } from "../../engine/decide/report.ts";
import type { IsTimeUp } from "../../engine/decide/work.ts";
import type { Notice } from "../../ui/notices.ts";
import { expectMenuWords } from "./words.ts";

/** What there is to expect where every verdict stays as it is. */
interface ExpectedNow {
  readonly expectations: Expectations;
  /** How many cells nothing is expected of, for they are neither allowed nor blocked. */
  readonly skipped: number;
}

/** Expects of every cell what it says now. In time slices: the report is counted first, then a column is done at a time. */
export class ExpectNow {
  private readonly report: Report;
  private expectations: Expectations;
  private crawler = 0;
  private skipped = 0;

  constructor(state: EditorState) {
    this.report = reportOf(state);
    this.expectations = expectationsOf(state);
  }

  /** All of it, or null while there is more to do. */
  get result(): ExpectedNow | null {
    const { expectations, skipped } = this;
    return this.crawler === this.report.columns.length ? { expectations, skipped } : null;
  }

  /** Goes on; whether all is done. */
  run(isTimeUp: IsTimeUp): boolean {
    if (!this.report.count(isTimeUp)) return false;
    for (; this.result === null; this.crawler++) {
      if (isTimeUp()) return false;
      this.expectColumn(this.crawler);
    }
    return true;
  }

  private expectColumn(crawler: number): void {
    const { report } = this;
    const { length } = report.question.urls;
    this.expectations = this.expectations.edited((expect) => {
      for (let url = 0; url < length; url++) {
        const outcome = report.outcomeAt(url, crawler);
        const isPlain = outcome === "allow" || outcome === "disallow";
        if (!isPlain) this.skipped++;
        expect(url, crawler, isPlain ? outcome : null);
      }
    });
  }
}

/** Expects every verdict of the table to stay as it is, and says how many that are; nothing where another page was opened before that was known. */
export async function expectNow(
  session: Session,
  isWanted = wantedFor(session, "table"),
): Promise<Notice | null> {
  const state = session.getState();
  const work = new ExpectNow(state);
  await session.scheduler.finish((isTimeUp) => work.run(isTimeUp));
  if (!isWanted()) return null;
  // Of a large table that takes a while.
  if (reportOf(session.getState()) !== reportOf(state)) return expectNow(session, isWanted);
  const { expectations, skipped } = work.result ?? {
    expectations: expectationsOf(state),
    skipped: 0,
  };
  session.dispatch({ effects: expectationsInput.set.of(expectations) });
  return {
    text: expectMenuWords.expectedNow(expectations.count, skipped),
    recovered: null,
    isReport: true,
  };
}
