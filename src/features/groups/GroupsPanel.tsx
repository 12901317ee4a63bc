// @chunk panels
import "./style.css";
import type { EditorState } from "@codemirror/state";
import { type CSSProperties, type ReactNode, useMemo } from "react";
import { useStore } from "zustand";
import { analysisOf, caretLineOf, focusedInEditorOf, reportOf } from "../../core/derived.ts";
import { oneOfSeveralParsers, readersOf } from "../../core/group-readers.ts";
import { MOST_URLS, urlsInput } from "../../core/inputs.ts";
import { addUrlList } from "../../core/intents.ts";
import { wantedFor } from "../../core/latest.ts";
import { type Notice, reporting, saying } from "../../core/notices.ts";
import { ruleStatusesOf } from "../../core/rule-status.ts";
import type { Session } from "../../core/session.ts";
import { groupInView } from "../../editor/group-map.ts";
import { purposeTokenNamed } from "../../engine/crawlers/purpose-tokens.ts";
import type { Report } from "../../engine/decide/report.ts";
import { outcomeOf } from "../../engine/decide/verdict.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { isWholeUrl } from "../../engine/url/url.ts";
import { loggedIn } from "../../tasks/requests/logged.ts";
import { ruleRequestsOf } from "../../tasks/requests/rule-requests.ts";
import type { RegionProps } from "../../ui/feature.ts";
import { Badge, OutcomeMark } from "../../ui/marks.tsx";
import { PanelHead, ReadBy } from "../../ui/PanelHead.tsx";
import { Spoken } from "../../ui/Sentence.tsx";
import { useWork } from "../../ui/use-work.ts";
import { VirtualRows } from "../../ui/VirtualRows.tsx";
import {
  useGoToLine,
  useSession,
  useSettledState,
  useTableView,
  useTell,
} from "../../ui/workspace.tsx";
import { numberText, whereOf } from "../../words/numbers.ts";
import { fieldNoteWords } from "../../words/preferences.ts";
import { excerpt } from "../../words/quoting.ts";
import { actionWords, regionWords } from "../../words/regions.ts";
import { markWords, termWords } from "../../words/terms.ts";
import { Coverage, type Covered } from "./coverage.ts";
import { type GroupsRow, keyOf, rowsOf, sameRow } from "./groups-rows.ts";
import { coverageWords, groupWords, ruleStatusWords, shownText } from "./words.ts";

/** The region Groups: each effective group once, the one in view unfolded; then sitemaps, and lines that decide nothing. */
export function GroupsPanel(props: RegionProps) {
  const analysis = useSettledState(analysisOf);
  const report = useSettledState(reportOf);
  const current = useSettledState(groupInView);
  const covered = useCoverage();
  const logged = useSettledState(loggedIn);
  const byLine = useWork(useSettledState(ruleRequestsOf), { priority: "count", quiet: 150 });
  const rows = useMemo(
    () =>
      rowsOf(
        analysis,
        current,
        (group) => groupWords.readBy(readersOf(group, analysis, report), purposesOf(group)),
        covered,
        logged && byLine
          ? {
              byLine,
              askedBy: (group) => logged.requestsOf(readersOf(group, analysis, report)),
            }
          : null,
      ),
    [analysis, current, report, covered, logged, byLine],
  );
  return (
    <section className="panel groups" aria-label={regionWords.groups}>
      <PanelHead
        title={regionWords.groups}
        count={numberText(analysis.groups.length)}
        folded={props.folded ?? false}
        onFold={props.onFold}
      >
        <ReadBy />
        {covered && covered.ruleCount > 0 && <CoverageNote covered={covered} />}
      </PanelHead>
      {!props.folded &&
        (rows.length > 0 ? (
          <VirtualRows
            rows={rows}
            rowHeight={props.rowHeight}
            keyOf={keyOf}
            isSame={sameRow}
            label={groupWords.list}
            shown={current?.index ?? null}
          >
            {drawRow}
          </VirtualRows>
        ) : (
          <p className="empty">{groupWords.none}</p>
        ))}
    </section>
  );
}

/** The purposes whose tokens name the group. */
function purposesOf({ agents }: Group) {
  return agents.flatMap(({ token }) => purposeTokenNamed(token)?.purpose ?? []);
}

