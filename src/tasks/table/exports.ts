import type { EditorState } from "@codemirror/state";
import { answerCode } from "../../core/answer-codes.ts";
import { expectationsOf, otherFilesOf, reportOf, requestsOf } from "../../core/derived.ts";
import { standingOf } from "../../core/expectations.ts";
import { expectedUsesAt } from "../../core/expected-uses.ts";
import { answerInput, readAsInput, siteInput } from "../../core/inputs.ts";
import { parserDifferencesOf } from "../../core/parser-differences.ts";
import { ALL_ROWS, type TableView } from "../../core/table-view.ts";
import { outcomeNow } from "../../engine/decide/report.ts";
import { type Analysis, lineText } from "../../engine/parse/analysis.ts";
import { answersBy } from "../../engine/preferences/preferences-for.ts";
import { saysUses, usesAt } from "../../engine/preferences/uses-at.ts";
import type { Line } from "../../engine/text/line.ts";
import { codeSpan, csvLine, markdownLine, markdownRule } from "../../words/escaping.ts";
import { deciding, type ExportFormat, type Parts } from "../exports/export-format.ts";
import { type Field, urlFields, type VerdictCell, verdictFields } from "./file-fields.ts";
import { searchIn } from "./shown-rows.ts";

/** What the verdict table is exported as, in the order the page offers it. */
export const verdictFormats: readonly ExportFormat[] = [
  {
    title: "CSV",
    fileName: "robots-verdicts.csv",
    mediaType: "text/csv;charset=utf-8",
    partsOf: verdictsCsv,
  },
  {
    title: "JSON",
    fileName: "robots-verdicts.json",
    mediaType: "application/json",
    partsOf: verdictsJson,
  },
  {
    title: "Markdown",
    fileName: "robots-verdicts.md",
    mediaType: "text/markdown;charset=utf-8",
    partsOf: verdictsMarkdown,
  },
];

/** The verdict table as a view shows it, as CSV, a row for each cell; see csvLine for what happens to formulas. */
export function* verdictsCsv(state: EditorState, view = ALL_ROWS): Parts {
  yield csvLine(namesOf(state, "csv"));
  yield* linesOf(state, view, csvLine, ({ csv, value }, of) => csv?.(of) ?? `${value(of) ?? ""}`);
}

/** The same as a Markdown table. */
export function* verdictsMarkdown(state: EditorState, view = ALL_ROWS): Parts {
  const names = namesOf(state, "markdown");
  yield markdownLine(names) + markdownRule(names.length);
  yield* linesOf(
    state,
    view,
    markdownLine,
    ({ markdown, value }, of) => markdown?.(of) ?? codeSpan(`${value(of) ?? ""}`),
  );
}

function namesOf(state: EditorState, format: "csv" | "markdown"): readonly string[] {
  return [...urlFields, ...verdictFieldsOf(state)].map(({ names }) => names[format]);
}

/** A line for each verdict. */
function* linesOf(
  state: EditorState,
  view: TableView,
  lineOf: (texts: readonly string[]) => string,
  textOf: <Of>(field: Field<Of>, of: Of) => string,
): Parts {
  const fields = verdictFieldsOf(state);
  for (const row of verdictRows(state, view)) {
    const start = row ? urlFields.map((field) => textOf(field, row.url)) : [];
    const line = (cell: VerdictCell) =>
      lineOf([...start, ...fields.map((field) => textOf(field, cell))]);
    if (!row) yield "";
    // Of a table without crawlers, the URLs are left.
    else if (row.cells.length === 0) yield lineOf([...start, ...fields.map(() => "")]);
    else yield row.cells.map(line).join("");
  }
}

/** What is written of each verdict: of expectations, of other files, of uses and of requests only where there are some, whatever the table shows. */
function verdictFieldsOf(state: EditorState): readonly Field<VerdictCell>[] {
  const { count, hasUses } = expectationsOf(state);
  const has = {
    expected: count > 0,
    "with-other-files": otherFilesOf(state) !== null,
    uses: hasUses || saysUses(reportOf(state)),
    "expected-uses": hasUses,
    requests: requestsOf(state) !== null,
  };
  return verdictFields.filter(({ only }) => !only || has[only]);
}

/** Goes up when a reader of the old shape would misread the new one; new members alone do not raise it. */
const JSON_VERSION = 1;

/**
 * The verdict table as a view shows it, as JSON (RFC 8259), a line for each URL:
 *
 * `{"format": "robots-verdicts", "version": 1, "readAs", "site", "answer", "urls": [{"url", "verdicts":
 * [{"crawler", "outcome", "line", "rule", "otherParsers": [{"parser", "outcome"}]}]}]}`
 *
 * `readAs` is a dialect's id or "each-as-itself"; `site` as typed, "" for none; `answer` as in
 * answerCode; `outcome` is allow, disallow, undefined or not-governed; `line`, from 1, and `rule` are
 * null where no rule decides; `otherParsers` has the main parsers that decide differently, by the id
 * of the dialect. Where something is expected of the table, each verdict also has
 * `expected`, allow or disallow, and `met`, both null where nothing is expected of it. Where files of
 * other sites are on the page, it has `file`: the robots.txt that decides, null for the one in the editor.
 * Where the file says something of uses to a crawler of the table, each verdict also has for
 * `training`, `input` and `search` allowed, refused, unstated or not-applicable, and in
 * `trainingLines` and so on the lines that say so. Where uses are expected, it has
 * `trainingExpected` (allowed or refused) and `trainingMet`, and the same for the others.
 * With a log, it has `requests`, and of the last one `lastRequest` (ISO 8601) and `lastStatus`, which
 * are null where that is not known.
 */
