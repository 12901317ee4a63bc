import { PLAIN } from "../../core/table-view.ts";
import type { Report } from "../../engine/decide/report.ts";
import { Pick } from "../../ui/Pick.tsx";
import { useTableView } from "../../ui/workspace.tsx";
import { ALL_CRAWLERS, amongChoices } from "./among.ts";
import type { TableColumn } from "./columns.ts";
import { verdictTableWords } from "./words.ts";

/** What the table shows, where that is not all in its own order, and the way back. `shown`: how many URLs, null while they are looked for. */
export function ViewBar(props: {
  report: Report;
  columns: readonly TableColumn[];
  shown: number | null;
}) {
  const { report, columns, shown } = props;
  const [{ sort, show, query }, change] = useTableView();
  const by = columns.find(({ id }) => id === sort?.column);
  const total = report.question.urls.length;
  return (
    <div className="view-bar">
      <span role="status">{verdictTableWords.rows(shown, total)}</span>
      {(show !== "all" || query !== "") && <AmongSelect report={report} />}
      {sort && by && <span className="view-order">{by.orderSaid(sort.descending)}</span>}
      <button type="button" className="link" onClick={() => change(PLAIN)}>
        {verdictTableWords.showAll}
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
      label={verdictTableWords.forCrawlers}
      name={verdictTableWords.crawlers}
      value={among}
      choices={[ALL_CRAWLERS]}
      sections={sections}
      onPick={(id) => change({ among: id })}
    />
  );
}
