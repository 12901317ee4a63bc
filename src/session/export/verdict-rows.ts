import type { EditorState } from "@codemirror/state";
import { expectationsOf, reportOf } from "../../core/derived.ts";
import type { Expectations, Expected } from "../../core/expectations.ts";
import { standingOf } from "../../core/mismatches.ts";
import type { Report } from "../../engine/decide/report.ts";
import type { Outcome } from "../../engine/decide/verdict.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import { deciding, outcomeNow } from "../../features/export/deciding.ts";

/** A cell of the verdict table as it is exported. `line` and `rule` (the deciding line's field as written) are null where no rule decides. */
export interface VerdictCell {
  readonly crawler: string;
  readonly outcome: Outcome;
  readonly line: number | null;
  readonly rule: string | null;
  /** Left out where nothing is expected of the whole table; null where nothing is of this cell. */
  readonly expected?: Expected | null;
  /** Whether the outcome is the expected one; with `expected`. */
  readonly met?: boolean | null;
}

/** A row of the verdict table: a URL, and a cell for each crawler. */
export interface VerdictRow {
  readonly url: string;
  readonly cells: readonly VerdictCell[];
}

/** How much of a rule is exported, in UTF-16 units. A rule of a megabyte may decide two million cells. */
export const LONGEST_RULE = 2_000;

// Some 1 ms of rows with twenty cells.
const ROWS_AT_ONCE = 64;

/** The rows of the verdict table, in its order; null each time that some more of them were decided or are done, so that whoever asks can pause. */
export function* verdictRows(state: EditorState): Generator<VerdictRow | null, void> {
  const report = reportOf(state);
  const expectations = expectationsOf(state);
  const rules = new RuleTexts(state);
  yield* deciding(report);
  for (const [index, url] of report.question.urls.entries()) {
    if (index % ROWS_AT_ONCE === 0) yield null;
    const cells = cellsOf(report, index, rules);
    yield { url, cells: expectations.count > 0 ? withExpected(cells, expectations, index) : cells };
  }
}

function cellsOf(report: Report, url: number, rules: RuleTexts): readonly VerdictCell[] {
  return report.columns.flatMap(({ token, analysis }, crawler) => {
    const outcome = outcomeNow(report, url, crawler);
    const line = report.lineAt(url, crawler);
    const rule = line === null ? null : rules.at(analysis, line);
    return outcome ? { crawler: token, outcome, line, rule } : [];
  });
}

function withExpected(
  cells: readonly VerdictCell[],
  expectations: Expectations,
  url: number,
): readonly VerdictCell[] {
  return cells.map((cell, crawler) => {
    const expected = expectations.at(url, crawler);
    return { ...cell, expected, met: expected && standingOf(expected, cell.outcome) === "met" };
  });
}

/** Rules as written, each read once. */
class RuleTexts {
  private readonly state: EditorState;
  private readonly known = new Map<Analysis, Map<number, string>>();

  constructor(state: EditorState) {
    this.state = state;
  }

  at(analysis: Analysis, number: number): string {
    const texts = this.known.get(analysis) ?? new Map<number, string>();
    this.known.set(analysis, texts);
    const text = texts.get(number) ?? this.read(analysis, number);
    texts.set(number, text);
    return text;
  }

  /** The field of a line without its comment; the whole of a line in which the dialect sees several. */
  private read(analysis: Analysis, number: number): string {
    const line = analysis.lineAt(number);
    if (!line) return "";
    const { content, more, span } = line;
    const isField = content.kind === "field" && more.length === 0;
    const { from, to } = isField ? { from: content.key.from, to: content.value.to } : span;
    const end = Math.min(to, from + LONGEST_RULE);
    return this.state.doc.sliceString(from, end) + (end < to ? "…" : "");
  }
}
