import { type Extension, Prec, StateEffect, StateField, type Transaction } from "@codemirror/state";
import {
  type Command,
  closeHoverTooltips,
  EditorView,
  getTooltip,
  hasHoverTooltips,
  hoverTooltip,
  keymap,
  showTooltip,
  type Tooltip,
} from "@codemirror/view";
import { analysisOf } from "../../../core/derived.ts";
import { shortcuts } from "../../../core/shortcuts.ts";
import { withSentence } from "../../../editor/visible-decorations.ts";
import { hoverWords } from "../words.ts";
import { type HoverContent, hoverAt, spoken } from "./model.ts";

/** The tooltip, as wide as a telephone at most; its colours are those of every tooltip (see aidsTheme). */
const hoverTheme = EditorView.theme({
  ".cm-tooltip.cm-tooltip-hover, .cm-tooltip.cm-hover": { border: "none" },
  ".cm-hover": {
    boxSizing: "border-box",
    width: "max-content",
    maxWidth: "min(420px, calc(100vw - 16px))",
    maxHeight: "min(320px, 50vh)",
    overflow: "auto",
    padding: "var(--space-2) var(--space-3)",
    fontSize: "var(--text-3)",
    lineHeight: "var(--leading-2)",
    overflowWrap: "anywhere",
  },
  ".cm-hover code": { fontSize: "var(--text-2)" },
  ".cm-hover p code, .cm-hover dd code": {
    padding: "0 2px",
    borderRadius: "var(--radius-1)",
    backgroundColor: "var(--surface-sunken)",
  },
  ".cm-hover .cm-hover-title": { fontWeight: "var(--weight-strong)" },
  ".cm-hover p": { margin: "0 0 var(--space-1)" },
  ".cm-hover dl": {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    columnGap: "var(--space-3)",
    margin: "0 0 var(--space-1)",
  },
  ".cm-hover dt": { color: "var(--ink-2)" },
  ".cm-hover dd": { margin: "0" },
  ".cm-hover a": {
    display: "block",
    minHeight: "var(--row)",
    color: "var(--accent)",
    fontSize: "var(--text-2)",
    lineHeight: "var(--row)",
  },
});

/** Content as a tooltip. What a stranger wrote is set as text. */
function hoverDom({ title, paragraphs, rows, sources }: HoverContent): HTMLElement {
  const dom = document.createElement("div");
  dom.className = "cm-hover";
  dom.setAttribute("role", "tooltip");
  add(dom, "p", title).className = "cm-hover-title";
  for (const sentence of paragraphs) add(dom, "p", sentence);
  const list = document.createElement("dl");
  for (const [term, text] of rows) {
    list.appendChild(document.createElement("dt")).textContent = term;
    add(list, "dd", text);
  }
  if (rows.length > 0) dom.appendChild(list);
  for (const source of sources) {
    const link = dom.appendChild(document.createElement("a"));
    link.textContent = source.title;
    link.href = source.url;
    link.target = "_blank";
    link.rel = "noreferrer";
  }
  return dom;
}

function add(parent: HTMLElement, name: "p" | "dd", sentence: string): HTMLElement {
  return parent.appendChild(withSentence(document.createElement(name), sentence));
}

/** The hover for the caret, by Ctrl-K Ctrl-I as in VS Code; Escape closes it, and the one under the pointer too. */
function caretHover(): Extension {
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
const hideHover: Command = (view) => {
  if (!view.state.field(shown, false) && !hasHoverTooltips(view.state)) return false;
  view.dispatch({ effects: [show.of(null), closeHoverTooltips] });
  return true;
};

/** Whether what was said before the transaction may no longer be so. */
function isOutdatedBy({ startState, state, docChanged }: Transaction): boolean {
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

/** What there is to say of what the pointer rests on, and by a key of where the caret is. */
export function hover(): Extension {
  // A pointer that was left where it is by a person who types points at nothing.
  let isPointing = true;
  const attention = [
    EditorView.domEventHandlers({
      mousemove({ movementX, movementY }) {
        // Browsers also report a pointer that rests, when the text moves under it.
        isPointing ||= movementX !== 0 || movementY !== 0;
      },
    }),
    EditorView.updateListener.of(({ docChanged }) => {
      if (docChanged) isPointing = false;
    }),
  ];
  const pointed = hoverTooltip(
    (view, pos, side) => (isPointing ? pointerTooltipAt(view, pos, side) : null),
    { hideOnChange: true, hideOn: isOutdatedBy },
  );
  return [attention, pointed, caretHover(), hoverTheme];
}

function pointerTooltipAt({ state }: EditorView, pos: number, side: -1 | 1): Tooltip | null {
  const { from } = state.doc.lineAt(pos);
  const content = hoverAt(state, side < 0 && pos > from ? pos - 1 : pos);
  if (!content) return null;
  return {
    pos: content.from,
    end: content.to,
    above: true,
    create: () => ({ dom: hoverDom(content) }),
  };
}
