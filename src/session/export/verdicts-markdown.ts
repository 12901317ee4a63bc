import type { EditorState } from "@codemirror/state";
import { OUTCOMES } from "../phrases.ts";
import type { Parts } from "./export-format.ts";
import { codeSpan, markdownLine, markdownRule } from "./markdown-line.ts";
import { type VerdictRow, verdictRows } from "./verdict-rows.ts";

const HEADER = ["URL", "Crawler", "Verdict", "Line", "Rule"];

/** The verdict table as a Markdown table, a row for each cell. */
export function* verdictsMarkdown(state: EditorState): Parts {
  yield markdownLine(HEADER) + markdownRule(HEADER.length);
  for (const row of verdictRows(state)) yield row ? linesOf(row) : "";
}

function linesOf({ url, cells }: VerdictRow): string {
  const code = codeSpan(url);
  return cells
    .map(({ crawler, outcome, line, rule }) =>
      markdownLine([
        code,
        codeSpan(crawler),
        OUTCOMES[outcome],
        `${line ?? ""}`,
        codeSpan(rule ?? ""),
      ]),
    )
    .join("");
}
