import {
  type EditorState,
  type Extension,
  Facet,
  StateEffect,
  StateField,
} from "@codemirror/state";
import type { Analysis } from "../engine/analysis.ts";
import type { Surroundings } from "../engine/lint/file-view.ts";
import type { Finding } from "../engine/lint/finding.ts";
import type { Lint } from "../engine/lint/lint.ts";
import { analysisOf, circumstancesOf } from "./conclusions.ts";
import { urlsInput } from "./inputs.ts";
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

/** The search for problems: the last that came to its end, and the one for the present state. */
interface Search extends Problems {
  readonly lint: Lint | null;
}

const NOT_LOOKED: Search = { findings: null, areCurrent: false, lint: null };

/** How long a change of the state may wait for problems to be shown with it, in milliseconds; those of a file that takes longer come a moment later. */
const WITH_THE_CHANGE_MS = 3;
/** Short enough that no key or frame waits for it. */
const PORTION_MS = 8;

const finished = StateEffect.define<Lint>();

const searchField = StateField.define<Search>({
  create: () => NOT_LOOKED,
  update(before, { effects, state }) {
    for (const effect of effects)
      if (effect.is(finished) && effect.value === before.lint)
        return resultOf(effect.value, before);
    const makeLint = state.facet(makeLintFacet);
    if (!makeLint || (before.lint && isFor(before.lint, state))) return before;
    const lint = makeLint(analysisOf(state), {
      circumstances: circumstancesOf(state),
      urls: state.field(urlsInput.field),
    });
    lint.run(timer(WITH_THE_CHANGE_MS));
    return resultOf(lint, before);
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

/** Goes on with what a change left unfinished, in portions between which the page draws and takes keys. */
export function lintInPortions(session: Session): void {
  let isScheduled = false;
  const schedule = () => {
    const { lint, areCurrent } = session.getState().field(searchField);
    if (isScheduled || !lint || areCurrent) return;
    isScheduled = true;
    setTimeout(step);
  };
  const step = () => {
    isScheduled = false;
    const { lint } = session.getState().field(searchField);
    if (lint?.run(timer(PORTION_MS))) session.dispatch({ effects: finished.of(lint) });
    else schedule();
  };
  session.subscribe(schedule);
  schedule();
}

function resultOf(lint: Lint, before: Search): Search {
  const { findings } = lint;
  return { lint, findings: findings ?? before.findings, areCurrent: findings !== null };
}

function isFor({ analysis, surroundings }: Lint, state: EditorState): boolean {
  return (
    analysis === analysisOf(state) &&
    surroundings.circumstances === circumstancesOf(state) &&
    surroundings.urls === state.field(urlsInput.field)
  );
}

function timer(milliseconds: number): () => boolean {
  const began = performance.now();
  return () => performance.now() - began > milliseconds;
}
