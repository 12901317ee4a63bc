import type { Outcome } from "../decision.ts";
import type { Turn } from "./turn.ts";
import type { Versions } from "./versions.ts";

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
