import {
  type EditorState,
  type Extension,
  Facet,
  StateEffect,
  StateField,
} from "@codemirror/state";
import type { Analysis } from "../engine/parse/analysis.ts";
import { type Finding, isSameProblem } from "../lint/problem.ts";
import type { Lint } from "../lint/run.ts";
import type { Surroundings } from "../lint/views.ts";
import { analysisOf, circumstancesOf } from "./conclusions.ts";
import { urlsInput } from "./inputs.ts";
import { livesOf } from "./lives.ts";
import { PORTION_MS, timeUpAfter } from "./patience.ts";
import type { Session } from "./session.ts";

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

/** The search for problems: what the last that came to its end found, and the one for the present state. */
interface Search extends Problems {
  readonly lint: Lint | null;
  /** How long the last one took, in milliseconds. */
  readonly cost: number;
}

const NOT_LOOKED: Search = {
  findings: null,
  areCurrent: false,
  lint: null,
  cost: Number.POSITIVE_INFINITY,
};

/** Searches that cost no more are made with the change that asks for them, in milliseconds. */
const WITH_THE_CHANGE_MS = 2;
/** How long nothing must change before a search that costs more is made, in milliseconds. */
const QUIET_MS = 250;

const finished = StateEffect.define<{ readonly lint: Lint; readonly cost: number }>();

const searchField = StateField.define<Search>({
  create: () => NOT_LOOKED,
  update(before, { effects, state }) {
    for (const effect of effects)
      if (effect.is(finished) && effect.value.lint === before.lint)
        return resultOf(effect.value.lint, effect.value.cost, before);
    const makeLint = state.facet(makeLintFacet);
    const isSameFile = before.lint !== null && isFor(before.lint, state);
    const { ofLine } = livesOf(state);
    if (!makeLint || (isSameFile && before.lint?.surroundings.lives === ofLine)) return before;
    const lint = makeLint(analysisOf(state), {
      circumstances: circumstancesOf(state),
      urls: state.field(urlsInput.field),
      lives: ofLine,
    });
    // More is known of the rules, but what was found of the same text is true all the same.
    const known = { ...before, lint, areCurrent: isSameFile && before.areCurrent };
    if (before.cost > WITH_THE_CHANGE_MS) return known;
    const began = performance.now();
    lint.run(timeUpAfter(WITH_THE_CHANGE_MS));
    return resultOf(lint, performance.now() - began, known);
  },
});

/** What a session needs for problems to be found in it. */
export function linting(): Extension {
  return searchField;
}

/** The file's problems; the same object for everyone until there is something new to know. */
export function problemsOf(state: EditorState): Problems {
  return state.field(searchField);
}

/** Makes the searches that changes leave unfinished, in portions between which the page draws and takes keys, and not while keys come fast. */
export function lintInPortions(session: Session): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Lint | null = null;
  let cost = 0;
  const onChange = () => {
    const { lint } = session.getState().field(searchField);
    if (lint === current) return;
    clearTimeout(timer);
    current = lint;
    cost = 0;
    if (lint && !lint.findings) timer = setTimeout(goOn, QUIET_MS);
  };
  const goOn = () => {
    const began = performance.now();
    const isDone = current?.run(timeUpAfter(PORTION_MS));
    cost += performance.now() - began;
    if (current && isDone) session.dispatch({ effects: finished.of({ lint: current, cost }) });
    else timer = setTimeout(goOn);
  };
  session.subscribe(onChange);
  onChange();
}

function resultOf(lint: Lint, cost: number, before: Search): Search {
  const findings = lint.findings ?? before.findings;
  const areCurrent = lint.findings !== null || before.areCurrent;
  // Of the same text they are most often the same, and what points at one must not close.
  const isKept = before.areCurrent && areSame(before.findings ?? [], findings ?? []);
  return { lint, findings: isKept ? before.findings : findings, areCurrent, cost };
}

/** Whether two lists of findings of one text say the same. */
function areSame(before: readonly Finding[], now: readonly Finding[]): boolean {
  return (
    before.length === now.length &&
    before.every((finding, index) => {
      const other = now[index];
      return other !== undefined && isSameProblem(finding, other) && haveSameFacts(finding, other);
    })
  );
}

/** Facts are plain data, made by the same check in the same order. */
function haveSameFacts({ facts: before }: Finding, { facts: now }: Finding): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}

function isFor({ analysis, surroundings }: Lint, state: EditorState): boolean {
  return (
    analysis === analysisOf(state) &&
    surroundings.circumstances === circumstancesOf(state) &&
    surroundings.urls === state.field(urlsInput.field)
  );
}
