import type { Outcome } from "../decide/decision.ts";

/** A verdict, as far as it is compared. `line` is the number of the deciding line, null where no rule decides. */
export interface VerdictSide {
  readonly outcome: Outcome;
  readonly line: number | null;
}

/** A cell of the table whose outcome changed. */
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

/** How many cells turned from one outcome to another. */
export interface TurnCount extends Turn {
  readonly count: number;
}

/** Which changes are wanted; what is left out is not asked for. */
export interface WantedChanges extends Partial<Turn> {
  /** By index. */
  readonly crawler?: number;
}

/** What a verdict was, and what it is. */
export type Turn = Versions<Outcome>;

const OUTCOMES: readonly Outcome[] = ["allow", "disallow", "undefined", "not-governed"];

/** How many codes there are. */
export const TURN_CODES = OUTCOMES.length ** 2;

/** A turn as a number; 0 where nothing turns. */
export function codeOf({ before, after }: Turn): number {
  if (before === after) return 0;
  return OUTCOMES.indexOf(before) * OUTCOMES.length + OUTCOMES.indexOf(after);
}

/** The turn that a code stands for; null for 0 and for what is none. */
export function turnCoded(code: number): Turn | null {
  const before = OUTCOMES[Math.floor(code / OUTCOMES.length)];
  const after = OUTCOMES[code % OUTCOMES.length];
  return before && after && before !== after ? { before, after } : null;
}

/** The same of two versions of a file. */
export interface Versions<T> {
  readonly before: T;
  readonly after: T;
}
