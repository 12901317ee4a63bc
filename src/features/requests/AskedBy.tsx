import { lowerCase } from "../../engine/text/characters.ts";
import { loggedIn } from "../../tasks/requests/logged.ts";
import { loggedWords } from "../../tasks/requests/words.ts";
import { useSessionState } from "../../ui/workspace.tsx";
import { numberText } from "../../words/numbers.ts";
import { useBlocked } from "./use-blocked.ts";
import { requestWords } from "./words.ts";

/** What one crawler asked for, in the row about it: how many requests, how many of them are blocked, and its last one for robots.txt. */
export function AskedBy({ token }: { token: string }) {
  const logged = useSessionState(loggedIn);
  const blocked = useBlocked();
  const crawler = logged?.crawlers[logged.crawlerNamed(token)];
  if (!crawler) return null;
  const { requests, robotsTxt, verified, notFromOperator } = crawler;
  const now = blocked?.of.get(lowerCase(token));
  return (
    <span className="asked-by" title={requestWords.ofCrawler(crawler)}>
      <span>
        {numberText(requests)} <span className="unit">{loggedWords.noun(requests)}</span>
      </span>
      <span>
        {now ? numberText(now.blocked) : "–"}{" "}
        <span className="unit">{requestWords.blockedNoun}</span>
        {now && now.more !== 0 && <b> {loggedWords.more(now.more)}</b>}
      </span>
      <span className="robots-txt">
        <span className="sr-only">{requestWords.lastRobotsTxt}</span>
        {requestWords.robotsTxtShortly(robotsTxt)}
      </span>
      {verified + notFromOperator > 0 && (
        <span className="verified">{requestWords.verifiedShortly(verified, notFromOperator)}</span>
      )}
    </span>
  );
}
