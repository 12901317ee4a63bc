import { useEffect } from "react";
import { focusOf } from "../../core/derived.ts";
import { crawlersInput, urlsInput } from "../../core/inputs.ts";
import { saying } from "../../core/notices.ts";
import { differencesOf } from "../../tasks/requests/blocked-requests.ts";
import { loggedIn } from "../../tasks/requests/logged.ts";
import { loggedWords } from "../../tasks/requests/words.ts";
import { BY_REQUESTS } from "../../tasks/table/by-requests.ts";
import { FileButton } from "../../ui/FileButton.tsx";
import { useSession, useSessionState, useTableView, useTell } from "../../ui/workspace.tsx";
import { numberText } from "../../words/numbers.ts";
import { OverTime } from "./OverTime.tsx";
import { useBlocked } from "./use-blocked.ts";
import { requestWords } from "./words.ts";

/** How many requests are for URLs that are blocked for the crawler that asked; shows the rows with such a cell. */
export function RequestedTotal() {
  const blocked = useBlocked();
  const { counting } = useSession();
  const [{ show }, change] = useTableView();
  // The heads of the table show it, too.
  useEffect(() => {
    if (blocked) counting.setState((times) => times + 1, true);
  }, [blocked, counting]);
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

/** Below the head of the table: what there is, or, once the file is edited, what that changes; and the order by requests. */
export function LogBar() {
  const blocked = useBlocked();
  const logged = useSessionState(loggedIn);
  const session = useSession();
  const tell = useTell();
  const [{ sort }, change] = useTableView();
  const isSorted = sort?.column === BY_REQUESTS.column;
  if (!logged) return null;
  const changed = blocked ? loggedWords.sinceOpened(differencesOf(logged, blocked)) : "";
  return (
    <header className="log-bar">
      {!changed && <p>{requestWords.arrival(logged.whole)}</p>}
      <p role="status">{changed}</p>
      <FileButton
        className="offer"
        fileName={requestWords.fileOfList}
        title={requestWords.aboutCheck}
        accept=".json"
        multiple
        onFile={(_, files) =>
          tell(
            import("./check-addresses.ts").then(
              ({ checkAddresses }) => checkAddresses(session, files),
              () => saying(requestWords.notReadAgain),
            ),
          )
        }
      >
        {requestWords.checkAddresses}
      </FileButton>
      <button
        type="button"
        className="offer"
        title={loggedWords.aboutByRequests}
        aria-pressed={isSorted}
        onClick={() => change({ sort: isSorted ? null : BY_REQUESTS })}
      >
        {loggedWords.byRequests}
      </button>
    </header>
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
  const crawler = logged.crawlers[logged.crawlerNamed(token)];
  const { robotsTxt, verified = 0, notFromOperator = 0 } = crawler ?? {};
  const isChecked = verified + notFromOperator > 0;
  return (
    <>
      <section className="others asked-for" aria-label={requestWords.inLog}>
        <h3>{requestWords.inLog}</h3>
        <p>
          {requestWords.asked(token, pair)} {robotsTxt && requestWords.robotsTxt(robotsTxt)}{" "}
          {isChecked && requestWords.verified(verified, notFromOperator)}
        </p>
      </section>
      <OverTime />
    </>
  );
}
