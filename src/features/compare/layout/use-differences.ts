import type { EditorState } from "@codemirror/state";
import { useCallback, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { inBackground } from "../../../app/background.ts";
import { answerInput, crawlersInput, lineEndingInput, readAsInput } from "../../../core/inputs.ts";
import type { Session } from "../../../core/session.ts";
import { useSession, useStable } from "../../../ui/workspace.tsx";
import { differenceQuestionOf } from "../difference-question.ts";
import {
  begun,
  type DifferenceSearch,
  ended,
  failed,
  SAME,
  searchAfter,
  withNews,
} from "../panels/difference-search.ts";

/** How long nothing has to change before the search begins, in milliseconds. */
const QUIET_MS = 400;

/** The search, beside the page, for what sets the two files apart for any crawler on any URL. */
export function useDifferences(before: Session): {
  readonly search: DifferenceSearch;
  readonly cancel: () => void;
  readonly tryAgain: () => void;
} {
  const was = useAsked(before);
  const is = useAsked(useSession());
  const [search, setSearch] = useState(() => searchAfter(SAME));
  const stop = useRef(() => {});
  const start = useCallback(
    (delay: number) => {
      stop.current();
      if (areTheSame(was, is)) return setSearch(SAME);
      setSearch(searchAfter);
      const timer = setTimeout(() => {
        stop.current = inBackground(
          { kind: "differences", question: differenceQuestionOf(was, is) },
          (news, isDone) =>
            setSearch((now) => (isDone ? ended(withNews(now, news)) : withNews(now, news))),
          () => setSearch(failed),
        );
        setSearch(begun);
      }, delay);
      stop.current = () => clearTimeout(timer);
    },
    [was, is],
  );
  useEffect(() => {
    start(QUIET_MS);
    return () => stop.current();
  }, [start]);
  const cancel = () => {
    stop.current();
    setSearch(ended);
  };
  return { search, cancel, tryAgain: () => start(0) };
}

/** The state of a session; the same as long as nothing changes that the search is asked. */
function useAsked(session: Session): EditorState {
  const stable = useStable(areTheSame);
  return useStore(session, (state) => stable(state));
}

const ASKED = [lineEndingInput, readAsInput, crawlersInput, answerInput];

function areTheSame(one: EditorState, other: EditorState): boolean {
  return (
    ASKED.every(({ field }) => one.field<unknown>(field) === other.field<unknown>(field)) &&
    one.doc.eq(other.doc)
  );
}
