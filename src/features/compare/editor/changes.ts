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
import { comparedTextWords } from "../words.ts";

/** How the two texts are compared. */
export const diffConfig: DiffConfig = { override: lineDiff };

/** Goes to the next change, after the last to the first, and says which it is. */
export const nextChange: Command = goTo(goToNextChunk);
/** Goes to the previous change, before the first to the last, and says which it is. */
export const previousChange: Command = goTo(goToPreviousChunk);

/** The keys that VS Code has for them, in its editor and in its comparison. */
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
    // Where there is nowhere to go, too: Firefox would offer to browse with a caret.
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

/** Where a place in one text is in the other. What stands in a change comes to where the change begins. */
export function counterpart(chunks: readonly Chunk[], position: number, side: "a" | "b"): number {
  const pairs = chunks.map(({ fromA, toA, fromB, toB }) => {
    const [a, b] = [
      { from: fromA, to: toA },
      { from: fromB, to: toB },
    ];
    return side === "a" ? { here: a, there: b } : { here: b, there: a };
  });
  const last = pairs.findLast(({ here }) => here.from <= position);
  if (!last) return position;
  const { here, there } = last;
  return position < here.to ? there.from : there.to + position - here.to;
}

/** Which lines are collapsed: eight and more, from the fourth after a change on. Where nothing differs none are, or there would be nothing left to see. */
export function collapseUnchanged(differs: boolean) {
  return { margin: 3, minSize: differs ? 8 : Number.POSITIVE_INFINITY };
}

/** Makes the stretches that `@codemirror/merge` collapses buttons for the keyboard as well; it made them for the mouse. */
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
    // A key that is meant for the button must not write in the text.
    event.stopPropagation();
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    const anchor = view.posAtDOM(stretch);
    stretch.click();
    view.focus();
    view.dispatch({ selection: { anchor } });
  });
}

/** Opens the collapsed stretch that a place is in, on both sides; nothing where it is in none. */
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
 * What differs between two texts, by lines first and then by characters within the lines that
 * differ. For the option `override` of `@codemirror/merge`: its own way, by characters alone, makes
 * twenty changed lines in a file of 20 kB one change from the first of them to the last.
 */
export function lineDiff(a: string, b: string): readonly Change[] {
  const letters = new Map<string, string>();
  const linesA = linesOf(a, letters);
  const linesB = linesA && linesOf(b, letters);
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

/** Where so many lines differ, or so many milliseconds have gone by, the rest is compared roughly. */
const BY_LINES = { scanLimit: 2_000, timeout: 15 } as const;
/** A file of more lines is compared by characters alone; one of 500 KiB that people wrote has some 20,000. */
const MOST_LINES = 50_000;
/** The same for characters. */
const BY_CHARACTERS = { scanLimit: 500, timeout: 20 } as const;
/** Lines that differ are compared by characters as long as they are no more than these, together. */
const MOST_CHARACTERS = 2_000;

/** A text whose lines are the letters of a word, so that what compares words compares lines. */
interface Lines {
  readonly spelling: string;
  /** Where each line starts, and at last where the text ends. */
  readonly starts: readonly number[];
}

/** Null for more lines than are worth it. `letters` has the letter of each line met before, and gets those of new ones. */
function linesOf(text: string, letters: Map<string, string>): Lines | null {
  const starts = [0];
  let spelling = "";
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf("\n", start) + 1 || text.length;
    const line = text.slice(start, end);
    const letter = letters.get(line) ?? letterOf(letters.size);
    letters.set(line, letter);
    spelling += letter;
    starts.push(end);
    if (starts.length > MOST_LINES || letters.size > MOST_LETTERS) return null;
    start = end;
  }
  return { spelling, starts };
}

// Halves of surrogate pairs are no letters: `diff` keeps pairs together.
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
  // The few letters that two unrelated lines share tell nobody anything.
  return kept * 2 < Math.max(a.length, b.length) ? whole : changes;
}
