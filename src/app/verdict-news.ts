import type { StoreApi } from "zustand";
import { reportOf } from "../core/derived.ts";
import type { Session } from "../core/session.ts";
import type { Report } from "../engine/decide/report.ts";
import { changesSince, type Outcomes, outcomesOf } from "./verdict-changes.ts";
import { verdictNewsWords } from "./words/verdict-news.ts";

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
  counting: StoreApi<number>,
  first: Report,
  tell: (sentence: string) => void,
): () => void {
  let seen = first;
  let before: Outcomes | null = outcomesOf(first);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    const report = reportOf(session.getState());
    // The rest of the counting is a change, too.
    if (!report.isCounted) return;
    const now = outcomesOf(report);
    const changes = before && now ? changesSince(before, report) : [];
    if (now) before = now;
    if (changes.length > 0) tell(verdictNewsWords.changed(changes));
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(rest, PAUSE_MS);
  };
  const onChange = () => {
    const report = reportOf(session.getState());
    if (report === seen) return;
    seen = report;
    tell("");
    wait();
  };
  const stops = [session.subscribe(onChange), counting.subscribe(wait)];
  onChange();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
