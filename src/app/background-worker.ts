/** The worker's own script: one job, done in slices, and what it finds posted as it is found. */

import { LivesJob } from "../core/lives-job.ts";
import { Scheduler } from "../core/scheduler.ts";
import type { IsTimeUp } from "../engine/decide/work.ts";
import { DifferenceJob } from "../features/compare/difference-job.ts";
import type { Order, Progress } from "./background.ts";

/** Between two messages, in milliseconds. */
const SLICE_MS = 50;

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  const job = jobFor(data);
  const run = (isTimeUp: IsTimeUp) => {
    const isDone = job.run(isTimeUp);
    const progress: Progress = { news: job.takeNews(), isDone };
    postMessage(progress);
    return isDone;
  };
  new Scheduler(undefined, SLICE_MS).start({ priority: "beside", run });
});

function jobFor(order: Order): DifferenceJob | LivesJob {
  return order.kind === "differences"
    ? new DifferenceJob(order.question)
    : new LivesJob(order.question);
}
