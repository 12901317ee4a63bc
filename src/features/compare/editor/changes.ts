import {
  Change,
  type Chunk,
  type DiffConfig,
  diff,
  getChunks,
  goToNextChunk,
  goToPreviousChunk,
  mergeViewSiblings,
  uncollapseUnchanged,
} from "@codemirror/merge";
import type { EditorState, Extension, StateCommand } from "@codemirror/state";
import { type Command, EditorView, keymap } from "@codemirror/view";
import { shortcuts } from "../../../core/shortcuts.ts";
import { comparedTextWords } from "../../../tasks/compare/words.ts";
import { alikeAtEnd, alikeAtStart } from "./alike.ts";

/** How the two texts are compared. */
export const diffConfig: DiffConfig = { override: lineDiff };

/** Goes to the next change (from the last to the first), and announces which it is. */
export const nextChange: Command = goTo(goToNextChunk);
/** Goes to the previous change (from the first to the last), and announces which it is. */
export const previousChange: Command = goTo(goToPreviousChunk);

/** The keys for both, as in the editor and the comparison of VS Code. */
export function changeKeys(): Extension {
  const { nextChange: next, previousChange: previous } = shortcuts.comparison;
  return keymap.of([
    ...next.map((key) => ({ key, run: nextChange })),
    ...previous.map((key) => ({ key, run: previousChange })),
  ]);
}

function goTo(move: StateCommand): Command {
  return (view) => {
    move(view);
    const compared = getChunks(view.state);
    if (compared)
      view.dispatch({ effects: EditorView.announce.of(placeAmong(compared, view.state)) });
    // Also where there is no change: or Firefox would offer to browse with a caret.
    return true;
  };
}

function placeAmong({ chunks, side }: Compared, { doc, selection }: EditorState): string {
  if (chunks.length === 0) return comparedTextWords.same;
  const { head } = selection.main;
  const index = chunks.findIndex(({ fromA, fromB }) => (side === "a" ? fromA : fromB) === head);
  return comparedTextWords.place(index + 1, chunks.length, doc.lineAt(head).number);
}

type Compared = NonNullable<ReturnType<typeof getChunks>>;

/** Where a place in one text is in the other. A place inside a change becomes the start of that change. */
export function counterpart(chunks: readonly Chunk[], position: number, side: "a" | "b"): number {
  const last = chunks.findLast(({ fromA, fromB }) => (side === "a" ? fromA : fromB) <= position);
  if (!last) return position;
  const { fromA, toA, fromB, toB } = last;
  const [end, from, to] = side === "a" ? [toA, fromB, toB] : [toB, fromA, toA];
  return position < end ? from : to + position - end;
}

/** Which lines are collapsed: eight or more in a row, from the fourth after a change. Where nothing differs none are, or no text would be left to see. */
export function collapseUnchanged(differs: boolean) {
  return { margin: 3, minSize: differs ? 8 : Number.POSITIVE_INFINITY };
}

/** Makes collapsed stretches work with the keyboard: `@codemirror/merge` made them for the mouse only. */
export function collapsedByKeyboard(): Extension {
  return EditorView.updateListener.of(({ view }) => {
    for (const stretch of view.contentDOM.querySelectorAll<HTMLElement>(
      ".cm-collapsedLines:not([tabindex])",
    ))
      becomeButton(stretch, view);
  });
}

function becomeButton(stretch: HTMLElement, view: EditorView): void {
  stretch.tabIndex = 0;
  stretch.setAttribute("role", "button");
  stretch.setAttribute("aria-expanded", "false");
  stretch.title = comparedTextWords.showLines;
  stretch.addEventListener("keydown", (event) => {
    // A key for the button must not write into the text.
    event.stopPropagation();
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    const anchor = view.posAtDOM(stretch);
    stretch.click();
    view.focus();
    view.dispatch({ selection: { anchor } });
  });
}

/** Opens the collapsed stretch around a place, on both sides, if there is one. */
export function openAt(view: EditorView, position: number): void {
  open(view, position);
  const both = mergeViewSiblings(view);
  if (!both) return;
  const { chunks } = getChunks(view.state) ?? { chunks: [] };
  const [side, other] = view === both.a ? (["a", both.b] as const) : (["b", both.a] as const);
  open(other, Math.min(counterpart(chunks, position, side), other.state.doc.length));
}