/** How much of the rules the URLs of the table try, and what tries the rest. */
function CoverageNote({ covered }: { covered: Covered }) {
  const session = useSession();
  const tell = useTell();
  const { ruleCount, idle } = covered;
  const deciding = ruleCount - idle.length;
  return (
    <div className="coverage">
      <span title={coverageWords.covered(deciding, ruleCount)}>
        {coverageWords.coveredShortly(deciding, ruleCount)}
      </span>
      <button
        type="button"
        className="link"
        title={coverageWords.aboutSuggest}
        onClick={() => tell(suggestUrls(session))}
      >
        {coverageWords.suggest}
      </button>
    </div>
  );
}

function drawRow(row: GroupsRow): ReactNode {
  return <RowView row={row} />;
}

function RowView({ row }: { row: GroupsRow }) {
  switch (row.kind) {
    case "group":
      return <GroupRow group={row.group} open={row.open} />;
    case "readers":
      return <p className="group-readers">{row.said}</p>;
    case "rule":
      return <RuleRow {...row} />;
    case "heading":
      return (
        <h3>
          {row.title} <span className="n">{numberText(row.count)}</span>
        </h3>
      );
    case "sitemap":
      return (
        <LineRow
          number={row.sitemap.line.number}
          text={row.sitemap.url}
          note={isWholeUrl(row.sitemap.url) ? undefined : fieldNoteWords.notWholeUrl}
        />
      );
    case "field":
    case "ignored":
      return (
        <LineOfFile number={row.number} note={fieldNoteWords.ignored(row.reason, row.field)} />
      );
  }
}

function LineOfFile({ number, note }: { number: number; note: string }) {
  const text = useSettledState((state) =>
    state.doc.lines < number ? "" : state.doc.line(number).text.trim(),
  );
  return <LineRow number={number} text={text} note={note} />;
}

function LineRow(props: { number: number; text: string; note?: string | undefined }) {
  const { number, text, note } = props;
  const goToLine = useGoToLine();
  return (
    <button
      type="button"
      className="line-row"
      title={excerpt(text)}
      onClick={() => goToLine(number)}
    >
      <span className="no">
        <Spoken text={markWords.line(number)} />
      </span>
      <code>{shownText(text)}</code>
      {note && <span className="note">{note}</span>}
    </button>
  );
}

/** A group in one line: letter, agents, where its sections stand, how many rules. */
function GroupRow({ group, open }: { group: Group; open: boolean }) {
  const goToLine = useGoToLine();
  const others = group.agentCount - 1;
  const read = useSettledState(
    (state) => focusedInEditorOf(state)?.column.selection.group === group,
  );
  return (
    <button
      type="button"
      className={`group-row${open ? " is-current" : ""}${read ? " is-read" : ""}`}
      aria-expanded={open}
      title={namesOf(group)}
      onClick={() => goToLine(group.sections[0]?.first ?? 1)}
    >
      <Badge group={group} />
      <code>{shownText(group.agentAt(0)?.name ?? "") || <i>{groupWords.noName}</i>}</code>
      {others > 0 && <span className="n">+{numberText(others)}</span>}
      <span className="where">
        <Spoken text={groupWords.where(whereOf(group))} />
      </span>
      <span className="count">{groupWords.rules(group.ruleCount)}</span>
    </button>
  );
}

/** The first of its names. */
function namesOf({ membership }: Group): string {
  const names = membership.agents.slice(0, NAMES_SHOWN).map(({ name }) => name);
  return shownText(names.join(", "));
}

const NAMES_SHOWN = 40;

