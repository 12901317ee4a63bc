import { useRef } from "react";
import { focusOf } from "../../core/derived.ts";
import { crawlersInput, urlsInput } from "../../core/inputs.ts";
import { PAUSE_MS } from "../../core/scheduler.ts";
import { type BlockedRequests, blockedRequestsOf } from "../../tasks/requests/blocked-requests.ts";
import { loggedIn } from "../../tasks/requests/logged.ts";
import { useWork } from "../../ui/use-work.ts";
import { useSessionState, useSettledState, useTableView } from "../../ui/workspace.tsx";
import { numberText } from "../../words/numbers.ts";
import { requestWords } from "./words.ts";

/** What is blocked of the requests, by the settled state; while it is counted anew, what it was before. */
function useBlocked(): BlockedRequests | null {
  const work = useSettledState(blockedRequestsOf);
  const last = useRef<BlockedRequests | null>(null);
  const counted = useWork(work, { priority: "count", quiet: PAUSE_MS });
  if (counted) last.current = counted;
  return last.current;
}

/** How many requests are for URLs that are blocked for the crawler that asked; shows the rows with such a cell. */
export function RequestedTotal() {
  const blocked = useBlocked();
  const [{ show }, change] = useTableView();
  const isShown = show === "requested";
  return (
    <li>
      <button
        type="button"
        title={requestWords.aboutTotal}
        aria-pressed={isShown}
        onClick={() => change({ show: isShown ? "all" : "requested" })}
      >
        <span aria-hidden="true">⇥</span> {requestWords.total}{" "}
        <span className="n">{blocked ? numberText(blocked.total) : "…"}</span>
      </button>
    </li>
  );
}

/** How often the focused crawler asked for the focused URL, and for robots.txt: facts, side by side. */
export function AskedFor() {
  const logged = useSessionState(loggedIn);
  const focus = useSessionState(focusOf);
  const urls = useSessionState((state) => state.field(urlsInput.field));
  const crawlers = useSessionState((state) => state.field(crawlersInput.field));
  if (!logged || !focus) return null;
  const token = crawlers[focus.crawler] ?? "";
  const pair = logged.at(urls[focus.url] ?? "", token);
  const robotsTxt = logged.crawlers[logged.crawlerNamed(token)]?.robotsTxt;
  return (
    <section className="others asked-for" aria-label={requestWords.inLog}>
      <h3>{requestWords.inLog}</h3>
      <p>
        {requestWords.asked(token, pair)} {robotsTxt && requestWords.robotsTxt(robotsTxt)}
      </p>
    </section>
  );
}
