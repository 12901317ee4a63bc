import {
  autocompletion,
  closeCompletion,
  completionKeymap,
  selectedCompletion,
} from "@codemirror/autocomplete";
import { type EditorState, type Extension, Prec } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { paths } from "./paths.ts";
import { snippets } from "./snippets.ts";
import { agents, fields, values } from "./sources.ts";

/** Completion of fields, crawlers, paths and values, and groups ready made: by typing, and by Ctrl-Space on an empty line too. */
export function completion(): Extension {
  return [
    autocompletion({
      override: [fields, agents, paths, values, snippets],
      defaultKeymap: false,
      icons: false,
      // A name that only resembles what is typed must not take its place.
      filterStrict: true,
    }),
    Prec.highest(keymap.of([{ key: "Enter", run: letEnterThrough }, ...completionKeymap])),
    completionTheme,
  ];
}

/** Where the selected option is already written, Enter is for a new line. */
function letEnterThrough(view: EditorView): boolean {
  if (isWritten(view.state)) closeCompletion(view);
  return false;
}

/** Paths are listed by their own letters, so that in any case letters mean the same. */
function isWritten(state: EditorState): boolean {
  const selected = selectedCompletion(state);
  if (!selected || selected.apply !== undefined) return false;
  const { head } = state.selection.main;
  const written = state.sliceDoc(Math.max(0, head - selected.label.length), head);
  return written.toLowerCase() === selected.label.toLowerCase();
}

/** The list of completions, as wide as a telephone at most; its colours are those of every tooltip (see aidsTheme). */
const completionTheme = EditorView.theme({
  // What is said of an option is written beside the list.
  ".cm-tooltip.cm-tooltip-autocomplete": { maxWidth: "none", border: "none" },
  ".cm-tooltip.cm-completionInfo": { padding: "6px 10px" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": {
    borderRadius: "var(--radius-2)",
    fontFamily: "var(--font-code)",
    fontSize: "var(--code-size)",
    minWidth: "min(250px, calc(100vw - 16px))",
    maxWidth: "min(600px, calc(100vw - 16px))",
    maxHeight: "240px",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": {
    display: "flex",
    alignItems: "baseline",
    gap: "var(--space-3)",
    minHeight: "var(--row)",
    padding: "0 var(--space-2)",
    lineHeight: "var(--row)",
    color: "var(--ink)",
  },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    background: "var(--surface-selected)",
    color: "var(--ink)",
    boxShadow: "inset 2px 0 0 var(--accent)",
  },
  ".cm-completionLabel": { flex: "0 1 auto", overflow: "hidden", textOverflow: "ellipsis" },
  ".cm-completionMatchedText": { textDecoration: "none", fontWeight: "var(--weight-strong)" },
  ".cm-completionDetail": {
    flex: "1 1 0",
    marginLeft: "0",
    overflow: "hidden",
    textOverflow: "ellipsis",
    textAlign: "right",
    color: "var(--ink-2)",
    fontFamily: "var(--font-ui)",
    fontSize: "var(--text-2)",
    fontStyle: "normal",
  },
  "@media (pointer: coarse)": {
    ".cm-tooltip.cm-tooltip-autocomplete > ul > li": {
      minHeight: "var(--touch)",
      lineHeight: "var(--touch)",
    },
  },
});
