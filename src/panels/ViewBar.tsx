import { ChevronDown } from "lucide-react";
import type { Report } from "../engine/decide/report.ts";
import { allCrawlers, amongChoices } from "../session/rows/among-choices.ts";
import { PLAIN, type Sort } from "../session/rows/table-view.ts";
import { shownRowsWords } from "../words/shown-rows.ts";
import { useTableView } from "./use-table-view.ts";

/** What the table shows, where that is not all in its own order, and the way back. `shown`: how many URLs, null while they are looked for. */
export function ViewBar({ report, shown }: { report: Report; shown: number | null }) {
  const [{ sort, show, query }, change] = useTableView();
  const total = report.question.urls.length;
  return (
    <div className="view-bar">
      <span role="status">{shownRowsWords.rows(shown, total)}</span>
      {(show !== "all" || query !== "") && <AmongSelect report={report} />}
      {sort && <span className="view-order">{orderOf(sort)}</span>}
      <button type="button" className="link" onClick={() => change(PLAIN)}>
        {shownRowsWords.showAll}
      </button>
    </div>
  );
}

function orderOf(sort: Sort): string {
  return sort.by === "url"
    ? shownRowsWords.sortedByUrl(sort.descending)
    : shownRowsWords.sortedByVerdict(sort.crawler, sort.descending);
}

/** Of which crawlers the filter speaks. */
function AmongSelect({ report }: { report: Report }) {
  const [{ among }, change] = useTableView();
  const sections = amongChoices(report);
  if (sections.length === 0) return null;
  const all = allCrawlers();
  return (
    <label className="pick">
      <span>{shownRowsWords.forCrawlers}</span>
      <select
        aria-label={shownRowsWords.crawlers}
        value={among}
        onChange={({ target }) => change({ among: target.value })}
      >
        <option value={all.id}>{all.title}</option>
        {sections.map(({ title, choices }) => (
          <optgroup key={title} label={title}>
            {choices.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <ChevronDown className="icon" aria-hidden="true" />
    </label>
  );
}
