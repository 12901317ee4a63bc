import type { EditorState } from "@codemirror/state";
import { dialectFor } from "../derived.ts";
import { codeSpan, markdownLine, markdownRule } from "../export/markdown-line.ts";
import { EACH_AS_ITSELF, readAsInput } from "../inputs.ts";
import { counted, excerpt, numberText } from "../phrases.ts";
import { alikeDifferences } from "./alike-differences.ts";
import { ANYONE_ELSE } from "./asked-readers.ts";
import type { Comparison } from "./comparison.ts";
import {
  groupChangePhrase,
  readerMovePhrase,
  readerName,
  sidePhrase,
  summaryPhrase,
} from "./comparison-phrases.ts";
import type { CrawlerDifference, Summary } from "./crawler-differences.ts";
import { firstFew } from "./first-few.ts";

// An issue on GitHub has room for 65,536 characters, and a reader for fewer.
const MOST_ROWS = 30;
const MOST_ITEMS = 20;

/** A comparison in Markdown, for an issue or a chat; what it leaves out it counts. `found` and `summary`: what a DifferenceJob found, as far as it came. */
export function comparisonMarkdown(
  comparison: Comparison,
  found: readonly CrawlerDifference[],
  summary: Summary | null,
): string {
  const { after, groups, moves } = comparison;
  const parts = [
    `Two versions of a robots.txt, read as: ${titleOf(after)}\n`,
    summary ? `${summaryPhrase(summary)}\n` : "",
    verdictsPart(comparison),
    differencesPart(found),
    listPart("Groups", groups.changes ?? [], (change) => groupChangePhrase(change, quoted)),
    listPart("Crawlers that read another group", moves.moves ?? [], (move) =>
      readerMovePhrase(move, quoted),
    ),
  ];
  return parts.filter((part) => part !== "").join("\n");
}

function titleOf(state: EditorState): string {
  const isEach = state.field(readAsInput.field) === EACH_AS_ITSELF;
  return isEach ? "Each crawler as itself" : dialectFor(state, "").title;
}

function verdictsPart({ verdicts }: Comparison): string {
  const { size } = verdicts;
  if (verdicts.rowsDone === 0) return "";
  if (size === 0) return `No verdict changes on the ${counted(verdicts.rowsDone, "listed URL")}.\n`;
  const rows = Array.from({ length: Math.min(size, MOST_ROWS) }, (_, index) => {
    const change = verdicts.at(index);
    if (!change) return "";
    const { url, crawler, before, after } = change;
    return markdownLine([quoted(url), quoted(crawler), sidePhrase(before), sidePhrase(after)]);
  });
  return `${counted(size, "verdict")} of the table changed:\n\n${tablePart(["URL", "Crawler", "Before", "After"], rows, size)}`;
}

function differencesPart(found: readonly CrawlerDifference[]): string {
  const rows = alikeDifferences(found).flatMap(({ readers, difference }) => {
    if (difference.kind !== "differs") return [];
    const names = firstFew(readers, readerPart, "crawler");
    const { path, before, after } = difference;
    return markdownLine([names, quoted(path), sidePhrase(before), sidePhrase(after)]);
  });
  if (rows.length === 0) return "";
  const head = ["Crawler", "For instance", "Before", "After"];
  return `Crawlers answered otherwise on some URL:\n\n${tablePart(head, rows, rows.length)}`;
}

function readerPart(token: string): string {
  return token === ANYONE_ELSE ? readerName(token) : quoted(token);
}

function tablePart(head: readonly string[], rows: readonly string[], count: number): string {
  const table = markdownLine(head) + markdownRule(head.length);
  const shown = rows.slice(0, MOST_ROWS);
  return `${table}${shown.join("")}${morePart(count - shown.length)}`;
}

function listPart<T>(title: string, items: readonly T[], phrase: (item: T) => string): string {
  if (items.length === 0) return "";
  const shown = items.slice(0, MOST_ITEMS).map((item) => `- ${phrase(item)}\n`);
  return `${title}:\n\n${shown.join("")}${morePart(items.length - shown.length)}`;
}

function morePart(count: number): string {
  return count > 0 ? `\n${numberText(count)} more.\n` : "";
}

/** A stranger's text as code, in which nothing is a link, a name or HTML. */
function quoted(text: string): string {
  return codeSpan(excerpt(text));
}
