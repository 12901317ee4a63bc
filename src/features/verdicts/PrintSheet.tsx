// @chunk panels
import type { EditorState } from "@codemirror/state";
import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { answerIdOf } from "../../core/answers.ts";
import { dialectFor, expectationsOf, reportOf, requestsOf } from "../../core/derived.ts";
import { expectedUsesAt } from "../../core/expected-uses.ts";
import {
  answerInput,
  type Cell,
  EACH_AS_ITSELF,
  purposeInput,
  readAsInput,
  siteInput,
} from "../../core/inputs.ts";
import { parserDifferencesOf } from "../../core/parser-differences.ts";
import type { TableView } from "../../core/table-view.ts";
import type { Report } from "../../engine/decide/report.ts";
import { purposes } from "../../engine/preferences/preference.ts";
import { usesAt } from "../../engine/preferences/uses-at.ts";
import { useWords } from "../../tasks/preferences/words.ts";
import { loggedIn } from "../../tasks/requests/logged.ts";
import { type Content, columnsOf } from "../../tasks/table/columns.ts";
import { laterTableWords } from "../../tasks/table/later-words.ts";
import { searchIn } from "../../tasks/table/shown-rows.ts";
import { useSession, useWorkspace } from "../../ui/workspace.tsx";
import { circumstanceWords } from "../../words/circumstances.ts";
import { numberText } from "../../words/numbers.ts";
import { excerpt } from "../../words/quoting.ts";
import { termWords } from "../../words/terms.ts";
import { requestWords } from "../requests/words.ts";

/** A thousand rows are twenty pages already. */
const MOST_ROWS = 1000;
const MOST_LINES = 2000;

/** What is printed, there while it is: all rows that the table shows, and all lines, of which the page shows those in sight. */
export function PrintSheet() {
  const session = useSession();
  const { tableView } = useWorkspace();
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
  return state && createPortal(<Sheet state={state} view={tableView.getState()} />, document.body);
}

function Sheet({ state, view }: { state: EditorState; view: TableView }) {
  const site = state.field(siteInput.field);
  const answer = state.field(answerInput.field);
  const { urls, crawlers } = reportOf(state).question;
  const search = searchIn(state, view);
  search.run(() => false);
  const shown = search.result?.length ?? 0;
  const lines = state.doc.lines;
  const isEach = state.field(readAsInput.field) === EACH_AS_ITSELF;
  const logged = loggedIn(state);
  return (
    <div className="print-sheet">
      <h1>{laterTableWords.printed(site)}</h1>
      <p>
        {laterTableWords.printedTable(
          isEach ? null : dialectFor(state, "").title,
          shown,
          urls.length,
          crawlers.length,
        )}
        {answer.kind !== "ok" &&
          ` ${laterTableWords.printedAnswer(circumstanceWords.answerNamed(answerIdOf(answer)))}`}
      </p>
      {logged && <p>{requestWords.arrival(logged.whole)}</p>}
      <Verdicts state={state} shown={search.first(MOST_ROWS)} />
      {shown > MOST_ROWS && <p>{laterTableWords.moreUrls(shown - MOST_ROWS)}</p>}
      <h2>{laterTableWords.theFile}</h2>
      <ol>
        {Array.from({ length: Math.min(lines, MOST_LINES) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number
          <li key={index}>{state.doc.line(index + 1).text}</li>
        ))}
      </ol>
      {lines > MOST_LINES && <p>{laterTableWords.moreLines(lines - MOST_LINES)}</p>}
    </div>
  );
}

/** `shown`: the URLs of its rows, by index. */
function Verdicts({ state, shown }: { state: EditorState; shown: readonly number[] }) {
  const report = reportOf(state);
  const expectations = expectationsOf(state);
  const isUse = state.field(purposeInput.field) !== null;
  const columns = columnsOf({
    report,
    expectations,
    differences: parserDifferencesOf(state),
    requests: requestsOf(state),
  });
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ id, title }) => (
            <th key={id}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((url) => (
          <tr key={url}>
            {columns.map(({ id, crawler, contentOf }) =>
              isUse && crawler !== null ? (
                <PrintedUses key={id} state={state} url={url} crawler={crawler} />
              ) : (
                <Printed key={id} content={contentOf(url)} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the page may be used for, in words, and which of it is not as expected. */
function PrintedUses({ state, url, crawler }: { state: EditorState } & Cell) {
  const report = reportOf(state);
  const unmet = expectedUsesAt(report, expectationsOf(state), url, crawler, ALL_LINES).filter(
    ({ standing }) => standing === "unmet",
  );
  const mismatches = unmet.map(
    ({ purpose, expected }) =>
      ` ≠ ${useWords.purposes[purpose]}: ${useWords.standing("unmet", expected)}`,
  );
  return (
    <td className={unmet.length > 0 ? "is-unmet" : ""}>
      {usesText(report, url, crawler)}
      {mismatches.join("")}
    </td>
  );
}

/** However long it takes. */
const ALL_LINES = Number.POSITIVE_INFINITY;

function usesText(report: Report, url: number, crawler: number): string {
  const answers = usesAt(report, url, crawler, ALL_LINES);
  if (!answers || answers.training.value === "not-applicable")
    return useWords.noUse(report.outcomeAt(url, crawler));
  return purposes.map((purpose) => useWords.mark(purpose, answers[purpose])).join("; ");
}

function Printed({ content }: { content: Content }) {
  if (content.kind === "url") return <td>{excerpt(content.path)}</td>;
  if (content.kind !== "verdict") return <td>{excerpt(content.text)}</td>;
  const { outcome, line, expected, standing, others, file, asked } = content;
  const isUnmet = standing === "unmet";
  return (
    <td className={isUnmet ? "is-unmet" : ""}>
      {outcome ? termWords.outcomes[outcome] : "…"} {line ?? "–"} {file}
      {asked ? ` ${numberText(asked)}×` : ""}
      {expected && isUnmet && ` ≠ ${termWords.outcomes[expected]}`}
      {others && ` * ${others}`}
    </td>
  );
}
