import type { EditorState } from "@codemirror/state";
import { reportOf } from "../../core/derived.ts";
import type { Report } from "../../engine/decide/report.ts";
import { Work } from "../../engine/decide/work.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import { type BlockedRequests, type Logged, loggedIn } from "./logged.ts";
import type { Difference } from "./words.ts";

/** The last work for a log, and what the table showed then. */
interface LastWork {
  readonly shown: object;
  readonly work: Work<BlockedRequests>;
}

const latest = new WeakMap<Logged, LastWork>();

/** The count for the table of a state, as work between frames; the same as long as the table shows the same. Null without a log. */
export function blockedRequestsOf(state: EditorState): Work<BlockedRequests> | null {
  const logged = loggedIn(state);
  if (!logged) return null;
  const report = reportOf(state);
  const before = latest.get(logged);
  if (before?.shown === report.shown) return before.work;
  const work = new Work(blockedIn(logged, report), (isTimeUp) => report.count(isTimeUp));
  latest.set(logged, { shown: report.shown, work });
  return work;
}

/** In `Logged.blockedAtFirst`. */
const NOT_IN_TABLE = 2;

/** Pairs that are looked up before the clock is read. */
const AT_ONCE = 512;

function* blockedIn(logged: Logged, report: Report): Generator<void, BlockedRequests> {
  const rows = logged.rowsIn(report.question.urls);
  yield;
  const { starts, url, requests } = logged.data;
  const atFirst = logged.blockedAtFirst;
  const now = new Uint8Array(url.length).fill(NOT_IN_TABLE);
  const of = new Map<string, { readonly blocked: number; readonly more: number }>();
  for (const [crawler, { token }] of report.columns.entries()) {
    const at = logged.crawlerNamed(token);
    let [blocked, more] = [0, 0];
    const to = starts[at + 1] ?? 0;
    for (let pair = at < 0 ? to : (starts[at] ?? 0); pair < to; pair++) {
      if (pair % AT_ONCE === 0) yield;
      const row = rows[url[pair] ?? 0] ?? -1;
      if (row < 0) continue;
      const is = report.outcomeAt(row, crawler) === "disallow" ? 1 : 0;
      const was = atFirst?.[pair] ?? NOT_IN_TABLE;
      now[pair] = is;
      blocked += is * (requests[pair] ?? 0);
      if (was !== NOT_IN_TABLE) more += (is - was) * (requests[pair] ?? 0);
    }
    of.set(lowerCase(token), { blocked, more });
  }
  logged.blockedAtFirst ??= now;
  const total = [...of.values()].reduce((sum, { blocked }) => sum + blocked, 0);
  logged.blocked = { total, of };
  return logged.blocked;
}

/** The crawlers of which more or fewer requests are blocked than when the log was opened, the largest differences first. */
export function differencesOf(
  { crawlers }: Logged,
  { of }: BlockedRequests,
): readonly Difference[] {
  return crawlers
    .map(({ token, requests }) => ({ token, requests, more: of.get(lowerCase(token))?.more ?? 0 }))
    .filter(({ more }) => more !== 0)
    .sort((one, other) => Math.abs(other.more) - Math.abs(one.more));
}
