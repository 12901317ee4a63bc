import type { Category } from "../engine/crawlers/crawler.ts";
import type { Standing } from "../engine/decide/explain.ts";
import type { Outcome } from "../engine/decide/verdict.ts";
import type { Ignorance } from "../engine/parse/analysis.ts";
import type { Dialect } from "../engine/parse/dialect.ts";
import { type Group, letterOf } from "../engine/parse/group.ts";
import type { Rule } from "../engine/parse/types.ts";
import type { FieldName } from "../engine/text/line.ts";
import { counted, formOf, type Noun, numberText } from "./numbers.ts";
import { marked } from "./quoting.ts";

/** Outcomes in the order of the page, the one to look at first. */
export const shownOutcomes: readonly Outcome[] = ["disallow", "allow", "undefined", "not-governed"];

/** The title of a dialect inside a sentence: `the 1996 draft`. */
export function titleOf({ title }: Pick<Dialect, "title">): string {
  return title.replace(/^The /, "the ");
}

/** What the engine's codes are called, wherever they are shown. */
export const termWords = {
  /** What is shown for the parser where each crawler has its own. */
  eachAsItself: "Each crawler as itself",

  /** An outcome in one word, as a cell says it. */
  outcomes: {
    allow: "Allow",
    disallow: "Block",
    undefined: "Undefined",
    "not-governed": "Not governed",
  } satisfies Readonly<Record<Outcome, string>>,

  /** The terms of the glossary that explain them, by id. */
  explainedBy: {
    allow: "allowed-blocked",
    disallow: "allowed-blocked",
    undefined: "verdict",
    "not-governed": "scope",
  } satisfies Readonly<Record<Outcome, string>>,

  /** What a rule does, as its line says it. */
  rule: ({ allows }: Pick<Rule, "allows">): string => (allows ? "Allow" : "Disallow"),

  /** How a matching rule fares, at the end of its line. */
  standings: {
    decides: "decides",
    "agrees-shorter": "agrees, shorter",
    shorter: "shorter",
    "loses-tie": "loses the tie to Allow",
    "agrees-later": "agrees, further down",
    later: "further down",
    empty: "no path, blocks nothing",
    open: "left undefined",
  } satisfies Readonly<Record<Standing, string>>,

  /** Why a line decides nothing, at its end. */
  ignorances: {
    "unknown-field": "unknown field",
    "other-field": "ignored",
    "no-field": "not a field",
    "no-group": "in no group",
  } satisfies Readonly<Record<Ignorance, string>>,

  /** A problem by how bad it is, as a row of the list begins. */
  severity: (severity: keyof typeof SEVERITIES): string => formOf(SEVERITIES[severity], 1),

  /** `3 warnings`. */
  problemsOf: (severity: keyof typeof SEVERITIES, count: number): string =>
    counted(count, SEVERITIES[severity]),
};

const SEVERITIES = {
  error: { one: "error", other: "errors" },
  warning: { one: "warning", other: "warnings" },
  information: { one: "note", other: "notes" },
} satisfies Readonly<Record<string, Noun>>;

/** What marks of verdicts say to those who do not see them. */
export const markWords = {
  /** Of a verdict that there was not yet the time to find. */
  pending: "still deciding",
  /** Where no rule decides; only the dash is seen. */
  noRule: `no rule${marked("–")}`,
  /** The deciding line; only the marked part is seen. */
  line: (number: number): string => `line ${marked(number)}`,
  /** What its number says where it is pointed at. */
  aboutLine: (number: number): string => `line ${number}`,
  /** What a letter on a colour is. */
  group: (letter: string): string => `group ${letter}`,
  /** Whether a verdict is as expected. */
  standing: (standing: "met" | "unmet", expected: Outcome): string =>
    standing === "met" ? "as expected" : markWords.expected(expected),
  expected: (outcome: Outcome): string => `expected ${termWords.outcomes[outcome]}`,
};

/** Of fields about the use of what is fetched; Why says what they come to. */
const PREFERENCES: Readonly<Partial<Record<FieldName, string>>> = {
  "content-signal": "a preference, blocks nothing",
  "content-usage": "an IETF draft, blocks nothing",
  license: "a licence, blocks nothing",
};

/** What is said at the ends of lines that end, join or go on with a group. */
export const noteWords = {
  /** On a line inside a group that people take for its end. */
  goesOn: (group: Group): string => `does not end group ${letterOf(group)}`,

  /** On a line that ends a run of user-agent lines without being a rule. */
  parts: ({ title }: Dialect): string => `${title} ends the user-agent lines here`,

  /** On a line about the use of what is fetched; nothing on other lines. */
  preference: (field: FieldName): string | undefined => PREFERENCES[field],

  /** On the first line of a section that joins an earlier one. */
  joins: (group: Group): string =>
    `joins group ${letterOf(group)}, line ${group.sections[0]?.first}`,

  /** On the line where a dialect stops reading. */
  unread({ title, fileLimit }: Dialect): string {
    const limit = fileLimit ? `${numberText(fileLimit.octets)} bytes` : "its limit";
    if (fileLimit?.beyond === "file-ignored") return `${title} ignores files over ${limit}`;
    const who = fileLimit?.by ? `${fileLimit.by} stop` : `${title} stops`;
    return `${who} reading here, after ${limit}`;
  },
};

/** What crawlers are for, as columns and lists are headed. */
export const purposeTitles: Readonly<Record<Category, string>> = {
  search: "Search",
  "ai-training": "AI training",
  "ai-search": "AI search",
  "ai-assistant": "Assistants",
  ads: "Ads",
  seo: "SEO",
  archive: "Archives",
  social: "Social",
  other: "Other",
};