/** A rule of a group. `decided`: how many of the table's URLs it decides, null where that is not known. */
function RuleRow(props: Omit<Extract<GroupsRow, { kind: "rule" }>, "kind">) {
  const { rule, decided, urlCount, requests } = props;
  const { number } = rule.line;
  const goToLine = useGoToLine();
  const isCurrent = useSettledState((state) => caretLineOf(state) === number);
  const isLit = useSettledState((state) => {
    const ground = focusedInEditorOf(state)?.verdict.ground;
    return ground?.kind === "rule" && ground.rule.line.number === number;
  });
  // By the parser that reads the file here; by another it may decide.
  const isNever = useSettledState((state) => neverDecides(state, rule)) && !decided;
  const status = useSettledState((state) => statusOf(state, rule));
  return (
    <div className={isCurrent ? "rule-row is-current" : "rule-row"}>
      <button
        type="button"
        className={isNever ? "line-row group-rule is-never" : "line-row group-rule"}
        title={status ?? undefined}
        onClick={() => goToLine(number)}
      >
        <span className="no">
          <span className={isLit ? "at-lit" : ""}>
            <Spoken text={markWords.line(number)} />
          </span>
        </span>
        <OutcomeMark outcome={outcomeOf(rule)} word="" />
        <span className="sr-only">{termWords.rule(rule)}</span>
        <code>{shownText(rule.path) || <i>{groupWords.noPath}</i>}</code>
        {isNever && <span className="note">{groupWords.neverDecides}</span>}
        <span className="octets" title={groupWords.octets}>
          <Spoken text={groupWords.length(rule.pattern.octets)} />
        </span>
      </button>
      <Decided line={number} {...{ decided, urlCount, requests }} />
    </div>
  );
}

// Texts and truths, for what is known of a line of several groups is put together at each asking.
function statusOf(state: EditorState, { line }: Rule): string | null {
  const status = ruleStatusesOf(state)(line.number);
  const parserAt = (number: number) => oneOfSeveralParsers(state, number);
  return status && ruleStatusWords.note(status, analysisOf(state), parserAt);
}

function neverDecides(state: EditorState, { line, path }: Rule): boolean {
  return path !== "" && ruleStatusesOf(state)(line.number)?.liveness.kind === "dead";
}

/** How many URLs a rule decides, or, with a log, how many requests; shows the URLs. */
function Decided(props: {
  line: number;
  decided: number | null;
  urlCount: number;
  requests: Extract<GroupsRow, { kind: "rule" }>["requests"];
}) {
  const { line, decided, urlCount, requests } = props;
  const [, change] = useTableView();
  const [part, all] = requests ?? [decided ?? 0, urlCount];
  const share: CSSProperties & { "--share": number } = { "--share": all && part / all };
  const words = decided === null ? "" : coverageWords.decides(decided, urlCount, requests);
  if (decided === null) return <span className="decided" />;
  return (
    <button
      type="button"
      className="decided"
      title={words}
      aria-label={coverageWords.lineDecides(line, words)}
      disabled={decided === 0}
      onClick={() => change({ query: `line:${line}` })}
    >
      <span className="share" style={share} />
      {numberText(part)}
    </button>
  );
}

// A component that shows some of it counts it for all.
const known = new WeakMap<Report, Coverage>();

/** What each rule decides of the table; null until it is counted. */
function useCoverage(): Covered | null {
  // Drawn again as more of it is counted.
  useStore(useSession().counting);
  const report = useSettledState(reportOf);
  const coverage = known.get(report) ?? new Coverage(report);
  known.set(report, coverage);
  // A report that is counted already is soon looked through.
  return useWork(coverage, { priority: "count", atOnce: report.isCounted ? 2 : 0, quiet: 150 });
}

// The search for URLs that try a rule comes when it is wanted.
const loadSuggestions = () => import("./suggest-urls.ts");

/** Adds URLs that try the rules of the file, in one transaction, and says how many; nothing where another file was opened before they were found. */
export async function suggestUrls(session: Session): Promise<Notice | null> {
  const isWanted = wantedFor(session, "file");
  const loaded = await loadSuggestions().catch(() => null);
  if (!loaded) return notLoaded();
  if (!isWanted()) return null;
  const { MOST_SUGGESTED, SuggestUrls } = loaded;
  const search = new SuggestUrls(session.getState());
  await session.scheduler.finish((isTimeUp) => search.run(isTimeUp));
  if (!isWanted()) return null;
  const { result } = search;
  if (!result) return notLoaded();
  session.dispatch(addUrlList(session.getState(), result.urls));
  const isFull = session.getState().field(urlsInput.field).length >= MOST_URLS;
  const full = isFull ? ` ${groupWords.tableIsFull(MOST_URLS)}` : "";
  return reporting(`${coverageWords.suggested(result, MOST_SUGGESTED)}${full}`);
}

function notLoaded(): Notice {
  return saying(actionWords.suggestionsNotLoaded);
}
