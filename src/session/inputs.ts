import { invertedEffects } from "@codemirror/commands";
import { type Extension, StateEffect, type StateEffectType, StateField } from "@codemirror/state";
import type { DialectId } from "../engine/dialect.ts";
import { defaultDialect, dialectNamed } from "../engine/dialects/index.ts";
import type { Answer } from "../engine/response.ts";
import { OK } from "./answers.ts";
import { Expectations } from "./expectations/expectations.ts";
import type { LineEnding } from "./line-endings.ts";

/** A value the user sets, in the state beside the text: where it is, and the effect that changes it. */
export interface Input<T> {
  readonly field: StateField<T>;
  readonly set: StateEffectType<T>;
}

/** What the file is read as: one dialect for all crawlers, or each crawler by its own. */
export type ReadAs = DialectId | typeof EACH_AS_ITSELF;

export const EACH_AS_ITSELF = "each-as-itself";

/** The interpretation with this id, or null. Ids arrive from links, so any string may be asked for. */
export function readAsNamed(id: string): ReadAs | null {
  return id === EACH_AS_ITSELF ? id : (dialectNamed(id)?.id ?? null);
}

/** A cell of the verdict table, by index of URL and crawler. */
export interface Cell {
  readonly url: number;
  readonly crawler: number;
}

// One field per input: with two in one field, each letter of a URL would read the file again.
export const readAsInput = input<ReadAs>(defaultDialect.id);
export const urlsInput = input<readonly string[]>([]);
export const crawlersInput = input<readonly string[]>([]);
export const lineEndingInput = input<LineEnding>("\n");
/** Whose robots.txt it is, as typed; empty for none in particular. */
export const siteInput = input<string>("");
/** What came back for robots.txt. */
export const answerInput = input<Answer>(OK);
/** What the verdicts of the table are expected to be, always of the table as it is. */
export const expectationsInput = expectations();
/** The verdict that Why explains and the editor lights, always in the table as far as there is one. Looking is not editing, so undo leaves it alone. */
export const focusInput = focus();

/** Every input, and undo for those that a person would expect to get back. */
export function inputs(): Extension {
  return [
    undoable(readAsInput),
    undoable(urlsInput),
    undoable(crawlersInput),
    undoable(lineEndingInput),
    undoable(siteInput),
    undoable(answerInput),
    undoable(expectationsInput),
    focusInput.field,
  ];
}

function undoable<T>({ field, set }: Input<T>): Extension {
  const restored = invertedEffects.of((transaction) => {
    const before = transaction.startState.field(field);
    return before === transaction.state.field(field) ? [] : [set.of(before)];
  });
  return [field, restored];
}

function expectations(): Input<Expectations> {
  const set = StateEffect.define<Expectations>();
  const field = StateField.define<Expectations>({
    create: (state) =>
      Expectations.none(state.field(urlsInput.field), state.field(crawlersInput.field)),
    update(before, { effects, state }) {
      const chosen = effects.find((effect) => effect.is(set));
      const now = chosen?.is(set) ? chosen.value : before;
      return now.forTable(state.field(urlsInput.field), state.field(crawlersInput.field));
    },
  });
  return { field, set };
}

function focus(): Input<Cell | null> {
  const set = StateEffect.define<Cell | null>();
  const field = StateField.define<Cell | null>({
    create: () => null,
    update(before, { effects, state }) {
      const chosen = effects.find((effect) => effect.is(set));
      const cell = chosen?.is(set) ? chosen.value : before;
      // Undo, too, takes rows and columns away.
      const url = lastIn(state.field(urlsInput.field), cell?.url);
      const crawler = lastIn(state.field(crawlersInput.field), cell?.crawler);
      return cell && (url !== cell.url || crawler !== cell.crawler) ? { url, crawler } : cell;
    },
  });
  return { field, set };
}

/** `index`, or the last of the list where that is before it. */
function lastIn(list: readonly string[], index = 0): number {
  return Math.max(0, Math.min(index, list.length - 1));
}

function input<T>(initial: T): Input<T> {
  const set = StateEffect.define<T>();
  const field = StateField.define<T>({
    create: () => initial,
    update: (value, transaction) =>
      transaction.effects.reduce((now, effect) => (effect.is(set) ? effect.value : now), value),
  });
  return { field, set };
}
