import { defaultKeymap, historyKeymap } from "@codemirror/commands";
import { codeFolding, foldGutter, foldKeymap, foldService } from "@codemirror/language";
import { EditorState, type Extension } from "@codemirror/state";
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder,
} from "@codemirror/view";
import { analysisOf } from "../core/derived.ts";
import { sectionAt } from "../engine/parse/analysis.ts";
import { colours } from "./colours.ts";
import { groupMap } from "./group-map.ts";
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

/**
 * robots.txt as a language of the editor: colours, folding by group, and comments. All of it
 * is read from the session's analysis, so it follows the chosen dialect.
 */
export function robotsTxt(): Extension {
  return [
    EditorState.languageData.of(() => [{ commentTokens: { line: "#" } }]),
    foldService.of(foldedGroup),
    codeFolding({
      preparePlaceholder: (state, { from, to }) => {
        const { number } = state.doc.lineAt(from);
        const section = sectionAt(analysisOf(state), number);
        return textWords.folded(section, state.doc.lineAt(to).number - number);
      },
      placeholderDOM: (_view, unfold, text: string) => {
        const button = document.createElement("button");
        button.className = "cm-folded";
        button.textContent = text;
        button.setAttribute("aria-label", textWords.unfold(text));
        button.onclick = unfold;
        return button;
      },
    }),
    foldGutter({ openText: "▾", closedText: "▸" }),
    colours(),
  ];
}

/** A group folds behind its first line. */
function foldedGroup(state: EditorState, lineStart: number, lineEnd: number) {
  const number = state.doc.lineAt(lineStart).number;
  const section = sectionAt(analysisOf(state), number);
  if (!section || section.first !== number || section.last === number) return null;
  return { from: lineEnd, to: state.doc.line(section.last).to };
}
