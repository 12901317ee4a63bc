import type { EditorState } from "@codemirror/state";
import { answerCode } from "../../core/answers.ts";
import { answerInput, readAsInput, siteInput } from "../../core/inputs.ts";
import type { Parts } from "../../features/export/export-format.ts";
import { type VerdictRow, verdictRows } from "./verdict-rows.ts";

/** Goes up when a reader of the old shape would misread the new one; new members alone do not raise it. */
export const JSON_VERSION = 1;

/**
 * The verdict table as JSON (RFC 8259), a line for each URL:
 *
 * `{"format": "robots-verdicts", "version": 1, "readAs", "site", "answer", "urls": [{"url", "verdicts":
 * [{"crawler", "outcome", "line", "rule"}]}]}`
 *
 * `readAs` is a dialect's id or "each-as-itself"; `site` as typed, "" for none; `answer` as in
 * answerCode; `outcome` is allow, disallow, undefined or not-governed; `line`, from 1, and `rule` are
 * null where no rule decides. Where something is expected of the table, each verdict also has
 * `expected`, allow or disallow, and `met`, both null where nothing is expected of it.
 */
export function* verdictsJson(state: EditorState): Parts {
  const head = {
    format: "robots-verdicts",
    version: JSON_VERSION,
    readAs: state.field(readAsInput.field),
    site: state.field(siteInput.field),
    answer: answerCode(state.field(answerInput.field)),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"urls":[`;
  let separator = "\n";
  for (const row of verdictRows(state)) {
    yield row ? separator + entryOf(row) : "";
    if (row) separator = ",\n";
  }
  yield "\n]}\n";
}

function entryOf({ url, cells }: VerdictRow): string {
  return JSON.stringify({ url, verdicts: cells });
}
