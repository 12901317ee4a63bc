import type { EditorState } from "@codemirror/state";
import type { StoreApi } from "zustand";
import { lineEndingInput } from "../../core/inputs.ts";
import { type Notice, reporting, saying } from "../../core/notices.ts";
import { perSession, type Session } from "../../core/session.ts";
import { type Formatting, FormatWork } from "../../engine/prove/format.ts";
import type { Checks } from "../../engine/prove/format-proof.ts";
import { inBackground } from "../../ui/in-background.ts";
import type { PageControls, PageShown } from "../../ui/workspace.tsx";
import { actionWords } from "../../words/regions.ts";
import { formatQuestionOf, formattingSentences, tidy } from "./model.ts";
import { formattingWords } from "./words.ts";
import type { FormatNews } from "./worker.ts";
import workerUrl from "./worker.ts?worker&url";

/** A reading of a text of so many UTF-16 units fits into a frame, and needs no worker. */
const SHORT = 32 * 1024;

/** What ends before this is not told of while it goes on, in milliseconds. */
const TOLD_AFTER_MS = 400;

/** Why Format has no result. */
type Stop = "cancelled" | "fileChanged" | "again" | "failed";

/** What stops the last Format of a session. */
const running = perSession(() => ({ stopping: new AbortController() }));

/** Tidies the file as far as no verdict changes, and returns what was done, what was left and why. The page says how far it is; the file changes at the end or not at all. */
export async function formatFile({ session, shown }: PageControls): Promise<Notice | null> {
  const run = running(session);
  run.stopping.abort("again");
  const stopping = new AbortController();
  run.stopping = stopping;
  const before = session.getState();
  const unsubscribe = session.subscribe((now) => {
    if (!isSameFile(before, now)) stopping.abort("fileChanged");
  });
  const progress = tellProgress(shown, stopping);
  const result = await formattingIn(session, stopping, progress.onChecks);
  unsubscribe();
  progress.end();
  if (typeof result !== "string") {
    session.dispatch(tidy(session.getState(), result));
    return reporting(formattingSentences(result).join(" "));
  }
  if (result === "again") return null;
  return result === "failed"
    ? saying(actionWords.formatNotLoaded)
    : reporting(formattingWords[result]);
}

function isSameFile(one: EditorState, other: EditorState): boolean {
  const { field } = lineEndingInput;
  return one.doc === other.doc && one.field(field) === other.field(field);
}

/** Shows how far Format is, with a button that cancels it; so do Escape and whatever takes the place of the notice. */
function tellProgress(shown: StoreApi<PageShown>, stopping: AbortController) {
  let checks: Checks = { done: 0, most: 0 };
  let notice: Notice | null = null;
  const tell = () => {
    const text = formattingWords.checking(checks);
    if (text === notice?.text) return;
    const take = () => null;
    notice = { ...reporting(text), action: { label: formattingWords.cancel, take, stops: true } };
    shown.setState({ notice });
  };
  const timer = setTimeout(tell, TOLD_AFTER_MS);
  const unsubscribe = shown.subscribe((now) => {
    if (notice && now.notice !== notice) stopping.abort("cancelled");
  });
  return {
    onChecks(now: Checks) {
      checks = now;
      if (notice) tell();
    },
    end() {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}

/** The result for the file of a session: in time slices where it is short, else in a worker. */
function formattingIn(
  { getState, scheduler }: Session,
  { signal }: AbortController,
  onChecks: (checks: Checks) => void,
): Promise<Formatting | Stop> {
  const question = formatQuestionOf(getState());
  return new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve(signal.reason));
    const onFailure = () => resolve("failed");
    if (question.text.length > SHORT) {
      const onNews = ({ formatting, ...checks }: FormatNews) => {
        onChecks(checks);
        if (formatting) resolve(formatting);
      };
      inBackground<FormatNews>(workerUrl, question, { onNews, onFailure, signal });
      return;
    }
    const work = new FormatWork(question.text, question.lineEnd);
    const run = (isTimeUp: () => boolean) => {
      const isDone = work.run(isTimeUp);
      onChecks(work.checks);
      return isDone;
    };
    const onDone = () => resolve(work.result ?? "failed");
    const stop = scheduler.start({ priority: "screen", run, onDone, onError: onFailure });
    signal.addEventListener("abort", stop);
  });
}
