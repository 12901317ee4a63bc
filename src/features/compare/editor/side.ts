import { defaultKeymap } from "@codemirror/commands";
import { EditorState, type Extension } from "@codemirror/state";
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder,
} from "@codemirror/view";
import { model, type Session } from "../../../core/session.ts";
import { colours } from "../../../editor/colours.ts";
import { groupMap } from "../../../editor/group-map.ts";
import { pasteWholeFile } from "../../../editor/paste.ts";
import { searchLater } from "../../../editor/search-later.ts";
import { theme } from "../../../editor/theme.ts";
import { typingOver } from "../../../editor/typing-over.ts";
import { comparedTextWords } from "../words/compared-texts.ts";
import { changeKeys } from "./changes.ts";
import { collapsedByKeyboard } from "./collapsed.ts";
import { compareTheme } from "./compare-theme.ts";
import { undoOf } from "./undo-of.ts";

/** One of the two versions. */
export type SideName = "before" | "now";

/** What an editor of one side needs: the page's editor, but for what would be said twice. Its text is kept by follow(). */
export function side(session: Session, name: SideName): Extension {
  return [
    model(),
    groupMap(),
    lineNumbers(),
    colours(),
    EditorState.languageData.of(() => [{ commentTokens: { line: "#" } }]),
    pasteWholeFile(),
    typingOver(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    searchLater(),
    EditorView.lineWrapping,
    EditorState.tabSize.of(4),
    EditorView.contentAttributes.of({
      "aria-label": comparedTextWords.names[name],
      spellcheck: "false",
      tabindex: "0",
    }),
    // A file that is dropped on it is this version.
    EditorView.editorAttributes.of(name === "before" ? { "data-takes-files": name } : {}),
    placeholder(comparedTextWords.empty[name]),
    undoOf(session),
    changeKeys(),
    keymap.of(defaultKeymap),
    collapsedByKeyboard(),
    theme,
    compareTheme,
  ];
}
