import { type RuleStatusData, RuleStatusJob } from "../../core/rule-status-job.ts";
import { answerInWorker } from "../../core/scheduler.ts";

answerInWorker((file: RuleStatusData) => new RuleStatusJob(file));
