import { codeFolding, foldGutter, foldService } from "@codemirror/language";
import { EditorState, type Extension } from "@codemirror/state";
import { analysisOf } from "../core/derived.ts";
import { sectionAt } from "../engine/parse/analysis.ts";
import { colours } from "./colours.ts";
import { textWords } from "./words.ts";

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
