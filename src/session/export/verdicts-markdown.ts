import type { EditorState } from "@codemirror/state";
import { expectationsOf } from "../../core/derived.ts";
import type { Parts } from "../../features/export/export-format.ts";
import { reportWords } from "../../features/export/words.ts";
import { codeSpan, markdownLine, markdownRule } from "../../words/escaping.ts";
import { termWords } from "../../words/terms.ts";
import { type VerdictCell, type VerdictRow, verdictRows } from "./verdict-rows.ts";

/** The verdict table as a Markdown table, a row for each cell. Where something is expected, it says what, and whether it is so. */
export function* verdictsMarkdown(state: EditorState): Parts {
  const header = headerOf(expectationsOf(state).count > 0);
  yield markdownLine(header) + markdownRule(header.length);
  for (const row of verdictRows(state)) yield row ? linesOf(row) : "";
}

function headerOf(isExpecting: boolean): readonly string[] {
  const { url, crawler, verdict, line, rule, expected, met } = reportWords.columns;
  const header = [url, crawler, verdict, line, rule];
  return isExpecting ? [...header, expected, met] : header;
}

function linesOf({ url, cells }: VerdictRow): string {
  const code = codeSpan(url);
  return cells
    .map((cell) => markdownLine([code, ...columnsOf(cell), ...expectedIn(cell)]))
    .join("");
}

function columnsOf({ crawler, outcome, line, rule }: VerdictCell): readonly string[] {
  return [codeSpan(crawler), termWords.outcomes[outcome], `${line ?? ""}`, codeSpan(rule ?? "")];
}

function expectedIn({ expected, met }: VerdictCell): readonly string[] {
  if (expected === undefined) return [];
  return expected === null
    ? ["", ""]
    : [termWords.outcomes[expected], met ? reportWords.met : `**${reportWords.unmet}**`];
}
