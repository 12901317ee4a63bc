import { useStore } from "zustand";
import { requestsOf } from "../../core/derived.ts";
import { ALL_ROWS } from "../../core/table-view.ts";
import type { Report } from "../../engine/decide/report.ts";
import { loggedWords } from "../../tasks/requests/words.ts";
import { ALL_CRAWLERS, amongChoices } from "../../tasks/table/among.ts";
import { BY_REQUESTS } from "../../tasks/table/by-requests.ts";
import type { TableColumn } from "../../tasks/table/columns.ts";
import { unknownIn } from "../../tasks/table/filter.ts";
import { laterTableWords } from "../../tasks/table/later-words.ts";
import { focusTable } from "../../ui/Offers.tsx";
import { Pick } from "../../ui/Pick.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import { useSessionState, useTableView, useWorkspace } from "../../ui/workspace.tsx";

interface ViewBarProps {
  report: Report;
  columns: readonly TableColumn[];
  /** How many URLs; null while they are looked for. */
  shown: number | null;
}

/** What the table shows, where that is not all in its own order, and the way back. */
export function ViewBar(props: ViewBarProps) {
  const { report, columns, shown } = props;
  const [{ sort, show, query }, change] = useTableView();
  const { Order } = useStore(useWorkspace().shown, ({ around }) => around) ?? {};
  const requests = useSessionState(requestsOf);
  const by = columns.find(({ id }) => id === sort?.column);
  const isByRequests = requests !== null && sort?.column === BY_REQUESTS.column;
  const total = report.question.urls.length;
  const unknown = shown === 0 ? unknownIn(query) : null;
  return (
    <div className="view-bar">
      <span role="status">{laterTableWords.rows(shown, total)}</span>
      {unknown && <Sentence text={laterTableWords.unknown(unknown)} />}
      {(show !== "all" || query !== "") && <AmongSelect report={report} />}
      {sort && by && (
        <span className="view-order">
          {Order ? <Order by={by} {...sort} /> : by.orderSaid(sort.descending)}
        </span>
      )}
      {isByRequests && <span className="view-order">{loggedWords.orderSaid}</span>}
      <button
        type="button"
        className="offer"
        onClick={() => {
          change(ALL_ROWS);
          focusTable();
        }}
      >
        {laterTableWords.showAll}
      </button>
    </div>
  );
}

/** Of which crawlers the filter speaks. */
function AmongSelect({ report }: { report: Report }) {
  const [{ among }, change] = useTableView();
  const sections = amongChoices(report);
  if (sections.length === 0) return null;
  return (
    <Pick
      label={laterTableWords.forCrawlers}
      name={laterTableWords.crawlers}
      value={among}
      choices={[ALL_CRAWLERS]}
      sections={sections}
      onPick={(id) => change({ among: id })}
    />
  );
}
