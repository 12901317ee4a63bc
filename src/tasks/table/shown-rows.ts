import type { EditorState } from "@codemirror/state";
import { expectationsOf, reportOf, requestsOf } from "../../core/derived.ts";
import type { Expectations } from "../../core/expectations.ts";
import { type Cell, type LoggedRequests, purposeInput } from "../../core/inputs.ts";
import { type ParserDifferences, parserDifferencesOf } from "../../core/parser-differences.ts";
import type { TableView } from "../../core/table-view.ts";
import { categories, crawlerNamed } from "../../engine/crawlers/index.ts";
import type { Report } from "../../engine/decide/report.ts";
import { type IsTimeUp, Work } from "../../engine/decide/work.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import type { Purpose } from "../../engine/preferences/preference.ts";
import { readPreferences } from "../../engine/preferences/preference-lines.ts";
import type { UseValue } from "../../engine/preferences/preferences-for.ts";
import { usesAt } from "../../engine/preferences/uses-at.ts";
import { type Listing, listingOf } from "../live/sitemaps/listed.ts";
import { BY_REQUESTS, byRequests } from "./by-requests.ts";
import { columnsOf, LINES, purposeColumn, type Table, type TableColumn } from "./columns.ts";
import { RowFilter } from "./filter.ts";
import { Rows } from "./rows.ts";
import { type Key, sortedBy } from "./sorted-by.ts";

// Some 0.1 ms, in what RowFilter.costOf counts.
const COST_AT_ONCE = 8_192;

/** What each row costs besides what it is asked. */
const COST_OF_ROW = 16;

/**
 * Which URLs of a table a view shows, and in which order. They are found in slices; where the
 * cells matter, after the report is counted.
 */
export class ShownRows extends Work<Rows> {
  readonly report: Report;
  readonly expectations: Expectations;
  readonly view: TableView;
  private readonly asksCells: boolean;
  private readonly filter: RowFilter;
  /** Null where the view does not ask for them. */
  private readonly differences: ParserDifferences | null;
  private readonly listing: Listing | null;
  private readonly purpose: Purpose | null;
  private readonly requests: LoggedRequests | null;

  /** `expectations`, `differences`, `listing` and `requests`: of the same table as the report. `purpose`: by whose use columns of crawlers are sorted; null for their verdicts. */
  constructor(
    report: Report,
    expectations: Expectations,
    view: TableView,
    differences: ParserDifferences | null = null,
    listing: Listing | null = null,
    purpose: Purpose | null = null,
    requests: LoggedRequests | null = null,
  ) {
    const filter = new RowFilter(report, expectations, view, differences, listing?.urls, requests);
    const { sort } = view;
    // None where the crawler to order by is gone; it may come back.
    const by =
      requests && sort?.column === BY_REQUESTS.column
        ? byRequests(report.question.urls, requests)
        : sort
          ? columnNamed({ report, expectations }, sort.column)
          : undefined;
    const crawler = by?.crawler ?? null;
    const isByUse = purpose !== null && crawler !== null;
    const keyOf = isByUse ? keyByUse(report, crawler, purpose) : by?.keyOf;
    const preferences = (isByUse && report.columns[crawler]?.analysis) || null;
    const order = sort && keyOf ? { keyOf, descending: sort.descending, preferences } : null;
    super(rowsFound(filter, order, report.question.urls.length));
    this.report = report;
    this.expectations = expectations;
    this.view = view;
    this.purpose = purpose;
    this.requests = requests;
    this.filter = filter;
    this.differences = filter.asksParsers ? differences : null;
    this.listing = listing;
    this.asksCells = filter.asksCells || (sort !== null && (by?.asksCells ?? true));
    // All rows in their own order need no search.
    if (filter.showsAll && !order) super.run(() => false);
  }

  /** Whether these are the rows of another table too, and need not be found again: an edit of the file moves none that are shown by their URL alone. */
  areThoseOf(
    report: Report,
    expectations: Expectations,
    view: TableView,
    listing: Listing | null = null,
    purpose: Purpose | null = null,
    requests: LoggedRequests | null = null,
  ): boolean {
    if (listing !== this.listing || requests !== this.requests) return false;
    if (view !== this.view || report.question.urls !== this.report.question.urls) return false;
    if (purpose !== this.purpose) return false;
    return !this.asksCells || (report === this.report && expectations === this.expectations);
  }

