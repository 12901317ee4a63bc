import type { EditorState } from "@codemirror/state";
import {
  analysisOf,
  dialectFor,
  otherFilesOf,
  readingsOf,
  reportOf,
  reportOn,
  requestContextOf,
} from "../../core/derived.ts";
import { crawlersInput, urlsInput } from "../../core/inputs.ts";
import { openedOf } from "../../core/opened.ts";
import { PAUSE_MS } from "../../core/scheduler.ts";
import type { Session } from "../../core/session.ts";
import type { Category } from "../../engine/crawlers/crawler.ts";
import { categories, crawlerTokens, followerNamed } from "../../engine/crawlers/index.ts";
import { purposeOf } from "../../engine/crawlers/purposes.ts";
import type { Counts } from "../../engine/decide/group-answers.ts";
import { Report } from "../../engine/decide/report.ts";
import { select } from "../../engine/decide/select.ts";
import { type Outcome, outcomes } from "../../engine/decide/verdict.ts";
import { type IsTimeUp, Work } from "../../engine/decide/work.ts";
import { crawlersAtHand } from "./crawler-listing.ts";

/** What a file says to one crawler. */
export interface CrawlerAnswer {
  /** Whether it may fetch `/`. */
  readonly outcome: Outcome;
  /** How many URLs of the table have which outcome; null while they are counted, where the table has none, and where it has too many. */
  readonly counts: Counts | null;
}

/** What a file says to every crawler that the panel can list. */
export interface CrawlerAnswers {
  /** By product token, as the panel lists it. */
  readonly of: ReadonlyMap<string, CrawlerAnswer>;
  readonly urlCount: number;
  /** Whether counts that are null will come. */
  readonly isCounting: boolean;
  /** How many of the crawlers that a purpose names may fetch no URL of the table; of a table without URLs, or with too many, how many may not fetch `/`. */
  readonly blocked: ReadonlyMap<Category, number>;
  /** Whether that is about the table. */
  readonly areOfTable: boolean;
}

/** Of more verdicts, one for each URL of the table and each group that a crawler reads, only those of the table’s own crawlers are counted. */
export const MOST_COUNTED = 1_000_000;

/** What has more verdicts is counted when the person pauses. */
const COUNTED_AT_ONCE = 10_000;

const ROOT: readonly string[] = ["/"];

/**
 * Asks a session's file about `/` and the table's URLs for each crawler of the catalogue and those
 * at hand, once after each change, when no more keys come. Shows null where `/` takes longer than a
 * time slice, and of another file until that one has been asked. Returns how to stop.
 */
export function followAnswers(
  session: Session,
  show: (answers: CrawlerAnswers | null) => void,
): () => void {
  let table: Report | null = null;
  let file: object | null = null;
  let before: Asked | null = null;
  let shown: CrawlerAnswers | null = null;
  let stopAsking: (() => void) | undefined;
  const tell = (answers: CrawlerAnswers | null) => {
    // A change that changes no answer draws nothing again.
    if (answers === shown || (answers && shown && sayTheSame(answers, shown))) return;
    shown = answers;
    show(answers);
  };
  const follow = (state: EditorState) => {
    // The report of the table changes with everything that can change an answer.
    if (reportOf(state) === table) return;
    table = reportOf(state);
    stopAsking?.();
    if (openedOf(state).file !== file) tell(null);
    file = openedOf(state).file;
    const asking = new Work(askedOf(state, before));
    const ask = (isTimeUp: IsTimeUp) => {
      asking.run(isTimeUp);
      const asked = asking.result;
      if (!asked) {
        tell(null);
        return false;
      }
      before = asked;
      const { counted } = asked;
      const count = (isTimeUp: IsTimeUp) => {
        const isDone = counted.count(isTimeUp);
        if (isDone) tell(answersOf(asked));
        return isDone;
      };
      if (verdictsIn(counted) <= COUNTED_AT_ONCE && count(isTimeUp)) return true;
      tell(answersOf(asked));
      stopAsking = session.scheduler.start({ priority: "count", quiet: PAUSE_MS, run: count });
      return true;
    };
    stopAsking = session.scheduler.start({ priority: "count", run: ask });
  };
  // A catalogue of answers to the whole table is not for each key.
  const stop = session.settled.subscribe(follow);
  follow(session.settled.getState());
  return () => {
    stop();
    stopAsking?.();
  };
}

