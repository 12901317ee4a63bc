import { answerInWorker } from "../../core/scheduler.ts";
import type { DifferenceQuestion } from "./crawler-differences.ts";
import { DifferenceJob } from "./difference-job.ts";

answerInWorker((question: DifferenceQuestion) => new DifferenceJob(question));
