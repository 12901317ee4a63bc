import type { Outcome } from "../../engine/decide/verdict.ts";
import type { NearUse, SharedLine } from "../../engine/preferences/explain-uses.ts";
import type { License } from "../../engine/preferences/license.ts";
import type { Purpose, Stated, Way } from "../../engine/preferences/preference.ts";
import {
  disagree,
  type Statement,
  type UseAnswer,
} from "../../engine/preferences/preferences-for.ts";
import { counted, listText, numberText } from "../../words/numbers.ts";
import { preferenceWords } from "../../words/preferences.ts";
import { code, excerpt } from "../../words/quoting.ts";
import { termWords } from "../../words/terms.ts";

const NAMES: Readonly<Record<Way["field"], string>> = {
  "content-usage": "Content-Usage",
  "content-signal": "Content-Signal",
  "purpose-token": "purpose token",
};

const STATED: Readonly<Record<Stated, string>> = { allowed: "allows", refused: "refuses" };

/** What the file says about the use of fetched pages. */
export const useWords = {
  title: "Use of the page",

  purposes: {
    training: "Training",
    input: "AI answers",
    search: "Search",
  } satisfies Readonly<Record<Purpose, string>>,

  values: {
    allowed: "Allowed",
    refused: "Refused",
    unstated: "Not stated",
    "not-applicable": "Not applicable",
  } satisfies Readonly<Record<UseAnswer["value"], string>>,

  /** The switch of the table, and its two choices. */
  switch: "What the table shows",
  fetch: "Fetch",
  aboutFetch: "May this crawler fetch the URL?",
  use: "Use",
  aboutUse: "May a fetched page be used for training (T), AI answers (A) and search (S)?",
  /** Of which purpose the totals are, by whose use columns are sorted, and whose line is lit. */
  purpose: "Purpose",
  totals: "Totals",
  countingTotals: "Totals, still counting",
  /** The total of the uses that are not as expected. */
  unexpected: "Unexpected",
  /** Beside the choice of uses. */
  unmetUses: (count: number): string => `Uses not as expected: ${numberText(count)}`,
  sorted: (purpose: Purpose, crawler: string, descending: boolean): string =>
    `Sorted by ${preferenceWords.purposes[purpose]} for ${excerpt(crawler)}, refused ${descending ? "last" : "first"}`,
  /** In a cell, before the mark of each purpose. */
  letters: { training: "T", input: "A", search: "S" } satisfies Readonly<Record<Purpose, string>>,
  /** What a mark in a cell says. */
  mark(purpose: Purpose, { value, statements }: UseAnswer): string {
    const lines = statements.map(({ line }) => `${line}`);
    const by =
      lines.length === 0 ? "" : ` (line${lines.length === 1 ? "" : "s"} ${listText(lines)})`;
    return `${useWords.purposes[purpose]}: ${useWords.values[value].toLowerCase()}${by}`;
  },
  /** Whether a use is as expected. */
  standing: (standing: "met" | "unmet", expected: "allow" | "disallow"): string =>
    standing === "met" ? "as expected" : `expected ${preferenceWords.expected[expected]}`,
  /** A use of a URL, as the name of a test. */
  named: (url: string, purpose: Purpose): string => `${url} (${preferenceWords.purposes[purpose]})`,
  /** A use that is not as expected: in one line, and with what it rests on. */
  failure: (expected: "allow" | "disallow", value: UseAnswer["value"]): string =>
    `expected ${preferenceWords.expected[expected]}, is ${useWords.values[value]}`,
  unmet(purpose: Purpose, expected: "allow" | "disallow", answer: UseAnswer): string {
    const said =
      answer.value === "not-applicable" ? useWords.mayNotFetchUrl : useWords.answer(answer);
    const wanted = preferenceWords.expected[expected].toLowerCase();
    return `Expected ${preferenceWords.purposes[purpose]} to be ${wanted}. ${said}`;
  },
  mayNotFetchUrl: "This crawler may not fetch the URL, so no line says anything about its use.",
  /** Makes a purpose the chosen one (see `purpose`). */
  choose: (purpose: Purpose): string => `Show lines about ${preferenceWords.purposes[purpose]}`,
  /** In the place of uses, where the verdict is not Allow. */
  noUse: (outcome: Outcome | null): string =>
    outcome === null || outcome === "disallow"
      ? "may not be fetched"
      : termWords.outcomes[outcome].toLowerCase(),
  /** Where the group has too many lines to ask each for every cell. */
  tooMany: "choose the cell to see",

  /** Where the crawler may not fetch the URL. */
  blocked: "No answer: this crawler may not fetch the URL, so no use is allowed or refused.",

  /** Where the file is not read. */
  notRead: {
    response: "The HTTP response decides, so no line of the file counts.",
    "out-of-scope": "This file does not govern the URL, so none of its lines counts.",
  },

  /** What an answer rests on. */
  answer(answer: UseAnswer): string {
    const { statements } = answer;
    const [first] = statements;
    if (!first) return "No line says anything about it.";
    if (disagree(answer)) return disagreement(statements);
    const lines = listText(statements.map(({ line }) => `${line}`));
    const verb = STATED[first.value];
    if (statements.length > 1) return `Lines ${lines} ${plural(first.value)} it.`;
    const path = first.path === null ? "" : ` for ${code(first.path)}`;
    return `Line ${lines} (${NAMES[first.grammar]}) ${verb} it${path}.`;
  },

  show: (line: number): string => `Show line ${line}`,

  /** What nearly was said. */
  near: (near: NearUse, purpose: Purpose): string => `Near miss: ${nearPhrase(near, purpose)}`,

  /** Of a line above a user-agent line of the same group. */
  shared: ({ line, agent }: SharedLine): string =>
    `Line ${line} does not end the list of user-agent lines, so it also applies to ${code(agent.name)} in line ${agent.line.number}.`,

  licenses: "Licence terms",
  license({ line, url, scope, isAbsolute }: License): string {
    const why = url === "" ? "it has no URL" : `${code(url)} is not an absolute URL`;
    if (!isAbsolute) return `Line ${line} points to no licence terms: ${why}.`;
    const points = `Line ${line} points to ${code(url)}.`;
    return scope === "file" ? points : `${points} ${SCOPES[scope]}`;
  },
  /** After the first of them. `from`: the line of the next. */
  moreLicenses: (count: number, from: number): string =>
    `And ${counted(count, MORE_LICENSES)}, from line ${from} on.`,

  sourcesTitle: "Drafts and vendors’ documents",
  sources:
    "All of these lines come from drafts or vendors’ documents. A crawler obeys them only if its own documentation says so.",
  /** About purpose tokens: who obeys them, and what could not be read. */
  purposeSources: [
    `No operator states that it obeys ${code("__usage_ai-training")}. Google’s changelog of 30 October 2026 states only an intention to support a shared training signal.`,
    "Only the abstract of its draft could be read. A missing group, the `*` group, a group without rules and a rule without a path therefore count as not stated.",
    "The spelling of the token is known only from a third party’s release note of 11 November 2026.",
  ],
};

