import { cursorDocEnd, cursorDocStart, historyKeymap, selectAll } from "@codemirror/commands";
import { Compartment, EditorState, type Extension, StateEffect } from "@codemirror/state";
import {
  EditorView,
  gutter,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder,
} from "@codemirror/view";
import type { Session } from "../core/session.ts";
import { colours } from "./colours.ts";
import { groupMap } from "./group-map.ts";
import { theme } from "./theme.ts";
import { topGroup } from "./top-group.ts";
import { pasteWholeFile } from "./typing.ts";
import { textWords } from "./words.ts";

/** Everything a view of the session needs; part of the session's state from the start, so that a view can come and go. */
export function editor(): Extension {
  return [
    groupMap(),
    lineNumbers(),
    colours(),
    pasteWholeFile(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    EditorView.lineWrapping,
    EditorState.tabSize.of(4),
    EditorView.contentAttributes.of({
      "aria-label": "robots.txt",
      spellcheck: "false",
      // Editable text takes the focus anyway; this tells it to those who look for a tabindex.
      tabindex: "0",
    }),
    placeholder(textWords.empty),
    keysAndFolds.of(untilThen),
    keymap.of(historyKeymap),
    topGroup(),
    theme,
  ];
}

const keysAndFolds = new Compartment();

// The browser's own keys do until the editor's are there, but of a large file they know the drawn lines only.
const firstKeys = [
  { key: "Mod-a", run: selectAll },
  { key: "Mod-Home", run: cursorDocStart },
  { key: "Mod-End", run: cursorDocEnd },
];

// It has the width of the gutter that follows, so that no line moves then.
const untilThen: Extension = [gutter({ class: "cm-foldGutter" }), keymap.of(firstKeys)];

/** Gives the editor its usual keys, its search and what features add to it, all at once, because typing need not wait for it. What cannot be loaded is left out; Problems reports that itself. */
export async function extendEditor(
  session: Pick<Session, "dispatch">,
  loads: readonly (() => Promise<Extension>)[],
): Promise<void> {
  const append = (load: () => Promise<Extension>) =>
    load().then((part) => StateEffect.appendConfig.of(part));
  const loadSearch = () => import("./search.ts").then(({ searching }) => searching());
  const loaded = await Promise.allSettled([
    loadKeysAndFolds(),
    ...[loadSearch, ...loads].map(append),
  ]);
  session.dispatch({
    effects: loaded.flatMap((part) => (part.status === "fulfilled" ? part.value : [])),
  });
}

/** Loads the usual keys of an editor, and groups that fold, which can come a second later; the effect adds them. */
async function loadKeysAndFolds(): Promise<StateEffect<unknown>> {
  const { folds, keys } = await import("./keys-and-folds.ts");
  return keysAndFolds.reconfigure([folds(), keymap.of(keys)]);
}
