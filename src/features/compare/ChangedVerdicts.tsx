import type { EditorState } from "@codemirror/state";
import { ArrowRight, ChevronRight } from "lucide-react";
import { useCallback, useMemo, useRef, useState } from "react";
import { expectationsOf, reportOf, requestsOf } from "../../core/derived.ts";
import { type Expected, standingOf } from "../../core/expectations.ts";
import { crawlersInput, urlsInput } from "../../core/inputs.ts";
import { ALL_ROWS } from "../../core/table-view.ts";
import { focusCell } from "../../editor/reveal.ts";
import { explain } from "../../engine/decide/explain.ts";
import { isPath } from "../../engine/url/scope.ts";
import { type Alike, alikeIn, withoutAlike } from "../../tasks/compare/alike-urls.ts";
import { changeFormats } from "../../tasks/compare/change-exports.ts";
import type { ChangeGroup, ChangeGroups, ChangeView } from "../../tasks/compare/change-groups.ts";
import type { Comparison, ComparisonInView } from "../../tasks/compare/model.ts";
import type {
  TurnCount,
  VerdictChange,
  VerdictChanges,
} from "../../tasks/compare/verdict-changes.ts";
import { comparedTextWords, turnWords } from "../../tasks/compare/words.ts";
import { oneOriginOf, pathAfter } from "../../tasks/table/one-origin.ts";
import { verdictTableWords } from "../../tasks/table/words.ts";
import { whyWords } from "../../tasks/why/words.ts";
import { Menu } from "../../ui/Menu.tsx";
import { OutcomeMark } from "../../ui/marks.tsx";
import { PanelHead } from "../../ui/PanelHead.tsx";
import { FilterBox, Pick } from "../../ui/Pick.tsx";
import { useWork } from "../../ui/use-work.ts";
import { VirtualRows } from "../../ui/VirtualRows.tsx";
import { useSession, useSessionState, useTell } from "../../ui/workspace.tsx";
import { numberText } from "../../words/numbers.ts";
import { excerpt } from "../../words/quoting.ts";
import { regionWords } from "../../words/regions.ts";
import { markWords } from "../../words/terms.ts";
import { exportTo } from "../export/exports.ts";
import { type ChangeRow, changeRows, keyOfGroup, openGroups } from "./change-rows.ts";
import { TurnSide } from "./comparing.tsx";

/** The region Verdicts of a comparison: the verdicts in the table that change, by what changed and by which lines. `instead`: what to say where none does. */
export function ChangedVerdicts(props: {
  found: ComparisonInView | null;
  instead: string;
  rowHeight: number;
  onClose: () => void;
}) {
  const { found, instead, rowHeight, onClose } = props;
  const verdicts = found?.comparison.verdicts ?? null;
  const turns = useMemo(() => verdicts?.turns ?? [], [verdicts]);
  const [wanted, setWanted] = useState<TurnCount | null>(null);
  const hasLog = useSessionState((state) => requestsOf(state) !== null);
  const [query, setQuery] = useState("");
  const [order, setOrder] = useState<ChangeView["order"] | null>(null);
  const view = useMemo(
    (): ChangeView => ({ query, order: order ?? (hasLog ? "requests" : "size") }),
    [query, order, hasLog],
  );
  // A kind that has disappeared is no longer wanted.
  const chosen = turns.find((turn) => wanted && isAlike(turn, wanted)) ?? null;
  return (
    <section
      className="panel compared"
      aria-label={regionWords.verdicts}
      aria-busy={!found?.isCurrent}
    >
      <PanelHead
        title={regionWords.verdicts}
        count={verdicts ? numberText(verdicts.size) : undefined}
      >
        <TurnFilters
          turns={turns}
          requestsOf={(turn) => found?.comparison.verdictGroups.requestsOf(turn) ?? null}
          chosen={chosen}
          onChoose={setWanted}
        />
      </PanelHead>
      {found && verdicts && verdicts.size > 0 ? (
        <>
          <ListTools {...{ view, hasLog, verdicts }} onQuery={setQuery} onOrder={setOrder} />
          <ChangeList
            comparison={found.comparison}
            turn={chosen}
            view={view}
            rowHeight={rowHeight}
            onClose={onClose}
          />
        </>
      ) : (
        found && <p className="empty">{instead}</p>
      )}
    </section>
  );
}

