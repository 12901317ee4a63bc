import { answerRuleStatus } from "../../core/answer-rule-status.ts";
import type { RuleStatusNews } from "../../core/rule-status-job.ts";
import type { Session } from "../../core/session.ts";
import { inBackground } from "../../ui/in-background.ts";
import workerUrl from "./worker.ts?worker&url";

/** Has the status of each rule of the file found out in a worker, now and after each change. */
export function answerLivesBeside(session: Session): void {
  answerRuleStatus(session, (file, onNews, signal) =>
    inBackground<RuleStatusNews>(workerUrl, file, { onNews, onFailure: () => {}, signal }),
  );
}
