import type { Edit } from "../source.ts";

/** What is tidied, in the order in which it is told. */
export const STEPS = [
  "field-names",
  "spaces",
  "blank-lines",
  "byte-order-mark",
  "line-ends",
] as const;

export type Step = (typeof STEPS)[number];

/** Something to tidy that is done as a whole or not at all. */
export interface Change {
  readonly step: Step;
  /** The line that it is about, from 1; of several the first. */
  readonly line: number;
  /** Of the text as it was, in order. */
  readonly edits: readonly Edit[];
  /** Whether every LF of the text becomes one octet of the file. */
  readonly endsLines?: boolean;
}

/** All edits of some changes, in order; those of different changes never overlap. */
export function editsOf(changes: readonly Change[]): readonly Edit[] {
  return changes.flatMap(({ edits }) => edits).sort((a, b) => a.from - b.from || a.to - b.to);
}
