import type { EditorState } from "@codemirror/state";
import { expectationsOf } from "../../core/derived.ts";
import type { Expected } from "../../core/expectations.ts";

/** A URL, and what is expected of it for each crawler of which something is. */
export interface ExpectationRow {
  readonly url: string;
  readonly cells: readonly { readonly crawler: string; readonly expected: Expected }[];
}

// Some 1 ms of rows with twenty cells.
const ROWS_AT_ONCE = 64;

/** What is expected, in the order of the table; null now and then, so that whoever asks can pause. */
export function* expectationRows(state: EditorState): Generator<ExpectationRow | null, void> {
  const expectations = expectationsOf(state);
  const { urls, crawlers } = expectations;
  for (const [row, url] of urls.entries()) {
    if (row % ROWS_AT_ONCE === 0) yield null;
    const cells = crawlers.flatMap((crawler, column) => {
      const expected = expectations.at(row, column);
      return expected ? { crawler, expected } : [];
    });
    if (cells.length > 0) yield { url, cells };
  }
}
