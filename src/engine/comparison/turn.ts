import type { Outcome } from "../decision.ts";
import type { Versions } from "./versions.ts";

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
