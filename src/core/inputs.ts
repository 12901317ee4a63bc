import { invertedEffects } from "@codemirror/commands";
import { type Extension, StateEffect, type StateEffectType, StateField } from "@codemirror/state";
import { defaultDialect, dialectNamed } from "../engine/dialects/index.ts";
import type { DialectId } from "../engine/parse/dialect.ts";
import type { Answer } from "../engine/parse/response.ts";
import type { Encoding } from "../engine/text/bytes.ts";
import { OK } from "./answers.ts";
import { Expectations } from "./expectations.ts";
import {
  endingsAfter,
  endingsIn,
  type LineEnding,
  NO_OTHER_ENDINGS,
  type OtherEndings,
} from "./line-endings.ts";

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
/** What ends most lines of the file, and new ones. */
export const lineEndingInput = input<LineEnding>("\n");
/** Where lines end otherwise; each stays with its line whatever is edited around it. */
export const otherEndingsInput = otherEndings();
/** What the file is written in when it leaves the page. */
export const encodingInput = input<Encoding>("utf-8");
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
    otherEndingsInput.field,
    restoredEndings,
    undoable(encodingInput),
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

function otherEndings(): Input<OtherEndings> {
  const set = StateEffect.define<OtherEndings>({ map: (value, changes) => value.map(changes) });
  const field = StateField.define<OtherEndings>({
    create: () => NO_OTHER_ENDINGS,
    update(before, { changes, effects, newDoc }) {
      const chosen = effects.findLast((effect) => effect.is(set));
      // One that undo brings back was moved by what came in between.
      if (chosen?.is(set)) return endingsIn(chosen.value, newDoc);
      return changes.empty ? before : endingsAfter(before, changes, newDoc);
    },
  });
  return { field, set };
}

/** Undo brings back those that went with their lines, or were set; others it only moves. */
const restoredEndings = invertedEffects.of(({ startState, state, effects }) => {
  const { field, set } = otherEndingsInput;
  const before = startState.field(field);
  const isSame = before.size === state.field(field).size && !effects.some((it) => it.is(set));
  return isSame ? [] : [set.of(before)];
});

function expectations(): Input<Expectations> {
  const set = StateEffect.define<Expectations>();
  const field = StateField.define<Expectations>({
    create: (state) =>
      Expectations.none(state.field(urlsInput.field), state.field(crawlersInput.field)),
    update(before, { effects, state }) {
      const chosen = effects.findLast((effect) => effect.is(set));
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
      const chosen = effects.findLast((effect) => effect.is(set));
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

/** How many URLs the table takes. */
export const MOST_URLS = 100_000;
/** No crawler follows a URL that is longer, in UTF-16 units. */
export const LONGEST_URL = 100_000;
/** How many crawlers the table takes. */
export const MOST_CRAWLERS = 1_000;
/** Of how many cells a file may expect something. */
export const MOST_EXPECTED = 2_000_000;
