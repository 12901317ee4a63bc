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

/** For parsers that reject a whole file: the first line inside a group whose field and value are wrong, or null. `mayHold`: whether a text may have such a value; the lines of other texts are not read. */
export function wrongLineIn(
  contents: Contents,
  mayHold: (text: string) => boolean,
  isWrong: (name: FieldName | null, value: string) => boolean,
): Place | null {
  let inGroup = false;
  for (const [block, reading] of contents.readings.entries()) {
    const { items } = reading;
    const lines = mayHold(reading.block.toString()) ? reading.lines : [];
    for (const [item, { kind, first }] of items.entries()) {
      if (kind === "agents" || kind === "ends") inGroup = kind === "agents";
      if (!inGroup) continue;
      const end = items[item + 1]?.first ?? lines.length;
      for (const line of lines.slice(first, Math.max(end, first + 1)))
        for (const { content } of [line, ...line.more])
          if (content.kind === "field" && isWrong(content.name, content.text))
            return { number: contents.numberOf(block) + line.number - 1 };
    }
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
