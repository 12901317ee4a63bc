import type { EditorState } from "@codemirror/state";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Report } from "../engine/decide/report.ts";
import type { IsTimeUp } from "../engine/decide/work.ts";
import { mismatchesOf, reportOf } from "./conclusions.ts";
import type { Mismatches } from "./mismatches.ts";
import type { Scheduler } from "./scheduler.ts";

/** How often those who show what is not yet counted are told of it, in milliseconds. */
const TELL_MS = 100;

/** Of longer lists that are new, not even the beginning is counted with the change: its rows are shown the sooner. */
const COUNTED_AT_ONCE = 10_000;

/** Counts verdicts and mismatches of a session as its state changes. */
export class Counting {
  /** How often there was something new to show of what was not counted at once. */
  readonly told: StoreApi<number> = createStore<number>(() => 0);
  private readonly scheduler: Scheduler;
  private report: Report | null = null;
  private mismatches: Mismatches | null = null;
  private under = new AbortController();
  private lastTold = 0;

  constructor(scheduler: Scheduler) {
    this.scheduler = scheduler;
  }

  /** Counts, before anybody sees a state, what can be counted at once, so that nobody sees it counted; and the rest in slices. */
  follow(state: EditorState): void {
    const [last, report, mismatches] = [this.report, reportOf(state), mismatchesOf(state)];
    if (report === last && mismatches === this.mismatches) return;
    this.report = report;
    this.mismatches = mismatches;
    this.under.abort();
    if (report !== last) this.scheduler.changed();
    const { urls } = report.question;
    const isAtOnce = last?.question.urls === urls || urls.length <= COUNTED_AT_ONCE;
    const count = (isTimeUp: IsTimeUp) => report.count(isTimeUp) && mismatches.run(isTimeUp);
    if (isAtOnce && count(this.scheduler.isTurnOver)) return;
    this.under = new AbortController();
    const run = (isTimeUp: IsTimeUp) => this.tell(count(isTimeUp));
    this.scheduler.start({ priority: "count", signal: this.under.signal, run });
  }

  private tell(isDone: boolean): boolean {
    const now = this.scheduler.now();
    if (isDone || now - this.lastTold > TELL_MS) {
      this.lastTold = now;
      this.told.setState((times) => times + 1, true);
    }
    return isDone;
  }
}
