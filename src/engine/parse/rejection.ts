import type { Grouping } from "./dialect.ts";
import { ROLE } from "./field-role.ts";
import type { Layout } from "./layout.ts";
import type { BlockReading } from "./scan.ts";
import type { Place } from "./types.ts";

type Rejects = NonNullable<Grouping["rejectsFile"]>;

/** The first line for which the parser rejects the whole file (see Grouping.rejectsFile), or null. Each block is searched once. */
export function rejectionIn(layout: Layout): Place | null {
  const { rejectsFile } = layout.dialect.grouping;
  if (!rejectsFile) return null;
  let agentSeen = false;
  for (const [block, reading] of layout.readings.entries()) {
    const { early, wrong, hasAgent } = faultsIn(reading, rejectsFile);
    const line = agentSeen ? wrong : Math.min(early, wrong);
    if (line < Infinity) return { number: layout.numberOf(block) + line };
    agentSeen ||= hasAgent;
  }
  return null;
}

/** The first lines of a block, from 0, for which a parser rejects its file: one before any user-agent line of the block, and one with a wrong value; Infinity where there is none. */
interface Faults {
  readonly early: number;
  readonly wrong: number;
  readonly hasAgent: boolean;
}

const known = new WeakMap<BlockReading, Faults>();

function faultsIn(reading: BlockReading, { isWrong }: Rejects): Faults {
  const before = known.get(reading);
  if (before) return before;
  const { items } = reading;
  const agents = items.findIndex(({ kind }) => kind === "agents");
  const early = items
    .slice(0, agents < 0 ? items.length : agents)
    .find((item) => item.kind === "observed" || (item.kind === "rules" && item.role & ROLE.rule));
  const wrong = items.find((item) => item.kind === "observed" && isWrong(item.text));
  const faults = {
    early: early?.first ?? Infinity,
    wrong: wrong?.first ?? Infinity,
    hasAgent: agents >= 0,
  };
  known.set(reading, faults);
  return faults;
}
