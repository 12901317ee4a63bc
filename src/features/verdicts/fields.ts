import type { Expected } from "../../core/expectations.ts";
import type { OtherVerdict } from "../../core/parser-differences.ts";
import type { Outcome } from "../../engine/decide/verdict.ts";
import { termWords } from "../../words/terms.ts";
import { otherVerdictsText, verdictTableWords } from "./words.ts";

// Apart from columns.ts, which is part of the first script.

/** A verdict as files have it. `line` and `rule` (the deciding line's field as written) are null where no rule decides, `expected` and `met` where nothing is expected. */
export interface VerdictCell {
  readonly crawler: string;
  readonly outcome: Outcome;
  readonly line: number | null;
  /** The robots.txt with that line, where it is not the one in the editor. */
  readonly file: string | null;
  readonly rule: string | null;
  readonly expected: Expected | null;
  readonly met: boolean | null;
  readonly others: readonly OtherVerdict[];
}

/** A value in files: a member of JSON, and a column of CSV and of Markdown, which have a line for each verdict. */
export interface Field<Of> {
  /** Its name in CSV and in JSON, by which programs know it, and its title in Markdown. */
  readonly names: { readonly csv: string; readonly json: string; readonly markdown: string };
  /** The value in JSON. */
  readonly value: (of: Of) => string | number | boolean | null | readonly object[];
  /** The cells of CSV and Markdown; left out where they are the value as text and as code. */
  readonly csv?: (of: Of) => string;
  readonly markdown?: (of: Of) => string;
  /** Which tables have it: those of which something is expected, or those with files of other sites; left out for all. */
  readonly only?: "expecting" | "with-other-files";
}

/** What files have of each URL. */
export const urlFields: readonly Field<string>[] = [
  {
    names: { csv: "url", json: "url", markdown: verdictTableWords.url },
    value: (url) => url,
  },
];

/** What files have of each verdict. */
export const verdictFields: readonly Field<VerdictCell>[] = [
  {
    names: { csv: "user_agent", json: "crawler", markdown: verdictTableWords.crawler },
    value: ({ crawler }) => crawler,
  },
  {
    names: { csv: "verdict", json: "outcome", markdown: verdictTableWords.verdict },
    value: ({ outcome }) => outcome,
    csv: ({ outcome }) => CSV_OUTCOMES[outcome],
    markdown: ({ outcome }) => termWords.outcomes[outcome],
  },
  {
    names: { csv: "line", json: "line", markdown: verdictTableWords.line },
    value: ({ line }) => line,
    markdown: ({ line }) => `${line ?? ""}`,
  },
  {
    names: { csv: "file", json: "file", markdown: verdictTableWords.file },
    value: ({ file }) => file,
    only: "with-other-files",
  },
  {
    names: { csv: "rule", json: "rule", markdown: verdictTableWords.rule },
    value: ({ rule }) => rule,
  },
  {
    names: { csv: "expected", json: "expected", markdown: verdictTableWords.expected },
    value: ({ expected }) => expected,
    csv: ({ expected }) => (expected ? CSV_OUTCOMES[expected] : ""),
    markdown: ({ expected }) => (expected ? termWords.outcomes[expected] : ""),
    only: "expecting",
  },
  {
    names: { csv: "met", json: "met", markdown: verdictTableWords.met },
    value: ({ met }) => met,
    csv: ({ met }) => (met === null ? "" : met ? "yes" : "no"),
    markdown: ({ met }) =>
      met === null ? "" : met ? verdictTableWords.isMet : `**${verdictTableWords.isUnmet}**`,
    only: "expecting",
  },
  {
    names: { csv: "other_parsers", json: "otherParsers", markdown: verdictTableWords.otherParsers },
    value: ({ others }) => others.map(({ dialect, outcome }) => ({ parser: dialect.id, outcome })),
    csv: ({ others }) => otherVerdictsText(others),
    markdown: ({ others }) => otherVerdictsText(others),
  },
];

// The same in every language of the page: programs read them, and so does an import of expectations.
const CSV_OUTCOMES: Readonly<Record<Outcome, string>> = {
  allow: "Allow",
  disallow: "Block",
  undefined: "Undefined",
  "not-governed": "Not governed",
};
