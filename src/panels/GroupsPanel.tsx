import { useMemo } from "react";
import { groupInView } from "../editor/group-map.ts";
import type { Analysis } from "../engine/analysis.ts";
import type { Group, Rule } from "../engine/group.ts";
import type { Ignored, Sitemap } from "../engine/reading.ts";
import { outcomeOf } from "../engine/verdict.ts";
import { analysisOf, caretLineOf, focusedVerdictOf, reportOf } from "../session/derived.ts";
import { IGNORANCES, OUTCOMES } from "../session/phrases.ts";
import { GroupRow, readersOf } from "./GroupRow.tsx";
import { PanelHead } from "./PanelHead.tsx";
import { OutcomeIcon } from "./VerdictMark.tsx";
import { VirtualRows } from "./VirtualRows.tsx";
import { useGoToLine, useSessionState } from "./workspace.tsx";

type Row =
  | { readonly kind: "group"; readonly group: Group; readonly open: boolean }
  | { readonly kind: "readers"; readonly group: Group; readonly names: string }
  | { readonly kind: "rule"; readonly group: Group; readonly rule: Rule }
  | { readonly kind: "heading"; readonly title: string; readonly count: number }
  | { readonly kind: "sitemap"; readonly sitemap: Sitemap }
  | { readonly kind: "ignored"; readonly ignored: Ignored };

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
        count={analysis.groups.length.toLocaleString("en")}
        folded={props.folded ?? false}
        onFold={props.onFold}
      />
      {!props.folded &&
        (rows.length > 0 ? (
          <VirtualRows
            rows={rows}
            heightOf={() => props.rowHeight}
            keyOf={keyOf}
            label="Groups, sitemaps and ignored lines"
            shown={
              current && rows.findIndex((row) => row.kind === "group" && row.group === current)
            }
          >
            {(row) => <RowView row={row} />}
          </VirtualRows>
        ) : (
          <p className="empty">No groups: every crawler may fetch everything.</p>
        ))}
    </section>
  );
}

function rowsOf(
  { groups, sitemaps, ignored, dialect }: Analysis,
  current: Group | null,
  readers: (group: Group) => string,
): readonly Row[] {
  const rows: Row[] = [];
  for (const group of groups) {
    const open = group === current;
    rows.push({ kind: "group", group, open });
    if (!open) continue;
    rows.push({ kind: "readers", group, names: readers(group) });
    for (const rule of group.ranked) if (!rule.derived) rows.push({ kind: "rule", group, rule });
  }
  if (sitemaps.length > 0)
    rows.push({ kind: "heading", title: "Sitemaps", count: sitemaps.length });
  for (const sitemap of sitemaps) rows.push({ kind: "sitemap", sitemap });
  const title = `Ignored by ${dialect.title}`;
  if (ignored.length > 0) rows.push({ kind: "heading", title, count: ignored.length });
  for (const entry of ignored) rows.push({ kind: "ignored", ignored: entry });
  return rows;
}

function keyOf(row: Row): string {
  switch (row.kind) {
    case "group":
    case "readers":
      return `${row.kind} ${row.group.index}`;
    case "rule":
      return `rule ${row.rule.line.number}`;
    case "heading":
      return row.title;
    case "sitemap":
      return `sitemap ${row.sitemap.line.number}`;
    case "ignored":
      return `ignored ${row.ignored.line.number}`;
  }
}

function RowView({ row }: { row: Row }) {
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
          {row.title} <span className="n">{row.count.toLocaleString("en")}</span>
        </h3>
      );
    case "sitemap":
      return <LineRow number={row.sitemap.line.number} text={row.sitemap.url} />;
    case "ignored":
      return <IgnoredRow ignored={row.ignored} />;
  }
}

function RuleRow({ rule }: { rule: Rule }) {
  const goToLine = useGoToLine();
  const current = useSessionState((state) => caretLineOf(state) === rule.line.number);
  const decides = useSessionState((state) => {
    const ground = focusedVerdictOf(state)?.verdict.ground;
    return ground?.kind === "rule" && ground.rule.line === rule.line;
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
      <code>{rule.path || <i>no path, matches nothing</i>}</code>
      <span className="octets" title="octets">
        {rule.pattern.octets}
      </span>
    </button>
  );
}

function IgnoredRow({ ignored: { line, reason } }: { ignored: Ignored }) {
  const text = useSessionState((state) =>
    state.doc.lines < line.number ? "" : state.doc.line(line.number).text.trim(),
  );
  return <LineRow number={line.number} text={text} note={IGNORANCES[reason]} />;
}

function LineRow({ number, text, note }: { number: number; text: string; note?: string }) {
  const goToLine = useGoToLine();
  return (
    <button type="button" className="line-row" title={text} onClick={() => goToLine(number)}>
      <span className="no">{number}</span>
      <code>{text.slice(0, 200)}</code>
      {note && <span className="note">{note}</span>}
    </button>
  );
}