const MORE_LICENSES = { one: "more License line", other: "more License lines" };

const SCOPES = {
  "this-group":
    "It is inside this crawler’s group. The RSL guide applies it to every crawler; section 4.4 of RSL 1.0, as others quote it, only to this group.",
  "other-group":
    "It is inside another group. The RSL guide applies it to every crawler; section 4.4 of RSL 1.0, as others quote it, only to that group.",
};

function plural(value: Stated): string {
  return value === "allowed" ? "allow" : "refuse";
}

function disagreement(statements: readonly Statement[]): string {
  const by = (value: Stated) =>
    statements.flatMap((statement) => (statement.value === value ? `${statement.line}` : []));
  const [allowing, refusing] = [by("allowed"), by("refused")];
  const said = (lines: readonly string[], value: Stated) =>
    lines.length === 1
      ? `line ${lines[0]} ${STATED[value]} it`
      : `lines ${listText(lines)} ${plural(value)} it`;
  return `The lines disagree: ${said(allowing, "allowed")}, ${said(refusing, "refused")}. The most restrictive answer counts.`;
}

function nearPhrase(near: NearUse, purpose: Purpose): string {
  const { line } = near;
  if (near.kind === "fault") return faultPhrase(near);
  if (near.kind === "purpose")
    return `line ${line} names ${code(near.token)}, but ${UNSTATED[near.why]}. That counts as not stated.`;
  if (near.kind === "misspelt")
    return `${code(near.name)} in line ${line} is not a purpose token. Write ${code(near.meant)}.`;
  const wouldSay = `line ${line} would ${near.value === "allowed" ? "allow" : "refuse"} ${preferenceWords.purposes[purpose]}`;
  switch (near.kind) {
    case "shorter":
      return `${wouldSay}, but the path in line ${near.longer} is longer.`;
    case "other-path":
      return `${wouldSay}, but ${code(near.path)} does not match this URL.`;
    case "not-inherited":
      return `${wouldSay}, but it is in the ${code("*")} group, and this crawler has a group of its own.`;
    case "no-group":
      if (near.agent === null)
        return `${wouldSay}, but no user-agent line is above it, so it is in no group.`;
      return near.isEnded
        ? `${wouldSay}, but the parser ends the group of line ${near.agent} at the blank line above it.`
        : `${wouldSay}, but the parser drops the group of line ${near.agent}, because it has no rule.`;
    case "blocked":
      return `${wouldSay} if this crawler could fetch the URL.`;
  }
}

/** Why the group of a purpose token states nothing of a URL. */
const UNSTATED: Readonly<Record<Extract<NearUse, { kind: "purpose" }>["why"], string>> = {
  "no-match": "no rule of its group matches this URL",
  "no-path": "the rule of its group that matches this URL has no path",
  open: "the parser does not say which rule of its group decides",
};

function faultPhrase({ line, grammar, text, fault, meant }: Extract<NearUse, { kind: "fault" }>) {
  const write = meant === null ? "" : ` Write ${code(meant)}.`;
  // Two signals in one member.
  const reason =
    grammar.field === "content-signal" && /\s[^\s=]+=/.test(text)
      ? "only commas separate signals"
      : preferenceWords.fault(fault, grammar);
  return `${code(text)} in line ${line} says nothing: ${reason}.${write}`;
}