function open(view: EditorView, position: number): void {
  view.dispatch({ effects: uncollapseUnchanged.of(view.lineBlockAt(position).from) });
}

/**
 * What differs between two texts: first by lines, then by characters within the lines that differ.
 * For the option `override` of `@codemirror/merge`, which compares by characters only: it makes
 * twenty changed lines in a file of 20 kB one change, from the first of them to the last.
 */
export function lineDiff(a: string, b: string): readonly Change[] {
  const letters = new Map<string, string>();
  // In large files most lines are the same, and those need no letters.
  const start = sameLinesAtStart(a, b);
  const end = sameLinesAtEnd(a, b, start);
  const linesA = linesOf(a, start, a.length - end, letters);
  const linesB = linesA && linesOf(b, start, b.length - end, letters);
  if (!linesA || !linesB) return diff(a, b, BY_CHARACTERS);
  return diff(linesA.spelling, linesB.spelling, BY_LINES).flatMap((lines) => {
    const [fromA, toA] = [startOf(linesA, lines.fromA), startOf(linesA, lines.toA)];
    const [fromB, toB] = [startOf(linesB, lines.fromB), startOf(linesB, lines.toB)];
    return diffWithin(a.slice(fromA, toA), b.slice(fromB, toB)).map(
      (change) =>
        new Change(
          fromA + change.fromA,
          fromA + change.toA,
          fromB + change.fromB,
          fromB + change.toB,
        ),
    );
  });
}

/** How many characters of whole lines are the same at the start of two texts. */
function sameLinesAtStart(a: string, b: string): number {
  return a.slice(0, alikeAtStart(a, b)).lastIndexOf("\n") + 1;
}

/** The same at their end, after those at their start. */
function sameLinesAtEnd(a: string, b: string, start: number): number {
  const same = alikeAtEnd(a, b, Math.min(a.length, b.length) - start);
  const newline = a.indexOf("\n", a.length - same);
  return newline < 0 ? 0 : a.length - 1 - newline;
}

/** After so many different lines, or so many milliseconds, the rest is compared roughly. */
const BY_LINES = { scanLimit: 2_000, timeout: 15 } as const;
/** A file of more lines is compared by characters only; a usual file of 500 KiB has some 20,000. */
const MOST_LINES = 50_000;
/** The same for characters. */
const BY_CHARACTERS = { scanLimit: 500, timeout: 20 } as const;
/** Lines that differ are compared by characters if they have at most so many, together. */
const MOST_CHARACTERS = 2_000;

/** A text in which each line is one letter, so that a comparison of letters compares lines. */
interface Lines {
  readonly spelling: string;
  /** Where each line starts, and last where the text ends. */
  readonly starts: readonly number[];
}

/** The lines between two places. Null for too many. `letters` has the letter of each known line, and gets those of new lines. */
function linesOf(
  text: string,
  from: number,
  to: number,
  letters: Map<string, string>,
): Lines | null {
  const starts = [from];
  let spelling = "";
  for (let start = from; start < to; ) {
    const end = Math.min(text.indexOf("\n", start) + 1 || to, to);
    const line = text.slice(start, end);
    let letter = letters.get(line);
    if (letter === undefined) {
      letter = letterOf(letters.size);
      letters.set(line, letter);
    }
    spelling += letter;
    starts.push(end);
    if (starts.length > MOST_LINES || letters.size > MOST_LETTERS) return null;
    start = end;
  }
  return { spelling, starts };
}

// Halves of surrogate pairs cannot be letters: `diff` keeps pairs together.
const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;
const MOST_LETTERS = 0x10000 - SURROGATES;

function letterOf(index: number): string {
  return String.fromCharCode(index < FIRST_SURROGATE ? index : index + SURROGATES);
}

function startOf({ starts }: Lines, line: number): number {
  return starts[line] ?? 0;
}

function diffWithin(a: string, b: string): readonly Change[] {
  const whole = [new Change(0, a.length, 0, b.length)];
  if (a.length + b.length > MOST_CHARACTERS) return whole;
  const changes = diff(a, b, BY_CHARACTERS);
  const kept = changes.reduce((sum, { fromA, toA }) => sum - (toA - fromA), a.length);
  // The few characters that two unrelated lines share help no reader.
  return kept * 2 < Math.max(a.length, b.length) ? whole : changes;
}
