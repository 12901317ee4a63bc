import { invertedEffects } from "@codemirror/commands";
import {
  type EditorState,
  type Extension,
  StateEffect,
  type StateEffectType,
  StateField,
} from "@codemirror/state";
import type { Category } from "../engine/crawlers/crawler.ts";
import type { Report } from "../engine/decide/report.ts";
import { defaultDialect } from "../engine/dialects/first.ts";
import type { Answer } from "../engine/parse/response.ts";
import type { Purpose } from "../engine/preferences/preference.ts";
import type { Encoding } from "../engine/text/bytes.ts";
import type { Site } from "../engine/url/scope.ts";
import { OK } from "./answers.ts";
import { Expectations } from "./expectations.ts";
import {
  endingsAfter,
  endingsIn,
  type LineEnding,
  NO_OTHER_ENDINGS,
  type OtherEndings,
} from "./line-endings.ts";
import type { ReadAs } from "./read-as.ts";
import type { Readings } from "./readings.ts";

export * from "./limits.ts";
export { EACH_AS_ITSELF, type ReadAs, readAsNamed } from "./read-as.ts";

/** A value that the user sets, in the state beside the text: its field, and the effect that changes it. */
export interface Input<T> {
  readonly field: StateField<T>;
  readonly set: StateEffectType<T>;
}

/** A cell of the verdict table, by index of URL and crawler. */
export interface Cell {
  readonly url: number;
  readonly crawler: number;
}

/** A purpose, and the product tokens of its crawlers in lower case: the catalogue, which knows them, comes after the table. */
export interface GatheredPurpose {
  readonly purpose: Category;
  readonly tokens: ReadonlySet<string>;
}

/** The robots.txt of another site, beside the file in the editor. It decides URLs of its site, and is not edited. */
export interface OtherFile {
  readonly site: Site;
  /** As decodeText reads it. */
  readonly fileText: string;
  readonly answer: Answer;
  /** When the site sent it, in milliseconds since 1970; null where it was pasted. */
  readonly opened: number | null;
}

/** The files of other sites, and what they decide. The first script has only this interface: most pages have one file. */
export interface OtherFiles {
  readonly files: readonly OtherFile[];
  /** The report on the whole table, made of the same parts as the one on the file in the editor. */
  reportOn(state: EditorState, ...parts: ConstructorParameters<typeof Report>): Report;
  /** The file of a site as every dialect reads it. */
  readingsOf(site: Site): Readings | null;
}

/** The requests of one crawler for one URL. Times are milliseconds since 1970, and NaN where the log has none. */
export interface LoggedPair {
  readonly requests: number;
  readonly first: number;
  readonly last: number;
  /** The status of the last one; 0 where the log does not say. */
  readonly lastStatus: number;
}

/** What the crawlers of a log asked for, beside the table. The first script has only this interface: most pages have no log. */
export interface LoggedRequests {
  /** How often a crawler asked for a URL of the table. */
  countAt(url: string, crawler: string): number;
  /** The same with the times; null where it never asked. */
  at(url: string, crawler: string): LoggedPair | null;
  /** How often all crawlers together asked for a URL. */
  totalAt(url: string): number;
  /** What the head of a crawler’s column shows then, in the place of the count of URLs; `label`: what it is called without a log. */
  headOf(
    crawler: string,
    label: string,
  ): { readonly label: string; readonly note: string; readonly share: number };
  /** The same of the column of URLs. */
  readonly share: string;
}

// One field for each input: with two inputs in one field, each letter of a URL would parse the file
// again.
export const readAsInput = input<ReadAs>(defaultDialect.id);
export const urlsInput = input<readonly string[]>([]);
export const crawlersInput = input<readonly string[]>([]);
/** The purposes whose crawlers share a column of the table. */
export const gatheredInput = input<readonly GatheredPurpose[]>([]);
/** The line ending of most lines of the file, and of new lines. */
export const lineEndingInput = input<LineEnding>("\n");
/** The lines with other line endings. Each ending stays with its line when the text around it is edited. */
export const otherEndingsInput = otherEndings();
/** The encoding in which the file is saved. */
export const encodingInput = input<Encoding>("utf-8");
/** The site of the robots.txt, as typed; empty if not given. */
export const siteInput = input<string>("");
/** The response for robots.txt. */
export const answerInput = input<Answer>(OK);
/** The files of other sites; null where there is none. */
export const otherFilesInput = input<OtherFiles | null>(null);
/** What crawlers asked for, by the log that was opened; null where there is none. */
export const requestsInput = input<LoggedRequests | null>(null);
/** The expected verdicts, uses and lines, always for the current table. */
export const expectationsInput = expectations();
/** The purpose whose uses the table shows first; null while it shows verdicts. Undo does not change it, because looking is not editing. */
export const purposeInput = input<Purpose | null>(null);
/** The cell that Why explains and the editor highlights; always in the table, if the table has cells. Undo does not change it, because looking is not editing. */
export const focusInput = focus();

/** Every input, with undo for those that a person expects to get back. */
export function inputs(): Extension {
  return [
    undoable(readAsInput),
    undoable(urlsInput),
    undoable(crawlersInput),
    undoable(gatheredInput),
    undoable(lineEndingInput),
    otherEndingsInput.field,
    restoredEndings,
    undoable(encodingInput),
    undoable(siteInput),
    undoable(answerInput),
    undoable(otherFilesInput),
    undoable(requestsInput),
    undoable(expectationsInput),
    purposeInput.field,
    focusInput.field,
  ];
}

/** A field whose value undo brings back, by the effect that sets it. */
export function undoable<T>({ field, set }: Input<T>): Extension {
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
      // Edits in between have moved the endings that undo brings back. Of several, the last are the
      // oldest, which the history joined with later ones.
      if (chosen?.is(set)) return endingsIn(chosen.value, newDoc);
      return changes.empty ? before : endingsAfter(before, changes, newDoc);
    },
  });
  return { field, set };
}

/** Undo brings back the endings that were deleted or replaced; it only moves the others. */
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
      // Undo can remove rows and columns too.
      const url = lastIn(state.field(urlsInput.field), cell?.url);
      const crawler = lastIn(state.field(crawlersInput.field), cell?.crawler);
      return cell && (url !== cell.url || crawler !== cell.crawler) ? { url, crawler } : cell;
    },
  });
  return { field, set };
}

/** `index`, or the last index of the list if that is smaller. */
function lastIn(list: readonly string[], index = 0): number {
  return Math.max(0, Math.min(index, list.length - 1));
}

/** An input that only its effect changes. */
export function input<T>(initial: T): Input<T> {
  const set = StateEffect.define<T>();
  const field = StateField.define<T>({
    create: () => initial,
    update: (value, transaction) =>
      transaction.effects.reduce((now, effect) => (effect.is(set) ? effect.value : now), value),
  });
  return { field, set };
}
