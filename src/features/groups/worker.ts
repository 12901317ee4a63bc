import { answerInWorker } from "../../core/background-job.ts";
import { type LivesData, LivesJob } from "../../core/rule-status-job.ts";

answerInWorker((file: LivesData) => new LivesJob(file));
