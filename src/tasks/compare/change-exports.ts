import { codeSpan, csvLine, markdownLine, markdownRule } from "../../words/escaping.ts";
import { termWords } from "../../words/terms.ts";
import type { ExportFormat, Parts } from "../exports/export-format.ts";
import type { VerdictChange, VerdictChanges } from "./verdict-changes.ts";
import { comparedTextWords, comparisonReportWords, turnWords } from "./words.ts";

/** The columns of files, which are also those of `robots-txt diff --urls`. */
export const CHANGE_COLUMNS = [
  "crawler",
  "url",
  "before",
  "beforeLine",
  "after",
  "afterLine",
] as const;

/** What the changed verdicts of a comparison are exported as: all of them, in the order of the table. */
export function changeFormats(changes: VerdictChanges): readonly ExportFormat[] {
  return [
    {
      title: "CSV",
      fileName: "robots-changes.csv",
      mediaType: "text/csv;charset=utf-8",
      partsOf: () => changesCsv(changes),
    },
    {
      title: "JSON",
      fileName: "robots-changes.json",
      mediaType: "application/json",
      partsOf: () => changesJson(changes),
    },
    {
      title: "Markdown",
      fileName: "robots-changes.md",
      mediaType: "text/markdown;charset=utf-8",
      partsOf: () => changesMarkdown(changes),
    },
  ];
}

function* changesCsv(changes: VerdictChanges): Parts {
  yield csvLine(CHANGE_COLUMNS);
  for (const change of eachOf(changes)) yield change ? csvLine(cellsOf(change)) : "";
}

/** `{"format": "robots-changes", "version": 1, "changes": [{"crawler", "url", "before", "beforeLine", "after", "afterLine"}]}`; outcomes are as in the table’s JSON, lines null where no rule decides. */
function* changesJson(changes: VerdictChanges): Parts {
  yield '{"format":"robots-changes","version":1,"changes":[';
  let separator = "\n";
  for (const change of eachOf(changes)) {
    yield change ? separator + JSON.stringify(membersOf(change)) : "";
    if (change) separator = ",\n";
  }
  yield "\n]}\n";
}

/** All of them as a Markdown table. */
export function* changesMarkdown(changes: VerdictChanges): Parts {
  const { heads } = comparisonReportWords;
  const { before, now } = comparedTextWords.names;
  yield markdownLine([heads.url, heads.crawler, before, now]) + markdownRule(4);
  for (const change of eachOf(changes))
    yield change
      ? markdownLine([
          codeSpan(change.url),
          codeSpan(change.crawler),
          turnWords.side(change.before),
          turnWords.side(change.after),
        ])
      : "";
}

// Some 1 ms.
const CHANGES_AT_ONCE = 256;

/** Every change; null now and then, so that the caller can pause. */
function* eachOf(changes: VerdictChanges): Generator<VerdictChange | null, void> {
  for (let index = 0; index < changes.size; index++) {
    if (index % CHANGES_AT_ONCE === 0) yield null;
    const change = changes.at(index);
    if (change) yield change;
  }
}

function membersOf({ url, crawler, before, after }: VerdictChange) {
  return {
    crawler,
    url,
    before: before.outcome,
    beforeLine: before.line,
    after: after.outcome,
    afterLine: after.line,
  };
}

function cellsOf({ url, crawler, before, after }: VerdictChange): readonly string[] {
  const { outcomes } = termWords;
  const line = (number: number | null) => `${number ?? ""}`;
  return [
    crawler,
    url,
    outcomes[before.outcome],
    line(before.line),
    outcomes[after.outcome],
    line(after.line),
  ];
}
