import { readSite, robotsUrlOf } from "../../engine/url/scope.ts";
import type { RobotsAnswer } from "../../fetch/answer.ts";
import type { LiveQuestion, Unasked } from "./live.ts";
import { isRobotsAnswer } from "./robots-answer.ts";

/** Asks the server that the page came from; says why where it could not ask the site. Throws when aborted. */
export async function askRobots(
  question: LiveQuestion,
  page: string,
  signal: AbortSignal,
): Promise<RobotsAnswer | Unasked> {
  try {
    const response = await fetch(questionUrl(question, page), { cache: "no-store", signal });
    // A static server answers with a page of its own, and some with 200.
    const isJson = /^application\/json\b/i.test(response.headers.get("content-type") ?? "");
    const answer: unknown = isJson ? await response.json() : null;
    if (isRobotsAnswer(answer)) return answer;
    const { status } = response;
    // A proxy whose server has gone answers so for it.
    if (status >= 500) return { kind: "unasked", why: "broken", status };
    return { kind: "unasked", why: "no-handler" };
  } catch (error) {
    signal.throwIfAborted();
    // Named JSON, and none: nothing of ours.
    if (error instanceof SyntaxError) return { kind: "unasked", why: "no-handler" };
    return { kind: "unasked", why: navigator.onLine ? "out-of-reach" : "offline" };
  }
}

/** Where the question goes: beside the page, whatever folder of a site it is in. */
export function questionUrl({ site, crawler }: LiveQuestion, page: string): string {
  const url = new URL("api/robots", page);
  url.searchParams.set("site", siteToAsk(site));
  if (crawler !== null) url.searchParams.set("user_agent", crawler);
  return url.href;
}

/** The site alone of what was typed: its page and query are nobody's business. A host alone is left without a scheme, and may be asked by both. */
function siteToAsk(typed: string): string {
  const reading = readSite(typed);
  if (reading.kind === "not-a-site") return typed;
  const url = robotsUrlOf(reading.site);
  const namesScheme = /^[a-z]+:\/\//i.test(typed.trim());
  return namesScheme ? url : url.slice("https://".length, -"/robots.txt".length);
}
