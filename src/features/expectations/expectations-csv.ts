import type { EditorState } from "@codemirror/state";
import { csvLine } from "../export/csv-line.ts";
import type { Parts } from "../export/export-format.ts";
import { expectationRows } from "./expectation-rows.ts";
import { EXPECTED_WORDS } from "./expected-words.ts";

/** What is expected as CSV, a row for each cell; ExpectationsReading reads it back. */
export function* expectationsCsv(state: EditorState): Parts {
  yield csvLine(["user_agent", "url", "expected"]);
  for (const row of expectationRows(state))
    yield row
      ? row.cells
          .map(({ crawler, expected }) => csvLine([crawler, row.url, EXPECTED_WORDS[expected]]))
          .join("")
      : "";
}
