import type { EditorState } from "@codemirror/state";
import { useCallback, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import {
  answerInput,
  crawlersInput,
  encodingInput,
  lineEndingInput,
  readAsInput,
} from "../../core/inputs.ts";
import type { Session } from "../../core/session.ts";
import type { DifferenceNews, Findings } from "../../tasks/compare/crawler-differences.ts";
import { differenceQuestionOf } from "../../tasks/compare/model.ts";
import { inBackground } from "../../ui/in-background.ts";
import { useSession, useStable } from "../../ui/workspace.tsx";
import { changedEndings } from "./editor/in-step.ts";
import workerUrl from "./worker.ts?worker&url";

/**
 * The state of a search for differences. `same`: the files are one text, so there is nothing to
 * search for. `waiting`: until nothing has changed for a moment. `stopped`: a person stopped it, so
 * what it found is not all. `total` is 0 until it is known.
 */
export type Phase =
  | { readonly kind: "same" | "waiting" | "done" | "failed" }
  | ({ readonly kind: "searching" | "stopped" } & Pick<DifferenceNews, "done" | "total">);

/** A search, and what the one before it found, which is shown until this one ends. */
export interface DifferenceSearch extends Findings {
  readonly phase: Phase;
  readonly earlier: Findings | null;
}

/** What a search has found that has not begun. */
export const NOTHING: Findings = { found: [], summary: null };

/** The search where both files are the same. */
export const SAME: DifferenceSearch = {
  found: [],
  summary: { kind: "equal" },
  phase: { kind: "same" },
  earlier: null,
};

/** A new search that replaces another. */
export function searchAfter(search: DifferenceSearch): DifferenceSearch {
  const { found, summary } = findingsOf(search);
  const earlier = found.length > 0 ? { found, summary } : null;
  return { ...NOTHING, phase: { kind: "waiting" }, earlier };
}

/** The search, with what it has found since. */
export function withNews(search: DifferenceSearch, news: DifferenceNews): DifferenceSearch {
  const { done, total, summary } = news;
  const found = [...search.found, ...news.found];
  return { ...search, found, summary, phase: { kind: "searching", done, total } };
}

/** The search at its end, or stopped before it. */
export function ended(search: DifferenceSearch): DifferenceSearch {
  const { phase, summary } = search;
  if (summary) return { ...search, phase: { kind: "done" } };
  return { ...search, phase: { done: 0, total: 0, ...phase, kind: "stopped" } };
}

/** The search that could not be loaded, or had an error. */
export function failed(search: DifferenceSearch): DifferenceSearch {
  return { ...search, phase: { kind: "failed" } };
}

/** What to show of a search, and whether it is about the files as they are. */
export function findingsOf(search: DifferenceSearch): Findings & { readonly isCurrent: boolean } {
  const { phase, earlier } = search;
  const hasEnded = phase.kind === "done" || phase.kind === "stopped";
  const { found, summary } = hasEnded ? search : (earlier ?? search);
  return { found, summary, isCurrent: hasEnded || phase.kind === "same" };
}

/** How long nothing must change before the search begins, in milliseconds. */
const QUIET_MS = 400;

/** The search, beside the page, for a URL on which any crawler gets different verdicts. */
export function useDifferences(before: Session): {
  readonly search: DifferenceSearch;
  readonly cancel: () => void;
  readonly tryAgain: () => void;
} {
  const was = useAsked(before);
  const is = useAsked(useSession());
  const [search, setSearch] = useState(() => searchAfter(SAME));
  const under = useRef(new AbortController());
  const { scheduler } = useSession();
  const start = useCallback(
    (quiet: number) => {
      under.current.abort();
      if (areTheSame(was, is)) return setSearch(SAME);
      setSearch(searchAfter);
      under.current = new AbortController();
      const { signal } = under.current;
      const run = () => {
        inBackground<DifferenceNews>(workerUrl, differenceQuestionOf(was, is), {
          onNews: (news, isDone) =>
            setSearch((now) => (isDone ? ended(withNews(now, news)) : withNews(now, news))),
          onFailure: () => setSearch(failed),
          signal,
        });
        setSearch((now) => ({ ...now, phase: { kind: "searching", done: 0, total: 0 } }));
        return true;
      };
      const stop = scheduler.start({ priority: "beside", quiet, run });
      // Else one would wait for each key, with both files, as long as keys come.
      signal.addEventListener("abort", stop);
    },
    [was, is, scheduler],
  );
  useEffect(() => {
    start(QUIET_MS);
    return () => under.current.abort();
  }, [start]);
  const cancel = () => {
    under.current.abort();
    setSearch(ended);
  };
  return { search, cancel, tryAgain: () => start(0) };
}

/** The state of a session; the same one until something changes that the search depends on. */
function useAsked(session: Session): EditorState {
  const stable = useStable(areTheSame);
  return useStore(session, (state) => stable(state));
}

const ASKED = [lineEndingInput, encodingInput, readAsInput, crawlersInput, answerInput];

function areTheSame(one: EditorState, other: EditorState): boolean {
  return (
    ASKED.every(({ field }) => one.field<unknown>(field) === other.field<unknown>(field)) &&
    changedEndings(one, other).length === 0 &&
    one.doc.eq(other.doc)
  );
}
