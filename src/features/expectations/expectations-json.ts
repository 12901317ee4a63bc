import type { EditorState } from "@codemirror/state";
import type { Parts } from "../export/export-format.ts";
import { type ExpectationRow, expectationRows } from "./expectation-rows.ts";
import { EXPECTED_WORDS } from "./expected-words.ts";

/**
 * What is expected as JSON (RFC 8259), a line for each cell; ExpectationsReading reads it back:
 *
 * `{"format": "robots-expectations", "version": 1, "expectations": [{"user_agent", "url", "expected"}]}`
 *
 * `expected` is allow or block.
 */
export function* expectationsJson(state: EditorState): Parts {
  yield '{"format":"robots-expectations","version":1,"expectations":[';
  let separator = "\n";
  for (const row of expectationRows(state)) {
    yield row ? separator + entriesOf(row) : "";
    if (row) separator = ",\n";
  }
  yield "\n]}\n";
}

function entriesOf({ url, cells }: ExpectationRow): string {
  return cells
    .map(({ crawler, expected }) =>
      JSON.stringify({ user_agent: crawler, url, expected: EXPECTED_WORDS[expected] }),
    )
    .join(",\n");
}
