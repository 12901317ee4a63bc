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

/** What begins to look for problems. It comes with the checks, which the page loads once it is there. */
export type MakeLint = (analysis: Analysis, surroundings: Surroundings) => Lint;

/** Where the checks are given to a session. */
export const makeLintFacet = Facet.define<MakeLint, MakeLint | null>({
  combine: (values) => values[0] ?? null,
});

/** What is known of the file's problems. */
export interface Problems {
  /** As last found; null while they never were. */
  readonly findings: readonly Finding[] | null;
  /** Whether they are those of the text as it is; where not, they are on their way. */
  readonly areCurrent: boolean;
}

/** The search for the problems of a state, and what is known of them. */
interface Search {
  readonly lint: Lint | null;
  /** Known with the change where the search costs little; else replaced, when it is over. */
  problems: Problems;
}

const NOT_LOOKED: Search = { lint: null, problems: { findings: null, areCurrent: false } };

/** Searches that cost no more are made with the change that asks for them, in milliseconds. */
const WITH_THE_CHANGE_MS = 2;
/** How long nothing must change before a search that costs more is made, in milliseconds. */
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
    // More is known of the rules, but what was found of the same text is true all the same.
    return { lint, problems: { ...problems, areCurrent: isSameFile && problems.areCurrent } };
  },
});

/** What a session needs for problems to be found in it. */
export function linting(): Extension {
  return searchField;
}

/** The file's problems; the same object for everyone until there is something new to know. */
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

  /** Makes a search that costs little before anybody sees the state, and another one once no more keys come. */
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

/** What a search has found that is over. */
function problemsFound(lint: Lint, before: Problems): Problems {
  const findings = lint.findings ?? before.findings;
  // Of the same text they are most often the same, and what points at one must not close.
  const isKept = before.areCurrent && areSame(before.findings ?? [], findings ?? []);
  return { findings: isKept ? before.findings : findings, areCurrent: true };
}

/** Whether two lists of findings of one text say the same. */
function areSame(before: readonly Finding[], now: readonly Finding[]): boolean {
  return areEqual(before, now, (a, b) => isSameProblem(a, b) && haveSameFacts(a, b));
}

/** Facts are plain data, made by the same check in the same order. */
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
