import { answerLives } from "../core/answer-lives.ts";
import type { Session } from "../core/session.ts";
import { inBackground } from "./background.ts";

/** Has what each rule of the file is good for found out in a worker, now and after each change. */
export function answerLivesBeside(session: Session): void {
  answerLives(session, (question, onNews, signal) =>
    inBackground({ kind: "lives", question }, { onNews, onFailure: () => {}, signal }),
  );
}
