import { Chunk, getChunks, MergeView, unifiedMergeView } from "@codemirror/merge";
import { Compartment, type Extension, type Text } from "@codemirror/state";
import { EditorView, type Panel, panels, showPanel } from "@codemirror/view";
import type { Session } from "../../../core/session.ts";
import { goToLine } from "../../../editor/reveal.ts";
import { comparedTextWords } from "../../../tasks/compare/words.ts";
import { keptIn } from "../before-session.ts";
import { collapseUnchanged, counterpart, diffConfig, openAt } from "./changes.ts";
import { follow } from "./in-step.ts";
import { type SideName, side } from "./side.ts";

/** Two editors side by side, or, for narrow windows, the editor of Now with removed lines between its own. */
export type CompareLayout = "beside" | "unified";

/** The editors of two versions of a file. In one column there is only the editor of Now, which also does the work of Before. */
export interface CompareEditors {
  focus(side: SideName): void;
  /** Puts the caret on a line of that version, from 1, and brings it into sight. */
  goToLine(side: SideName, number: number): void;
  /** The editor that had the focus last. */
  active(): EditorView;
  destroy(): void;
}

/** Shows two sessions as versions of one file in `parent`, whose height they fill, and keeps in step with both. `onChanges` gets how many places differ. */
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

/** The editors of both versions, Before on the left. They scroll together. */
function editorsBeside(
  parent: HTMLElement,
  before: Session,
  now: Session,
  onChanges: (count: number) => void,
): CompareEditors {
  let frame = 0;
  const collapsing = whenReplaced(() => {
    cancelAnimationFrame(frame);
    // After both sides know what changed.
    frame = requestAnimationFrame(() => collapse(merge));
  });
  const root = parent.appendChild(document.createElement("div"));
  root.className = "compare-beside";
  // Above both: a search panel above only one of them would shift its lines.
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
    goToLine: (name, number) => showLine(views[name], number),
    active: () => active,
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
    // MergeView listens for the mouse only; a click from the keyboard has the count 0.
    if (detail === 0) button.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  });
  return button;
}

/** The editor of Now, with the removed lines of Before between its own. */
function unifiedEditor(
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
    goToLine: (name, number) =>
      showLine(view, name === "now" ? number : lineInNow(view, before, number)),
    active: () => view,
    destroy() {
      cancelAnimationFrame(frame);
      for (const stop of stops) stop();
      view.destroy();
    },
  };
}

function showLine(view: EditorView, number: number): void {
  openAt(view, view.state.update(goToLine(view.state, number)).newSelection.main.head);
  view.dispatch(goToLine(view.state, number));
}

/** Removed lines are drawn all at once, in sight or not; with more than these in a row, none are. */
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
      // Accepting would write into Before, which is not shown here.
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
  dom.textContent = comparedTextWords.tooDifferent(MOST_REMOVED);
  return { dom, top: true };
}

/** The line of Now at which a line of Before is, or was. */
function lineInNow({ state }: EditorView, before: Session, number: number): number {
  const { doc } = before.getState();
  const { from } = doc.line(Math.min(Math.max(number, 1), doc.lines));
  const place = counterpart(getChunks(state)?.chunks ?? [], from, "a");
  return lineNumber(state.doc, place);
}

/** The button that restores a part from Before, with an arrow as its label. `action` runs on a click of the mouse or the keyboard. */
function revertButton(arrow: "→" | "↩", action: (event: MouseEvent) => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "cm-revert";
  button.textContent = arrow;
  button.title = comparedTextWords.putBack;
  button.setAttribute("aria-label", button.title);
  button.addEventListener("click", action);
  return button;
}

/** Tells how many places differ, each time they change. */
function tellChanges(tell: (count: number) => void): Extension {
  return EditorView.updateListener.of(({ startState, state }) => {
    const chunks = getChunks(state)?.chunks;
    if (chunks && chunks !== getChunks(startState)?.chunks) tell(chunks.length);
  });
}

/** Calls `act` when another text has replaced the one before: at most half of it is the same. */
function whenReplaced(act: () => void): Extension {
  return EditorView.updateListener.of((update) => {
    if (update.docChanged && keptIn(update.changes) * 2 <= update.state.doc.length) act();
  });
}
