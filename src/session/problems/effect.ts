import type { EditorState } from "@codemirror/state";
import { crawlers as catalogue } from "../../engine/crawlers/index.ts";
import type { Dialect } from "../../engine/dialect.ts";
import { dialectNamed } from "../../engine/dialects/index.ts";
import { followerNamed, Report } from "../../engine/report.ts";
import { select } from "../../engine/select.ts";
import type { Edit } from "../../engine/source.ts";
import type { Outcome } from "../../engine/verdict.ts";
import { Distinctions } from "../../engine/witness/distinctions.ts";
import { dialectFor, readingsOf, reportOf } from "../derived.ts";
import { EACH_AS_ITSELF, lineEndingInput, readAsInput } from "../inputs.ts";
import { timeUpAfter } from "../patience.ts";
import type { Readings } from "../readings.ts";

/** A cell of the table that would say something else. */
export interface Turn {
  readonly url: string;
  readonly crawler: string;
  readonly before: Outcome;
  readonly after: Outcome;
}

/** What an edit would do to verdicts. */
export interface Effect {
  /** Whether it is proven that no verdict changes, of any crawler on any URL, to whoever reads the file here. */
  readonly isNeutral: boolean;
  /** The cells of the table that would change; of very many the first. */
  readonly turns: readonly Turn[];
  readonly turnCount: number;
  /** Whether the table is too large to have been looked at whole. */
  readonly isPartial: boolean;
  /** Crawlers of the catalogue, by token, for which some URL is or may be decided otherwise. */
  readonly crawlers: readonly string[];
  /** A URL that would be decided otherwise for one of them, where one was found. */
  readonly example: Turn | null;
}

/** How long is searched for URLs that would be decided otherwise, and for the proof that there are none, in milliseconds. */
const SEARCH_MS = 40;

const TURNS_SHOWN = 20;
/** Of more cells than these, the first are looked at. */
const MOST_CELLS = 20_000;

/** What edits of the file would do, found out without making them. */
export function effectOf(state: EditorState, edits: readonly Edit[]): Effect {
  const before = readingsOf(state);
  const after = before.edited(edits, state.field(lineEndingInput.field).length);
  const distinctions = new Distinctions(timeUpAfter(SEARCH_MS));
  const isNeutral = readersOf(state).every((dialect) =>
    distinctions.areEqual(before.by(dialect), after.by(dialect)),
  );
  if (isNeutral) return NEUTRAL;
  const turns = turnsIn(state, after);
  return { isNeutral, ...turns, ...crawlersMoved(state, before, after, distinctions) };
}

const NEUTRAL: Effect = {
  isNeutral: true,
  turns: [],
  turnCount: 0,
  isPartial: false,
  crawlers: [],
  example: null,
};

/** Every dialect that some crawler is read by here. */
function readersOf(state: EditorState): readonly Dialect[] {
  const readAs = state.field(readAsInput.field);
  if (readAs !== EACH_AS_ITSELF) return [dialectFor(state, "")];
  const ids = new Set(catalogue.map(({ reader }) => reader));
  return [...ids].flatMap((id) => dialectNamed(id) ?? []);
}

function turnsIn(
  state: EditorState,
  readings: Readings,
): Pick<Effect, "turns" | "turnCount" | "isPartial"> {
  const before = reportOf(state);
  const { question, columns } = before;
  const after = new Report(
    (token) => readings.by(dialectFor(state, token)),
    question,
    before,
    never,
  );
  const rows = Math.min(question.urls.length, Math.ceil(MOST_CELLS / Math.max(1, columns.length)));
  const turns: Turn[] = [];
  let turnCount = 0;
  for (let row = 0; row < rows; row++)
    for (const [at, { token }] of columns.entries()) {
      const [was, is] = [before.verdictAt(row, at), after.verdictAt(row, at)];
      const url = question.urls[row];
      if (!was || !is || url === undefined || was.outcome === is.outcome) continue;
      turnCount++;
      if (turns.length < TURNS_SHOWN)
        turns.push({ url, crawler: token, before: was.outcome, after: is.outcome });
    }
  return { turns, turnCount, isPartial: rows < question.urls.length };
}

function never(): boolean {
  return false;
}

function crawlersMoved(
  state: EditorState,
  before: Readings,
  after: Readings,
  distinctions: Distinctions,
): Pick<Effect, "crawlers" | "example"> {
  const moved: string[] = [];
  let example: Turn | null = null;
  for (const { tokens } of catalogue) {
    const [token] = tokens;
    if (token === undefined) continue;
    const dialect = dialectFor(state, token);
    const follower = followerNamed(token);
    const was = select(before.by(dialect), follower).group;
    const is = select(after.by(dialect), follower).group;
    const distinction = distinctions.between(was, is, dialect);
    if (distinction.kind === "equal") continue;
    moved.push(token);
    if (distinction.kind === "differs" && !example)
      example = {
        url: distinction.path,
        crawler: token,
        before: distinction.before,
        after: distinction.after,
      };
  }
  return { crawlers: moved, example };
}
