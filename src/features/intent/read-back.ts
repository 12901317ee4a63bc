import type { EditorState } from "@codemirror/state";
import { reportOn, rulesAreConsulted } from "../../core/derived.ts";
import type { Readings } from "../../core/readings.ts";
import type { Category } from "../../engine/crawlers/crawler.ts";
import { crawlerNamed, crawlers } from "../../engine/crawlers/index.ts";
import { judge } from "../../engine/decide/decide.ts";
import type { Column } from "../../engine/decide/report.ts";
import { decidingLineOf, type Outcome } from "../../engine/decide/verdict.ts";
import { rfc9309 } from "../../engine/dialects/rfc9309.ts";
import type { Group } from "../../engine/parse/group.ts";
import { type Purpose, purposes } from "../../engine/preferences/preference.ts";
import { preferenceLinesOf, readPreferences } from "../../engine/preferences/preference-lines.ts";
import { type UseValue, usesOn } from "../../engine/preferences/preferences-for.ts";
import { usesAt } from "../../engine/preferences/uses-at.ts";
import {
  type TurnCount,
  VerdictChanges,
  type Versions,
} from "../../tasks/compare/verdict-changes.ts";
import {
  type Intent,
  type Place,
  pathsIn,
  pathsOf,
  placesOf,
  type Wish,
  wishesOf,
} from "./wishes.ts";

/** What a file makes of a wish. */
export interface WishResult {
  readonly wish: Wish;
  /** Whether the file decides, and not the HTTP response. */
  readonly isRead: boolean;
  /** "except": all crawlers do as wanted, but for the URLs of some rules. */
  readonly isMet: "met" | "except" | "unmet";
  /** How many crawlers do as wanted, and the lines that say so. */
  readonly done: number;
  readonly lines: readonly number[];
  /** Crawlers that do not do as wanted, with the line that decides so. */
  readonly unmet: readonly { readonly token: string; readonly line: number | null }[];
  /** Rules by which some of the URLs are an exception. */
  readonly exceptions: readonly Exception[];
  /** What is said of the use; null if that was not wanted. */
  readonly uses: UseResult | null;
}

interface Exception {
  readonly line: number;
  readonly path: string;
}

/** What is said of a use. */
interface UseResult {
  readonly lines: readonly number[];
  /** The first product token of each group that may fetch the URLs and does not say it. */
  readonly silent: readonly string[];
  /** Lines that say the opposite. */
  readonly contrary: readonly number[];
}

/** Reads what a file says of each wish, each crawler by the parser that the page reads it by. Pauses after each crawler, and after each URL of a group. */
export function* readBack(
  state: EditorState,
  readings: Readings,
  intent: Intent,
): Generator<void, readonly WishResult[]> {
  const wishes = wishesOf(intent);
  const places = placesOf(intent);
  const urls = urlsOf(places);
  const tokens = wishes.flatMap((wish) => wish.tokens);
  const report = reportOn(state, { urls, crawlers: tokens }, { readings });
  const isRead = rulesAreConsulted(state);
  let next = 0;
  const results: WishResult[] = [];
  for (const wish of wishes) {
    const outcome: Outcome = wish.want === "allowed" ? "allow" : "disallow";
    const lines = new Set<number>();
    const unmet: WishResult["unmet"][number][] = [];
    const columns = new Map<Group | null, Column>();
    for (const token of wish.tokens) {
      yield;
      const crawler = next++;
      const verdicts = urls.flatMap((_, url) => report.verdictAt(url, crawler) ?? []);
      const contrary = verdicts.find((verdict) => verdict.outcome !== outcome);
      const deciding = verdicts.flatMap((verdict) => decidingLineOf(verdict) ?? []);
      const column = report.columns[crawler];
      if (contrary) unmet.push({ token, line: decidingLineOf(contrary) });
      else for (const line of deciding) lines.add(line);
      if (!contrary && column) columns.set(column.selection.group, column);
    }
    const exceptions: Exception[] = [];
    for (const column of columns.values())
      exceptions.push(...(yield* exceptionsIn(column, places, outcome)));
    const uses =
      wish.use && intent.fields.length > 0
        ? yield* usesIn(state, readings, places, wish, wish.use)
        : null;
    const isSaid = uses === null || (uses.silent.length === 0 && uses.contrary.length === 0);
    const isDone = unmet.length === 0 && isSaid && (wish.tokens.length > 0 || uses !== null);
    results.push({
      wish,
      isRead,
      done: new Set(
        wish.tokens.filter((token) => unmet.every((one) => one.token !== token)).map(crawlerNamed),
      ).size,
      isMet: !isDone ? "unmet" : exceptions.length > 0 ? "except" : "met",
      lines: inOrder(lines),
      unmet,
      exceptions: [...new Map(exceptions.map((one) => [one.line, one])).values()],
      uses,
    });
  }
  return results;
}

function urlsOf(places: readonly Place[]): readonly string[] {
  return [...new Set(places.flatMap(({ examples }) => examples))];
}

