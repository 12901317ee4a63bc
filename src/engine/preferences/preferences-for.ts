import { decide } from "../decide/decide.ts";
import { followerOf, select } from "../decide/select.ts";
import type { Ground, Verdict } from "../decide/verdict.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { patternMatches, type Target } from "../match/search.ts";
import type { Analysis } from "../parse/analysis.ts";
import type { Group } from "../parse/group.ts";
import { type License, licensesFor } from "./license.ts";
import { type CountingLine, type Purpose, purposes, type Stated, type Way } from "./preference.ts";
import { type PreferenceLine, preferenceLinesOf } from "./preference-lines.ts";
import { purposeLines } from "./purpose-groups.ts";

/** What a line says about a purpose. `path` is its path as written, or null if it is about every URL of its group. */
export interface Statement {
  readonly line: number;
  readonly grammar: Way["field"];
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

/** What the content of a URL may be used for, by purpose. */
export type UseAnswers = Readonly<Record<Purpose, UseAnswer>>;

/** The same, and the licence terms that the file points to. */
export interface Preferences extends UseAnswers {
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
  verdict: Pick<Verdict, "url" | "outcome" | "ground">,
  group: Group | null,
  analysis: Analysis,
): Preferences {
  const licenses = isFileRead(verdict) ? licensesFor(analysis, group) : [];
  return { ...usesOn(verdict, group, analysis), licenses };
}

/** Of these, what the file says of uses. */
export function usesOn(
  verdict: Pick<Verdict, "url" | "outcome" | "ground">,
  group: Group | null,
  analysis: Analysis,
): UseAnswers {
  const counting = isUsable(verdict) ? countingFor(analysis, group, verdict.url) : [];
  return answersBy(counting, verdict.outcome === "allow");
}

/** Every line that counts for a URL that a crawler of `group` may fetch: those of the group, and the rules of purpose tokens, which are for every crawler. */
export function countingFor(
  analysis: Analysis,
  group: Group | null,
  url: string,
): readonly CountingLine[] {
  const lines = group ? preferenceLinesOf(analysis, group) : [];
  return [...countingLines(lines, rfc9309.targetOf(url)), ...purposeLines(analysis, url)];
}

/** Whether the file is read: where the response decides, it is not. */
export function isFileRead({ ground }: { readonly ground: Pick<Ground, "kind"> }): boolean {
  return ground.kind !== "response" && ground.kind !== "out-of-scope";
}

function isUsable(verdict: Pick<Verdict, "outcome" | "ground">): boolean {
  return verdict.outcome === "allow" && isFileRead(verdict);
}

/** What the lines that count say, by purpose. */
export function answersBy(counting: readonly CountingLine[], mayFetch: boolean): UseAnswers {
  return {
    training: answerBy(counting, "training", mayFetch),
    input: answerBy(counting, "input", mayFetch),
    search: answerBy(counting, "search", mayFetch),
  };
}

/** The lines of a group that match a URL, and which of them count. */
export interface MatchingLines {
  readonly matching: readonly PreferenceLine[];
  readonly counting: readonly PreferenceLine[];
  /** The first lines that say something of a purpose, but whose path does not match. */
  readonly others: Readonly<Record<Purpose, readonly PreferenceLine[]>>;
}

/** The lines that count for a URL. */
export function countingLines(
  lines: readonly PreferenceLine[],
  target: Target,
): readonly PreferenceLine[] {
  const search = searchLines(lines, target);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value.counting;
  }
}

/** So many lines are tried in a step, and so many that do not match are told of for each purpose. */
const AT_ONCE = 2000;
const MOST_OTHERS = 3;

/**
 * Finds the lines that count for a URL. draft-ietf-aipref-attach: of the Content-Usage lines, those
 * with the longest matching path; equal ones are combined, others are not merged in. Content-Signal
 * has no paths. Yields after each step.
 */
export function* searchLines(
  lines: readonly PreferenceLine[],
  target: Target,
): Generator<void, MatchingLines> {
  const matching: PreferenceLine[] = [];
  const others: Record<Purpose, PreferenceLine[]> = { training: [], input: [], search: [] };
  let longest = -1;
  for (const [index, line] of lines.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) yield;
    const { path, uses, grammar } = line;
    if (!path || patternMatches(path.pattern, target)) {
      matching.push(line);
      if (grammar.hasPaths) longest = Math.max(longest, lengthOf(line));
    } else
      for (const purpose of purposes)
        if (uses[purpose] && others[purpose].length < MOST_OTHERS) others[purpose].push(line);
  }
  const counting = matching.filter((line) => !line.grammar.hasPaths || lengthOf(line) === longest);
  return { matching, counting, others };
}

/** The length of a line’s path; a line without one is about every URL, and gives way to every path. */
export function lengthOf({ path }: PreferenceLine): number {
  return path?.pattern.octets ?? 0;
}

function answerBy(
  counting: readonly CountingLine[],
  purpose: Purpose,
  mayFetch: boolean,
): UseAnswer {
  if (!mayFetch) return NOT_APPLICABLE;
  const statements = counting.flatMap(({ grammar, number, path, uses }): Statement[] => {
    const value = uses[purpose];
    return value ? [{ line: number, grammar: grammar.field, value, path: path?.text ?? null }] : [];
  });
  if (statements.length === 0) return UNSTATED;
  statements.sort((a, b) => a.line - b.line);
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
