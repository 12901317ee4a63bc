import type { Report } from "../engine/decide/report.ts";
import type { Outcome } from "../engine/decide/verdict.ts";
import type { Expectations, Expected } from "./expectations.ts";

/** Whether a cell says what is expected of it. */
export type Standing = "met" | "unmet";

/** Null where nothing is expected, or the outcome is not yet known. */
export function standingOf(expected: Expected | null, outcome: Outcome | null): Standing | null {
  if (expected === null || outcome === null) return null;
  return expected === outcome ? "met" : "unmet";
}

// The clock costs more than looking at a cell.
const ASK_EVERY = 1024;

/** How many cells do not say what is expected of them. Counted in time slices, after the report. */
export class Mismatches {
  readonly report: Report;
  readonly expectations: Expectations;
  private counted = 0;
  private crawler = 0;
  private url = 0;

  constructor(report: Report, expectations: Expectations) {
    this.report = report;
    this.expectations = expectations;
  }

  /** In the whole table; null while they are counted. */
  get total(): number | null {
    return this.isCounted ? this.counted : null;
  }

  get isCounted(): boolean {
    return this.expectations.count === 0 || this.crawler === this.report.columns.length;
  }

  /** Goes on counting; whether all is counted. */
  run(isTimeUp: () => boolean): boolean {
    const { expectations, report } = this;
    if (!this.isCounted && !report.isCounted) return false;
    for (; !this.isCounted; this.crawler++, this.url = 0) {
      const urls = expectations.countOf(this.crawler) === 0 ? 0 : expectations.urls.length;
      for (; this.url < urls; this.url++) {
        if (this.url % ASK_EVERY === 0 && isTimeUp()) return false;
        const { url, crawler } = this;
        const outcome = expectations.at(url, crawler) && report.outcomeAt(url, crawler);
        if (standingOf(expectations.at(url, crawler), outcome) === "unmet") this.counted++;
      }
    }
    return true;
  }
}
