import { type ReactNode, useMemo } from "react";
import { analysisOf, reportOf } from "../../core/derived.ts";
import { groupInView } from "../../editor/group-map.ts";
import { isWholeUrl } from "../../session/whole-url.ts";
import { PanelHead } from "../../ui/PanelHead.tsx";
import { VirtualRows } from "../../ui/VirtualRows.tsx";
import { useGoToLine, useSessionState, useWorkspace } from "../../ui/workspace.tsx";
import { fieldNoteWords } from "../../words/field-notes.ts";
import { numberText } from "../../words/numbers.ts";
import { excerpt } from "../../words/quoting.ts";
import { regionWords } from "../../words/regions.ts";
import type { Covered } from "./coverage.ts";
import { GroupRow, readersOf } from "./GroupRow.tsx";
import { type GroupsRow, keyOf, rowsOf, sameRow } from "./groups-rows.ts";
import { RuleRow } from "./RuleRow.tsx";
import { useCoverage } from "./use-coverage.ts";
import { coverageWords } from "./words/coverage.ts";
import { groupWords } from "./words/groups.ts";

/** The region Groups: each effective group once, the one in view unfolded; then sitemaps, and lines that decide nothing. */
export function GroupsPanel(props: { rowHeight: number; folded?: boolean; onFold?: () => void }) {
  const analysis = useSessionState(analysisOf);
  const report = useSessionState(reportOf);
  const current = useSessionState(groupInView);
  const covered = useCoverage();
  const rows = useMemo(
    () =>
      rowsOf(analysis, current, (group) => groupWords.readBy(readersOf(group, report)), covered),
    [analysis, current, report, covered],
  );
  return (
    <section className="panel groups" aria-label={regionWords.groups}>
      <PanelHead
        title={regionWords.groups}
        count={numberText(analysis.groups.length)}
        folded={props.folded ?? false}
        onFold={props.onFold}
      >
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

/** How much of the rules the URLs of the table try, and what tries the rest. */
function CoverageNote({ covered }: { covered: Covered }) {
  const { suggestUrls } = useWorkspace();
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
        onClick={suggestUrls}
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
      return <RuleRow rule={row.rule} decided={row.decided} urlCount={row.urlCount} />;
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
  const text = useSessionState((state) =>
    state.doc.lines < number ? "" : state.doc.line(number).text.trim(),
  );
  return <LineRow number={number} text={text} note={note} />;
}

function LineRow({
  number,
  text,
  note,
}: {
  number: number;
  text: string;
  note?: string | undefined;
}) {
  const goToLine = useGoToLine();
  return (
    <button
      type="button"
      className="line-row"
      title={excerpt(text)}
      onClick={() => goToLine(number)}
    >
      <span className="no">{number}</span>
      <code>{excerpt(text)}</code>
      {note && <span className="note">{note}</span>}
    </button>
  );
}