/** What is shown of the changes, and files of them all. */
function ListTools(props: {
  view: ChangeView;
  hasLog: boolean;
  onQuery: (query: string) => void;
  onOrder: (order: ChangeView["order"]) => void;
  verdicts: VerdictChanges;
}) {
  const { view, hasLog, onQuery, onOrder, verdicts } = props;
  const session = useSession();
  const tell = useTell();
  const { orders } = turnWords;
  return (
    <div className="list-tools">
      <FilterBox
        type="search"
        aria-label={turnWords.filter}
        placeholder={turnWords.filterHint}
        value={view.query}
        onChange={({ target }) => onQuery(target.value)}
      />
      <Pick
        label={turnWords.order}
        isLabelHidden
        value={view.order}
        choices={[
          ...(hasLog ? [{ id: "requests", title: orders.requests } as const] : []),
          { id: "size", title: orders.size },
          { id: "line", title: orders.line },
        ]}
        onPick={onOrder}
      />
      <Menu name={turnWords.export}>
        {(close) =>
          changeFormats(verdicts, requestsOf(session.getState())).map((format) => (
            <button
              key={format.title}
              type="button"
              onClick={() => {
                close();
                tell(exportTo(session, format, ALL_ROWS));
              }}
            >
              {turnWords.exportAs(format.title)}
            </button>
          ))
        }
      </Menu>
    </div>
  );
}

function isAlike(one: TurnCount, other: TurnCount): boolean {
  return one.before === other.before && one.after === other.after;
}

function ChangeList(props: {
  comparison: Comparison;
  turn: TurnCount | null;
  view: ChangeView;
  rowHeight: number;
  onClose: () => void;
}) {
  const { comparison, turn, view, rowHeight, onClose } = props;
  const { verdicts, verdictGroups } = comparison;
  const session = useSession();
  const expectations = useSessionState(expectationsOf);
  const expected = useMemo(() => {
    const { after } = comparison;
    return expectations.forTable(after.field(urlsInput.field), after.field(crawlersInput.field));
  }, [expectations, comparison]);
  const requests = requestsOf(comparison.after);
  const texts = useMemo(() => changeTexts(verdicts), [verdicts]);
  const shown = useShownGroups(verdictGroups, view);
  const groups = useMemo(() => {
    const isShown = ({ before, after }: ChangeGroup) =>
      !turn || (before.outcome === turn.before && after.outcome === turn.after);
    return shown?.filter(isShown) ?? [];
  }, [shown, turn]);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<{ readonly of: VerdictChanges; readonly index: number }>();
  // Of another comparison, the index would be that of another change.
  const explained = asked?.of === verdicts ? asked.index : null;
  const rows = useMemo(
    () => changeRows(groups, openGroups(groups, toggled), explained),
    [groups, toggled, explained],
  );
  const drawRow = useCallback(
    (row: ChangeRow) => {
      if (row.kind === "group")
        return (
          <GroupRow
            {...row}
            onToggle={() => {
              const key = keyOfGroup(row.group);
              setToggled((before) => {
                const now = new Set(before);
                if (!now.delete(key)) now.add(key);
                return now;
              });
            }}
          />
        );
      const change = verdicts.at(row.index);
      if (!change) return null;
      const { cell } = change;
      if (row.kind === "why")
        return (
          <WhyRow
            comparison={comparison}
            change={change}
            onShow={() => {
              session.dispatch(focusCell(session.getState(), cell));
              onClose();
            }}
          />
        );
      const isExplained = row.index === explained;
      return (
        <VerdictChangeRow
          change={change}
          shown={texts(change.url, row.group)}
          asked={requests?.countAt(change.url, change.crawler) ?? 0}
          expected={expected.at(cell.url, cell.crawler)}
          isExplained={isExplained}
          onWhy={() => setAsked(isExplained ? undefined : { of: verdicts, index: row.index })}
        />
      );
    },
    [comparison, explained, expected, texts, requests, verdicts, session, onClose],
  );
  if (shown && groups.length === 0) return <p className="empty">{turnWords.noneFound}</p>;
  return (
    <VirtualRows
      rows={rows}
      rowHeight={rowHeight}
      tall={rows.whyAt < 0 ? undefined : { index: rows.whyAt, height: WHY_HEIGHT }}
      keyOf={keyOf}
      label={turnWords.list}
    >
      {drawRow}
    </VirtualRows>
  );
}

