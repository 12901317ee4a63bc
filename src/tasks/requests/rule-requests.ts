import type { EditorState } from "@codemirror/state";
import { reportOf } from "../../core/derived.ts";
import type { Report } from "../../engine/decide/report.ts";
import { Work } from "../../engine/decide/work.ts";
import { type Logged, loggedIn } from "./logged.ts";

/** How many of the requests each rule of the file decides, by the number of its line. */
export type RuleRequests = ReadonlyMap<number, number>;

interface LastWork {
  readonly shown: object;
  readonly work: Work<RuleRequests>;
}

const latest = new WeakMap<Logged, LastWork>();

/** The count for the table of a state, as work between frames; the same as long as the table shows the same. Null without a log. */
export function ruleRequestsOf(state: EditorState): Work<RuleRequests> | null {
  const logged = loggedIn(state);
  if (!logged) return null;
  const report = reportOf(state);
  const before = latest.get(logged);
  if (before?.shown === report.shown) return before.work;
  const work = new Work(requestsByRule(logged, report), (isTimeUp) => report.count(isTimeUp));
  latest.set(logged, { shown: report.shown, work });
  return work;
}

/** Pairs that are looked up before the clock is read. */
const AT_ONCE = 512;

function* requestsByRule(logged: Logged, report: Report): Generator<void, RuleRequests> {
  const rows = logged.rowsIn(report.question.urls);
  yield;
  const { starts, url, requests } = logged.data;
  const byLine = new Map<number, number>();
  for (const [crawler, { token }] of report.columns.entries()) {
    const at = logged.crawlerNamed(token);
    const to = starts[at + 1] ?? 0;
    for (let pair = at < 0 ? to : (starts[at] ?? 0); pair < to; pair++) {
      if (pair % AT_ONCE === 0) yield;
      const row = rows[url[pair] ?? 0] ?? -1;
      const line = row < 0 ? null : report.lineAt(row, crawler);
      if (line !== null) byLine.set(line, (byLine.get(line) ?? 0) + (requests[pair] ?? 0));
    }
  }
  return byLine;
}
