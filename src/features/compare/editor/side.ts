import { redo, undo } from "@codemirror/commands";
import { EditorState, type Extension, type StateCommand } from "@codemirror/state";
import {
  type Command,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder,
} from "@codemirror/view";
import { readLike } from "../../../core/derived.ts";
import { model, type Session } from "../../../core/session.ts";
import { colours } from "../../../editor/colours.ts";
import { groupMap } from "../../../editor/group-map.ts";
import { keys } from "../../../editor/keys-and-folds.ts";
import { managedBlockNotes } from "../../../editor/managed-block.ts";
import { searching } from "../../../editor/search.ts";
import { theme } from "../../../editor/theme.ts";
import { pasteWholeFile } from "../../../editor/typing.ts";
import { comparedTextWords } from "../../../tasks/compare/words.ts";
import { changeKeys, collapsedByKeyboard } from "./changes.ts";

/** How a comparison looks unlike the page's editor. Signs and bars mark what was added and removed, not only colours. */
const compareTheme = EditorView.theme({
  // A click below the last line also goes into the file.
  ".cm-mergeView & .cm-scroller": { flexGrow: "1" },
  ".cm-mergeView & .cm-content": { alignSelf: "stretch" },

  "&.cm-merge-a .cm-changedLine, .cm-deletedChunk": { backgroundColor: "var(--removed-surface)" },
  "&.cm-merge-b .cm-changedLine": { backgroundColor: "var(--added-surface)" },
  "&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText": underlined("--removed"),
  "&.cm-merge-b .cm-changedText": underlined("--added"),
  // A completely new line needs only its surface.
  ".cm-changedLine .cm-changedText:only-child": { background: "none !important" },
  // Before a file is pasted, there is nothing to compare.
  ".cm-mergeView:has(.cm-placeholder) & .cm-changedLine": {
    backgroundColor: "transparent !important",
  },
  ".cm-mergeView:has(.cm-placeholder) & .cm-changeGutter": { visibility: "hidden" },

  ".cm-changeGutter": { width: "16px", padding: "0" },
  ".cm-changeGutter .cm-gutterElement": {
    textAlign: "center",
    fontFamily: "var(--font-code)",
    fontWeight: "var(--weight-strong)",
  },
  "&.cm-merge-a .cm-changedLineGutter, .cm-deletedLineGutter": marked("--removed"),
  "&.cm-merge-b .cm-changedLineGutter": marked("--added"),
  "&.cm-merge-a .cm-changedLineGutter::before, .cm-deletedLineGutter::before": { content: '"−"' },
  "&.cm-merge-b .cm-changedLineGutter::before": { content: '"+"' },

  ".cm-deletedChunk": { position: "relative", padding: "0 44px 0 12px" },
  ".cm-deletedLine": { overflowWrap: "anywhere" },
  ".cm-deletedChunk .cm-chunkButtons": { top: "-2px", insetInlineEnd: "12px", display: "flex" },
  ".cm-deletedChunk button": {
    margin: "0",
    borderRadius: "var(--radius-1)",
    color: "var(--ink-2)",
  },
  ".cm-too-different": {
    padding: "8px 12px",
    font: "var(--text-2) / var(--leading-1) var(--font-ui)",
  },
  ".cm-collapsedLines": {
    padding: "4px 12px",
    borderBlock: "1px solid var(--hairline)",
    background: "var(--surface-sunken)",
    color: "var(--ink-2)",
    font: "var(--text-2) / var(--leading-1) var(--font-ui)",
  },
  ".cm-collapsedLines:hover": { background: "var(--surface-hover)" },
  ".cm-collapsedLines::before": { content: '"↕"', marginInlineEnd: "8px" },
  ".cm-collapsedLines::after": { content: "none" },
});

function underlined(colour: string) {
  return {
    background: `linear-gradient(var(${colour}), var(${colour})) bottom / 100% 2px no-repeat`,
  };
}

function marked(colour: string) {
  return {
    color: `var(${colour})`,
    background: "none",
    boxShadow: `inset -2px 0 0 var(${colour})`,
  };
}

/** One of the two versions. */
export type SideName = "before" | "now";

/** What an editor of one side needs: the page's editor, without what the comparison shows elsewhere. follow() keeps its text. */
export function side(session: Session, name: SideName): Extension {
  return [
    model(),
    readLike(session.getState()),
    groupMap(),
    lineNumbers(),
    colours(),
    managedBlockNotes(),
    EditorState.languageData.of(() => [{ commentTokens: { line: "#" } }]),
    pasteWholeFile(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    searching(),
    EditorView.lineWrapping,
    EditorState.tabSize.of(4),
    EditorView.contentAttributes.of({
      "aria-label": comparedTextWords.names[name],
      "data-paste": name,
      spellcheck: "false",
      tabindex: "0",
    }),
    // A file that is dropped here becomes this version.
    EditorView.editorAttributes.of(name === "before" ? { "data-takes-files": name } : {}),
    placeholder(comparedTextWords.empty[name]),
    undoOf(session),
    changeKeys(),
    keymap.of(keys),
    collapsedByKeyboard(),
    theme,
    compareTheme,
  ];
}

/** Undo and redo of the session, for a view that follows it and has no history of its own. */
function undoOf(session: Session): Extension {
  const inSession =
    (command: StateCommand): Command =>
    (view) => {
      command({ state: session.getState(), dispatch: session.dispatch });
      view.dispatch({ scrollIntoView: true });
      return true;
    };
  const [undoIt, redoIt] = [inSession(undo), inSession(redo)];
  return [
    keymap.of([
      { key: "Mod-z", run: undoIt, shift: redoIt },
      { key: "Mod-y", mac: "Mod-Shift-z", run: redoIt },
    ]),
    EditorView.domEventHandlers({
      // From a menu, or by shaking the phone.
      beforeinput: ({ inputType }, view) =>
        (inputType === "historyUndo" && undoIt(view)) ||
        (inputType === "historyRedo" && redoIt(view)),
    }),
  ];
}
