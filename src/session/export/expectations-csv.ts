import type { EditorState } from "@codemirror/state";
import { EXPECTED_WORDS } from "../expectations/expected-words.ts";
import { csvLine } from "./csv-line.ts";
import { expectationRows } from "./expectation-rows.ts";
import type { Parts } from "./export-format.ts";

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
