import type { EditorState } from "@codemirror/state";
import { expectationsOf } from "../../core/derived.ts";
import type { Outcome } from "../../engine/decide/verdict.ts";
import type { Parts } from "../../features/export/export-format.ts";
import { csvLine } from "../../words/escaping.ts";
import { type VerdictCell, type VerdictRow, verdictRows } from "./verdict-rows.ts";

const HEADER = ["url", "user_agent", "verdict", "line", "rule"];
const EXPECTED_HEADER = ["expected", "met"];

// The same in every language of the page: programs read them, and so does an import of expectations.
const VERDICTS: Readonly<Record<Outcome, string>> = {
  allow: "Allow",
  disallow: "Block",
  undefined: "Undefined",
  "not-governed": "Not governed",
};

/** The verdict table as CSV, a row for each cell; see csvLine for what happens to formulas. Where something is expected, it says what, and whether it is so. */
export function* verdictsCsv(state: EditorState): Parts {
  yield csvLine(expectationsOf(state).count > 0 ? [...HEADER, ...EXPECTED_HEADER] : HEADER);
  for (const row of verdictRows(state)) yield row ? linesOf(row) : "";
}

function linesOf({ url, cells }: VerdictRow): string {
  return cells.map((cell) => csvLine([url, ...columnsOf(cell), ...expectedIn(cell)])).join("");
}

function columnsOf({ crawler, outcome, line, rule }: VerdictCell): readonly string[] {
  return [crawler, VERDICTS[outcome], `${line ?? ""}`, rule ?? ""];
}

function expectedIn({ expected, met }: VerdictCell): readonly string[] {
  if (expected === undefined) return [];
  return expected === null ? ["", ""] : [VERDICTS[expected], met ? "yes" : "no"];
}