/** What was asked for each crawler that the panel can list. */
interface Asked {
  readonly crawlers: readonly string[];
  /** About `/`. */
  readonly root: Report;
  /** About the table's URLs; of too many verdicts, the report of the table itself. */
  readonly counted: Report;
}

/** Asks about `/`, crawler by crawler. The table’s URLs are counted later. */
function* askedOf(state: EditorState, before: Asked | null): Generator<void, Asked> {
  const listed = listedIn(state);
  const isSame = before?.crawlers.join() === listed.join();
  // With the same list, a report can keep what it knows.
  const crawlers = before && isSame ? before.crawlers : listed;
  // Analyses keep what they find, so that the report finds it there.
  for (const token of crawlers) {
    select(readingsOf(state).by(dialectFor(state, token)), followerNamed(token));
    yield;
  }
  const root = reportOn(state, { urls: ROOT, crawlers }, { before: before?.root ?? null });
  for (const index of crawlers.keys()) {
    root.outcomeAt(0, index);
    yield;
  }
  const table = reportOf(state);
  const counted = onTable(state, crawlers, before?.counted ?? null);
  return { crawlers, root, counted: verdictsIn(counted) > MOST_COUNTED ? table : counted };
}

/** The report on the table's URLs for these crawlers: by the same files as the table's, whose verdicts it shares. */
function onTable(state: EditorState, crawlers: readonly string[], before: Report | null): Report {
  const parts = [
    (token: string) => readingsOf(state).by(dialectFor(state, token)),
    followerNamed,
    { urls: state.field(urlsInput.field), crawlers, context: requestContextOf(state) },
    before,
    () => false,
    reportOf(state),
  ] as const;
  return otherFilesOf(state)?.reportOn(state, ...parts) ?? new Report(...parts);
}

/** How many verdicts a report counts: crawlers that read the same group share theirs. */
function verdictsIn(report: Report): number {
  const groups = report.columns.filter((_, crawler) => report.firstLike(crawler) === crawler);
  return groups.length * report.question.urls.length;
}

/** The product tokens that the panel can list. */
function listedIn(state: EditorState): readonly string[] {
  const rows = crawlersAtHand(state.field(crawlersInput.field), analysisOf(state).join);
  const atHand = rows.flatMap((row) => (row.kind === "crawler" ? row.token : []));
  return [...new Set([...crawlerTokens, ...atHand])];
}

function answersOf({ crawlers, root, counted }: Asked): CrawlerAnswers {
  const urlCount = counted.question.urls.length;
  const columns = new Map(counted.question.crawlers.map((token, index) => [token, index]));
  const of = new Map(
    crawlers.flatMap((token, index): [string, CrawlerAnswer][] => {
      const outcome = root.outcomeAt(0, index);
      if (!outcome) return [];
      const column = columns.get(token);
      const counts = column === undefined || urlCount === 0 ? null : counted.countsOf(column);
      // The report counts on in its own.
      return [[token, { outcome, counts: counts && { ...counts } }]];
    }),
  );
  const areOfTable = crawlerTokens.every((token) => of.get(token)?.counts);
  const isBlocked = (token: string) => {
    const { outcome, counts } = of.get(token) ?? {};
    return areOfTable ? counts?.disallow === urlCount : outcome === "disallow";
  };
  const blockedIn = (category: Category) =>
    purposeOf(category).named.filter(({ tokens: [token = ""] }) => isBlocked(token)).length;
  const blocked = new Map(categories.map((category) => [category, blockedIn(category)]));
  return { of, urlCount, isCounting: !counted.isCounted, blocked, areOfTable };
}

function sayTheSame(one: CrawlerAnswers, other: CrawlerAnswers): boolean {
  if (one.of.size !== other.of.size || one.urlCount !== other.urlCount) return false;
  if (one.isCounting !== other.isCounting) return false;
  for (const [token, { outcome, counts }] of one.of) {
    const there = other.of.get(token);
    if (there?.outcome !== outcome || Boolean(there.counts) !== Boolean(counts)) return false;
    if (outcomes.some((each) => there.counts?.[each] !== counts?.[each])) return false;
  }
  return true;
}
