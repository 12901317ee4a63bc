import type { LoggedRequests } from "../../core/inputs.ts";
import { codeSpan, csvLine, markdownLine, markdownRule } from "../../words/escaping.ts";
import { termWords } from "../../words/terms.ts";
import type { ExportFormat, Parts } from "../exports/export-format.ts";
import { fileWords } from "../exports/words.ts";
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

/** What the changed verdicts of a comparison are exported as: all of them, in the order of the table. `requests`: of a log, whose counts are in the last column; null without one. */
export function changeFormats(
  changes: VerdictChanges,
  requests: LoggedRequests | null = null,
): readonly ExportFormat[] {
  return [
    {
      title: "CSV",
      fileName: "robots-changes.csv",
      mediaType: "text/csv;charset=utf-8",
      partsOf: () => changesCsv(changes, requests),
    },
    {
      title: "JSON",
      fileName: "robots-changes.json",
      mediaType: "application/json",
      partsOf: () => changesJson(changes, requests),
    },
    {
      title: "Markdown",
      fileName: "robots-changes.md",
      mediaType: "text/markdown;charset=utf-8",
      partsOf: () => changesMarkdown(changes, requests),
    },
  ];
}

function* changesCsv(changes: VerdictChanges, requests: LoggedRequests | null): Parts {
  yield csvLine([...CHANGE_COLUMNS, ...(requests ? ["requests"] : [])]);
  for (const change of eachOf(changes))
    yield change ? csvLine([...cellsOf(change), ...askedIn(change, requests)]) : "";
}

/** How often the crawler asked for the URL, as a cell; none without a log. */
function askedIn({ url, crawler }: VerdictChange, requests: LoggedRequests | null) {
  return requests ? [`${requests.countAt(url, crawler)}`] : [];
}

/** `{"format": "robots-changes", "version": 1, "changes": [{"crawler", "url", "before", "beforeLine", "after", "afterLine"}]}`; outcomes are as in the table’s JSON, lines null where no rule decides. With a log, each change has `requests`, too. */
function* changesJson(changes: VerdictChanges, requests: LoggedRequests | null): Parts {
  yield '{"format":"robots-changes","version":1,"changes":[';
  let separator = "\n";
  for (const change of eachOf(changes)) {
    const asked = change && requests?.countAt(change.url, change.crawler);
    const more = requests ? { requests: asked } : {};
    yield change ? separator + JSON.stringify({ ...membersOf(change), ...more }) : "";
    if (change) separator = ",\n";
  }
  yield "\n]}\n";
}

/** All of them as a Markdown table. */
export function* changesMarkdown(
  changes: VerdictChanges,
  requests: LoggedRequests | null = null,
): Parts {
  const { heads } = comparisonReportWords;
  const { before, now } = comparedTextWords.names;
  const names = [heads.url, heads.crawler, before, now, ...(requests ? [fileWords.requests] : [])];
  yield markdownLine(names) + markdownRule(names.length);
  for (const change of eachOf(changes))
    yield change
      ? markdownLine([
          codeSpan(change.url),
          codeSpan(change.crawler),
          turnWords.side(change.before),
          turnWords.side(change.after),
          ...askedIn(change, requests),
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
