import { ChevronDown } from "lucide-react";
import type { Report } from "../engine/report.ts";
import { ALL_CRAWLERS, amongChoices } from "../session/rows/among-choices.ts";
import { rowsPhrase, sortPhrase } from "../session/rows/rows-phrases.ts";
import { PLAIN } from "../session/rows/table-view.ts";
import { useTableView } from "./use-table-view.ts";

/** What the table shows, where that is not all in its own order, and the way back. `shown`: how many URLs, null while they are looked for. */
export function ViewBar({ report, shown }: { report: Report; shown: number | null }) {
  const [{ sort, show, query }, change] = useTableView();
  const total = report.question.urls.length;
  return (
    <div className="view-bar">
      <span role="status">{rowsPhrase(shown, total)}</span>
      {(show !== "all" || query !== "") && <AmongSelect report={report} />}
      {sort && <span className="view-order">{sortPhrase(sort)}</span>}
      <button type="button" className="link" onClick={() => change(PLAIN)}>
        Show all
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
    <label className="pick">
      <span>for</span>
      <select
        aria-label="Crawlers that the filter is about"
        value={among}
        onChange={({ target }) => change({ among: target.value })}
      >
        <option value={ALL_CRAWLERS.id}>{ALL_CRAWLERS.title}</option>
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
