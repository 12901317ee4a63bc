import { focusedVerdictOf } from "../../core/derived.ts";
import type { Report } from "../../engine/decide/report.ts";
import type { Group } from "../../engine/parse/group.ts";
import { Badge } from "../../ui/Badge.tsx";
import { whereOf } from "../../ui/where-of.ts";
import { useGoToLine, useSessionState } from "../../ui/workspace.tsx";
import { numberText } from "../../words/numbers.ts";
import { excerpt } from "../../words/quoting.ts";
import { groupWords } from "./words/groups.ts";

/** A group in one line: letter, agents, where its pieces stand, how many rules. */
export function GroupRow({ group, open }: { group: Group; open: boolean }) {
  const goToLine = useGoToLine();
  const others = group.agentCount - 1;
  const read = useSessionState(
    (state) => focusedVerdictOf(state)?.column.selection.group === group,
  );
  return (
    <button
      type="button"
      className={`group-row${open ? " is-current" : ""}${read ? " is-read" : ""}`}
      aria-expanded={open}
      title={namesOf(group)}
      onClick={() => goToLine(group.pieces[0]?.first ?? 1)}
    >
      <Badge group={group} />
      <code>{excerpt(group.agentAt(0)?.name ?? "") || <i>{groupWords.noName}</i>}</code>
      {others > 0 && <span className="n">+{numberText(others)}</span>}
      <span className="where">{whereOf(group)}</span>
      <span className="count">{groupWords.rules(group.ruleCount)}</span>
    </button>
  );
}

/** The first of its names. */
function namesOf({ membership }: Group): string {
  const names = membership.agents.slice(0, NAMES_SHOWN).map(({ name }) => name);
  return excerpt(names.join(", "));
}

const NAMES_SHOWN = 40;

/** The crawlers of the table that obey a group. */
export function readersOf(group: Group, report: Report): readonly string[] {
  return report.columns
    .filter(({ selection }) => selection.group === group)
    .map(({ token }) => token);
}
