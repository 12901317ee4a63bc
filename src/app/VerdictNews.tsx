import { type RefObject, useEffect, useState } from "react";
import { reportOf } from "../core/derived.ts";
import type { Session } from "../core/session.ts";
import type { Report } from "../engine/decide/report.ts";
import type { Outcome } from "../engine/decide/verdict.ts";
import { useSession } from "../ui/workspace.tsx";
import { type VerdictChange, verdictNewsWords } from "./later-words.ts";

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
    const changes = before && now ? changesSince(before, report) : [];
    const fresh = before && now ? outcomesBeside(before, now) : [];
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

/** The verdicts of a table at one time: each outcome by its URL and crawler. */
type Outcomes = ReadonlyMap<string, Outcome>;

/** Of more cells than these, changes are not told: no listener would want to hear them. */
const MOST_CELLS = 2_000;

/** What a table says now; null where it is too large to compare. */
function outcomesOf(report: Report): Outcomes | null {
  const { urls, crawlers } = report.question;
  if (urls.length * crawlers.length > MOST_CELLS) return null;
  const outcomes = new Map<string, Outcome>();
  for (const [row, url] of urls.entries())
    for (const [column, crawler] of crawlers.entries()) {
      const outcome = report.outcomeAt(row, column);
      if (outcome) outcomes.set(keyOf(url, crawler), outcome);
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

/** The verdicts that were not in the table before. */
function outcomesBeside(before: Outcomes, now: Outcomes): readonly Outcome[] {
  return [...now].flatMap(([key, outcome]) => (before.has(key) ? [] : outcome));
}

/** Which verdicts are others than before; what was not in the table is not among them. */
function changesSince(before: Outcomes, report: Report): readonly VerdictChange[] {
  const { urls, crawlers } = report.question;
  return urls.flatMap((url, row) =>
    crawlers.flatMap((crawler, column): readonly VerdictChange[] => {
      const was = before.get(keyOf(url, crawler));
      const now = report.outcomeAt(row, column);
      return was && now && was !== now ? [{ url, crawler, now }] : [];
    }),
  );
}

/** Neither a URL of the table nor a crawler's name has a line break in it. */
function keyOf(url: string, crawler: string): string {
  return `${crawler}\n${url}`;
}
