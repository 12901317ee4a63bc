import type { EditorState } from "@codemirror/state";
import { expectationsOf } from "../derived.ts";
import { OUTCOMES } from "../phrases.ts";
import type { Parts } from "./export-format.ts";
import { codeSpan, markdownLine, markdownRule } from "./markdown-line.ts";
import { type VerdictCell, type VerdictRow, verdictRows } from "./verdict-rows.ts";

const HEADER = ["URL", "Crawler", "Verdict", "Line", "Rule"];

/** The verdict table as a Markdown table, a row for each cell. Where something is expected, it says what, and whether it is so. */
export function* verdictsMarkdown(state: EditorState): Parts {
  const header = expectationsOf(state).count > 0 ? [...HEADER, "Expected", "Met"] : HEADER;
  yield markdownLine(header) + markdownRule(header.length);
  for (const row of verdictRows(state)) yield row ? linesOf(row) : "";
}

function linesOf({ url, cells }: VerdictRow): string {
  const code = codeSpan(url);
  return cells
    .map((cell) => markdownLine([code, ...columnsOf(cell), ...expectedIn(cell)]))
    .join("");
}

function columnsOf({ crawler, outcome, line, rule }: VerdictCell): readonly string[] {
  return [codeSpan(crawler), OUTCOMES[outcome], `${line ?? ""}`, codeSpan(rule ?? "")];
}

function expectedIn({ expected, met }: VerdictCell): readonly string[] {
  if (expected === undefined) return [];
  return expected === null ? ["", ""] : [OUTCOMES[expected], met ? "yes" : "**no**"];
}
