import { type ReactNode, useMemo } from "react";
import { groupInView } from "../editor/group-map.ts";
import type { Rule } from "../engine/group.ts";
import { outcomeOf } from "../engine/verdict.ts";
import { analysisOf, caretLineOf, focusedVerdictOf, reportOf } from "../session/derived.ts";
import { ignoredPhrase, sitemapPhrase } from "../session/field-phrases.ts";
import { excerpt, numberText, OUTCOMES } from "../session/phrases.ts";
import { GroupRow, readersOf } from "./GroupRow.tsx";
import { type GroupsRow, keyOf, rowsOf, sameRow } from "./groups-rows.ts";
import { PanelHead } from "./PanelHead.tsx";
import { OutcomeIcon } from "./VerdictMark.tsx";
import { VirtualRows } from "./VirtualRows.tsx";
import { useGoToLine, useSessionState } from "./workspace.tsx";

/** The region Groups: each effective group once, the one in view unfolded; then sitemaps, and lines that decide nothing. */
export function GroupsPanel(props: { rowHeight: number; folded?: boolean; onFold?: () => void }) {
  const analysis = useSessionState(analysisOf);
  const report = useSessionState(reportOf);
  const current = useSessionState(groupInView);
  const rows = useMemo(
    () => rowsOf(analysis, current, (group) => readersOf(group, report).join(", ")),
    [analysis, current, report],
  );
  return (
    <section className="panel groups" aria-label="Groups">
      <PanelHead
        title="Groups"
        count={numberText(analysis.groups.length)}
        folded={props.folded ?? false}
        onFold={props.onFold}
      />
      {!props.folded &&
        (rows.length > 0 ? (
          <VirtualRows
            rows={rows}
            rowHeight={props.rowHeight}
            keyOf={keyOf}
            isSame={sameRow}
            label="Groups, sitemaps and ignored lines"
            shown={current?.index ?? null}
          >
            {drawRow}
          </VirtualRows>
        ) : (
          <p className="empty">No groups: every crawler may fetch everything.</p>
        ))}
    </section>
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
      return (
        <p className="group-readers">
          {row.names ? `read by ${row.names}` : "read by no crawler of the table"}
        </p>
      );
    case "rule":
      return <RuleRow rule={row.rule} />;
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
          note={sitemapPhrase(row.sitemap)}
        />
      );
    case "field":
    case "ignored":
      return <LineOfFile number={row.number} note={ignoredPhrase(row.reason, row.field)} />;
  }
}

function RuleRow({ rule }: { rule: Rule }) {
  const goToLine = useGoToLine();
  const current = useSessionState((state) => caretLineOf(state) === rule.line.number);
  const decides = useSessionState((state) => {
    const ground = focusedVerdictOf(state)?.verdict.ground;
    return ground?.kind === "rule" && ground.rule.line.number === rule.line.number;
  });
  return (
    <button
      type="button"
      className={current ? "line-row group-rule is-current" : "line-row group-rule"}
      onClick={() => goToLine(rule.line.number)}
    >
      <span className="no">
        <span className={decides ? "at-lit" : ""}>{rule.line.number}</span>
      </span>
      <OutcomeIcon outcome={outcomeOf(rule)} />
      <span className="sr-only">{OUTCOMES[outcomeOf(rule)]}</span>
      <code>{excerpt(rule.path) || <i>no path, matches nothing</i>}</code>
      <span className="octets" title="octets">
        {rule.pattern.octets}
      </span>
    </button>
  );
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
