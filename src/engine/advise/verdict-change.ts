import { type Outcome, outcomes } from "../decide/decision.ts";

/** The compared part of a verdict. `line` is the number of the deciding line, null if no rule decides. */
export interface VerdictSide {
  readonly outcome: Outcome;
  readonly line: number | null;
}

/** A cell of the table with a changed outcome. */
export interface VerdictChange extends Versions<VerdictSide> {
  readonly url: string;
  readonly crawler: string;
  readonly cell: ChangedCell;
}

/** A cell of the table, by index of URL and crawler. */
export interface ChangedCell {
  readonly url: number;
  readonly crawler: number;
}

/** How many cells changed from one outcome to another. */
export interface TurnCount extends Turn {
  readonly count: number;
}

/** Which changes are wanted; a missing property means any. */
export interface WantedChanges extends Partial<Turn> {
  /** By index. */
  readonly crawler?: number;
}

/** The old and the new verdict. */
type Turn = Versions<Outcome>;

/** The number of codes. */
export const TURN_CODES = outcomes.length ** 2;

/** A change of outcome as a number; 0 for no change. */
export function codeOf({ before, after }: Turn): number {
  if (before === after) return 0;
  return outcomes.indexOf(before) * outcomes.length + outcomes.indexOf(after);
}

/** The change for a code; null for 0 and for invalid codes. */
export function turnCoded(code: number): Turn | null {
  const before = outcomes[Math.floor(code / outcomes.length)];
  const after = outcomes[code % outcomes.length];
  return before && after && before !== after ? { before, after } : null;
}

/** A value for each of the two versions of a file. */
export interface Versions<T> {
  readonly before: T;
  readonly after: T;
}
