import { useCallback, useMemo } from "react";
import type { Selection } from "../../engine/decide/select.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { GroupChange } from "../../tasks/compare/group-changes.ts";
import type { Comparison, ComparisonInView } from "../../tasks/compare/model.ts";
import type { UseChange } from "../../tasks/compare/use-changes.ts";
import { groupChangeWords, useChangeWords } from "../../tasks/compare/words.ts";
import { PanelHead } from "../../ui/PanelHead.tsx";
import { VirtualRows } from "../../ui/VirtualRows.tsx";
import { numberText } from "../../words/numbers.ts";
import { regionWords } from "../../words/regions.ts";
import { useComparing } from "./comparing.tsx";
import type { SideName } from "./editor/side.ts";

/** The region Groups of a comparison: groups that changed, crawlers that follow another group, and uses that changed. */
export function GroupDifferences(props: { found: ComparisonInView | null; rowHeight: number }) {
  const { found, rowHeight } = props;
  const comparison = found?.comparison ?? null;
  const rows = useMemo(() => (comparison ? groupDifferenceRows(comparison) : []), [comparison]);
  const { goToLine } = useComparing();
  const drawRow = useCallback(
    (row: GroupDifferenceRow) => {
      if (row.kind === "heading")
        return (
          <h3>
            {row.text} <span className="n">{numberText(row.count)}</span>
          </h3>
        );
      const { text, place } = row;
      return (
        <button
          type="button"
          className="group-difference"
          title={text}
          onClick={() => place && goToLine(place.side, place.line)}
        >
          <span>{text}</span>
        </button>
      );
    },
    [goToLine],
  );
  return (
    <section
      className="panel compared"
      aria-label={regionWords.groups}
      aria-busy={!found?.isCurrent}
    >
      <PanelHead title={regionWords.groups} />
      {rows.length > 0 ? (
        <VirtualRows
          rows={rows}
          rowHeight={rowHeight}
          keyOf={keyOf}
          isSame={isSameRow}
          label={groupChangeWords.groups}
        >
          {drawRow}
        </VirtualRows>
      ) : (
        comparison && <p className="empty">{groupChangeWords.none}</p>
      )}
    </section>
  );
}

/** A line of one of the two files. */
interface Place {
  readonly side: SideName;
  readonly line: number;
}

/** A row of the list: a heading with its count, or a change and its line. */
type GroupDifferenceRow =
  | { readonly kind: "heading"; readonly text: string; readonly count: number }
  | ChangeRow;

interface ChangeRow {
  readonly kind: "change";
  readonly text: string;
  readonly place: Place | null;
}

/** Groups that changed, crawlers that follow another group, and uses that changed; all as far as they are found. */
export function groupDifferenceRows(comparison: Comparison): readonly GroupDifferenceRow[] {
  const { groups, moves, uses } = comparison;
  const changes = (groups.changes ?? []).map((change) => ({
    text: groupChangeWords.change(change),
    place: placeOfChange(change),
  }));
  const moved = (moves.moves ?? []).map((move) => ({
    text: groupChangeWords.move(move),
    place: agentOf(move.after, "now") ?? agentOf(move.before, "before"),
  }));
  const used = (uses.changes ?? []).map((change) => ({
    text: useChangeWords.change(change),
    place: placeOfUse(change),
  }));
  return [
    ...headed(groupChangeWords.groups, changes),
    ...headed(groupChangeWords.crawlers, moved),
    ...headed(useChangeWords.title, used),
  ];
}

function headed(text: string, changes: readonly Omit<ChangeRow, "kind">[]) {
  const rows: GroupDifferenceRow[] = changes.map((change) => ({ kind: "change", ...change }));
  if (rows.length > 0) rows.unshift({ kind: "heading", text, count: rows.length });
  return rows;
}

function placeOfChange(change: GroupChange): Place | null {
  switch (change.kind) {
    case "appears":
    case "renamed":
    case "merged":
      return startOf(change.after, "now");
    case "vanishes":
      return startOf(change.before, "before");
    case "split":
    case "regrouped":
      return startOf(change.after[0], "now");
  }
}

function placeOfUse({ before, after }: UseChange): Place | null {
  if (after.by) return { side: "now", line: after.by.line };
  return before.by && { side: "before", line: before.by.line };
}

function startOf(group: Group | undefined, side: SideName): Place | null {
  const line = group?.sections[0]?.first;
  return line === undefined ? null : { side, line };
}

/** The user-agent line by which a group was chosen. */
function agentOf({ reason }: Selection, side: SideName): Place | null {
  return "agent" in reason ? { side, line: reason.agent.line.number } : null;
}

/** A text that only this row has. */
export function keyOf({ kind, text }: GroupDifferenceRow): string {
  return `${kind} ${text}`;
}

/** Whether two rows show the same, and lead to the same place. */
export function isSameRow(a: GroupDifferenceRow, b: GroupDifferenceRow): boolean {
  if (a.text !== b.text) return false;
  if (a.kind === "heading") return b.kind === "heading" && a.count === b.count;
  return b.kind === "change" && a.place?.side === b.place?.side && a.place?.line === b.place?.line;
}
