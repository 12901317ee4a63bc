import { Chunk, getChunks, MergeView, unifiedMergeView } from "@codemirror/merge";
import { Compartment, type Extension, type Text } from "@codemirror/state";
import { EditorView, type Panel, panels, showPanel, type ViewUpdate } from "@codemirror/view";
import type { Session } from "../../../core/session.ts";
import { goToLine } from "../../../editor/reveal.ts";
import { comparedTextWords } from "../words.ts";
import {
  collapseUnchanged,
  counterpart,
  diffConfig,
  nextChange,
  openAt,
  previousChange,
} from "./changes.ts";
import { follow } from "./in-step.ts";
import { type SideName, side } from "./side.ts";

/** Two editors beside each other, or, for narrow windows, that of now with what was removed between its lines. */
export type CompareLayout = "beside" | "unified";

/** The editors of two versions of a file. In one column there is none of before: what is asked of it, now's does. */
export interface CompareEditors {
  focus(side: SideName): void;
  /** Puts the caret on a line of that version, from 1, and brings it into sight. */
  goToLine(side: SideName, number: number): void;
  /** Goes to the next change in the editor that had the focus last, and says which it is. */
  nextChange(): void;
  previousChange(): void;
  destroy(): void;
}

/** Shows two sessions as versions of one file in `parent`, whose height they fill, and keeps in step with both. `onChanges` is told how many stretches differ. */
export function compareEditors(
  parent: HTMLElement,
  before: Session,
  now: Session,
  layout: CompareLayout,
  onChanges: (count: number) => void,
): CompareEditors {
  return layout === "beside"
    ? editorsBeside(parent, before, now, onChanges)
    : unifiedEditor(parent, before, now, onChanges);
}

/** The editors of both versions, before on the left. They scroll as one. */
export function editorsBeside(
  parent: HTMLElement,
  before: Session,
  now: Session,
  onChanges: (count: number) => void,
): CompareEditors {
  let frame = 0;
  const collapsing = whenReplaced(() => {
    cancelAnimationFrame(frame);
    // Once both sides know what changed.
    frame = requestAnimationFrame(() => collapse(merge));
  });
  const root = parent.appendChild(document.createElement("div"));
  root.className = "compare-beside";
  // Above both: a search above one of them would push its lines out of line.
  const topContainer = root.appendChild(document.createElement("div"));
  topContainer.className = "compare-panels";
  const common = [collapsing, panels({ topContainer })];
  const merge = new MergeView({
    a: configOf(before, "before", common),
    b: configOf(now, "now", [common, tellChanges(onChanges)]),
    parent: root,
    diffConfig,
    revertControls: "a-to-b",
    renderRevertControl,
  });
  const views: Readonly<Record<SideName, EditorView>> = { before: merge.a, now: merge.b };
  const stops = [follow(merge.a, before), follow(merge.b, now)];
  let active = merge.b;
  merge.dom.addEventListener("focusin", () => {
    active = merge.a.hasFocus ? merge.a : merge.b.hasFocus ? merge.b : active;
  });
  onChanges(merge.chunks.length);
  collapse(merge);
  return {
    focus: (name) => views[name].focus(),
    goToLine(name, number) {
      const { state } = views[name];
      openAt(views[name], state.update(goToLine(state, number)).newSelection.main.head);
      views[name].dispatch(goToLine(views[name].state, number));
    },
    nextChange: () => nextChange(active),
    previousChange: () => previousChange(active),
    destroy() {
      cancelAnimationFrame(frame);
      for (const stop of stops) stop();
      merge.destroy();
      root.remove();
    },
  };
}

function configOf(session: Session, name: SideName, common: Extension) {
  const { doc, selection } = session.getState();
  return { doc, selection, extensions: [side(session, name), common] };
}

function collapse(merge: MergeView): void {
  merge.reconfigure({ collapseUnchanged: collapseUnchanged(merge.chunks.length > 0) });
}

function renderRevertControl(): HTMLElement {
  const button = revertButton("→", ({ detail }) => {
    // MergeView listens for the mouse only, and a click of the keyboard has no count.
    if (detail === 0) button.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  });
  return button;
}

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

/** The button that puts back what was there before, with an arrow for its face. `action` is done on a click, by whatever means. */
export function revertButton(
  arrow: "→" | "↩",
  action: (event: MouseEvent) => void,
): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "cm-revert";
  button.textContent = arrow;
  button.title = comparedTextWords.putBack;
  button.setAttribute("aria-label", button.title);
  button.addEventListener("click", action);
  return button;
}

/** Tells how many stretches differ, whenever they are others. */
export function tellChanges(tell: (count: number) => void): Extension {
  return EditorView.updateListener.of(({ startState, state }) => {
    const chunks = getChunks(state)?.chunks;
    if (chunks && chunks !== getChunks(startState)?.chunks) tell(chunks.length);
  });
}

/** Calls `act` when another text has come in place of the one there was: less than half of it is of before. */
export function whenReplaced(act: () => void): Extension {
  return EditorView.updateListener.of((update) => {
    if (update.docChanged && keptIn(update) * 2 <= update.state.doc.length) act();
  });
}

function keptIn({ changes }: ViewUpdate): number {
  let kept = 0;
  changes.iterGaps((_from, _to, length) => {
    kept += length;
  });
  return kept;
}
