import "./style.css";
import { FolderOpen, Plus } from "lucide-react";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import { expectationsOf, focusOf, reportOf, requestsOf, siteOf } from "../../core/derived.ts";
import {
  crawlersInput,
  gatheredInput,
  LONGEST_URL,
  MOST_URLS,
  urlsInput,
} from "../../core/inputs.ts";
import { addUrls } from "../../core/intents.ts";
import { type Notice, reporting, saying } from "../../core/notices.ts";
import { ALL_ROWS } from "../../core/table-view.ts";
import { addressOf, isSeveralUrls } from "../../core/typed-urls.ts";
import { focusCell } from "../../editor/reveal.ts";
import type { Report } from "../../engine/decide/report.ts";
import { governs } from "../../engine/url/scope.ts";
import { columnsOf } from "../../tasks/table/columns.ts";
import { oneOriginOf } from "../../tasks/table/one-origin.ts";
import { Rows } from "../../tasks/table/rows.ts";
import type { ShownRows, shownRowsOf } from "../../tasks/table/shown-rows.ts";
import { verdictTableWords } from "../../tasks/table/words.ts";
import { FileButton } from "../../ui/FileButton.tsx";
import type { RegionProps } from "../../ui/feature.ts";
import { besideRegions, later, SafeRegion, whereShown } from "../../ui/later.tsx";
import { PanelHead } from "../../ui/PanelHead.tsx";
import { asTyped, FilterBox } from "../../ui/Pick.tsx";
import { useWork } from "../../ui/use-work.ts";
import {
  useSession,
  useSessionState,
  useTableView,
  useTell,
  useWorkspace,
} from "../../ui/workspace.tsx";
import { actionWords, regionWords } from "../../words/regions.ts";
import { useImport } from "../opening/import.ts";
import { DrawnCells, LiveTable } from "./drawn-cells.ts";
import { Totals, useParserDifferences } from "./Totals.tsx";
import { VerdictGrid } from "./VerdictGrid.tsx";

// Most pages show all rows in their own order.
const ViewBar = later(verdictTableWords.viewBar, () =>
  import("./ViewBar.tsx").then((module) => module.ViewBar),
);

const BelowHead = besideRegions(verdictTableWords.viewBar, () =>
  import("./BelowHead.tsx").then((module) => module.BelowHead),
);

const VerdictCards = whereShown(regionWords.verdicts, () =>
  import("./VerdictCards.tsx").then((module) => module.VerdictCards),
);

// Few tables have no crawler or no URL, and what knows the names of crawlers is large.
const EmptyTable = later(verdictTableWords.emptyTable, () =>
  import("./EmptyTable.tsx").then((module) => module.EmptyTable),
);

/** The region Verdicts: every URL by every crawler, as a grid or, on a phone, as cards. */
export function VerdictsPanel(props: RegionProps) {
  return (
    <SafeRegion name={regionWords.verdicts}>
      <Verdicts {...props} />
    </SafeRegion>
  );
}

