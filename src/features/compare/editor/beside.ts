import { MergeView } from "@codemirror/merge";
import type { Extension } from "@codemirror/state";
import { type EditorView, panels } from "@codemirror/view";
import type { Session } from "../../../core/session.ts";
import { goToLine } from "../../../editor/reveal.ts";
import { diffConfig, nextChange, previousChange } from "./changes.ts";
import { collapseUnchanged, openAt } from "./collapsed.ts";
import type { CompareEditors } from "./compare-editors.ts";
import { follow } from "./follow.ts";
import { revertButton } from "./revert-button.ts";
import { type SideName, side } from "./side.ts";
import { tellChanges } from "./tell-changes.ts";
import { whenReplaced } from "./when-replaced.ts";

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
