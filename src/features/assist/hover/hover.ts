import type { Extension } from "@codemirror/state";
import { type EditorView, hoverTooltip, type Tooltip } from "@codemirror/view";
import { caretHover, isOutdatedBy } from "./caret-hover.ts";
import { hoverDom } from "./hover-dom.ts";
import { hoverTheme } from "./hover-theme.ts";
import { hoverAt } from "./model.ts";

/** What there is to say of what the pointer rests on, and by a key of where the caret is. */
export function hover(): Extension {
  const pointed = hoverTooltip(tooltipAt, { hideOnChange: true, hideOn: isOutdatedBy });
  return [pointed, caretHover(), hoverTheme];
}

function tooltipAt({ state }: EditorView, pos: number, side: -1 | 1): Tooltip | null {
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
