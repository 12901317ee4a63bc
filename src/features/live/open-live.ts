import type { EditorState, TransactionSpec } from "@codemirror/state";
import { fileTextOf } from "../../core/derived.ts";
import { answerInput, siteInput } from "../../core/inputs.ts";
import { openFileText } from "../../core/intents.ts";
import type { Session } from "../../core/session.ts";
import { octetText } from "../../engine/text/bytes.ts";
import type { Failed, Fetched } from "../../fetch/answer.ts";
import { failedAnswer, livePage } from "../../tasks/live/live-answer.ts";
import {
  type LiveNews,
  type LiveQuestion,
  liveOf,
  newsOf,
  setLive,
} from "../../tasks/live/model.ts";
import { type FileBefore, servedInstead } from "../../tasks/live/served-lines.ts";
import { workOf } from "../draft/model-work.ts";
import { askRobots } from "./ask-robots.ts";

/**
 * Asks for the robots.txt of a site and opens the response, unless file or site have changed since;
 * that, and each failure, becomes news. An earlier question is cancelled; the same question goes on.
 * `asked`: the page when it was asked.
 */
export async function openLive(
  session: Session,
  question: LiveQuestion,
  asked = session.getState(),
): Promise<void> {
  const live = newsOf(session);
  const before = live.getState();
  if (before?.kind === "asking") {
    const { site, crawler } = before.question;
    // A server counts requests, also those that are cancelled.
    if (site === question.site && crawler === question.crawler) return;
    before.cancel();
  }
  const cancelled = new AbortController();
  const tell = (news: LiveNews | null) => live.setState(news, true);
  const cancel = () => {
    cancelled.abort();
    tell(null);
  };
  tell({ kind: "asking", question, cancel });
  try {
    const answer = await askRobots(question, document.baseURI, cancelled.signal);
    // It may have been cancelled between the response and now.
    cancelled.signal.throwIfAborted();
    if (answer.kind === "failed") tell({ kind: "failed", question, failed: answer });
    else if (answer.kind === "unasked") tell({ kind: "unasked", question, unasked: answer });
    else if (isAsItWas(session.getState(), asked)) open(session, question, answer, Date.now());
    else tell({ kind: "came-late", question, answer, came: Date.now() });
  } catch (error) {
    if (cancelled.signal.aborted) return;
    tell(null);
    throw error;
  }
}

/** Opens a response that came at `came`, in milliseconds since 1970. */
export function open(
  session: Session,
  question: LiveQuestion,
  answer: Fetched,
  came: number,
): void {
  session.dispatch(openAnswer(session.getState(), answer, question, came));
  newsOf(session).setState(null, true);
}

/** Whether the file and the site are still what they were. */
function isAsItWas(now: EditorState, asked: EditorState): boolean {
  return now.doc === asked.doc && now.field(siteInput.field) === asked.field(siteInput.field);
}

/** Opens a response in place of file, site and HTTP response. One undo. */
export function openAnswer(
  state: EditorState,
  fetched: Fetched,
  question: LiveQuestion,
  opened: number,
): TransactionSpec {
  const { text, site, read } = livePage(fetched, question.site);
  const { effects = [], ...file } = openFileText(state, text);
  const { body: _text, ...answer } = fetched;
  const before = fileBefore(state);
  const served = read.isFile ? servedInstead(before, text) : { lines: null, encoding: null };
  return {
    ...file,
    effects: [
      effects,
      siteInput.set.of(site),
      answerInput.set.of(read.answer),
      setLive.of({ question, answer, read, opened, before, served }),
    ].flat(),
  };
}

/** Sets the HTTP response as crawlers treat a failure; the file stays. One undo. */
export function openFailure(typed: string, { failure, hops }: Failed): TransactionSpec {
  const answer = failedAnswer(failure, hops);
  return answer ? { effects: [siteInput.set.of(typed), answerInput.set.of(answer)] } : {};
}

/** The file to compare a response with: the user's draft, or else the file on the page. */
function fileBefore(state: EditorState): FileBefore {
  const { isOwn, former } = workOf(state);
  if (former) return { text: octetText(former), isDraft: true };
  // A second response is compared with what was there before the first.
  const live = isOwn ? null : liveOf(state);
  return live?.before ?? { text: fileTextOf(state), isDraft: isOwn };
}
