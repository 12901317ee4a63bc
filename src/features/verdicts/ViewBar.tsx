import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { focusOf } from "../../core/derived.ts";
import { ALL_ROWS } from "../../core/table-view.ts";
import { focusCell } from "../../editor/reveal.ts";
import type { Report } from "../../engine/decide/report.ts";
import { focusTable } from "../../ui/Offers.tsx";
import { Pick } from "../../ui/Pick.tsx";
import { useSession, useTableView, useWorkspace } from "../../ui/workspace.tsx";
import { ALL_CRAWLERS, amongChoices } from "./among.ts";
import type { TableColumn } from "./columns.ts";
import { laterTableWords } from "./later-words.ts";
import type { ShownRows } from "./shown-rows.ts";

interface ViewBarProps {
  report: Report;
  columns: readonly TableColumn[];
  /** How many URLs; null while they are looked for. */
  shown: number | null;
  /** What found the rows that are shown; null before any were found. */
  search: ShownRows | null;
}

/** What the table shows, where that is not all in its own order, and the way back. */
export function ViewBar(props: ViewBarProps) {
  const { report, columns, shown, search } = props;
  useShownCell(search);
  const [{ sort, show, query }, change] = useTableView();
  const { Order } = useStore(useWorkspace().shown, ({ around }) => around) ?? {};
  const by = columns.find(({ id }) => id === sort?.column);
  const total = report.question.urls.length;
  return (
    <div className="view-bar">
      <span role="status">{laterTableWords.rows(shown, total)}</span>
      {(show !== "all" || query !== "") && <AmongSelect report={report} />}
      {sort && by && (
        <span className="view-order">
          {Order ? <Order by={by} {...sort} /> : by.orderSaid(sort.descending)}
        </span>
      )}
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

/** What is typed stays that long, in milliseconds, before it chooses another cell. */
const STILL_MS = 500;

/** Chooses a cell that is shown, for Why to explain: where a total was clicked, one that it counts; where a filter hides the chosen one, once it is typed. An edit of the file that hides it chooses no other, even while the rows are still looked for. */
function useShownCell(search: ShownRows | null): void {
  const session = useSession();
  const [view] = useTableView();
  const chosenFor = useRef(ALL_ROWS);
  const asked = useRef({ view: ALL_ROWS, doc: session.getState().doc });
  useEffect(() => {
    const { doc } = session.getState();
    if (asked.current.view !== view) asked.current = { view, doc };
    const { show, query, among } = chosenFor.current;
    const isClicked = view.show !== show;
    const isTyped = view.query !== query || view.among !== among;
    if (search?.view !== view || !(isClicked || isTyped)) return;
    const focus = () => focusOf(session.getState()) ?? { url: 0, crawler: 0 };
    const isHidden = () => (search.result?.rowOf(focus().url) ?? 0) < 0;
    if (!isClicked && (doc !== asked.current.doc || !isHidden())) {
      chosenFor.current = view;
      return;
    }
    const choose = () => {
      chosenFor.current = view;
      const asks = isHidden() || (isClicked && view.show !== "all");
      const cell = asks ? search.cellFor(focus()) : null;
      if (cell) session.dispatch(focusCell(session.getState(), cell));
    };
    const timer = setTimeout(choose, isClicked ? 0 : STILL_MS);
    return () => clearTimeout(timer);
  }, [session, view, search]);
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
