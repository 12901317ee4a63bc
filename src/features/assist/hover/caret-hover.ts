import { type Extension, Prec, StateEffect, StateField, type Transaction } from "@codemirror/state";
import {
  type Command,
  closeHoverTooltips,
  EditorView,
  getTooltip,
  hasHoverTooltips,
  keymap,
  showTooltip,
  type Tooltip,
} from "@codemirror/view";
import { analysisOf } from "../../../core/derived.ts";
import { shortcuts } from "../../../core/shortcuts.ts";
import { hoverWords } from "../hover-words.ts";
import { hoverDom } from "./hover-dom.ts";
import { type HoverContent, hoverAt, spoken } from "./model.ts";

/** The hover for the caret, by Ctrl-K Ctrl-I as in VS Code; Escape closes it, and the one under the pointer too. */
export function caretHover(): Extension {
  const keys = [
    { key: shortcuts.editor.explain[0], run: showHover, preventDefault: true },
    { key: "Escape", run: hideHover },
    { key: "Tab", run: toLink },
  ];
  return [shown, Prec.high(keymap.of(keys))];
}

/** Shows what there is to say of where the caret is, and says it to a screen reader. */
export const showHover: Command = (view) => {
  const { head } = view.state.selection.main;
  const content = hoverAt(view.state, head);
  const announced = EditorView.announce.of(content ? spoken(content) : hoverWords.nothingHere);
  const tooltip = show.of(content && tooltipAt(head, content));
  // One at a time: what the pointer rests on is not what was asked for.
  view.dispatch({ effects: [closeHoverTooltips, tooltip, announced] });
  return true;
};

/** Leads from the text to the tooltip's links; false where none is shown. */
const toLink: Command = (view) => {
  const tooltip = view.state.field(shown, false);
  const link = tooltip && getTooltip(view, tooltip)?.dom.querySelector("a");
  link?.focus();
  return Boolean(link);
};

/** Closes what is shown; false where nothing is. */
export const hideHover: Command = (view) => {
  if (!view.state.field(shown, false) && !hasHoverTooltips(view.state)) return false;
  view.dispatch({ effects: [show.of(null), closeHoverTooltips] });
  return true;
};

/** Whether what was said before the transaction may no longer be so. */
export function isOutdatedBy({ startState, state, docChanged }: Transaction): boolean {
  return docChanged || analysisOf(startState) !== analysisOf(state);
}

const show = StateEffect.define<Tooltip | null>();

const shown = StateField.define<Tooltip | null>({
  create: () => null,
  update(before, transaction) {
    for (const effect of transaction.effects) if (effect.is(show)) return effect.value;
    return transaction.selection || isOutdatedBy(transaction) ? null : before;
  },
  provide: (field) => showTooltip.from(field),
});

function tooltipAt(pos: number, content: HoverContent): Tooltip {
  return {
    pos,
    above: true,
    create(view) {
      const dom = hoverDom(content);
      // Escape leads back to the text.
      dom.addEventListener("keydown", (event) => {
        if (event.key === "Escape" && hideHover(view)) view.focus();
      });
      dom.addEventListener("focusout", ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && dom.contains(relatedTarget))) hideHover(view);
      });
      return { dom };
    },
  };
}