/** The rules of a group that decide differently for some of the URLs. */
function* exceptionsIn(
  { analysis, selection: { group } }: Column,
  places: readonly Place[],
  outcome: Outcome,
): Generator<void, readonly Exception[]> {
  const exceptions: Exception[] = [];
  const ofLines = pathsOf(group);
  for (const place of places)
    for (const url of pathsIn(place, ofLines)) {
      yield;
      const verdict = judge(analysis, group, url);
      if (verdict.outcome === outcome || verdict.ground.kind !== "rule") continue;
      const { path, line } = verdict.ground.rule;
      exceptions.push({ line: line.number, path });
    }
  return exceptions;
}

function* usesIn(
  state: EditorState,
  readings: Readings,
  places: readonly Place[],
  { want }: Wish,
  use: Purpose,
): Generator<void, UseResult> {
  const analysis = readings.by(rfc9309);
  const isRead = rulesAreConsulted(state);
  const groups: readonly (Group | null)[] = analysis.groupNamed("*")
    ? analysis.groups
    : [...analysis.groups, null];
  const lines = new Set<number>();
  const contrary = new Set<number>();
  const silent = new Set<string>();
  yield* readPreferences(analysis);
  for (const group of groups) {
    const own = group ? preferenceLinesOf(analysis, group) : [];
    const ofLines = pathsOf(group, own);
    for (const url of new Set(places.flatMap((place) => pathsIn(place, ofLines)))) {
      yield;
      const { value, statements } = usesOn(judge(analysis, group, url), group, analysis)[use];
      const said = statements.filter((statement) => statement.value === value);
      if (value === "not-applicable") continue;
      if (value === "unstated" || !isRead) silent.add(group?.agents[0]?.name ?? "*");
      else for (const { line } of said) (value === want ? lines : contrary).add(line);
    }
  }
  return { lines: inOrder(lines), silent: [...silent], contrary: inOrder(contrary) };
}

function inOrder(lines: ReadonlySet<number>): readonly number[] {
  return [...lines].sort((a, b) => a - b);
}

/** What changes for the crawlers of the catalogue. */
export interface Changes {
  readonly verdicts: readonly {
    readonly category: Category;
    readonly turns: readonly TurnCount[];
  }[];
  readonly uses: readonly {
    readonly use: Purpose;
    readonly turns: readonly TurnCount<UseValue>[];
  }[];
}

/** Paths after these are not asked about. */
const MOST_URLS = 40;

/** What changes from one file to another for the URLs of an intent: crawlers of the catalogue by purpose, and what is said of uses. Pauses after each little work. */
export function* changesBetween(
  state: EditorState,
  before: Readings,
  after: Readings,
  intent: Intent,
): Generator<void, Changes> {
  const urls = urlsOf(placesOf(intent)).slice(0, MOST_URLS);
  const asked = crawlers.filter(({ tokens }) => tokens.length > 0);
  const question = { urls, crawlers: asked.map(({ tokens: [token = ""] }) => token) };
  const was = reportOn(state, question, { readings: before });
  const is = reportOn(state, question, { readings: after });
  const changes = new VerdictChanges({ before: was, after: is });
  yield* changes.steps();
  const verdicts = new Tally<Category, Outcome>();
  // In the order of the catalogue.
  for (const cell of [...changes.cells()].sort((a, b) => a.crawler - b.crawler)) {
    const category = asked[cell.crawler]?.category;
    if (category) verdicts.add(category, cell.crawler, cell);
  }
  const uses = new Tally<Purpose, UseValue>();
  for (const crawler of asked.keys())
    for (const url of urls.keys()) {
      yield;
      const [said, says] = [usesAt(was, url, crawler), usesAt(is, url, crawler)];
      if (!said || !says) continue;
      for (const use of purposes)
        uses.add(use, crawler, { before: said[use].value, after: says[use].value });
    }
  return {
    verdicts: verdicts.all().map(([category, turns]) => ({ category, turns })),
    uses: uses.all().map(([use, turns]) => ({ use, turns })),
  };
}

/** Counts the crawlers of each kind whose answer changes. */
class Tally<Kind, Answer> {
  private readonly turns = new Map<Kind, (Versions<Answer> & { crawlers: Set<number> })[]>();

  add(kind: Kind, crawler: number, { before, after }: Versions<Answer>): void {
    if (before === after) return;
    const turns = this.turns.get(kind) ?? [];
    const known = turns.find((turn) => turn.before === before && turn.after === after);
    if (known) known.crawlers.add(crawler);
    else turns.push({ before, after, crawlers: new Set([crawler]) });
    this.turns.set(kind, turns);
  }

  all(): readonly (readonly [Kind, readonly TurnCount<Answer>[]])[] {
    return [...this.turns].map(([kind, turns]) => [
      kind,
      turns.map(({ before, after, crawlers: { size: count } }) => ({ before, after, count })),
    ]);
  }
}
