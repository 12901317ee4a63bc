/** The worker's own script: one job, done in portions, and what it finds posted as it is found. */

import { LivesJob } from "../core/lives-job.ts";
import { timeUpAfter } from "../core/patience.ts";
import { DifferenceJob } from "../features/compare/difference-job.ts";
import type { Order, Progress } from "./background.ts";

/** Between two messages, in milliseconds. */
const PORTION_MS = 50;

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  const job = jobFor(data);
  const goOn = () => {
    const isDone = job.run(timeUpAfter(PORTION_MS));
    const progress: Progress = { news: job.takeNews(), isDone };
    postMessage(progress);
    if (!isDone) setTimeout(goOn);
  };
  goOn();
});

function jobFor(order: Order): DifferenceJob | LivesJob {
  return order.kind === "differences"
    ? new DifferenceJob(order.question)
    : new LivesJob(order.question);
}
