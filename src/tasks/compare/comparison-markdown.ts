import type { EditorState } from "@codemirror/state";
import { dialectFor } from "../../core/derived.ts";
import { EACH_AS_ITSELF, readAsInput } from "../../core/inputs.ts";
import { codeSpan, markdownLine, markdownRule } from "../../words/escaping.ts";
import { excerpt } from "../../words/quoting.ts";
import { termWords } from "../../words/terms.ts";
import { ANYONE_ELSE, alikeDifferences, type Findings } from "./crawler-differences.ts";
import type { Comparison } from "./model.ts";
import {
  comparedTextWords,
  differenceWords,
  groupChangeWords,
  turnWords,
  useChangeWords,
  comparisonReportWords as words,
} from "./words.ts";

// An issue on GitHub has room for 65,536 characters, and few people read that much.
const MOST_ROWS = 30;
const MOST_ITEMS = 20;

/** What is said of a comparison. */
export interface Compared extends Pick<Comparison, "after" | "verdicts"> {
  readonly groups: Pick<Comparison["groups"], "changes">;
  readonly moves: Pick<Comparison["moves"], "moves">;
  readonly uses: Pick<Comparison["uses"], "changes">;
}

/** What a search has found; without a summary where only some crawlers were asked for. */
export type Said = Pick<Findings, "found"> & Partial<Findings>;

/** A comparison in Markdown, for an issue or a chat; it counts what it leaves out. */
export function comparisonMarkdown(comparison: Compared, { found, summary }: Said): string {
  const { after, groups, moves, uses } = comparison;
  const parts = [
    `${words.title(titleOf(after))}\n`,
    summary === undefined ? "" : `${summaryText(summary)}\n`,
    verdictsPart(comparison),
    differencesPart(found),
    listPart(words.groups, groups.changes ?? [], (change) =>
      groupChangeWords.change(change, quoted),
    ),
    listPart(words.moves, moves.moves ?? [], (move) => groupChangeWords.move(move, quoted)),
    listPart(words.uses, uses.changes ?? [], (change) => useChangeWords.change(change, quoted)),
  ];
  return parts.filter((part) => part !== "").join("\n");
}

function summaryText(summary: Findings["summary"]): string {
  return summary ? differenceWords.summary(summary) : words.notSearched;
}

function titleOf(state: EditorState): string {
  const isEach = state.field(readAsInput.field) === EACH_AS_ITSELF;
  return isEach ? termWords.eachAsItself : dialectFor(state, "").title;
}

function verdictsPart({ verdicts }: Compared): string {
  const { size } = verdicts;
  if (verdicts.rowsDone === 0) return "";
  if (size === 0) return `${words.noneChanges(verdicts.rowsDone)}\n`;
  const rows = Array.from({ length: Math.min(size, MOST_ROWS) }, (_, index) => {
    const change = verdicts.at(index);
    if (!change) return "";
    const { url, crawler, before, after } = change;
    return markdownLine([
      quoted(url),
      quoted(crawler),
      turnWords.side(before),
      turnWords.side(after),
    ]);
  });
  return `${words.changed(size)}\n\n${tablePart(["url", "crawler"], rows, size)}`;
}

function differencesPart(found: Findings["found"]): string {
  const rows = alikeDifferences(found).flatMap(({ readers, difference }) => {
    if (difference.kind !== "differs") return [];
    const names = differenceWords.crawlers(readers.map(readerPart));
    const { path, before, after } = difference;
    return markdownLine([names, quoted(path), turnWords.side(before), turnWords.side(after)]);
  });
  if (rows.length === 0) return "";
  return `${words.differ}\n\n${tablePart(["crawler", "instance"], rows, rows.length)}`;
}

function readerPart(token: string): string {
  return token === ANYONE_ELSE ? differenceWords.crawler(token) : quoted(token);
}

function tablePart(
  about: readonly (keyof typeof words.heads)[],
  rows: readonly string[],
  count: number,
): string {
  const { before, now } = comparedTextWords.names;
  const head = [...about.map((name) => words.heads[name]), before, now];
  const table = markdownLine(head) + markdownRule(head.length);
  const shown = rows.slice(0, MOST_ROWS);
  return `${table}${shown.join("")}${morePart(count - shown.length)}`;
}

function listPart<T>(title: string, items: readonly T[], phrase: (item: T) => string): string {
  if (items.length === 0) return "";
  const shown = items.slice(0, MOST_ITEMS).map((item) => `- ${phrase(item)}\n`);
  return `${title}\n\n${shown.join("")}${morePart(items.length - shown.length)}`;
}

function morePart(count: number): string {
  return count > 0 ? `\n${words.more(count)}\n` : "";
}

/** A text from a file as code, in which nothing works as a link, a name or HTML. */
function quoted(text: string): string {
  return codeSpan(excerpt(text));
}
