import { answerInWorker } from "../../core/background-job.ts";
import type { DifferenceQuestion } from "./crawler-differences.ts";
import { DifferenceJob } from "./difference-job.ts";

answerInWorker((question: DifferenceQuestion) => new DifferenceJob(question));