export function* verdictsJson(state: EditorState, view = ALL_ROWS): Parts {
  const fields = verdictFieldsOf(state);
  const head = {
    format: "robots-verdicts",
    version: JSON_VERSION,
    readAs: state.field(readAsInput.field),
    site: state.field(siteInput.field),
    answer: answerCode(state.field(answerInput.field)),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"urls":[`;
  let separator = "\n";
  for (const row of verdictRows(state, view)) {
    if (!row) {
      yield "";
      continue;
    }
    const verdicts = row.cells.map((cell) => membersOf(fields, cell));
    yield separator + JSON.stringify({ ...membersOf(urlFields, row.url), verdicts });
    separator = ",\n";
  }
  yield "\n]}\n";
}

function membersOf<Of>(fields: readonly Field<Of>[], of: Of): object {
  return Object.fromEntries(fields.map(({ names, value }) => [names.json, value(of)]));
}

/** A row of the verdict table: a URL, and a cell for each crawler. */
interface VerdictRow {
  readonly url: string;
  readonly cells: readonly VerdictCell[];
}

/** A file has what the page does not ask for every cell. */
const ALL_LINES = Number.POSITIVE_INFINITY;

// Some 1 ms of rows with twenty cells.
const ROWS_AT_ONCE = 64;

/** The rows of the verdict table that a view shows, in its order; null each time that some more of them were decided or are done, so that the caller can pause. */
function* verdictRows(state: EditorState, view: TableView): Generator<VerdictRow | null, void> {
  const report = reportOf(state);
  const differences = parserDifferencesOf(state);
  const expectations = expectationsOf(state);
  const requests = requestsOf(state);
  const ruleAt = rulesOf();
  const needsUses = verdictFieldsOf(state).some(({ only }) => only === "uses");
  const cellsOf = (url: number): readonly VerdictCell[] =>
    report.columns.flatMap(({ token }, crawler) => {
      const outcome = outcomeNow(report, url, crawler);
      const analysis = report.columnAt(url, crawler)?.analysis;
      if (!outcome || !analysis) return [];
      const other = report.otherAt(url);
      const line = (other?.report ?? report).lineAt(other?.url ?? url, crawler);
      const file = other?.robotsUrl ?? null;
      const rule = line === null ? null : ruleAt(analysis, line);
      const expected = expectations.at(url, crawler);
      const met = expected && standingOf(expected, outcome) === "met";
      const others = differences.at(url, crawler);
      const said = needsUses ? usesAt(report, url, crawler, ALL_LINES) : null;
      const uses = said ?? answersBy([], outcome === "allow");
      const expectedUses = expectedUsesAt(report, expectations, url, crawler, ALL_LINES);
      const cell = { crawler: token, outcome, line, file, rule, expected, met, others };
      const asked = requests?.at(report.question.urls[url] ?? "", token) ?? null;
      return { ...cell, uses, expectedUses, asked };
    });
  yield* deciding((isTimeUp) => differences.run(isTimeUp));
  const search = searchIn(state, view);
  yield* deciding((isTimeUp) => search.run(isTimeUp));
  const { urls } = report.question;
  for (const [row, url] of search.first().entries()) {
    if (row % ROWS_AT_ONCE === 0) yield null;
    yield { url: urls[url] ?? "", cells: cellsOf(url) };
  }
}

/** How much of a rule is exported, in UTF-16 units. A rule of a megabyte may decide two million cells. */
export const LONGEST_RULE = 2_000;

/** Rules as written, each read once: the field of a line without its comment, the whole of a line in which the dialect sees several. */
function rulesOf(): (analysis: Analysis, line: number) => string {
  const known = new Map<Analysis, Map<number, string>>();
  return (analysis, number) => {
    const texts = known.get(analysis) ?? new Map<number, string>();
    known.set(analysis, texts);
    const text = texts.get(number) ?? ruleIn(analysis, analysis.lineAt(number));
    texts.set(number, text);
    return text;
  };
}

function ruleIn(analysis: Analysis, line: Line | null): string {
  if (!line) return "";
  const { content, more, span } = line;
  const isField = content.kind === "field" && more.length === 0;
  const { from, to } = isField ? { from: content.key.from, to: content.value.to } : span;
  const end = Math.min(to, from + LONGEST_RULE);
  return lineText(analysis, line, end).slice(from - span.from) + (end < to ? "…" : "");
}
