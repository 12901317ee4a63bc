import { isolateHistory } from "@codemirror/commands";
import type { EditorState, TransactionSpec } from "@codemirror/state";
import { dialectFor, readingsOf, reportOf, reportOn } from "../../core/derived.ts";
import {
  answerInput,
  EACH_AS_ITSELF,
  encodingInput,
  lineEndingInput,
  readAsInput,
} from "../../core/inputs.ts";
import { problemsOf } from "../../core/linting.ts";
import type { Readings } from "../../core/readings.ts";
import { crawlers as catalogue, followerNamed } from "../../engine/crawlers/index.ts";
import type { Outcome } from "../../engine/decide/verdict.ts";
import { Work } from "../../engine/decide/work.ts";
import { dialectNamed } from "../../engine/dialects/index.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { isOfFile, meaningOf } from "../../engine/parse/response.ts";
import type { Limits } from "../../engine/prove/counterexample-search.ts";
import { PairSearches } from "../../engine/prove/witness-search.ts";
import type { Edit } from "../../engine/text/source.ts";
import { urlOf } from "../../engine/url/url.ts";
import { editsOf } from "../../lint/fixes.ts";
import type { Finding, Fix } from "../../lint/problem.ts";
import { VerdictChanges, type Versions } from "../../tasks/compare/verdict-changes.ts";
import { amongThese } from "./chosen.ts";

/** A verdict that would be another one. */
export interface ChangedVerdict extends Versions<Outcome> {
  readonly url: string;
  readonly crawler: string;
}

/** What an edit would do to the verdicts of the table. */
export interface Turns {
  /** The cells of the table that would change; of very many the first. */
  readonly turns: readonly ChangedVerdict[];
  readonly turnCount: number;
  /** Whether the table is too large to have been looked at whole. */
  readonly isPartial: boolean;
}

/** What an edit would do to verdicts. */
export interface Effect extends Turns {
  /** Whether it is proven that no verdict changes, of any crawler on any URL, by every parser that reads the file here. */
  readonly isNeutral: boolean;
  /** Crawlers of the catalogue, by token, for which the verdict on some URL changes or may change. */
  readonly crawlers: readonly string[];
  /** A URL whose verdict would change for one of them, where one was found. */
  readonly example: ChangedVerdict | null;
}

/** There may be a search for each of many groups, and a person waits. */
const LIMITS_OF_EACH: Limits = { states: 20_000 };

const TURNS_SHOWN = 20;
/** Of more cells than these, the first are looked at. */
const MOST_CELLS = 20_000;

/** What edits of the file would do, found out without making them. The work can be done in time slices. */
export class EffectSearch extends Work<Effect> {
  constructor(state: EditorState, edits: readonly Edit[]) {
    const [before, after] = [readingsOf(state), editedBy(state, edits)];
    super(searching({ state, before, after, searches: new PairSearches(LIMITS_OF_EACH) }));
  }
}

/** Of a problem in more places than these, nothing is said about verdicts. */
const MOST_PLACES = 200;

/** Finds out which verdicts of the table would be different without some problems: by the surest fix of each. */
export class WithoutProblems extends Work<Turns> {
  constructor(state: EditorState, problems: readonly Finding[]) {
    super(turnsWithout(state, problems));
  }
}

function* turnsWithout(state: EditorState, problems: readonly Finding[]): Generator<void, Turns> {
  const findings = problemsOf(state).findings ?? [];
  const isSaid = problems.length <= MOST_PLACES;
  const fixes = (isSaid ? problems : []).flatMap(
    (problem) => amongThese(findings, problem)?.fixes[0] ?? [],
  );
  if (fixes.length === 0) return NEUTRAL;
  const after = editedBy(state, editsFor(state, fixes));
  yield;
  return yield* turnsBy(state, after);
}

/** The file as it is and as it would be. */
interface Edited {
  readonly state: EditorState;
  readonly before: Readings;
  readonly after: Readings;
  readonly searches: PairSearches;
}

function* searching(edited: Edited): Generator<void, Effect> {
  if (yield* changesNothing(edited)) return NEUTRAL;
  const turns = yield* turnsBy(edited.state, edited.after);
  return { isNeutral: false, ...turns, ...(yield* crawlersMovedBy(edited)) };
}

