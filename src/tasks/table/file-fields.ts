import type { Expected } from "../../core/expectations.ts";
import type { ExpectedUse } from "../../core/expected-uses.ts";
import type { LoggedPair } from "../../core/inputs.ts";
import type { OtherVerdict } from "../../core/parser-differences.ts";
import type { Outcome } from "../../engine/decide/verdict.ts";
import { type Purpose, purposes } from "../../engine/preferences/preference.ts";
import type { UseAnswers } from "../../engine/preferences/preferences-for.ts";
import { termWords } from "../../words/terms.ts";
import { fileWords } from "../exports/words.ts";
import { useWords } from "../preferences/words.ts";
import { otherVerdictsText, verdictTableWords } from "./words.ts";

/** A verdict and its uses as files have them. `line` and `rule` (the deciding line's field as written) are null where no rule decides, `expected` and `met` where nothing is expected. */
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
  readonly uses: UseAnswers;
  readonly expectedUses: readonly ExpectedUse[];
  /** What the crawler asked for, by a log; null where it never did, or without a log. */
  readonly asked: LoggedPair | null;
}

/** A value in files: a member of JSON, and a column of CSV and of Markdown, which have a line for each verdict. */
export interface Field<Of> {
  /** Its name in CSV and in JSON, by which programs know it, and its title in Markdown. */
  readonly names: { readonly csv: string; readonly json: string; readonly markdown: string };
  /** The value in JSON. */
  readonly value: (of: Of) => string | number | boolean | null | readonly (object | number)[];
  /** The cells of CSV and Markdown; left out where they are the value as text and as code. */
  readonly csv?: (of: Of) => string;
  readonly markdown?: (of: Of) => string;
  /** Which tables have it, if not all: those of which verdicts are expected, those with files of other sites, those whose file says something of uses, those of which uses are expected, or those with a log. */
  readonly only?: "expected" | "with-other-files" | "uses" | "expected-uses" | "requests";
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
    names: { csv: "verdict", json: "outcome", markdown: fileWords.verdict },
    value: ({ outcome }) => outcome,
    csv: ({ outcome }) => CSV_OUTCOMES[outcome],
    markdown: ({ outcome }) => termWords.outcomes[outcome],
  },
  {
    names: { csv: "line", json: "line", markdown: fileWords.line },
    value: ({ line }) => line,
    markdown: ({ line }) => `${line ?? ""}`,
  },
  {
    names: { csv: "file", json: "file", markdown: fileWords.file },
    value: ({ file }) => file,
    only: "with-other-files",
  },
  {
    names: { csv: "rule", json: "rule", markdown: fileWords.rule },
    value: ({ rule }) => rule,
  },
  {
    names: { csv: "expected", json: "expected", markdown: fileWords.expected },
    value: ({ expected }) => expected,
    csv: ({ expected }) => (expected ? CSV_OUTCOMES[expected] : ""),
    markdown: ({ expected }) => (expected ? termWords.outcomes[expected] : ""),
    only: "expected",
  },
  {
    names: { csv: "met", json: "met", markdown: fileWords.met },
    ...metBy(({ met }) => met),
    only: "expected",
  },
  {
    names: { csv: "other_parsers", json: "otherParsers", markdown: fileWords.otherParsers },
    value: ({ others }) => others.map(({ dialect, outcome }) => ({ parser: dialect.id, outcome })),
    csv: ({ others }) => otherVerdictsText(others),
    markdown: ({ others }) => otherVerdictsText(others),
  },
  ...purposes.flatMap(fieldsOfUse),
  {
    names: { csv: "requests", json: "requests", markdown: fileWords.requests },
    value: ({ asked }) => asked?.requests ?? 0,
    markdown: ({ asked }) => `${asked?.requests ?? 0}`,
    only: "requests",
  },
  {
    names: { csv: "last_request", json: "lastRequest", markdown: fileWords.lastRequest },
    value: ({ asked }) => (asked && asked.last >= 0 ? new Date(asked.last).toISOString() : null),
    only: "requests",
  },
  {
    names: { csv: "last_status", json: "lastStatus", markdown: fileWords.lastStatus },
    value: ({ asked }) => asked?.lastStatus || null,
    markdown: ({ asked }) => `${asked?.lastStatus || ""}`,
    only: "requests",
  },
];

/** What files have of the use for a purpose: its answer and the lines that state it, what is expected, and whether that is met. */
function fieldsOfUse(purpose: Purpose): readonly Field<VerdictCell>[] {
  const title = useWords.purposes[purpose];
  const named = (csv: string, json: string, words: string) => ({
    names: { csv: purpose + csv, json: purpose + json, markdown: title + words },
  });
  const linesOf = ({ uses }: VerdictCell) => uses[purpose].statements.map(({ line }) => line);
  const expectedIn = ({ expectedUses }: VerdictCell) =>
    expectedUses.find((use) => use.purpose === purpose);
  return [
    {
      ...named("", "", ""),
      value: ({ uses }) => uses[purpose].value,
      markdown: ({ uses }) => useWords.values[uses[purpose].value],
      only: "uses",
    },
    {
      ...named("_lines", "Lines", fileWords.linesOfUse),
      value: linesOf,
      csv: (cell) => linesOf(cell).join(" "),
      markdown: (cell) => linesOf(cell).join(", "),
      only: "uses",
    },
    {
      ...named("_expected", "Expected", fileWords.expectedUse),
      value: (cell) => EXPECTED_USES[expectedIn(cell)?.expected ?? "none"],
      markdown: (cell) => EXPECTED_USES[expectedIn(cell)?.expected ?? "none"] ?? "",
      only: "expected-uses",
    },
    {
      ...named("_met", "Met", fileWords.metUse),
      ...metBy((cell) => {
        const standing = expectedIn(cell)?.standing;
        return standing ? standing === "met" : null;
      }),
      only: "expected-uses",
    },
  ];
}

const EXPECTED_USES = { allow: "allowed", disallow: "refused", none: null } as const;

/** Whether something is as expected; null where nothing is. */
function metBy(metOf: (cell: VerdictCell) => boolean | null) {
  const textOf = (cell: VerdictCell, texts: readonly [met: string, unmet: string]) => {
    const met = metOf(cell);
    return met === null ? "" : texts[met ? 0 : 1];
  };
  return {
    value: metOf,
    csv: (cell: VerdictCell) => textOf(cell, ["yes", "no"]),
    markdown: (cell: VerdictCell) => textOf(cell, [fileWords.isMet, `**${fileWords.isUnmet}**`]),
  };
}

// The same in every language of the page: programs read them, and so does an import of expectations.
const CSV_OUTCOMES: Readonly<Record<Outcome, string>> = {
  allow: "Allow",
  disallow: "Block",
  undefined: "Undefined",
  "not-governed": "Not governed",
};