  /** A cell that the view asks for: `focus` if it is one, else the first of its row, or of the first row; null where there is none. */
  cellFor(focus: Cell): Cell | null {
    const rows = this.result;
    if (!rows || rows.length === 0) return null;
    const url = rows.rowOf(focus.url) < 0 ? rows.at(0) : focus.url;
    const crawler = this.filter.crawlerIn(url, focus.crawler);
    return crawler < 0 ? null : { url, crawler };
  }

  /** The URLs of the first rows, by index; none before they are found. */
  first(most = Number.POSITIVE_INFINITY): readonly number[] {
    const rows = this.result;
    if (!rows) return [];
    return Array.from({ length: Math.min(most, rows.length) }, (_, row) => rows.at(row));
  }

  override run(isTimeUp: IsTimeUp): boolean {
    const isReady = this.result !== null || !this.asksCells || this.count(isTimeUp);
    return isReady && super.run(isTimeUp);
  }

  private count(isTimeUp: IsTimeUp): boolean {
    return this.report.count(isTimeUp) && (this.differences?.run(isTimeUp) ?? true);
  }
}

/** The rows that a view shows of a table: `before` if they are the same. */
export function shownRowsOf(
  before: ShownRows | null,
  report: Report,
  expectations: Expectations,
  view: TableView,
  state: EditorState,
): ShownRows {
  const listing = listingOf(state);
  const purpose = state.field(purposeInput.field);
  const requests = requestsOf(state);
  if (before?.areThoseOf(report, expectations, view, listing, purpose, requests)) return before;
  const differences = parserDifferencesOf(state);
  return new ShownRows(report, expectations, view, differences, listing, purpose, requests);
}

/** The search for the rows that a view shows of the table of a state. */
export function searchIn(state: EditorState, view: TableView): ShownRows {
  return shownRowsOf(null, reportOf(state), expectationsOf(state), view, state);
}

/** The column with this id, whether or not the crawlers of its purpose share it now. */
export function columnNamed(table: Table, id: string): TableColumn | undefined {
  const purpose = categories.find((category) => `purpose:${category}` === id);
  if (!purpose) return columnsOf(table).find((column) => column.id === id);
  const isOne = (token: string) => crawlerNamed(token)?.category === purpose;
  const crawlers = table.report.columns.flatMap(({ token }, crawler) =>
    isOne(token) ? crawler : [],
  );
  return purposeColumn(table, purpose, crawlers);
}

/** What rows are ordered by where a crawler’s column shows uses: refused, not stated, allowed, and not applicable; then by the first line that says so. */
function keyByUse(report: Report, crawler: number, purpose: Purpose): (url: number) => number {
  return (url) => {
    const { value = "not-applicable", statements = [] } =
      usesAt(report, url, crawler)?.[purpose] ?? {};
    const [said] = statements.filter((statement) => statement.value === value);
    return RANKS[value] * LINES + (said?.line ?? LINES - 1);
  };
}

const RANKS: Readonly<Record<UseValue, number>> = {
  refused: 0,
  unstated: 1,
  allowed: 2,
  "not-applicable": 3,
};

interface RowOrder {
  readonly keyOf: (url: number) => Key;
  readonly descending: boolean;
  /** The file whose preference lines it asks for; null where it asks for none. */
  readonly preferences: Analysis | null;
}

function* rowsFound(
  filter: RowFilter,
  order: RowOrder | null,
  total: number,
): Generator<void, Rows> {
  if (filter.showsAll && !order) return new Rows(total);
  const urls = yield* urlsShown(filter, total);
  if (order?.preferences) yield* readPreferences(order.preferences);
  const sorted = order ? yield* sortedBy(urls, order.keyOf, order.descending) : urls;
  return new Rows(total, sorted);
}

function* urlsShown(filter: RowFilter, total: number): Generator<void, Int32Array> {
  yield* filter.prepare();
  const urls = new Int32Array(total);
  let count = 0;
  let cost = 0;
  for (let url = 0; url < total; url++) {
    cost += COST_OF_ROW + filter.costOf(url);
    if (cost > COST_AT_ONCE) {
      cost = 0;
      yield;
    }
    if (filter.shows(url)) urls[count++] = url;
  }
  return urls.slice(0, count);
}
