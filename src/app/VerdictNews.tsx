import { type RefObject, useEffect, useState } from "react";
import { reportOf } from "../core/derived.ts";
import type { Session } from "../core/session.ts";
import type { Report } from "../engine/decide/report.ts";
import type { Outcome } from "../engine/decide/verdict.ts";
import { useSession } from "../ui/workspace.tsx";
import { type NewVerdict, verdictNewsWords } from "./later-words.ts";

/** What came to the table and changed in it since it was `first`, for those who do not see it change. Takes `first` away. */
export function VerdictNews({ first }: { first: RefObject<Report | null> }) {
  const session = useSession();
  const [news, setNews] = useState("");
  useEffect(() => {
    const report = first.current ?? reportOf(session.getState());
    // It would keep the file that the page was opened with.
    first.current = null;
    return tellVerdicts(session, report, setNews);
  }, [session, first]);
  return (
    <p className="sr-only" role="status">
      {news}
    </p>
  );
}

/** How long the table has to rest before it is told what changed, in milliseconds: longer than between two keys. */
const PAUSE_MS = 800;

/**
 * Tells what changed in the table since it rested last, once it rests again: for a screen reader,
 * which would never finish a sentence if each key began another. `first`: the table that nothing is
 * told of. Takes back what it told when the next change begins, so that the same sentence can be told
 * twice. Returns how to stop.
 */
export function tellVerdicts(
  session: Session,
  first: Report,
  tell: (sentence: string) => void,
): () => void {
  let seen = first;
  let before: Outcomes | null = outcomesOf(first);
  let { urls } = first.question;
  let isTold = false;
  let isWaiting = false;
  let stopWaiting: (() => void) | undefined;
  const run = () => {
    isWaiting = false;
    const report = reportOf(session.getState());
    // The rest of the counting is a change, too.
    if (!report.isCounted) return true;
    const now = outcomesOf(report);
    const { changes, fresh } = newsOf(before, now);
    if (now) before = now;
    const added = addedTo(urls, report.question.urls);
    ({ urls } = report.question);
    const news = [];
    if (added.length > 0) news.push(verdictNewsWords.added(added, fresh));
    if (changes.length > 0) news.push(verdictNewsWords.changed(changes));
    if (news.length > 0) {
      isTold = true;
      tell(news.join(" "));
    }
    return true;
  };
  // Each change puts off what waits already.
  const wait = () => {
    if (isWaiting) return;
    isWaiting = true;
    stopWaiting = session.scheduler.start({ priority: "count", quiet: PAUSE_MS, run });
  };
  const onChange = () => {
    const report = reportOf(session.getState());
    if (report === seen) return;
    seen = report;
    if (isTold) tell("");
    isTold = false;
    wait();
  };
  const stops = [session.subscribe(onChange), session.counting.subscribe(wait)];
  onChange();
  return () => {
    stopWaiting?.();
    for (const stop of stops) stop();
  };
}

/** The verdicts of a table at one time, by URL and crawler: an edit can move every row. */
type Outcomes = ReadonlyMap<string, NewVerdict>;

/** Of more cells than these, changes are not told: no listener would want to hear them. */
const MOST_CELLS = 2_000;

/** What a table says now; null where it is too large to compare. */
function outcomesOf(report: Report): Outcomes | null {
  const { urls, crawlers } = report.question;
  if (urls.length * crawlers.length > MOST_CELLS) return null;
  const outcomes = new Map<string, NewVerdict>();
  for (const [row, url] of urls.entries())
    for (const [column, crawler] of crawlers.entries()) {
      const now = report.outcomeAt(row, column);
      // Neither a URL of the table nor a crawler’s name has a line break in it.
      if (now) outcomes.set(`${crawler}\n${url}`, { url, crawler, now });
    }
  return outcomes;
}

/** The URLs that came to a table that lost none: one that did is another table. */
function addedTo(before: readonly string[], now: readonly string[]): readonly string[] {
  if (before === now) return [];
  const known = new Set(before);
  const added = now.filter((url) => !known.has(url));
  return before.length + added.length === now.length ? added : [];
}

/** Which verdicts are others than before, and the outcomes that were not in the table; nothing where a table is too large. */
function newsOf(before: Outcomes | null, now: Outcomes | null) {
  const changes: NewVerdict[] = [];
  const fresh: Outcome[] = [];
  for (const [key, verdict] of (before && now) ?? []) {
    const was = before?.get(key);
    if (!was) fresh.push(verdict.now);
    else if (was.now !== verdict.now) changes.push(verdict);
  }
  return { changes, fresh };
}
