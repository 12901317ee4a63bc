import {
  autocompletion,
  closeCompletion,
  completionKeymap,
  selectedCompletion,
} from "@codemirror/autocomplete";
import { type EditorState, type Extension, Prec } from "@codemirror/state";
import { type EditorView, keymap } from "@codemirror/view";
import { agents } from "./agents.ts";
import { completionTheme } from "./completion-theme.ts";
import { fields } from "./fields.ts";
import { paths } from "./paths.ts";
import { snippets } from "./snippets.ts";
import { values } from "./values.ts";

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

/** Where the selected option is what stands there already, Enter is for a new line. */
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
