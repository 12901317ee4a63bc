import type { Extension } from "@codemirror/state";
import { EditorView, tooltips } from "@codemirror/view";
import { ruleStatusNotes } from "../groups/editor.ts";
import { problems } from "../problems/editor.ts";
import { chips } from "./chips.ts";
import { completion } from "./completion/completion.ts";
import { hover } from "./hover/hover.ts";

/** The look of what helps with writing. Colours and sizes are the page's tokens. */
export const aidsTheme = EditorView.theme({
  ".cm-lintRange": { backgroundImage: "none", textDecorationSkipInk: "none" },
  ".cm-lintRange-error": squiggle("--mismatch"),
  ".cm-lintRange-warning": squiggle("--warning"),
  ".cm-lintRange-info": {
    textDecoration: "underline dotted var(--ink-3) 1px",
    textUnderlineOffset: "4px",
  },
  ".cm-lintRange-active": { backgroundColor: "var(--surface-selected)" },
  ".cm-chip": {
    padding: "0 3px",
    border: "1px solid var(--warning)",
    borderRadius: "var(--radius-1)",
    color: "var(--warning)",
    fontSize: "var(--text-1)",
  },
  ".cm-tooltip": {
    maxWidth: "min(480px, calc(100vw - 24px))",
    border: "1px solid var(--hairline)",
    borderRadius: "var(--radius-2)",
    backgroundColor: "var(--surface-raised)",
    color: "var(--ink)",
    boxShadow: "var(--shadow-popover)",
    fontFamily: "var(--font-ui)",
    fontSize: "var(--text-2)",
    lineHeight: "var(--leading-1)",
  },
  ".cm-tooltip code": { fontFamily: "var(--font-code)" },
  ".cm-diagnostic": {
    padding: "6px 10px",
    borderLeft: "3px solid var(--ink-3)",
    whiteSpace: "normal",
  },
  ".cm-diagnostic-error": { borderLeftColor: "var(--mismatch)" },
  ".cm-diagnostic-warning": { borderLeftColor: "var(--warning)" },
  ".cm-diagnostic-info": { borderLeftColor: "var(--ink-3)" },
  ".cm-diagnosticAction": {
    minHeight: "24px",
    margin: "4px 8px 0 0",
    padding: "1px 8px",
    border: "1px solid var(--control)",
    borderRadius: "var(--radius-2)",
    backgroundColor: "var(--surface)",
    color: "var(--ink)",
  },
  ".cm-diagnosticAction:hover": { backgroundColor: "var(--surface-hover)" },
});

function squiggle(colour: string) {
  return {
    textDecoration: `underline wavy var(${colour}) 1px`,
    textUnderlineOffset: "3px",
  };
}

/** What helps with writing: problems, what rules are good for, completion, and what things mean. The page loads it once it is there. */
export function aids(): Extension {
  // A panel would cut off what reaches beyond it.
  const overPanels = tooltips({ parent: document.body });
  return [problems(), chips(), ruleStatusNotes(), completion(), hover(), overPanels, aidsTheme];
}
