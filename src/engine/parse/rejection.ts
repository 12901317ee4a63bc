// @chunk dialects
import type { FieldName } from "../text/line.ts";
import { ROLE } from "./field-role.ts";
import type { Contents, Place } from "./types.ts";

type Reading = Contents["readings"][number];

/** For parsers that reject a whole file (see Grouping.rejectsFile): the first line with a rule or an observed field before any user-agent line, or with an observed value that `isWrong`; or null. Each block is searched once. */
export function rejectionIn(contents: Contents, isWrong: (value: string) => boolean): Place | null {
  let agentSeen = false;
  for (const [block, reading] of contents.readings.entries()) {
    const { early, wrong, hasAgent } = faultsIn(reading, isWrong);
    const line = agentSeen ? wrong : Math.min(early, wrong);
    if (line < Infinity) return { number: contents.numberOf(block) + line };
    agentSeen ||= hasAgent;
  }
  return null;
}

/** For parsers that reject a whole file: the first observed line inside a group whose field and value are wrong, or null. */
export function wrongLineIn(
  contents: Contents,
  isWrong: (name: FieldName | null, value: string) => boolean,
): Place | null {
  let inGroup = false;
  for (const [block, { items, lines }] of contents.readings.entries())
    for (const { kind, first, text = "" } of items) {
      if (kind === "agents" || kind === "ends") inGroup = kind === "agents";
      // Nearly every value has no such character, and lines are read only for this.
      if (kind !== "observed" || !inGroup || !isWrong(null, text)) continue;
      const content = lines[first]?.content;
      const name = content?.kind === "field" ? content.name : null;
      if (isWrong(name, text)) return { number: contents.numberOf(block) + first };
    }
  return null;
}

/** The first lines of a block, from 0, for which a parser rejects its file: one before any user-agent line of the block, and one with a wrong value; Infinity where there is none. */
interface Faults {
  readonly early: number;
  readonly wrong: number;
  readonly hasAgent: boolean;
}

const known = new WeakMap<Reading, Faults>();

function faultsIn(reading: Reading, isWrong: (value: string) => boolean): Faults {
  const before = known.get(reading);
  if (before) return before;
  const { items } = reading;
  const agents = items.findIndex(({ kind }) => kind === "agents");
  const early = items
    .slice(0, agents < 0 ? items.length : agents)
    .find(
      (item) => item.kind === "observed" || (item.kind === "rules" && (item.role ?? 0) & ROLE.rule),
    );
  const wrong = items.find((item) => item.kind === "observed" && isWrong(item.text ?? ""));
  const faults = {
    early: early?.first ?? Infinity,
    wrong: wrong?.first ?? Infinity,
    hasAgent: agents >= 0,
  };
  known.set(reading, faults);
  return faults;
}
