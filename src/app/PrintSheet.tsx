import type { EditorState } from "@codemirror/state";
import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { analysisOf, expectationsOf, reportOf } from "../core/derived.ts";
import { siteInput } from "../core/inputs.ts";
import { standingOf } from "../core/mismatches.ts";
import { useSession } from "../ui/workspace.tsx";
import { excerpt } from "../words/quoting.ts";
import { tableMenuWords } from "../words/table-menus.ts";
import { termWords } from "../words/terms.ts";

/** A thousand rows are twenty pages already. */
const MOST_ROWS = 1000;
const MOST_LINES = 2000;

/** What is printed, there while it is: all rows and lines, of which the page shows those in sight. */
export function PrintSheet() {
  const session = useSession();
  const [state, setState] = useState<EditorState | null>(null);
  useEffect(() => {
    // At once: the browser prints what is there when this returns.
    const begin = () => flushSync(() => setState(session.getState()));
    const end = () => setState(null);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, [session]);
  return state && createPortal(<Sheet state={state} />, document.body);
}

function Sheet({ state }: { state: EditorState }) {
  const site = state.field(siteInput.field);
  const { urls, crawlers } = reportOf(state).question;
  const lines = state.doc.lines;
  return (
    <div className="print-sheet">
      <h1>{tableMenuWords.printed(site)}</h1>
      <p>
        {tableMenuWords.printedTable(analysisOf(state).dialect.title, urls.length, crawlers.length)}
      </p>
      <Verdicts state={state} />
      {urls.length > MOST_ROWS && <p>{tableMenuWords.moreUrls(urls.length - MOST_ROWS)}</p>}
      <h2>{tableMenuWords.theFile}</h2>
      <ol>
        {Array.from({ length: Math.min(lines, MOST_LINES) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number
          <li key={index}>{state.doc.line(index + 1).text}</li>
        ))}
      </ol>
      {lines > MOST_LINES && <p>{tableMenuWords.moreLines(lines - MOST_LINES)}</p>}
    </div>
  );
}

function Verdicts({ state }: { state: EditorState }) {
  const report = reportOf(state);
  const { urls } = report.question;
  return (
    <table>
      <thead>
        <tr>
          <th>{tableMenuWords.url}</th>
          {report.columns.map(({ token }) => (
            <th key={token}>{token}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {urls.slice(0, MOST_ROWS).map((url, row) => (
          <tr key={url}>
            <td>{excerpt(url)}</td>
            {report.columns.map(({ token }, crawler) => (
              <Verdict key={token} state={state} url={row} crawler={crawler} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Verdict(props: { state: EditorState; url: number; crawler: number }) {
  const { state, url, crawler } = props;
  const report = reportOf(state);
  const outcome = report.outcomeAt(url, crawler);
  const line = report.lineAt(url, crawler);
  const expected = expectationsOf(state).at(url, crawler);
  const isUnmet = standingOf(expected, outcome) === "unmet";
  return (
    <td className={isUnmet ? "is-unmet" : ""}>
      {outcome ? termWords.outcomes[outcome] : "…"} {line ?? "–"}
      {expected && isUnmet && ` ≠ ${termWords.outcomes[expected]}`}
    </td>
  );
}
