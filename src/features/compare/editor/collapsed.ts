import { getChunks, mergeViewSiblings, uncollapseUnchanged } from "@codemirror/merge";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { comparedTextWords } from "../words/compared-texts.ts";
import { counterpart } from "./changes.ts";

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
