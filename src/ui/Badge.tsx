import type { CSSProperties } from "react";
import { groupColour } from "../editor/group-map.ts";
import { type Group, letterOf } from "../engine/parse/group.ts";

/** A group's letter on its colour; a dash where a crawler reads no group. */
export function Badge({ group }: { group: Pick<Group, "index"> | null }) {
  if (!group) return <span className="badge badge-none">–</span>;
  const style: CSSProperties & { "--group": string } = { "--group": groupColour(group) };
  return (
    <span className="badge" style={style}>
      {letterOf(group)}
    </span>
  );
}
