import type { EditorState } from "@codemirror/state";
import { siteInput } from "../../core/inputs.ts";
import type { Session } from "../../core/session.ts";
import type { Fetched } from "../../fetch/answer.ts";
import { askRobots } from "./ask-robots.ts";
import type { Live, LiveNews, LiveQuestion } from "./live.ts";
import { openAnswer } from "./open-answer.ts";

/**
 * Asks for the robots.txt of a site and opens what comes, unless the page is not what it was any
 * more; of that, and of what does not come, there is news. A question before it is given up.
 * `asked`: the page when somebody asked.
 */
export async function openLive(
  session: Session,
  live: Live,
  question: LiveQuestion,
  asked: EditorState,
): Promise<void> {
  const before = live.getState();
  if (before?.kind === "asking") before.cancel();
  const cancelled = new AbortController();
  const tell = (news: LiveNews | null) => live.setState(news, true);
  const cancel = () => {
    cancelled.abort();
    tell(null);
  };
  tell({ kind: "asking", question, cancel });
  try {
    const answer = await askRobots(question, document.baseURI, cancelled.signal);
    // Between the answer and now somebody may have had enough.
    cancelled.signal.throwIfAborted();
    if (answer.kind === "failed") tell({ kind: "failed", question, failed: answer });
    else if (answer.kind === "unasked") tell({ kind: "unasked", question, unasked: answer });
    else if (isAsItWas(session.getState(), asked))
      open(session, live, question, answer, Date.now());
    else tell({ kind: "came-late", question, answer, came: Date.now() });
  } catch (error) {
    if (cancelled.signal.aborted) return;
    tell(null);
    throw error;
  }
}

/** Opens an answer that came at `came`, in milliseconds since 1970. */
export function open(
  session: Session,
  live: Live,
  question: LiveQuestion,
  answer: Fetched,
  came: number,
): void {
  session.dispatch(openAnswer(session.getState(), answer, question, came));
  live.setState(null, true);
}

/** Whether the file and the site are still what they were: nobody writes, and nothing else was opened. */
function isAsItWas(now: EditorState, asked: EditorState): boolean {
  return now.doc === asked.doc && now.field(siteInput.field) === asked.field(siteInput.field);
}
