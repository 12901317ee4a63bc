import {
  type Chunk,
  type DiffConfig,
  getChunks,
  goToNextChunk,
  goToPreviousChunk,
} from "@codemirror/merge";
import type { EditorState, Extension, StateCommand } from "@codemirror/state";
import { type Command, EditorView, keymap } from "@codemirror/view";
import { shortcuts } from "../../../core/shortcuts.ts";
import { comparedTextWords } from "../words/compared-texts.ts";
import { lineDiff } from "./line-diff.ts";

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
