import { wantedFor } from "../../core/latest.ts";
import type { Session } from "../../core/session.ts";
import type { Answer } from "../../engine/parse/response.ts";
import { robotsUrlOf, type Site } from "../../engine/url/scope.ts";
import { failedAnswer, livePage } from "../../tasks/live/live-answer.ts";
import { liveWords } from "../../tasks/live/words.ts";
import { askRobots } from "../live/ask-robots.ts";
import { keepFile } from "./model.ts";

/** Why there is no response of a site, and as which response crawlers treat that; null where the site is not at fault. */
export interface Failure {
  readonly text: string;
  readonly meant: Answer | null;
}

/** Asks a site for its robots.txt and keeps the response beside the file in the editor, whatever its status code. Returns why where there is none. `onWait`: called where the server takes no more requests for so many seconds. */
export async function askSite(
  session: Session,
  site: Site,
  onWait: (seconds: number) => void,
): Promise<Failure | null> {
  const isWanted = wantedFor(session, "table");
  const robotsUrl = robotsUrlOf(site);
  const { signal } = new AbortController();
  const question = { site: robotsUrl, crawler: null };
  const answer = await askRobots(question, document.baseURI, signal, onWait);
  if (answer.kind === "failed")
    return { text: liveWords.failed(answer), meant: failedAnswer(answer.failure, answer.hops) };
  if (answer.kind === "unasked") {
    const { broken, unasked } = liveWords;
    return {
      text: answer.why === "broken" ? broken(answer.status) : unasked[answer.why],
      meant: null,
    };
  }
  if (!isWanted()) return null;
  const { text, read } = livePage(answer, robotsUrl);
  const file = { site, fileText: text, answer: read.answer, opened: Date.now() };
  session.dispatch(keepFile(session.getState(), file));
  return null;
}
