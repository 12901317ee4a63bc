import type { EditorState } from "@codemirror/state";
import { expectationsOf, reportOf } from "../../core/derived.ts";
import type { Cell } from "../../core/inputs.ts";
import { standingOf } from "../../core/mismatches.ts";
import { nearMissesOf } from "../../engine/advise/near-misses-of.ts";
import type { Mismatch } from "./mismatch-sentence.ts";

/** The mismatch of a cell with its near misses, in 5 ms at most for these; null where the verdict is as expected, or nothing is expected. */
export function mismatchAt(state: EditorState, { url, crawler }: Cell): Mismatch | null {
  const report = reportOf(state);
  const expected = expectationsOf(state).at(url, crawler);
  const verdict = expected && report.verdictAt(url, crawler);
  const column = report.columns[crawler];
  if (!expected || !verdict || !column) return null;
  if (standingOf(expected, verdict.outcome) === "met") return null;
  return { expected, verdict, column, misses: nearMissesOf(verdict, column) };
}
