import type { EditorState } from "@codemirror/state";
import { answerCode } from "../../core/answer-codes.ts";
import { dialectFor, expectationsOf, otherFilesOf, reportOf } from "../../core/derived.ts";
import { expectedUsesAt } from "../../core/expected-uses.ts";
import {
  answerInput,
  type Cell,
  EACH_AS_ITSELF,
  readAsInput,
  siteInput,
} from "../../core/inputs.ts";
import { ALL_ROWS, type TableView } from "../../core/table-view.ts";
import { decidingLineOf } from "../../engine/decide/verdict.ts";
import { percentEncode } from "../../engine/url/quoting.ts";
import { robotsUrlOf } from "../../engine/url/scope.ts";
import { lineAnswers } from "../../tasks/expectations/expected-lines.ts";
import { stepped } from "../../tasks/expectations/exports.ts";
import {
  mismatchAt,
  mismatchReason,
  unmetCells,
} from "../../tasks/expectations/mismatch-sentence.ts";
import { expectedLineWords } from "../../tasks/expectations/words.ts";
import { deciding, type Parts } from "../../tasks/exports/export-format.ts";
import { reportWords } from "../../tasks/exports/words.ts";
import { useWords } from "../../tasks/preferences/words.ts";
import { searchIn } from "../../tasks/table/shown-rows.ts";
import { codeBlock, codeSpan, markdownLine, markdownRule } from "../../words/escaping.ts";
import { excerpt, partsOf, type SentencePart } from "../../words/quoting.ts";
import { termWords } from "../../words/terms.ts";

const MOST_LISTED = 10;

/** How many verdicts are as expected, and the first of those that are not, in Markdown; nothing where nothing is expected. */
function* mismatchReport(state: EditorState): Parts {
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

/** The same of uses. */
function* usesReport(state: EditorState): Parts {
  const [report, expectations] = [reportOf(state), expectationsOf(state)];
  if (!expectations.hasUses) return;
  const first: string[] = [];
  let [met, unmet] = [0, 0];
  for (const [url, text] of expectations.urls.entries()) {
    yield "";
    for (const [crawler, token] of expectations.crawlers.entries())
      for (const use of expectedUsesAt(report, expectations, url, crawler, ALL_LINES)) {
        if (use.standing === "met") met++;
        else if (unmet++ < MOST_LISTED) {
          const { purpose, expected, answer } = use;
          const sentence = useWords.unmet(purpose, expected, answer);
          const why = partsOf(sentence)
            .map(({ text, isCode }) => (isCode ? codeSpan(text) : text))
            .join("");
          first.push(`- ${codeSpan(excerpt(token))} ${codeSpan(excerpt(text))}: ${why}\n`);
        }
      }
  }
  yield `\n${reportWords.usesAsExpected(unmet, met)}\n`;
  if (unmet === 0) return;
  yield `\n${first.join("")}`;
  if (unmet > first.length) yield `\n${reportWords.moreUses(unmet - first.length)}\n`;
}

/** The same of expected lines. */
function* linesReport(state: EditorState): Parts {
  if (expectationsOf(state).lines.length === 0) return;
  const answers = yield* stepped(lineAnswers(state));
  const unmet = answers.filter(({ standing }) => standing === "unmet");
  const { asExpected, named } = expectedLineWords;
  yield `\n${asExpected(unmet.length, answers.length - unmet.length)}\n`;
  const rows = unmet.slice(0, MOST_LISTED).map(({ expected, sentence }) => {
    const name = partsOf(named(expected)).map((part) =>
      part.isCode ? codeSpan(part.text) : part.text,
    );
    return `- ${name.join("")}: ${sentence.map(inMarkdown).join("")}\n`;
  });
  if (rows.length > 0) yield `\n${rows.join("")}`;
  if (unmet.length > rows.length) yield `\n${reportWords.moreUses(unmet.length - rows.length)}\n`;
}

/** However long it takes. */
const ALL_LINES = Number.POSITIVE_INFINITY;

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

// An issue on GitHub has room for 65,536 characters, and few people read that much.
const MOST_FILE = 20_000;
const MOST_URLS = 50;
const MOST_CRAWLERS = 12;

/** A compact Markdown report for an issue or a chat: file, crawlers, the rows that a view shows, verdicts that are not as expected, and `link` to the page. It counts what it leaves out. */
export function* reportParts(state: EditorState, link: string, view = ALL_ROWS): Parts {
  yield asked(state);
  yield `\n${theFile(state)}`;
  const others = otherFilesOf(state)?.files.map(({ site }) => codeSpan(robotsUrlOf(site)));
  if (others) yield `\n${reportWords.otherFiles(others)}\n`;
  yield* tableParts(state, view);
  yield* mismatchReport(state);
  yield* usesReport(state);
  yield* linesReport(state);
  yield `\n${linkTo(link)}`;
}

/** What the verdicts depend on, besides file and URLs. */
function asked(state: EditorState): string {
  const readAs = state.field(readAsInput.field);
  const site = state.field(siteInput.field);
  const answer = state.field(answerInput.field);
  const title = readAs === EACH_AS_ITSELF ? termWords.eachAsItself : dialectFor(state, "").title;
  const siteCode = site === "" ? null : codeSpan(excerpt(site));
  const answered = answer.kind === "ok" ? null : answerCode(answer);
  return `${reportWords.asked(title, siteCode, answered)}\n`;
}

function theFile({ doc }: EditorState): string {
  if (doc.length <= MOST_FILE) return codeBlock(doc.toString());
  const end = doc.lineAt(MOST_FILE).from;
  const from = end > 0 ? end : MOST_FILE;
  const left = doc.lines - doc.lineAt(from).number + 1;
  return `${codeBlock(doc.sliceString(0, from))}\n${reportWords.moreLines(left)}\n`;
}

/** What it leaves out of the table has no room, or is hidden by a filter. */
function* tableParts(state: EditorState, view: TableView): Parts {
  const { question, columns } = reportOf(state);
  const { urls } = question;
  if (urls.length === 0 && columns.length === 0) return;
  const search = searchIn(state, view);
  for (const _ of deciding((isTimeUp) => search.run(isTimeUp))) yield "";
  const names = columns.slice(0, MOST_CRAWLERS).map(({ token }) => codeSpan(excerpt(token)));
  const rows = search.first(MOST_URLS).map((url) => {
    const cells = names.map((_, crawler) => cellOf(state, url, crawler));
    return markdownLine([codeSpan(excerpt(urls[url] ?? "")), ...cells]);
  });
  const head = markdownLine([reportWords.columns.url, ...names]) + markdownRule(names.length + 1);
  const left = leftOut(urls.length - rows.length, columns.length - names.length);
  yield `\n${head}${rows.join("")}${left}`;
}

/** The verdict in one word, and the number of the deciding line. */
function cellOf(state: EditorState, url: number, crawler: number): string {
  const report = reportOf(state);
  const verdict = report.verdictAt(url, crawler);
  const other = report.otherAt(url);
  const file = other && codeSpan(other.robotsUrl);
  return verdict ? reportWords.cell(verdict.outcome, decidingLineOf(verdict), file) : "";
}

function leftOut(urls: number, crawlers: number): string {
  return urls > 0 || crawlers > 0 ? `\n${reportWords.leftOut(urls, crawlers)}\n` : "";
}

function linkTo(link: string): string {
  return `[${reportWords.open}](${link.replace(/[\s()<>\\]+/g, percentEncode)})\n`;
}
