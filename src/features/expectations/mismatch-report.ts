import type { EditorState } from "@codemirror/state";
import { expectationsOf } from "../../core/derived.ts";
import type { Cell } from "../../core/inputs.ts";
import { decidingLineOf } from "../../engine/decide/verdict.ts";
import { codeSpan, markdownLine, markdownRule } from "../../words/escaping.ts";
import type { SentencePart } from "../../words/quoting.ts";
import { excerpt } from "../../words/quoting.ts";
import { termWords } from "../../words/terms.ts";
import type { Parts } from "../export/export-format.ts";
import { reportWords } from "../export/words.ts";
import { mismatchAt, mismatchReason, unmetCells } from "./mismatch-sentence.ts";

const MOST_LISTED = 10;

/** How many verdicts are as expected, and the first of those that are not, in Markdown; nothing where nothing is expected. */
export function* mismatchReport(state: EditorState): Parts {
  const { count, crawlers } = expectationsOf(state);
  if (count === 0) return;
  const first: Cell[] = [];
  let unmet = 0;
  for (const cell of unmetCells(state, crawlers.keys())) {
    if (!cell) yield "";
    else if (unmet++ < MOST_LISTED) first.push(cell);
  }
  if (unmet === 0) {
    yield `\n${reportWords.allAsExpected(count)}\n`;
    return;
  }
  yield `\n${reportWords.notAsExpected(unmet, count - unmet)}\n\n`;
  const { url, crawler, expected, is, line, why } = reportWords.columns;
  const header = [url, crawler, expected, is, line, why];
  yield markdownLine(header) + markdownRule(header.length);
  for (const cell of first) {
    yield rowOf(state, cell);
    yield "";
  }
  if (unmet > first.length) yield `\n${reportWords.moreNotAsExpected(unmet - first.length)}\n`;
}

function rowOf(state: EditorState, cell: Cell): string {
  const mismatch = mismatchAt(state, cell);
  if (!mismatch) return "";
  const { expected, verdict, column } = mismatch;
  return markdownLine([
    codeSpan(excerpt(verdict.url)),
    codeSpan(excerpt(column.token)),
    termWords.outcomes[expected],
    termWords.outcomes[verdict.outcome],
    `${decidingLineOf(verdict) ?? ""}`,
    mismatchReason(mismatch).map(inMarkdown).join(""),
  ]);
}

function inMarkdown({ kind, text }: SentencePart): string {
  return kind === "code" ? codeSpan(text) : text;
}
