import type { Report } from "../engine/decide/report.ts";
import { Work } from "../engine/decide/work.ts";
import { type Purpose, purposes } from "../engine/preferences/preference.ts";
import { hasPreferences, readPreferences } from "../engine/preferences/preference-lines.ts";
import type { UseAnswer, UseValue } from "../engine/preferences/preferences-for.ts";
import { usesAt } from "../engine/preferences/uses-at.ts";
import type { Expectations, Expected, Standing } from "./expectations.ts";

const WANTED: Readonly<Record<Expected, UseValue>> = { allow: "allowed", disallow: "refused" };

/** Whether a use is as expected; null without an expectation. Of a URL that may not be fetched, nothing is refused. */
export function standingOfUse(expected: Expected | null, value: UseValue): Standing | null {
  return expected && (WANTED[expected] === value ? "met" : "unmet");
}

/** A use of a cell of which something is expected, and what the file says of it. */
export interface ExpectedUse {
  readonly purpose: Purpose;
  readonly expected: Expected;
  readonly answer: UseAnswer;
  readonly standing: Standing | null;
}

/** The uses of a cell of which something is expected. `mostLines`: none where the group has more preference lines (see usesAt). */
export function expectedUsesAt(
  report: Report,
  expectations: Expectations,
  url: number,
  crawler: number,
  mostLines?: number,
): readonly ExpectedUse[] {
  const expecting = purposes.filter((purpose) => expectations.at(url, crawler, purpose));
  const answers = expecting.length > 0 ? usesAt(report, url, crawler, mostLines) : null;
  return expecting.flatMap((purpose) => {
    const expected = expectations.at(url, crawler, purpose);
    const answer = answers?.[purpose];
    if (!expected || !answer) return [];
    return { purpose, expected, answer, standing: standingOfUse(expected, answer.value) };
  });
}

/** How many uses of a cell are not as expected. */
export function unmetUses(
  report: Report,
  expectations: Expectations,
  url: number,
  crawler: number,
): number {
  const uses = expectedUsesAt(report, expectations, url, crawler);
  return uses.filter(({ standing }) => standing === "unmet").length;
}

/** How many cells of a table have each answer. */
type UseCounts = Readonly<Record<Purpose, Readonly<Record<UseValue, number>>>>;

/** What is counted of the uses in a table. */
interface CountedUses {
  readonly counts: UseCounts;
  /** How many uses are not as expected. */
  readonly unmet: number;
}

/** The uses of a table, counted in time slices while they are on the screen. */
export class UseTotals extends Work<CountedUses> {
  constructor(report: Report, expectations: Expectations) {
    super(counted(report, expectations), (isTimeUp) => report.count(isTimeUp));
  }
}

function* counted(report: Report, expectations: Expectations): Generator<void, CountedUses> {
  const { columns } = report;
  for (const analysis of new Set(columns.map((column) => column.analysis)))
    yield* readPreferences(analysis);
  const byCrawler: Counting[] = [];
  const counts = noUses();
  for (const crawler of columns.keys()) {
    // Crawlers that follow the same group have their uses in common.
    const known = byCrawler[report.firstLike(crawler)];
    const own = known ?? (yield* countedFor(report, crawler));
    byCrawler.push(own);
    for (const purpose of purposes)
      for (const value of USE_VALUES) counts[purpose][value] += own[purpose][value];
  }
  return { counts, unmet: yield* unmetIn(report, expectations) };
}

type Counting = Record<Purpose, Record<UseValue, number>>;

/** In the order of the page. */
export const USE_VALUES: readonly UseValue[] = ["refused", "allowed", "unstated", "not-applicable"];

function noUses(): Counting {
  const none = () => ({ refused: 0, allowed: 0, unstated: 0, "not-applicable": 0 });
  return { training: none(), input: none(), search: none() };
}

// Each asks every line of a group.
const CELLS_AT_ONCE = 16;

function* countedFor(report: Report, crawler: number): Generator<void, Counting> {
  const counts = noUses();
  const column = report.columns[crawler];
  const total = report.question.urls.length;
  if (!column || !hasPreferences(column.analysis, column.selection.group)) {
    const unstated = report.countsOf(crawler)?.allow ?? 0;
    for (const purpose of purposes) {
      counts[purpose].unstated = unstated;
      counts[purpose]["not-applicable"] = total - unstated;
    }
    return counts;
  }
  for (let url = 0; url < total; url++) {
    if (url % CELLS_AT_ONCE === 0) yield;
    const answers = usesAt(report, url, crawler);
    if (answers) for (const purpose of purposes) counts[purpose][answers[purpose].value]++;
  }
  return counts;
}

function* unmetIn(report: Report, expectations: Expectations): Generator<void, number> {
  let unmet = 0;
  if (!expectations.hasUses) return unmet;
  for (const crawler of expectations.crawlers.keys())
    for (const url of expectations.urls.keys()) {
      if (url % CELLS_AT_ONCE === 0) yield;
      unmet += unmetUses(report, expectations, url, crawler);
    }
  return unmet;
}