function* changesNothing({ state, before, after, searches }: Edited): Generator<void, boolean> {
  for (const dialect of parsersOf(state))
    if (!(yield* searches.areEqual(before.by(dialect), after.by(dialect)))) return false;
  return true;
}

function editedBy(state: EditorState, edits: readonly Edit[]): Readings {
  return readingsOf(state).edited(edits, state.field(lineEndingInput.field).length);
}

function* turnsBy(state: EditorState, edited: Readings): Generator<void, Turns> {
  const before = reportOf(state);
  const { question, columns } = before;
  const after = reportOn(state, question, { readings: edited, before });
  const rows = Math.min(question.urls.length, Math.ceil(MOST_CELLS / Math.max(1, columns.length)));
  const changes = new VerdictChanges({ before, after }, rows);
  yield* changes.steps();
  const turns = changes.cells(TURNS_SHOWN).map(
    (cell): ChangedVerdict => ({
      ...cell,
      url: question.urls[cell.url] ?? "",
      crawler: question.crawlers[cell.crawler] ?? "",
    }),
  );
  return { turns, turnCount: changes.size, isPartial: rows < question.urls.length };
}

function* crawlersMovedBy(edited: Edited): Generator<void, Pick<Effect, "crawlers" | "example">> {
  const { state, before, after, searches } = edited;
  const [answer, encoding] = [state.field(answerInput.field), state.field(encodingInput.field)];
  const moved: string[] = [];
  let example: ChangedVerdict | null = null;
  for (const { tokens } of catalogue) {
    const [token] = tokens;
    if (token === undefined) continue;
    const dialect = dialectFor(state, token);
    if (!isOfFile(meaningOf(dialect.responses, answer, encoding))) continue;
    const follower = followerNamed(token);
    const distinction = yield* searches.forCrawler(before.by(dialect), after.by(dialect), follower);
    yield;
    if (distinction.kind === "equal") continue;
    moved.push(token);
    if (distinction.kind === "differs")
      example ??= {
        url: urlOf(distinction.path),
        crawler: token,
        before: distinction.before,
        after: distinction.after,
      };
  }
  return { crawlers: moved, example };
}

const NEUTRAL: Effect = {
  isNeutral: true,
  turns: [],
  turnCount: 0,
  isPartial: false,
  crawlers: [],
  example: null,
};

/** Every dialect that a crawler reads the file by here. */
function parsersOf(state: EditorState): readonly Dialect[] {
  const readAs = state.field(readAsInput.field);
  if (readAs !== EACH_AS_ITSELF) return [dialectFor(state, "")];
  const ids = new Set(catalogue.map(({ reader }) => reader));
  return [...ids].flatMap((id) => dialectNamed(id) ?? []);
}

/** What fixes change in the file as it is, in order and without overlap. */
export function editsFor(state: EditorState, fixes: readonly Fix[]): readonly Edit[] {
  const spanOf = (line: number) =>
    line >= 1 && line <= state.doc.lines ? state.doc.line(line) : null;
  return editsOf(fixes, spanOf, state.doc.length);
}

/** Applies fixes of problems as they are now; nothing where the file has changed since they were found. */
export function applyFixes(state: EditorState, fixes: readonly Fix[]): TransactionSpec {
  const { findings, areCurrent } = problemsOf(state);
  const known = new Set(findings?.flatMap((finding) => finding.fixes));
  return areCurrent && fixes.every((fix) => known.has(fix))
    ? applyEdits(editsFor(state, fixes))
    : {};
}

/** Applies edits: one transaction, one undo. */
export function applyEdits(edits: readonly Edit[]): TransactionSpec {
  return {
    changes: edits.map(({ from, to, insert }) => ({ from, to, insert })),
    annotations: isolateHistory.of("full"),
    userEvent: "input.fix",
  };
}

/** The fixes of the same kind, of every problem of the same code. */
export function alike(
  findings: readonly Finding[],
  { problem }: Finding,
  { name }: Fix,
): readonly Fix[] {
  return findings
    .filter((finding) => finding.problem === problem)
    .flatMap(({ fixes }) => fixes.find((fix) => fix.name === name) ?? []);
}
