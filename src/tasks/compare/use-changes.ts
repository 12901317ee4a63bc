import { followerNamed } from "../../engine/crawlers/index.ts";
import type { RequestContext } from "../../engine/decide/request-context.ts";
import { answerFor } from "../../engine/decide/request-context.ts";
import { select } from "../../engine/decide/select.ts";
import { type IsTimeUp, Work } from "../../engine/decide/work.ts";
import { rfc9309 } from "../../engine/dialects/rfc9309.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import type { Group } from "../../engine/parse/group.ts";
import { type Purpose, purposes } from "../../engine/preferences/preference.ts";
import {
  hasPreferences,
  preferenceLinesOf,
  readPreferences,
} from "../../engine/preferences/preference-lines.ts";
import {
  answersBy,
  isFileRead,
  type Statement,
  searchLines,
  type UseAnswers,
  type UseValue,
} from "../../engine/preferences/preferences-for.ts";
import { purposeGroupsOf, searchPurposes } from "../../engine/preferences/purpose-groups.ts";
import type { Versions } from "./verdict-changes.ts";

/** What was said of a use, and the line that says so; null where none does. */
export interface SaidUse {
  readonly value: UseValue;
  readonly by: Statement | null;
}

/** A use that another line decides than before, or none, with another answer. `readers`: for which crawlers, by token. */
export interface UseChange extends Versions<SaidUse> {
  readonly purpose: Purpose;
  readonly readers: readonly string[];
}

/**
 * The search for uses that change from one version of a file to another, in time slices. It asks
 * about the home page, the URLs of the table, and one URL for each path of a preference line. A URL
 * that may not be fetched before or now has a changed verdict, if anything, and no changed use.
 */
export class UseChanges {
  private readonly work: Work<readonly UseChange[]>;

  /** `analysesFor`: both files as the parser of a crawler reads them, by one dialect. */
  constructor(
    tokens: readonly string[],
    analysesFor: (token: string) => Versions<Analysis>,
    urls: readonly string[],
    contexts: Versions<RequestContext>,
  ) {
    this.work = new Work(steps(tokens, analysesFor, urls, contexts));
  }

  /** Continues until the time is up, and returns whether all is found. */
  run(isTimeUp: IsTimeUp): boolean {
    return this.work.run(isTimeUp);
  }

  /** In the order of their first crawlers; null while there is work left. */
  get changes(): readonly UseChange[] | null {
    return this.work.result;
  }
}

interface Found extends UseChange {
  readonly readers: string[];
}

type Side = "before" | "after";

/** What a crawler reads of one version. */
interface Reading {
  readonly analysis: Analysis;
  readonly group: Group | null;
  readonly context: RequestContext;
}

function* steps(
  tokens: readonly string[],
  analysesFor: (token: string) => Versions<Analysis>,
  urls: readonly string[],
  contexts: Versions<RequestContext>,
): Generator<void, readonly UseChange[]> {
  const found = new Map<string, Found>();
  const known: { readonly of: Versions<Reading>; readonly changes: readonly UseChange[] }[] = [];
  for (const token of tokens) {
    yield;
    const analyses = analysesFor(token);
    const read = (side: Side): Reading => {
      const { group } = select(analyses[side], followerNamed(token));
      return { analysis: analyses[side], group, context: contexts[side] };
    };
    const readings = { before: read("before"), after: read("after") };
    let alike = known.find(({ of }) => isSame(of, readings));
    if (!alike) {
      alike = { of: readings, changes: yield* changesBetween(readings, urls) };
      known.push(alike);
    }
    for (const change of alike.changes) {
      const key = keyOf(change);
      const before = found.get(key);
      if (!before) found.set(key, { ...change, readers: [token] });
      else if (before.readers.at(-1) !== token) before.readers.push(token);
    }
  }
  return [...found.values()];
}

function isSame(one: Versions<Reading>, other: Versions<Reading>): boolean {
  const isAlike = (side: Side) =>
    one[side].group === other[side].group && one[side].analysis === other[side].analysis;
  return isAlike("before") && isAlike("after");
}

/** Changes to the same answer by the same line are one. */
function keyOf({ purpose, before, after }: UseChange): string {
  const by = after.by ? `now ${after.by.line}` : `before ${before.by?.line}`;
  return `${purpose} ${before.value} ${after.value} ${by}`;
}

function* changesBetween(
  readings: Versions<Reading>,
  urls: readonly string[],
): Generator<void, readonly UseChange[]> {
  const both = [readings.before, readings.after];
  if (!both.some(({ analysis, group }) => hasPreferences(analysis, group))) return [];
  yield* readPreferences(readings.before.analysis);
  yield* readPreferences(readings.after.analysis);
  const all = [
    "/",
    ...urls.slice(0, MOST_URLS),
    ...pathsOf(readings.after),
    ...pathsOf(readings.before),
  ];
  const changes: UseChange[] = [];
  for (const url of new Set(all)) {
    const before = yield* usesIn(readings.before, url);
    const after = yield* usesIn(readings.after, url);
    for (const purpose of purposes) {
      const change = { purpose, before: said(before, purpose), after: said(after, purpose) };
      const values = [change.before.value, change.after.value];
      if (values[0] === values[1] || values.includes("not-applicable")) continue;
      changes.push({ ...change, readers: [] });
    }
  }
  return changes;
}

/** So many URLs of the table are asked about, and so many paths of a group. */
const MOST_URLS = 50;
const MOST_PATHS = 50;

/** A URL for each path of the group’s preference lines, and of the rules of purpose tokens. */
function pathsOf({ analysis, group }: Reading): readonly string[] {
  const lines = group ? preferenceLinesOf(analysis, group) : [];
  const rules = purposeGroupsOf(analysis).flatMap((one) => one.group.rules.slice(0, MOST_PATHS));
  const paths = [
    ...lines.flatMap(({ path }) => path?.text ?? []),
    ...rules.map(({ path }) => path),
  ];
  return [...new Set(paths)]
    .slice(0, MOST_PATHS)
    .map((path) => path.replace(/\$$/, "").replaceAll("*", "x"));
}

function* usesIn({ analysis, group, context }: Reading, url: string): Generator<void, UseAnswers> {
  const verdict = answerFor(analysis, group, url, context);
  const mayFetch = verdict.outcome === "allow";
  if (!mayFetch || !isFileRead(verdict)) return answersBy([], mayFetch);
  const lines = group ? preferenceLinesOf(analysis, group) : [];
  const { counting } = yield* searchLines(lines, rfc9309.targetOf(verdict.url));
  yield;
  const stated = yield* searchPurposes(analysis, verdict.url);
  return answersBy([...counting, ...stated.flatMap(({ line }) => line ?? [])], mayFetch);
}

function said(answers: UseAnswers, purpose: Purpose): SaidUse {
  const { value, statements } = answers[purpose];
  return { value, by: statements.find((statement) => statement.value === value) ?? null };
}
