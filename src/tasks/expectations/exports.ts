import type { EditorState } from "@codemirror/state";
import { expectationsOf, reportOf } from "../../core/derived.ts";
import type { Aspect, Expected } from "../../core/expectations.ts";
import { type ExpectedUse, expectedUsesAt } from "../../core/expected-uses.ts";
import { type Cell, readAsInput } from "../../core/inputs.ts";
import { outcomeNow } from "../../engine/decide/report.ts";
import { csvLine, xmlText } from "../../words/escaping.ts";
import { plain, plainSentence } from "../../words/quoting.ts";
import type { Parts } from "../exports/export-format.ts";
import { reportWords } from "../exports/words.ts";
import { useWords } from "../preferences/words.ts";
import { ASPECTS, expectedWord } from "./collection.ts";
import { lineAnswers } from "./expected-lines.ts";
import { mismatchAt, mismatchSentence, unmetCells } from "./mismatch-sentence.ts";
import { expectedLineWords } from "./words.ts";

/** A URL, and what is expected for it, by crawler. */
interface ExpectationRow {
  readonly url: string;
  readonly cells: readonly {
    readonly crawler: string;
    readonly aspect: Aspect;
    readonly expected: Expected;
  }[];
}

// Some 1 ms of rows with twenty cells.
const ROWS_AT_ONCE = 64;

/** What is expected, in the order of the table; null now and then, so that the caller can pause. */
function* expectationRows(state: EditorState): Generator<ExpectationRow | null, void> {
  const expectations = expectationsOf(state);
  const { urls, crawlers, hasUses } = expectations;
  const aspects: readonly Aspect[] = hasUses ? ASPECTS : ["verdict"];
  for (const [row, url] of urls.entries()) {
    if (row % ROWS_AT_ONCE === 0) yield null;
    const cells = crawlers.flatMap((crawler, column) =>
      aspects.flatMap((aspect) => {
        const expected = expectations.at(row, column, aspect);
        return expected ? { crawler, aspect, expected } : [];
      }),
    );
    if (cells.length > 0) yield { url, cells };
  }
}

/** Expectations as CSV, a row for each, with a column for the purpose where uses are expected, one for lines where lines are, and one for how robots.txt is read; ExpectationsReading reads it back. */
export function* expectationsCsv(state: EditorState): Parts {
  const readAs = state.field(readAsInput.field);
  const { hasUses, lines } = expectationsOf(state);
  const purposeOf = (text: string) => (hasUses ? [text] : []);
  const lineOf = (text: string) => (lines.length > 0 ? [text] : []);
  const names = [...purposeOf("purpose"), ...lineOf("line_text")];
  yield csvLine(["user_agent", "url", ...names, "expected", "read_as"]);
  for (const row of expectationRows(state))
    yield row
      ? row.cells
          .map(({ crawler, aspect, expected }) => {
            const purpose = purposeOf(aspect === "verdict" ? "" : aspect);
            const word = expectedWord(expected, aspect);
            return csvLine([crawler, row.url, ...purpose, ...lineOf(""), word, readAs]);
          })
          .join("")
      : "";
  for (const { agent, text, expected } of lines)
    yield csvLine([agent, "", ...purposeOf(""), text, expected, readAs]);
}

/**
 * Expectations as JSON (RFC 8259), a line for each; ExpectationsReading reads it back:
 *
 * `{"format": "robots-expectations", "version": 1, "expectations": [{"user_agent", "url", "expected", "read_as"}]}`
 *
 * `read_as` is a dialect's id or "each-as-itself", the same in all. `expected` is allow or block. An expected use also has `purpose`, which is training, input or
 * search; then `expected` is allowed or refused. An expected line has `line_text` in place of `url`,
 * `user_agent` only where it is about a group, and `expected` is yes, no or only.
 */
export function* expectationsJson(state: EditorState): Parts {
  const readAs = state.field(readAsInput.field);
  yield '{"format":"robots-expectations","version":1,"expectations":[';
  let separator = "\n";
  for (const row of expectationRows(state)) {
    yield row ? separator + entriesOf(row, readAs) : "";
    if (row) separator = ",\n";
  }
  for (const { agent, text, expected } of expectationsOf(state).lines) {
    const named = agent === "" ? {} : { user_agent: agent };
    yield separator + JSON.stringify({ ...named, line_text: text, expected, read_as: readAs });
    separator = ",\n";
  }
  yield "\n]}\n";
}

function entriesOf({ url, cells }: ExpectationRow, readAs: string): string {
  return cells
    .map(({ crawler, aspect, expected }) => {
      const purpose = aspect === "verdict" ? {} : { purpose: aspect };
      const word = expectedWord(expected, aspect);
      return JSON.stringify({
        user_agent: crawler,
        url,
        ...purpose,
        expected: word,
        read_as: readAs,
      });
    })
    .join(",\n");
}

/** How many failures are explained, with near misses: each takes up to 5 ms, and keeps a verdict in memory. */
export const MOST_EXPLAINED = 200;

// Some 1 ms.
const CASES_AT_ONCE = 256;

