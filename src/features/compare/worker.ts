import { answerInWorker } from "../../core/scheduler.ts";
import type { DifferenceQuestion } from "../../tasks/compare/crawler-differences.ts";
import { DifferenceJob } from "../../tasks/compare/difference-job.ts";

answerInWorker((question: DifferenceQuestion) => new DifferenceJob(question));
