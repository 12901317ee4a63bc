import { answerInWorker } from "../../core/background-job.ts";
import { type RuleStatusData, RuleStatusJob } from "../../core/rule-status-job.ts";

answerInWorker((file: RuleStatusData) => new RuleStatusJob(file));