function Verdicts(props: RegionProps) {
  const urls = useSessionState((state) => state.field(urlsInput.field));
  const crawlers = useSessionState((state) => state.field(crawlersInput.field));
  const isEmpty = urls.length === 0 || crawlers.length === 0;
  const importUrls = useImport();
  const { Totals: TotalsShown = Totals } =
    useStore(useWorkspace().shown, ({ around }) => around) ?? {};
  return (
    <section
      className="panel verdicts"
      aria-label={regionWords.verdicts}
      data-takes-files
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const files = [...event.dataTransfer.files];
        importUrls(files[0] ? files : event.dataTransfer.getData("text/plain"));
      }}
    >
      <PanelHead title={regionWords.verdicts} folded={props.folded ?? false} onFold={props.onFold}>
        <TotalsShown />
        <Filter />
        {props.actions}
      </PanelHead>
      {!props.folded && (
        <>
          {isEmpty && <EmptyTable />}
          {urls.length > 0 && <VerdictTable layout={props.layout} />}
          <AddUrls alone={urls.length === 0} />
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
  const [view] = useTableView();
  const session = useSession();
  // A filter and an order may ask for more than what is shown; what is in the cells of a grid is drawn apart.
  const part = view !== ALL_ROWS ? "all" : layout === "grid" ? "heads" : "shown";
  useSessionState((state) => (part === "all" ? reportOf(state) : reportOf(state)[part]));
  useStore(session.counting);
  // Not kept between two drawings: it would keep the file of its time.
  const report = reportOf(session.getState());
  const { urls } = report.question;
  const one = useMemo(() => oneOriginOf(urls), [urls]);
  // What the one origin of the URLs is to the robots.txt; null where no site is typed.
  const isSite = useSessionState((state) => {
    const site = one && siteOf(state);
    return site && governs(site, `${one.origin}/`).governed;
  });
  // A path is of that origin only where it is the site.
  const origin = one && (isSite || !one.hasPaths) ? one.origin : null;
  const { table, columns } = useColumns(report, origin);
  const cells = useDrawnCells();
  const { rows, search, areCurrent } = useShownRows(report);
  useShownCell(search);
  return (
    <>
      {/* Read out when it comes; what changes in it, it says by itself. */}
      <div aria-live="polite" className="told">
        {view !== ALL_ROWS && (
          <ViewBar {...{ report, columns }} shown={areCurrent ? rows.length : null} />
        )}
      </div>
      <BelowHead />
      {layout === "grid" ? (
        <VerdictGrid {...{ urls, table, columns, cells, rows }} />
      ) : (
        <VerdictCards {...{ report, columns, rows }} />
      )}
    </>
  );
}

/** The table and its columns: the same until other URLs, crawlers or groups are in it. */
function useColumns({ heads }: Report, origin: string | null) {
  const session = useSession();
  const gathered = useSessionState((state) => state.field(gatheredInput.field));
  const requests = useSessionState(requestsOf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other heads, or a log, it is another table
  return useMemo(() => {
    const table = new LiveTable(session, gathered, origin);
    return { table, columns: columnsOf(table) };
  }, [session, heads, gathered, origin, requests]);
}

/** The cells of the grid, which are drawn on as the session changes, and as more is known of it. */
function useDrawnCells(): DrawnCells {
  const session = useSession();
  const [cells] = useState(() => new DrawnCells());
  useLayoutEffect(() => {
    const isTyping = () => session.getState().doc !== session.settled.getState().doc;
    return session.subscribe(() => cells.follow(isTyping()));
  }, [session, cells]);
  useParserDifferences();
  useLayoutEffect(() => cells.draw());
  return cells;
}

/** The box that takes one URL, or a pasted list of them; and the button that reads them from a file. `alone`: there is nothing else in the panel to have the focus. */
function AddUrls({ alone }: { alone: boolean }) {
  const { session, shown, typed } = useWorkspace();
  const importUrls = useImport();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The row that was removed last had it, and took it along.
    if (alone && document.activeElement === document.body) input.current?.focus();
  }, [alone]);
  const tell = useTell();
  // What the last URL was told by, which is over with the next one: on a phone it is over the box.
  const told = useRef<Notice>(null);
  const add = (text: string) => {
    const state = session.getState();
    const urls = state.field(urlsInput.field);
    const known = urls.indexOf(addressOf(text));
    if (known >= 0) {
      session.dispatch(focusCell(state, { url: known, crawler: focusOf(state)?.crawler ?? 0 }));
      told.current = reporting(verdictTableWords.inTable(addressOf(text)));
      tell(Promise.resolve(told.current));
    }
    // An import says what it leaves out.
    else if (urls.length >= MOST_URLS || text.length > LONGEST_URL || isSeveralUrls(text))
      importUrls(text);
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
          defaultValue={typed.urls}
          onChange={({ target }) => {
            typed.urls = target.value;
            if (told.current && shown.getState().notice === told.current)
              shown.setState({ notice: null });
          }}
          onKeyDown={({ key, currentTarget }) => {
            if (key !== "Enter") return;
            const text = currentTarget.value.trim();
            add(text);
            // What is too long for the table stays, to be shortened.
            if (text.length > LONGEST_URL) return;
            typed.urls = "";
            currentTarget.value = "";
          }}
          onPaste={(event) => {
            const text = event.clipboardData.getData("text/plain");
            // A text box would join the lines of a list into one.
            if (!isSeveralUrls(text.trim())) return;
            event.preventDefault();
            importUrls(text);
          }}
        />
      </label>
      <FileButton
        fileName={verdictTableWords.file}
        title={verdictTableWords.aboutFile}
        multiple
        onFile={(_, files) => importUrls(files)}
      >
        <FolderOpen className="icon" aria-hidden="true" />
        {verdictTableWords.fromFile}
      </FileButton>
    </div>
  );
}

const loadShownRows = () => import("../../tasks/table/shown-rows.ts");

/** What takes no longer is found as the table is drawn, in milliseconds. */
const AT_ONCE_MS = 4;

/** The rows of the table as it is shown. */
interface RowsInView {
  readonly rows: Rows;
  /** What found them; null where all are shown in their own order. */
  readonly search: ShownRows | null;
  /** Whether they are those of the view as it is; where not, they are being found. */
  readonly areCurrent: boolean;
}

/** The rows that the view of the table shows of a report; while they are being found, those of before. */
function useShownRows(report: Report): RowsInView {
  const total = report.question.urls.length;
  const all = useMemo(() => new Rows(total), [total]);
  const search = useSearch(report);
  const before = useRef<ShownRows | null>(null);
  if (search === "none") return { rows: all, search: null, areCurrent: true };
  if (search?.result) before.current = search;
  const known = before.current;
  const areOfThisTable = known?.report.question.urls === report.question.urls;
  return {
    rows: (areOfThisTable && known?.result) || all,
    search: known,
    areCurrent: Boolean(search?.result),
  };
}

/** The search for them; "none" where there is nothing to search for, null until the code for it is there. */
function useSearch(report: Report): ShownRows | "none" | null {
  const { session, shown, tableView } = useWorkspace();
  const view = useStore(tableView);
  const expectations = useSessionState(expectationsOf);
  const [find, setFind] = useState<typeof shownRowsOf | null>(null);
  const last = useRef<ShownRows | null>(null);
  const isPlain = view === ALL_ROWS;
  useEffect(() => {
    if (isPlain) return;
    const fail = () => {
      tableView.setState(ALL_ROWS, true);
      shown.setState({ notice: saying(actionWords.viewNotLoaded) });
    };
    loadShownRows().then(({ shownRowsOf }) => setFind(() => shownRowsOf), fail);
  }, [isPlain, shown, tableView]);
  if (find && !isPlain)
    last.current = find(last.current, report, expectations, view, session.getState());
  useWork(last.current, { priority: "screen", atOnce: AT_ONCE_MS });
  return isPlain ? "none" : last.current;
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
    if (view === ALL_ROWS) chosenFor.current = view;
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
