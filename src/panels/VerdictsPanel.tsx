import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { crawlersInput, urlsInput } from "../core/inputs.ts";
import { PLAIN } from "../session/rows/table-view.ts";
import { later } from "../ui/later.tsx";
import { PanelHead } from "../ui/PanelHead.tsx";
import { useReport, useSessionState, useWorkspace } from "../ui/workspace.tsx";
import { regionWords } from "../words/regions.ts";
import { verdictTableWords } from "../words/verdict-table.ts";
import { AddUrls } from "./AddUrls.tsx";
import { Totals } from "./Totals.tsx";
import { useShownRows } from "./use-shown-rows.ts";
import { useTableView } from "./use-table-view.ts";
import { VerdictGrid } from "./VerdictGrid.tsx";

// Only phones show cards.
const VerdictCards = later(
  verdictTableWords.cards,
  () => import("./VerdictCards.tsx").then((module) => module.VerdictCards),
  (content) => content,
);

// It comes with the first filter or order.
const ViewBar = later(
  verdictTableWords.viewBar,
  () => import("./ViewBar.tsx").then((module) => module.ViewBar),
  (content) => <div className="view-bar">{content}</div>,
);

/** The region Verdicts: every URL by every crawler, as a grid or, on a phone, as cards. */
export function VerdictsPanel(props: {
  layout: "grid" | "cards";
  folded?: boolean;
  onFold?: () => void;
  /** What can be done with the table as a whole, for its head. */
  actions?: ReactNode;
}) {
  const urls = useSessionState((state) => state.field(urlsInput.field));
  const crawlers = useSessionState((state) => state.field(crawlersInput.field));
  const isEmpty = urls.length === 0 || crawlers.length === 0;
  const { importUrls } = useWorkspace();
  return (
    <section
      className="panel verdicts"
      aria-label={regionWords.verdicts}
      data-takes-files
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        importUrls(file ?? event.dataTransfer.getData("text/plain"));
      }}
    >
      <PanelHead title={regionWords.verdicts} folded={props.folded ?? false} onFold={props.onFold}>
        <Totals />
        <FilterBox />
        {props.actions}
      </PanelHead>
      {!props.folded && (
        <>
          {isEmpty ? (
            <p className="empty">
              {crawlers.length === 0 ? verdictTableWords.noCrawlers : verdictTableWords.noUrls}
            </p>
          ) : (
            <VerdictTable layout={props.layout} />
          )}
          <AddUrls alone={isEmpty} />
        </>
      )}
    </section>
  );
}

function FilterBox() {
  const [{ query }, change] = useTableView();
  return (
    <label className="filter">
      <Search className="icon" aria-hidden="true" />
      <input
        type="search"
        aria-label={verdictTableWords.filter}
        placeholder={verdictTableWords.filterHint}
        title={verdictTableWords.aboutFilter}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        value={query}
        onChange={({ target }) => change({ query: target.value })}
      />
    </label>
  );
}

function VerdictTable({ layout }: { layout: "grid" | "cards" }) {
  const report = useReport();
  const { rows, areCurrent } = useShownRows(report);
  const [view] = useTableView();
  const Table = layout === "grid" ? VerdictGrid : VerdictCards;
  return (
    <>
      {view !== PLAIN && <ViewBar report={report} shown={areCurrent ? rows.length : null} />}
      <Table report={report} rows={rows} />
    </>
  );
}
