import {
  type EditorState,
  type Extension,
  Facet,
  StateEffect,
  StateField,
  type TransactionSpec,
} from "@codemirror/state";
import type { IsTimeUp } from "../engine/decide/work.ts";
import type { Analysis } from "../engine/parse/analysis.ts";
import { areEqual } from "../engine/text/lists.ts";
import { type Finding, isSameProblem } from "../lint/problem.ts";
import type { Lint } from "../lint/run.ts";
import type { Surroundings } from "../lint/views.ts";
import { analysisOf, requestContextOf } from "./derived.ts";
import { urlsInput } from "./inputs.ts";
import { ruleStatusesOf } from "./rule-status.ts";
import type { Scheduler } from "./scheduler.ts";

/** Begins a search for problems. It comes with the checks, which the page loads later. */
export type MakeLint = (analysis: Analysis, surroundings: Surroundings) => Lint;

/** The place where a session gets the checks. */
export const makeLintFacet = Facet.define<MakeLint, MakeLint | null>({
  combine: (values) => values[0] ?? null,
});

/** The known problems of the file. */
interface Problems {
  /** The last findings; null before the first search has ended. */
  readonly findings: readonly Finding[] | null;
  /** Whether they belong to the current text; if not, a search is under way. */
  readonly areCurrent: boolean;
}

/** The search for the problems of a state, and the known problems. */
interface Search {
  readonly lint: Lint | null;
  /** A cheap search ends with the change; otherwise they are replaced when it ends. */
  problems: Problems;
}

const NOT_LOOKED: Search = { lint: null, problems: { findings: null, areCurrent: false } };

/** Searches up to this cost run together with the change, in milliseconds. */
const WITH_THE_CHANGE_MS = 2;
/** A costlier search runs after this time without a change, in milliseconds. */
const QUIET_MS = 250;

const finished = StateEffect.define<Lint>();

const searchField = StateField.define<Search>({
  create: () => NOT_LOOKED,
  update(before, { effects, state }) {
    const { lint: last, problems } = before;
    for (const effect of effects)
      if (effect.is(finished) && effect.value === last)
        return { lint: last, problems: problemsFound(last, problems) };
    const makeLint = state.facet(makeLintFacet);
    const isSameFile = last !== null && isFor(last, state);
    const { ofLine } = ruleStatusesOf(state);
    if (!makeLint || (isSameFile && last.surroundings.statusAt === ofLine)) return before;
    const lint = makeLint(analysisOf(state), {
      context: requestContextOf(state),
      urls: state.field(urlsInput.field),
      statusAt: ofLine,
    });
    // More is known of the rules now, but the findings for the same text are still true.
    return { lint, problems: { ...problems, areCurrent: isSameFile && problems.areCurrent } };
  },
});

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
  private under = new AbortController();
  /** How long the last search took, in milliseconds. */
  private cost = Number.POSITIVE_INFINITY;

  constructor(scheduler: Scheduler, dispatch: (spec: TransactionSpec) => void) {
    this.scheduler = scheduler;
    this.dispatch = dispatch;
  }

  /** Runs a cheap search before the state is shown, and a costlier one when no more keys come. */
  follow(state: EditorState): void {
    const search = state.field(searchField);
    const { lint, problems } = search;
    if (lint === this.current || !lint) return;
    this.current = lint;
    this.under.abort();
    const { scheduler } = this;
    let cost = 0;
    const run = (isTimeUp: IsTimeUp): boolean => {
      const began = scheduler.now();
      const isDone = lint.run(isTimeUp);
      cost += scheduler.now() - began;
      return isDone;
    };
    if (this.cost <= WITH_THE_CHANGE_MS) {
      const isDone = run(scheduler.budget(WITH_THE_CHANGE_MS));
      this.cost = cost;
      if (isDone) {
        search.problems = problemsFound(lint, problems);
        return;
      }
    }
    this.under = new AbortController();
    const onDone = () => {
      this.cost = cost;
      this.dispatch({ effects: finished.of(lint) });
    };
    const { signal } = this.under;
    scheduler.start({ priority: "screen", quiet: QUIET_MS, signal, run, onDone });
  }
}

/** The findings of a search that has ended. */
function problemsFound(lint: Lint, before: Problems): Problems {
  const findings = lint.findings ?? before.findings;
  // For the same text, findings are usually the same, and an open popup for one must not close.
  const isKept = before.areCurrent && areSame(before.findings ?? [], findings ?? []);
  return { findings: isKept ? before.findings : findings, areCurrent: true };
}

/** Whether two lists of findings for one text are the same. */
function areSame(before: readonly Finding[], now: readonly Finding[]): boolean {
  return areEqual(before, now, (a, b) => isSameProblem(a, b) && haveSameFacts(a, b));
}

/** Facts are plain data, which the same check makes in the same order. */
function haveSameFacts({ facts: before }: Finding, { facts: now }: Finding): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}

function isFor({ analysis, surroundings }: Lint, state: EditorState): boolean {
  return (
    analysis === analysisOf(state) &&
    surroundings.context === requestContextOf(state) &&
    surroundings.urls === state.field(urlsInput.field)
  );
}
