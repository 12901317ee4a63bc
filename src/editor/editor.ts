import { defaultKeymap, historyKeymap } from "@codemirror/commands";
import { foldKeymap } from "@codemirror/language";
import { EditorState, type Extension } from "@codemirror/state";
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder,
} from "@codemirror/view";
import { groupMap } from "./group-map.ts";
import { robotsTxt } from "./language.ts";
import { searchLater } from "./search-later.ts";
import { theme } from "./theme.ts";
import { topGroup } from "./top-group.ts";
import { pasteWholeFile, typingOver } from "./typing.ts";
import { textWords } from "./words.ts";

/** Everything a view of the session needs; part of the session's state from the start, so that a view can come and go. */
export function editor(): Extension {
  return [
    groupMap(),
    lineNumbers(),
    robotsTxt(),
    pasteWholeFile(),
    typingOver(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    searchLater(),
    EditorView.lineWrapping,
    EditorState.tabSize.of(4),
    EditorView.contentAttributes.of({
      "aria-label": "robots.txt",
      spellcheck: "false",
      // Editable text takes the focus anyway; this tells it to those who look for a tabindex.
      tabindex: "0",
    }),
    placeholder(textWords.empty),
    keymap.of([...defaultKeymap, ...historyKeymap, ...foldKeymap]),
    topGroup(),
    theme,
  ];
}
