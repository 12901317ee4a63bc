import { type Purpose, purposes } from "../../engine/preferences/preference.ts";
import { unguarded } from "../../words/escaping.ts";
import { fileWords } from "../exports/words.ts";
import { rowItems } from "../lists/csv.ts";
import { linesIn } from "../lists/lines.ts";
import { useWords } from "../preferences/words.ts";
import { verdictTableWords } from "../table/words.ts";
import type { ExpectationItem, ExpectationItems } from "./collection.ts";
import { jsonEntries } from "./json-list.ts";

/** The format of a text that is a verdict table as the page exports it, by its beginning; null for any other text. */
export function exportedTableIn(sample: string): "csv" | "json" | "markdown" | null {
  if (/^\s*\{/.test(sample)) return sample.includes('"robots-verdicts"') ? "json" : null;
  const [head = ""] = sample.trimStart().split(/[\r\n]/, 1);
  if (head.startsWith("|")) return isHead(markdownCells(head), MARKDOWN) ? "markdown" : null;
  return isHead(head.split(","), CSV) ? "csv" : null;
}

/** Every URL and crawler of an exported table, with what is expected of them; null after a little work that found nothing. */
export function* exportedTableItems(
  text: string,
  format: "csv" | "json" | "markdown",
): ExpectationItems {
  if (format === "json") yield* jsonItems(text);
  else if (format === "csv") yield* csvItems(text);
  else yield* markdownItems(text);
}

/** The titles of columns: of the URL, the crawler, the verdict, and what is expected. */
interface Titles {
  readonly url: string;
  readonly crawler: string;
  readonly verdict: string;
  readonly expected: string;
  readonly ofUse: (purpose: Purpose) => string;
}

const CSV: Titles = {
  url: "url",
  crawler: "user_agent",
  verdict: "verdict",
  expected: "expected",
  ofUse: (purpose) => `${purpose}_expected`,
};

const MARKDOWN: Titles = {
  url: verdictTableWords.url,
  crawler: verdictTableWords.crawler,
  verdict: fileWords.verdict,
  expected: fileWords.expected,
  ofUse: (purpose) => useWords.purposes[purpose] + fileWords.expectedUse,
};

function isHead(cells: readonly string[], { url, crawler, verdict }: Titles): boolean {
  return [url, crawler, verdict].every((title, index) => cells[index] === title);
}

function* csvItems(text: string): ExpectationItems {
  let rowOf: ReturnType<typeof rowReader> | null = null;
  for (const row of rowItems(text, ",", 0, (row) => row)) {
    if (row === null) yield null;
    else if ("kind" in row) yield row;
    else if (rowOf) yield* rowOf(row.from, row.cells.map(unguarded));
    else rowOf = rowReader(row.cells, CSV);
  }
}

function* markdownItems(text: string): ExpectationItems {
  let rowOf: ReturnType<typeof rowReader> | null = null;
  for (const { from, to } of linesIn(text)) {
    const cells = markdownCells(text.slice(from, to));
    const isRule = cells.every((cell) => cell === "---");
    if (isRule) yield null;
    else if (rowOf) yield* rowOf(from, cells);
    else rowOf = rowReader(cells, MARKDOWN);
  }
}

/** The entries of a row, by the titles of the columns. */
function rowReader(heads: readonly string[], titles: Titles) {
  const places = new Map(heads.map((head, index) => [head, index]));
  return (at: number, cells: readonly string[]): readonly ExpectationItem[] => {
    const cell = (title: string) => cells[places.get(title) ?? -1] ?? "";
    return entriesOf(at, cell(titles.url), cell(titles.crawler), (purpose) =>
      cell(purpose ? titles.ofUse(purpose) : titles.expected),
    );
  };
}

/** `expectedOf`: what is expected of the verdict, or of a use; empty for nothing. */
function entriesOf(
  at: number,
  url: string,
  agent: string,
  expectedOf: (purpose: Purpose | null) => string,
): readonly ExpectationItem[] {
  const entry = { kind: "entry", at, url, agent, line: "", readAs: "", isOfTable: true } as const;
  const uses = purposes.map((purpose) => ({ purpose, expected: expectedOf(purpose) }));
  return [
    { ...entry, purpose: "", expected: expectedOf(null) },
    ...uses.flatMap((use) => (use.expected === "" ? [] : { ...entry, ...use })),
  ];
}

/** The cells of a row of a Markdown table as markdownLine and codeSpan write them; none for another line. */
function markdownCells(line: string): readonly string[] {
  const row = line.trim();
  if (!row.startsWith("|")) return [];
  const cells: string[] = [];
  let cell = "";
  for (let at = 1; at < row.length; at++) {
    const isPipe = row[at] === "\\" && row[at + 1] === "|";
    if (row[at] === "|") {
      cells.push(codeIn(cell.trim()));
      cell = "";
    } else cell += isPipe ? (row[++at] ?? "") : row[at];
  }
  return cells;
}

/** What is between the backticks of a code span (CommonMark 6.1); any other text as it is. */
function codeIn(cell: string): string {
  const [fence = ""] = /^`*/.exec(cell) ?? [];
  if (fence === "" || cell.length < 2 * fence.length || !cell.endsWith(fence)) return cell;
  const code = cell.slice(fence.length, -fence.length);
  const isSpaced = code.startsWith(" ") && code.endsWith(" ") && code.trim() !== "";
  return isSpaced ? code.slice(1, -1) : code;
}

function* jsonItems(text: string): ExpectationItems {
  const list = yield* jsonEntries(text, "urls");
  if (typeof list === "string") return yield { kind: "bad", at: 1, text, reason: list };
  const site = memberOf(list.around, "site");
  if (typeof site === "string") yield { kind: "site", site };
  let at = 0;
  for (const entry of list.entries) {
    at++;
    if (entry === "too-much") yield { kind: "bad", at, text: "{…}", reason: entry };
    else yield* rowsOf(entry.value, at);
  }
}

function rowsOf(row: unknown, at: number): readonly ExpectationItem[] {
  const url = memberOf(row, "url");
  const verdicts = memberOf(row, "verdicts");
  if (typeof url !== "string" || !Array.isArray(verdicts))
    return [{ kind: "bad", at, text: "{…}", reason: "not-an-entry" }];
  // Of a table without crawlers.
  if (verdicts.length === 0) return entriesOf(at, url, "", () => "");
  return verdicts.flatMap((verdict: unknown) =>
    entriesOf(at, url, textIn(verdict, "crawler"), (purpose) =>
      textIn(verdict, purpose ? `${purpose}Expected` : "expected"),
    ),
  );
}

function textIn(value: unknown, name: string): string {
  const member = memberOf(value, name);
  return typeof member === "string" ? member : "";
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value).find(([known]) => known === name)?.[1];
}
