import { invertedEffects } from "@codemirror/commands";
import { type Extension, StateEffect, type StateEffectType, StateField } from "@codemirror/state";
import type { DialectId } from "../engine/dialect.ts";
import { defaultDialect } from "../engine/dialects/index.ts";
import type { LineEnding } from "./line-endings.ts";

/** A value the user sets, in the state beside the text: where it is, and the effect that changes it. */
export interface Input<T> {
  readonly field: StateField<T>;
  readonly set: StateEffectType<T>;
}

/** A cell of the verdict table, by index of URL and crawler. */
export interface Cell {
  readonly url: number;
  readonly crawler: number;
}

// One field per input: with two in one field, each letter of a URL would read the file again.
export const dialectInput = input<DialectId>(defaultDialect.id);
export const urlsInput = input<readonly string[]>([]);
export const crawlersInput = input<readonly string[]>([]);
export const lineEndingInput = input<LineEnding>("\n");
/** The verdict that Why explains and the editor lights. Looking is not editing, so undo leaves it alone. */
export const focusInput = input<Cell | null>(null);

/** Every input, and undo for those that a person would expect to get back. */
export function inputs(): Extension {
  return [
    undoable(dialectInput),
    undoable(urlsInput),
    undoable(crawlersInput),
    undoable(lineEndingInput),
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

function input<T>(initial: T): Input<T> {
  const set = StateEffect.define<T>();
  const field = StateField.define<T>({
    create: () => initial,
    update: (value, transaction) =>
      transaction.effects.reduce((now, effect) => (effect.is(set) ? effect.value : now), value),
  });
  return { field, set };
}
