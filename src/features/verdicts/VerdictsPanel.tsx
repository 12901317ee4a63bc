import "./style.css";
import { FolderOpen, Plus } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { caretRuleOf, expectationsOf, focusedVerdictOf } from "../../core/derived.ts";
import { crawlersInput, LONGEST_URL, MOST_URLS, urlsInput } from "../../core/inputs.ts";
import { addUrls } from "../../core/intents.ts";
import { PLAIN } from "../../core/table-view.ts";
import type { Report } from "../../engine/decide/report.ts";
import { decidingLineOf } from "../../engine/decide/verdict.ts";
import { FileButton } from "../../ui/FileButton.tsx";
import { asTyped, FilterBox } from "../../ui/FilterBox.tsx";
import type { RegionProps } from "../../ui/feature.ts";
import { later } from "../../ui/later.tsx";
import { PanelHead } from "../../ui/PanelHead.tsx";
import { useReport, useSession, useSessionState, useTableView } from "../../ui/workspace.tsx";
import { regionWords } from "../../words/regions.ts";
import { useImport } from "../import/index.ts";
import { columnsOf, type TableColumn } from "./columns.ts";
import { Totals } from "./Totals.tsx";
import { useShownRows } from "./use-shown-rows.ts";
import { VerdictGrid } from "./VerdictGrid.tsx";
import { verdictTableWords } from "./words.ts";

// Only phones show cards.
const VerdictCards = later(verdictTableWords.cards, () =>
  import("./VerdictCards.tsx").then((module) => module.VerdictCards),
);

// It comes with the first filter or order.
const ViewBar = later(
  verdictTableWords.viewBar,
  () => import("./ViewBar.tsx").then((module) => module.ViewBar),
  (content) => <div className="view-bar">{content}</div>,
);

/** The region Verdicts: every URL by every crawler, as a grid or, on a phone, as cards. */
export function VerdictsPanel(props: RegionProps) {
  const urls = useSessionState((state) => state.field(urlsInput.field));
  const crawlers = useSessionState((state) => state.field(crawlersInput.field));
  const isEmpty = urls.length === 0 || crawlers.length === 0;
  const importUrls = useImport();
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
        <Filter />
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

function Filter() {
  const [{ query }, change] = useTableView();
  return (
    <FilterBox
      type="search"
      aria-label={verdictTableWords.filter}
      placeholder={verdictTableWords.filterHint}
      title={verdictTableWords.aboutFilter}
      value={query}
      onChange={({ target }) => change({ query: target.value })}
    />
  );
}

function VerdictTable({ layout }: { layout: "grid" | "cards" }) {
  const report = useReport();
  const columns = useColumns(report);
  const { rows, areCurrent } = useShownRows(report);
  const [view] = useTableView();
  const Table = layout === "grid" ? VerdictGrid : VerdictCards;
  return (
    <>
      {view !== PLAIN && (
        <ViewBar report={report} columns={columns} shown={areCurrent ? rows.length : null} />
      )}
      <Table report={report} columns={columns} rows={rows} />
    </>
  );
}

/** The columns of the table as the page shows it: lit are the rule under the caret, and the one that decides the focused verdict. */
function useColumns(report: Report): readonly TableColumn[] {
  const expectations = useSessionState(expectationsOf);
  const caret = useSessionState((state) => caretRuleOf(state)?.line.number ?? null);
  const focused = useSessionState((state) => {
    const verdict = focusedVerdictOf(state)?.verdict;
    return verdict ? decidingLineOf(verdict) : null;
  });
  return useMemo(
    () => columnsOf({ report, expectations, lit: [caret, focused] }),
    [report, expectations, caret, focused],
  );
}

/** The box that takes one URL, or a pasted list of them; and the button that reads them from a file. `alone`: there is nothing else in the panel to have the focus. */
function AddUrls({ alone }: { alone: boolean }) {
  const session = useSession();
  const importUrls = useImport();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The row that was removed last had it, and took it along.
    if (alone && document.activeElement === document.body) input.current?.focus();
  }, [alone]);
  const add = (text: string) => {
    const isFull = session.getState().field(urlsInput.field).length >= MOST_URLS;
    // An import says what it leaves out.
    if (isFull || text.length > LONGEST_URL) importUrls(text);
    else session.dispatch(addUrls(session.getState(), text));
  };
  return (
    <div className="add-urls">
      <label>
        <Plus className="icon" aria-hidden="true" />
        <input
          ref={input}
          aria-label={verdictTableWords.addUrls}
          data-paste="urls"
          placeholder={verdictTableWords.addHint}
          {...asTyped}
          onKeyDown={({ key, currentTarget }) => {
            if (key !== "Enter") return;
            add(currentTarget.value);
            currentTarget.value = "";
          }}
          onPaste={(event) => {
            const text = event.clipboardData.getData("text/plain");
            // A text box would join the lines of a list into one.
            if (!/[\r\n]/.test(text.trim())) return;
            event.preventDefault();
            importUrls(text);
          }}
        />
      </label>
      <FileButton
        fileName={verdictTableWords.file}
        title={verdictTableWords.aboutFile}
        onFile={importUrls}
      >
        <FolderOpen className="icon" aria-hidden="true" />
        {verdictTableWords.fromFile}
      </FileButton>
    </div>
  );
}
