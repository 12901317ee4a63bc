import type { IsTimeUp } from "../engine/decide/work.ts";
import { Scheduler } from "./scheduler.ts";

/** Work that a worker does in slices. */
export interface BackgroundJob {
  /** Goes on until the time is up, and says whether all is done. */
  run(isTimeUp: IsTimeUp): boolean;
  /** What was found since the last call, as plain data. */
  takeNews(): unknown;
}

/** What a worker posts: what was found since the last time. */
export interface Progress<News> {
  readonly news: News;
  readonly isDone: boolean;
}

/** Between two messages, in milliseconds. */
const SLICE_MS = 50;

/** A worker's whole script: does the job it is asked for in slices, and posts what is found as it is found. */
export function answerInWorker<Question>(jobFor: (question: Question) => BackgroundJob): void {
  addEventListener("message", ({ data }: MessageEvent<Question>) => {
    const job = jobFor(data);
    const run = (isTimeUp: IsTimeUp) => {
      const isDone = job.run(isTimeUp);
      const progress: Progress<unknown> = { news: job.takeNews(), isDone };
      postMessage(progress);
      return isDone;
    };
    new Scheduler(undefined, SLICE_MS).start({ priority: "beside", run });
  });
}