/** Expectations as a test report in the XML of JUnit: a suite for each crawler that has some, a case for each cell, and a suite for lines. */
export function* expectationsJunit(state: EditorState): Parts {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="robots.txt">\n';
  const expectations = expectationsOf(state);
  let toExplain = MOST_EXPLAINED;
  for (const crawler of expectations.crawlers.keys()) {
    const uses = yield* expectedUsesFor(state, crawler);
    if (expectations.countOf(crawler) + uses.length > 0)
      toExplain = yield* suite(state, crawler, uses, toExplain);
  }
  if (expectations.lines.length > 0) yield* suiteOfLines(state);
  yield "</testsuites>\n";
}

/** A use of a URL, by its index. */
type UseOfUrl = ExpectedUse & { readonly url: number };

function* expectedUsesFor(
  state: EditorState,
  crawler: number,
): Generator<string, readonly UseOfUrl[]> {
  const expectations = expectationsOf(state);
  const uses: UseOfUrl[] = [];
  if (!expectations.hasUses) return uses;
  for (const url of expectations.urls.keys()) {
    if (url % CASES_AT_ONCE === 0) yield "";
    const all = expectedUsesAt(
      reportOf(state),
      expectations,
      url,
      crawler,
      Number.POSITIVE_INFINITY,
    );
    for (const use of all) uses.push({ ...use, url });
  }
  return uses;
}

/** Returns how many failures are left to explain. */
function* suite(
  state: EditorState,
  crawler: number,
  uses: readonly UseOfUrl[],
  toExplain: number,
): Generator<string, number> {
  const expectations = expectationsOf(state);
  const unmet = new Set<number>();
  for (const cell of unmetCells(state, [crawler])) {
    if (cell) unmet.add(cell.url);
    else yield "";
  }
  const name = xmlText(expectations.crawlers[crawler] ?? "");
  const failures = unmet.size + uses.filter(({ standing }) => standing === "unmet").length;
  const tests = expectations.countOf(crawler) + uses.length;
  const counts = `tests="${tests}" failures="${failures}"`;
  yield `<testsuite name="${name}" ${counts} errors="0" skipped="0">\n`;
  let left = toExplain;
  for (const [url, text] of expectations.urls.entries()) {
    if (url % CASES_AT_ONCE === 0) yield "";
    if (expectations.at(url, crawler) === null) continue;
    const isUnmet = unmet.has(url);
    const body = isUnmet ? failure(state, { url, crawler }, left > 0) : "";
    yield `<testcase classname="${name}" name="${xmlText(text)}">${body}</testcase>\n`;
    // An explanation takes a while.
    if (isUnmet && left-- > 0) yield "";
  }
  for (const [index, use] of uses.entries()) {
    if (index % CASES_AT_ONCE === 0) yield "";
    const title = useWords.named(expectations.urls[use.url] ?? "", use.purpose);
    yield `<testcase classname="${name}" name="${xmlText(title)}">${failureOfUse(use)}</testcase>\n`;
  }
  yield "</testsuite>\n";
  return Math.max(0, left);
}

function* suiteOfLines(state: EditorState): Parts {
  const answers = yield* stepped(lineAnswers(state));
  const failures = answers.filter(({ standing }) => standing === "unmet").length;
  const name = xmlText(LINES_SUITE);
  const counts = `tests="${answers.length}" failures="${failures}"`;
  yield `<testsuite name="${name}" ${counts} errors="0" skipped="0">\n`;
  for (const answer of answers) {
    const { expected, standing, sentence } = answer;
    const title = xmlText(plain(expectedLineWords.named(expected)));
    const message = xmlText(expectedLineWords.failure(expected));
    const text = xmlText(plainSentence(sentence));
    const body =
      standing === "met"
        ? ""
        : `<failure message="${message}" type="expectation">${text}</failure>`;
    yield `<testcase classname="${name}" name="${title}">${body}</testcase>\n`;
  }
  yield "</testsuite>\n";
}

/** The result of work in small steps, with a pause after each. */
export function* stepped<T>(steps: Generator<void, T>): Generator<string, T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    yield "";
  }
}

/** The suite of expected lines in reports of tests, beside those of crawlers. */
export const LINES_SUITE = "robots.txt";

function failure(state: EditorState, cell: Cell, isExplained: boolean): string {
  const expected = expectationsOf(state).at(cell.url, cell.crawler);
  const outcome = outcomeNow(reportOf(state), cell.url, cell.crawler);
  const message = expected && outcome ? reportWords.failure(expected, outcome) : "";
  const text = isExplained ? explanation(state, cell) : shortly(state, cell);
  return `<failure message="${xmlText(message)}" type="expectation">${xmlText(text)}</failure>`;
}

function failureOfUse({ purpose, expected, answer, standing }: ExpectedUse): string {
  if (standing === "met") return "";
  const message = useWords.failure(expected, answer.value);
  const sentence = plain(useWords.unmet(purpose, expected, answer));
  return `<failure message="${xmlText(message)}" type="expectation">${xmlText(sentence)}</failure>`;
}

function explanation(state: EditorState, cell: Cell): string {
  const mismatch = mismatchAt(state, cell);
  return mismatch ? plainSentence(mismatchSentence(mismatch)) : "";
}

function shortly(state: EditorState, { url, crawler }: Cell): string {
  const report = reportOf(state);
  const other = report.otherAt(url);
  const line = (other?.report ?? report).lineAt(other?.url ?? url, crawler);
  return reportWords.decidedBy(line, other?.robotsUrl ?? null);
}