/** Of so many changes of a group it is found what their URLs share. */
const MOST_SAMPLED = 1_000;

/** How the URL of a change is shown in its group: without the origin of all absolute URLs, and without what most of the group share. */
function changeTexts(verdicts: VerdictChanges): (url: string, group: ChangeGroup) => string {
  const origin = oneOriginOf(verdicts.question.urls)?.origin;
  const pathOf = (url: string) => (origin && !isPath(url) ? pathAfter(origin, url) : url);
  const known = new WeakMap<ChangeGroup, Alike>();
  return (url, group) => {
    const alike = known.get(group) ?? alikeIn(sampled(verdicts, group).map(pathOf));
    known.set(group, alike);
    return excerpt(withoutAlike(pathOf(url), alike));
  };
}

/** URLs from all over a group. */
function sampled(verdicts: VerdictChanges, { indices }: ChangeGroup): readonly string[] {
  const count = Math.min(indices.length, MOST_SAMPLED);
  return Array.from({ length: count }, (_, at) => {
    const index = indices[Math.floor((at * indices.length) / count)] ?? 0;
    return verdicts.question.urls[Math.floor(verdicts.cellOf(index) / verdicts.width)] ?? "";
  });
}

/** So much of a filter is found as the list is drawn, in milliseconds; a list of millions takes longer. */
const AT_ONCE_MS = 8;

/** The groups that a view shows; while they are looked for, those of before, or null. */
function useShownGroups(
  groups: ChangeGroups,
  { query, order }: ChangeView,
): readonly ChangeGroup[] | null {
  const work = useMemo(() => groups.shown({ query, order }), [groups, query, order]);
  const found = useWork(work, { priority: "screen", atOnce: AT_ONCE_MS });
  const last = useRef<{ readonly of: ChangeGroups; readonly found: typeof found }>(null);
  if (found) last.current = { of: groups, found };
  return found ?? (last.current?.of === groups ? last.current.found : null);
}

function keyOf(row: ChangeRow): string {
  return row.kind === "group" ? keyOfGroup(row.group) : `${row.kind} ${row.index}`;
}

/** In pixels; what does not fit scrolls. */
const WHY_HEIGHT = 104;

/** Why a verdict was so, and why it is so now; the way to all that there is to say of it. */
function WhyRow(props: { comparison: Comparison; change: VerdictChange; onShow: () => void }) {
  const { comparison, change, onShow } = props;
  const { before, now } = comparedTextWords.names;
  return (
    <div className="change-why">
      <dl>
        <dt>{before}</dt>
        <dd>{whyIn(comparison.before, change)}</dd>
        <dt>{now}</dt>
        <dd>{whyIn(comparison.after, change)}</dd>
      </dl>
      <button type="button" className="offer" onClick={onShow}>
        {turnWords.inWhy}
      </button>
    </div>
  );
}

