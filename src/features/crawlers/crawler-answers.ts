import type { EditorState } from "@codemirror/state";
import { analysisOf, dialectFor, readingsOf, reportOf, reportOn } from "../../core/derived.ts";
import { crawlersInput, urlsInput } from "../../core/inputs.ts";
import { openedOf } from "../../core/opened.ts";
import { PAUSE_MS } from "../../core/scheduler.ts";
import type { Session } from "../../core/session.ts";
import type { Category } from "../../engine/crawlers/crawler.ts";
import { categories, crawlerTokens, followerNamed } from "../../engine/crawlers/index.ts";
import { purposeOf } from "../../engine/crawlers/purposes.ts";
import type { Counts } from "../../engine/decide/group-answers.ts";
import type { Report } from "../../engine/decide/report.ts";
import { select } from "../../engine/decide/select.ts";
import type { Outcome } from "../../engine/decide/verdict.ts";
import { type IsTimeUp, Work } from "../../engine/decide/work.ts";
import { crawlersAtHand } from "./crawler-listing.ts";

/** What a file says to one crawler. */
export interface CrawlerAnswer {
  /** Whether it may fetch `/`. */
  readonly outcome: Outcome;
  /** How many URLs of the table have this outcome too; null while they are counted, and where the table has too many. */
  readonly alike: number | null;
}

/** What a file says to every crawler that the panel can list. */
export interface CrawlerAnswers {
  /** By product token, as the panel lists it. */
  readonly of: ReadonlyMap<string, CrawlerAnswer>;
  readonly urlCount: number;
  /** How many of the crawlers that a purpose names may not fetch `/`. */
  readonly blocked: ReadonlyMap<Category, number>;
}

/** Of a table with more cells, if it had all these crawlers, no URL but `/` is asked about. */
export const MOST_COUNTED = 400_000;

/** A table with more cells is counted when the person pauses. */
const COUNTED_AT_ONCE = 10_000;

const ROOT: readonly string[] = ["/"];

/**
 * Asks a session's file about `/` for each crawler of the catalogue and those at hand, once after
 * each change, when no more keys come. Shows null where it takes longer than a time slice, and of
 * another file until that one has been asked. Returns how to stop.
 */
export function followAnswers(
  session: Session,
  show: (answers: CrawlerAnswers | null) => void,
): () => void {
  let table: Report | null = null;
  let file: object | null = null;
  let before: Report | null = null;
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
    const asking = new Work(asked(state, before));
    const ask = (isTimeUp: IsTimeUp) => {
      asking.run(isTimeUp);
      const report = asking.result;
      if (!report) {
        tell(null);
        return false;
      }
      before = report;
      const count = (isTimeUp: IsTimeUp) => {
        const isDone = report.count(isTimeUp);
        if (isDone) tell(answersOf(report));
        return isDone;
      };
      const isSmall = report.question.urls.length * report.columns.length <= COUNTED_AT_ONCE;
      if (isSmall && count(isTimeUp)) return true;
      tell(answersOf(report));
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

/** Asks about `/` first of all, crawler by crawler; the report then goes on with the table's URLs. */
function* asked(state: EditorState, before: Report | null): Generator<void, Report> {
  const tokens = listed(state);
  // Analyses keep what they find, so that the report finds it there.
  for (const token of tokens) {
    select(readingsOf(state).by(dialectFor(state, token)), followerNamed(token));
    yield;
  }
  const question = {
    urls: questioned(state.field(urlsInput.field), tokens.length),
    crawlers: tokens,
  };
  const report = reportOn(state, question, { before });
  for (const index of tokens.keys()) {
    report.outcomeAt(0, index);
    yield;
  }
  return report;
}

/** The product tokens that the panel can list. */
function listed(state: EditorState): readonly string[] {
  const rows = crawlersAtHand(state.field(crawlersInput.field), analysisOf(state).join);
  const atHand = rows.flatMap((row) => (row.kind === "crawler" ? row.token : []));
  return [...new Set([...crawlerTokens, ...atHand])];
}

const questions = new WeakMap<readonly string[], readonly string[]>();

/** `/`, and the table's URLs where they can be counted; the same list for the same URLs, so that a report can keep what it knows. */
function questioned(urls: readonly string[], crawlerCount: number): readonly string[] {
  if (urls.length * crawlerCount > MOST_COUNTED) return ROOT;
  const all = questions.get(urls) ?? [...ROOT, ...urls];
  questions.set(urls, all);
  return all;
}

function answersOf(report: Report): CrawlerAnswers {
  const urlCount = report.question.urls.length - 1;
  const of = new Map(
    report.columns.flatMap(({ token }, index): [string, CrawlerAnswer][] => {
      const outcome = report.outcomeAt(0, index);
      if (!outcome) return [];
      return [[token, { outcome, alike: alikeIn(report.countsOf(index), outcome, urlCount) }]];
    }),
  );
  const blocked = new Map(categories.map((category) => [category, blockedIn(category, of)]));
  return { of, urlCount, blocked };
}

/** `/` itself is counted first, and is none of the table. */
function alikeIn(counts: Counts | null, outcome: Outcome, urlCount: number): number | null {
  return counts && urlCount > 0 ? counts[outcome] - 1 : null;
}

function blockedIn(category: Category, of: CrawlerAnswers["of"]): number {
  const { named } = purposeOf(category);
  return named.filter(({ tokens: [token = ""] }) => of.get(token)?.outcome === "disallow").length;
}

function sayTheSame(one: CrawlerAnswers, other: CrawlerAnswers): boolean {
  if (one.of.size !== other.of.size || one.urlCount !== other.urlCount) return false;
  for (const [token, { outcome, alike }] of one.of) {
    const there = other.of.get(token);
    if (there?.outcome !== outcome || there.alike !== alike) return false;
  }
  return true;
}
