import "./style.css";
import { FolderOpen, Plus } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import { caretRuleOf, expectationsOf, focusedVerdictOf } from "../../core/derived.ts";
import { crawlersInput, LONGEST_URL, MOST_URLS, urlsInput } from "../../core/inputs.ts";
import { addUrls } from "../../core/intents.ts";
import { parserDifferencesOf } from "../../core/parser-differences.ts";
import { PLAIN } from "../../core/table-view.ts";
import type { Report } from "../../engine/decide/report.ts";
import { decidingLineOf } from "../../engine/decide/verdict.ts";
import { FileButton } from "../../ui/FileButton.tsx";
import type { RegionProps } from "../../ui/feature.ts";
import { later } from "../../ui/later.tsx";
import { PanelHead } from "../../ui/PanelHead.tsx";
import { asTyped, FilterBox, Pick } from "../../ui/Pick.tsx";
import { useWork } from "../../ui/use-work.ts";
import {
  useReport,
  useSession,
  useSessionState,
  useTableView,
  useWorkspace,
} from "../../ui/workspace.tsx";
import { regionWords } from "../../words/regions.ts";
import { useImport } from "../import/index.ts";
import { ALL_CRAWLERS, amongChoices } from "./among.ts";
import { columnsOf, type TableColumn } from "./columns.ts";
import { Rows } from "./rows.ts";
import type { ShownRows } from "./shown-rows.ts";
import { Totals } from "./Totals.tsx";
import { useParserDifferences } from "./use-parser-differences.ts";
import { VerdictGrid } from "./VerdictGrid.tsx";
import { verdictTableWords } from "./words.ts";

// Only phones show cards.
const VerdictCards = later(verdictTableWords.cards, () =>
  import("./VerdictCards.tsx").then((module) => module.VerdictCards),
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
  const differences = useParserDifferences();
  return useMemo(
    () => columnsOf({ report, expectations, differences, lit: [caret, focused] }),
    [report, expectations, differences, caret, focused],
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

// Most pages show all rows in their own order.
const loadShownRows = () => import("./shown-rows.ts");

/** What takes no longer is found as the table is drawn, in milliseconds. */
const AT_ONCE_MS = 4;

/** The rows of the table as it is shown. */
export interface RowsInView {
  readonly rows: Rows;
  /** Whether they are those of the view as it is; where not, they are being found. */
  readonly areCurrent: boolean;
}

/** The rows that the view of the table shows of a report; while they are being found, those of before. */
export function useShownRows(report: Report): RowsInView {
  const total = report.question.urls.length;
  const all = useMemo(() => new Rows(total), [total]);
  const search = useSearch(report);
  const before = useRef<ShownRows | null>(null);
  if (search === "none") return { rows: all, areCurrent: true };
  if (search?.result) before.current = search;
  const known = before.current;
  const areOfThisTable = known?.report.question.urls === report.question.urls;
  return { rows: (areOfThisTable && known?.result) || all, areCurrent: Boolean(search?.result) };
}

/** The search for them; "none" where there is nothing to search for, null until the code for it is there. */
function useSearch(report: Report): ShownRows | "none" | null {
  const view = useStore(useWorkspace().tableView);
  const session = useSession();
  const expectations = useSessionState(expectationsOf);
  const [Search, setSearch] = useState<typeof ShownRows | null>(null);
  const last = useRef<ShownRows | null>(null);
  const isPlain = view === PLAIN;
  useEffect(() => {
    if (!isPlain) loadShownRows().then(({ ShownRows }) => setSearch(() => ShownRows));
  }, [isPlain]);
  if (Search && !isPlain && !last.current?.areThoseOf(report, expectations, view))
    last.current = new Search(report, expectations, view, parserDifferencesOf(session.getState()));
  useWork(last.current, { priority: "screen", atOnce: AT_ONCE_MS });
  return isPlain ? "none" : last.current;
}

/** What the table shows, where that is not all in its own order, and the way back. `shown`: how many URLs, null while they are looked for. */
function ViewBar(props: { report: Report; columns: readonly TableColumn[]; shown: number | null }) {
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