function whyIn(state: EditorState, { cell: { url, crawler } }: VerdictChange): string {
  const report = reportOf(state);
  const verdict = report.verdictAt(url, crawler);
  const column = report.columnAt(url, crawler);
  if (!verdict || !column) return "";
  const explanation = explain(verdict, column.analysis.dialect);
  const file = report.otherAt(url)?.robotsUrl ?? null;
  return whyWords.participles[verdict.outcome] + whyWords.verdict(verdict, explanation, file);
}

/** Opens and closes the changes that are alike. */
function GroupRow(props: { group: ChangeGroup; isOpen: boolean; onToggle: () => void }) {
  const { group, isOpen, onToggle } = props;
  return (
    <button type="button" className="change-group" aria-expanded={isOpen} onClick={onToggle}>
      <ChevronRight className="icon" aria-hidden="true" />
      <span>{turnWords.group(group)}</span>
    </button>
  );
}

/** How many verdicts turned in which way; each button shows only its kind of turn. */
function TurnFilters(props: {
  turns: readonly TurnCount[];
  requestsOf: (turn: TurnCount) => number | null;
  chosen: TurnCount | null;
  onChoose: (turn: TurnCount | null) => void;
}) {
  const { turns, requestsOf, chosen, onChoose } = props;
  return (
    <ul className="totals turns" aria-label={turnWords.kinds}>
      {turns.map((turn) => {
        const requests = requestsOf(turn);
        const asked = requests === null ? "" : turnWords.requests(requests);
        return (
          <li key={`${turn.before} ${turn.after}`}>
            <button
              type="button"
              aria-label={turnWords.counted(turn) + asked}
              aria-pressed={turn === chosen}
              onClick={() => onChoose(turn === chosen ? null : turn)}
            >
              <OutcomeMark outcome={turn.before} />
              <ArrowRight className="icon turn-arrow" aria-hidden="true" />
              <OutcomeMark outcome={turn.after} />
              <span className="n">
                {numberText(turn.count)}
                {asked}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A verdict in the table that changed: from what to what, by which lines, and whether it is now as expected. Its URL unfolds why. */
function VerdictChangeRow(props: {
  change: VerdictChange;
  /** What of its URL is shown. */
  shown: string;
  /** How often the crawler asked for the URL, by a log. */
  asked: number;
  expected: Expected | null;
  isExplained: boolean;
  onWhy: () => void;
}) {
  const { change, shown, asked, expected, isExplained, onWhy } = props;
  const { url, crawler, before, after } = change;
  const end = Math.max(0, shown.length - URL_END);
  return (
    <div className="turn-row">
      <button
        type="button"
        className="turn-url"
        title={excerpt(url)}
        aria-description={turnWords.why}
        aria-pressed={isExplained}
        onClick={onWhy}
      >
        <code>{shown.slice(0, end)}</code>
        <code>{shown.slice(end)}</code>
      </button>
      <span className="turn-crawler">{excerpt(crawler)}</span>
      {asked > 0 && (
        <span className="times">
          <span aria-hidden="true">{numberText(asked)}×</span>
          <span className="sr-only">{verdictTableWords.asked(asked)}</span>
        </span>
      )}
      <TurnSide side="before" {...before} />
      <ArrowRight className="icon turn-arrow" aria-hidden="true" />
      <TurnSide side="now" {...after} />
      {expected && <Expectation change={change} expected={expected} />}
    </div>
  );
}

/** So many characters at the end of a URL, which tell it from others, are not cut. */
const URL_END = 16;

function Expectation({ change, expected }: { change: VerdictChange; expected: Expected }) {
  const was = standingOf(expected, change.before.outcome);
  const is = standingOf(expected, change.after.outcome);
  if (was === is) return <span className="turn-standing">{markWords.expected(expected)}</span>;
  return is === "met" ? (
    <span className="turn-standing is-fixed">
      <span aria-hidden="true">•</span> {turnWords.nowAsExpected}
    </span>
  ) : (
    <span className="turn-standing is-broken">
      <span aria-hidden="true">≠</span> {markWords.expected(expected)}
    </span>
  );
}
