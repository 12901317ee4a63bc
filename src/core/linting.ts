import {
  type EditorState,
  type Extension,
  Facet,
  StateEffect,
  StateField,
  type Transaction,
  type TransactionSpec,
} from "@codemirror/state";
import type { IsTimeUp } from "../engine/decide/work.ts";
import type { Analysis } from "../engine/parse/analysis.ts";
import type { StatusByLine } from "../engine/prove/rule-status.ts";
import { areEqual } from "../engine/text/lists.ts";
import type { Finding } from "../lint/problem.ts";
import type { Lint } from "../lint/run.ts";
import type { Surroundings } from "../lint/views.ts";
import { analysisOf, requestContextOf } from "./derived.ts";
import { crawlersInput, urlsInput } from "./inputs.ts";
import { PAUSE_MS, type Scheduler, SETTLE_MS, SLICE_MS } from "./scheduler.ts";

/** Begins a search for problems. It comes with the checks, which the page loads later. */
export type MakeLint = (analysis: Analysis, surroundings: Surroundings) => Lint;

/** The place where a session gets the checks. */
export const makeLintFacet = Facet.define<MakeLint, MakeLint | null>({
  combine: (values) => values[0] ?? null,
});

const nothingKnown: StatusByLine = () => null;

/** The place where a session gets the status of each rule (see rule-status.ts); without it, none is known. */
export const statusFacet = Facet.define<StatusByLine, StatusByLine>({
  combine: (values) => values[0] ?? nothingKnown,
});

/** Says which findings are shown. It comes with the checks (see typed-line.ts). */
interface Showing {
  /** The findings of lines that a change leaves as they are, where these lines are now. */
  unchanged(found: readonly Finding[], transaction: Transaction): readonly Finding[];
  /** Those that need not wait for the person to have typed a line. */
  ready(found: readonly Finding[], state: EditorState): readonly Finding[];
}

/** The place where a session gets it; without it, all findings are shown. */
export const showingFacet = Facet.define<Showing, Showing | null>({
  combine: (values) => values[0] ?? null,
});

/** The problems of the file that are shown. */
interface Problems {
  /** The last findings, of lines that have not changed since; null before the first search has ended. */
  readonly findings: readonly Finding[] | null;
  /** Whether they belong to the current text; if not, a search is under way. */
  readonly areCurrent: boolean;
}

/** The search for the problems of a state, and the known problems. */
interface Search {
  readonly lint: Lint | null;
  /** All that was found, and what of it is shown. A cheap search ends with the change; otherwise they are replaced when it ends. */
  found: readonly Finding[] | null;
  problems: Problems;
}

const NOT_LOOKED: Search = {
  lint: null,
  found: null,
  problems: { findings: null, areCurrent: false },
};

/** Searches up to this cost run together with the change, costlier ones when the person pauses; in milliseconds. */
const WITH_THE_CHANGE_MS = 1;

const finished = StateEffect.define<Lint>();

const searchField = StateField.define<Search>({
  create: () => NOT_LOOKED,
  update(before, transaction) {
    const { effects, state } = transaction;
    const { lint: last, found, problems } = before;
    for (const effect of effects)
      if (effect.is(finished) && effect.value === last)
        return { lint: last, ...foundBy(last, before, state) };
    const makeLint = state.facet(makeLintFacet);
    const isSameFile = last !== null && isFor(last, state);
    const statusAt = state.facet(statusFacet);
    if (!makeLint || (isSameFile && last.surroundings.statusAt === statusAt)) {
      const shown = shownOf(found, problems.areCurrent, before, state);
      return shown === problems ? before : { lint: last, found, problems: shown };
    }
    const lint = makeLint(analysisOf(state), {
      context: requestContextOf(state),
      urls: state.field(urlsInput.field),
      crawlers: state.field(crawlersInput.field),
      statusAt,
    });
    // More is known of the rules now, but the findings for the same text are still true.
    const areCurrent = isSameFile && problems.areCurrent;
    const showing = state.facet(showingFacet);
    const kept = found && showing ? showing.unchanged(found, transaction) : found;
    return { lint, found: kept, problems: shownOf(kept, areCurrent, before, state) };
  },
});

/** What is shown of all that was found. */
function shownOf(
  found: readonly Finding[] | null,
  areCurrent: boolean,
  { problems: before }: Search,
  state: EditorState,
): Problems {
  const showing = state.facet(showingFacet);
  const shown = found && showing ? showing.ready(found, state) : found;
  const { findings } = before;
  const isSame = findings === shown || (findings && shown && areEqual(findings, shown));
  if (isSame && before.areCurrent === areCurrent) return before;
  return { findings: isSame ? findings : shown, areCurrent };
}

/** The extension that a session needs to find problems. */
export function linting(): Extension {
  return searchField;
}

/** The file's problems; the same object until there is something new. */
export function problemsOf(state: EditorState): Problems {
  return state.field(searchField).problems;
}

/** Finds the problems of a session as its state changes. */
export class Linting {
  private readonly scheduler: Scheduler;
  private readonly dispatch: (spec: TransactionSpec) => void;
  private current: Lint | null = null;
  /** How long the current search has taken, and how long the last one took, in milliseconds. */
  private spent = 0;
  private cost = Number.POSITIVE_INFINITY;
  private isWaiting = false;

  constructor(scheduler: Scheduler, dispatch: (spec: TransactionSpec) => void) {
    this.scheduler = scheduler;
    this.dispatch = dispatch;
  }

  /** Runs a cheap search before the state is shown, one that fits into a slice with the panels, and a costlier one when the person pauses. */
  follow(state: EditorState): void {
    const search = state.field(searchField);
    const { lint } = search;
    if (lint === this.current || !lint) return;
    this.current = lint;
    this.spent = 0;
    if (this.cost <= WITH_THE_CHANGE_MS) {
      const isDone = this.run(this.scheduler.budget(WITH_THE_CHANGE_MS));
      if (isDone) {
        Object.assign(search, foundBy(lint, search, state));
        return;
      }
      this.cost = this.spent;
    }
    // What waits already is put off by each change, and then does the search of that time.
    if (this.isWaiting) return;
    this.isWaiting = true;
    const quiet = this.cost <= SLICE_MS ? SETTLE_MS : PAUSE_MS;
    const { run } = this;
    const onDone = () => {
      this.isWaiting = false;
      if (this.current) this.dispatch({ effects: finished.of(this.current) });
    };
    const onError = (error: unknown) => {
      this.isWaiting = false;
      throw error;
    };
    this.scheduler.start({ priority: "screen", quiet, run, onDone, onError });
  }

  private readonly run = (isTimeUp: IsTimeUp): boolean => {
    const began = this.scheduler.now();
    const isDone = this.current?.run(isTimeUp) ?? true;
    this.spent += this.scheduler.now() - began;
    if (isDone) this.cost = this.spent;
    return isDone;
  };
}

/** The findings of a search that has ended, and what of them is shown. */
function foundBy(lint: Lint, before: Search, state: EditorState): Omit<Search, "lint"> {
  const last = before.found ?? [];
  // For the same text, findings are usually the same, and an open popup for one must not close.
  const isKept = before.problems.areCurrent && lint.foundAgain(last);
  const found = isKept ? last : lint.findings;
  return { found, problems: shownOf(found, true, before, state) };
}

function isFor({ analysis, surroundings }: Lint, state: EditorState): boolean {
  return (
    analysis === analysisOf(state) &&
    surroundings.context === requestContextOf(state) &&
    surroundings.urls === state.field(urlsInput.field) &&
    surroundings.crawlers === state.field(crawlersInput.field)
  );
}
