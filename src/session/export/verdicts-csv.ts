import type { EditorState } from "@codemirror/state";
import { OUTCOMES } from "../phrases.ts";
import { csvLine } from "./csv-line.ts";
import type { Parts } from "./export-format.ts";
import { type VerdictRow, verdictRows } from "./verdict-rows.ts";

const HEADER = ["url", "user_agent", "verdict", "line", "rule"];

/** The verdict table as CSV, a row for each cell; see csvLine for what happens to formulas. */
export function* verdictsCsv(state: EditorState): Parts {
  yield csvLine(HEADER);
  for (const row of verdictRows(state)) yield row ? linesOf(row) : "";
}

function linesOf({ url, cells }: VerdictRow): string {
  return cells
    .map(({ crawler, outcome, line, rule }) =>
      csvLine([url, crawler, OUTCOMES[outcome], `${line ?? ""}`, rule ?? ""]),
    )
    .join("");
}
