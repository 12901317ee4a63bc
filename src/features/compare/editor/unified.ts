import { Chunk, getChunks, unifiedMergeView } from "@codemirror/merge";
import { Compartment, type Extension, type Text } from "@codemirror/state";
import { EditorView, type Panel, showPanel } from "@codemirror/view";
import type { Session } from "../../../core/session.ts";
import { goToLine } from "../../../editor/reveal.ts";
import { comparedTextWords } from "../words/compared-texts.ts";
import { counterpart, diffConfig, nextChange, previousChange } from "./changes.ts";
import { collapseUnchanged, openAt } from "./collapsed.ts";
import type { CompareEditors } from "./compare-editors.ts";
import { follow } from "./follow.ts";
import { revertButton } from "./revert-button.ts";
import { side } from "./side.ts";
import { tellChanges } from "./tell-changes.ts";
import { whenReplaced } from "./when-replaced.ts";

/** The editor of now, with the lines of before that are gone between its own. */
export function unifiedEditor(
  parent: HTMLElement,
  before: Session,
  now: Session,
  onChanges: (count: number) => void,
): CompareEditors {
  const compared = new Compartment();
  let frame = 0;
  const compareAnew = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() =>
      view.dispatch({ effects: compared.reconfigure(comparison(before, now)) }),
    );
  };
  const { doc, selection } = now.getState();
  const view = new EditorView({
    doc,
    selection,
    extensions: [
      side(now, "now"),
      whenReplaced(compareAnew),
      compared.of(comparison(before, now)),
      tellChanges(onChanges),
    ],
    parent,
  });
  onChanges(getChunks(view.state)?.chunks.length ?? 0);
  const stops = [
    follow(view, now),
    before.subscribe((state, previous) => {
      if (state.doc !== previous.doc) compareAnew();
    }),
  ];
  return {
    focus: () => view.focus(),
    goToLine(name, number) {
      const line = name === "now" ? number : lineInNow(view, before, number);
      openAt(view, view.state.update(goToLine(view.state, line)).newSelection.main.head);
      view.dispatch(goToLine(view.state, line));
    },
    nextChange: () => nextChange(view),
    previousChange: () => previousChange(view),
    destroy() {
      cancelAnimationFrame(frame);
      for (const stop of stops) stop();
      view.destroy();
    },
  };
}

/** Removed lines are drawn all at once, in sight or not; of more than these, none are. */
const MOST_REMOVED = 2_000;

function comparison(before: Session, now: Session): Extension {
  const [original, current] = [before.getState().doc, now.getState().doc];
  const chunks = Chunk.build(original, current, diffConfig);
  const removed = chunks.map(
    ({ fromA, endA }) => lineNumber(original, endA) - lineNumber(original, fromA),
  );
  if (Math.max(0, ...removed) > MOST_REMOVED) return showPanel.of(tooDifferent);
  return unifiedMergeView({
    original,
    diffConfig,
    mergeControls: (type, action) =>
      // Accepting would write in before, which nobody sees here.
      type === "reject" ? revertButton("↩", action) : document.createElement("span"),
    collapseUnchanged: collapseUnchanged(chunks.length > 0),
  });
}

function lineNumber(doc: Text, position: number): number {
  return doc.lineAt(Math.min(position, doc.length)).number;
}

function tooDifferent(): Panel {
  const dom = document.createElement("p");
  dom.className = "cm-too-different";
  dom.setAttribute("role", "status");
  dom.textContent = comparedTextWords.tooDifferent;
  return { dom, top: true };
}

/** The line of now at which a line of before stands, or stood. */
function lineInNow({ state }: EditorView, before: Session, number: number): number {
  const { doc } = before.getState();
  const { from } = doc.line(Math.min(Math.max(number, 1), doc.lines));
  const place = counterpart(getChunks(state)?.chunks ?? [], from, "a");
  return lineNumber(state.doc, place);
}
