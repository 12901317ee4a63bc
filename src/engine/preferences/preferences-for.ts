import { decide } from "../decide/decide.ts";
import { followerOf, select } from "../decide/select.ts";
import type { Verdict } from "../decide/verdict.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { patternMatches, type Target } from "../match/search.ts";
import type { Analysis } from "../parse/analysis.ts";
import type { Group } from "../parse/group.ts";
import { type License, licensesFor } from "./license.ts";
import type { Grammar, Purpose, Stated } from "./preference.ts";
import { type PreferenceLine, preferenceLinesOf } from "./preference-lines.ts";

/** What a line says about a purpose. `path` is its path as written, or null if it is about every URL of its group. */
export interface Statement {
  readonly line: number;
  readonly grammar: Grammar["field"];
  readonly value: Stated;
  readonly path: string | null;
}

/** "not-applicable": the crawler may not fetch the URL, so nothing is said about its use. */
export type UseValue = Stated | "unstated" | "not-applicable";

/** May content be used for a purpose? Where lines disagree, the most restrictive answer counts; `statements` has all that count, in the order of the file. */
export interface UseAnswer {
  readonly value: UseValue;
  readonly statements: readonly Statement[];
}

/** What the content of a URL may be used for, by purpose, and the licence terms that the file points to. */
export interface Preferences extends Readonly<Record<Purpose, UseAnswer>> {
  readonly licenses: readonly License[];
}

/**
 * What may be done with `url` once `crawler` has fetched it? The crawler is a product token or a
 * fallback chain, as for `decide`. Every string gets an answer, and none throws. Preferences are
 * drafts and vendors’ documents: no answer says that an operator obeys it.
 */
export function preferencesFor(
  analysis: Analysis,
  crawler: string | readonly string[],
  url: string,
): Preferences {
  const { group } = select(analysis, followerOf(crawler));
  return preferencesOn(decide(analysis, crawler, url), group, analysis);
}

/** The same for a verdict on a URL, for a crawler that follows `group`. */
export function preferencesOn(
  { url, outcome, ground }: Pick<Verdict, "url" | "outcome" | "ground">,
  group: Group | null,
  analysis: Analysis,
): Preferences {
  // Where the response decides, the file is not read.
  const isRead = ground.kind !== "response" && ground.kind !== "out-of-scope";
  const counting =
    outcome === "allow" && isRead && group
      ? countingLines(preferenceLinesOf(analysis, group), rfc9309.targetOf(url))
      : [];
  const answerTo = (purpose: Purpose) => answerBy(counting, purpose, outcome === "allow");
  return {
    training: answerTo("training"),
    input: answerTo("input"),
    search: answerTo("search"),
    licenses: isRead ? licensesFor(analysis, group) : [],
  };
}

/**
 * The lines that count for a URL. draft-ietf-aipref-attach: of the Content-Usage lines, those with
 * the longest matching path; equal ones are combined, others are not merged in. Content-Signal has
 * no paths.
 */
export function countingLines(
  lines: readonly PreferenceLine[],
  target: Target,
): readonly PreferenceLine[] {
  let longest = -1;
  const matching = lines.filter((line) => {
    const { path } = line;
    if (path && !patternMatches(path.pattern, target)) return false;
    if (line.grammar.hasPaths) longest = Math.max(longest, lengthOf(line));
    return true;
  });
  return matching.filter((line) => !line.grammar.hasPaths || lengthOf(line) === longest);
}

/** The length of a line’s path; a line without one is about every URL, and gives way to every path. */
export function lengthOf({ path }: PreferenceLine): number {
  return path?.pattern.octets ?? 0;
}

function answerBy(
  counting: readonly PreferenceLine[],
  purpose: Purpose,
  mayFetch: boolean,
): UseAnswer {
  if (!mayFetch) return NOT_APPLICABLE;
  const statements = counting.flatMap(({ grammar, number, path, uses }): Statement[] => {
    const value = uses[purpose];
    return value ? [{ line: number, grammar: grammar.field, value, path: path?.text ?? null }] : [];
  });
  if (statements.length === 0) return UNSTATED;
  // draft-ietf-aipref-vocab, combining preferences: any disallow wins, else any allow.
  const isRefused = statements.some(({ value }) => value === "refused");
  return { value: isRefused ? "refused" : "allowed", statements };
}

const UNSTATED: UseAnswer = { value: "unstated", statements: [] };
const NOT_APPLICABLE: UseAnswer = { value: "not-applicable", statements: [] };

/** Whether the lines of an answer contradict each other. */
export function disagree({ statements }: UseAnswer): boolean {
  return statements.some(({ value }) => value !== statements[0]?.value);
}
