// @chunk keys
import { defaultKeymap } from "@codemirror/commands";
import { codeFolding, foldGutter, foldKeymap, foldService } from "@codemirror/language";
import { EditorState, type Extension } from "@codemirror/state";
import type { KeyBinding } from "@codemirror/view";
import { analysisOf } from "../core/derived.ts";
import { sectionAt } from "../engine/parse/analysis.ts";
import { textWords } from "./words.ts";

/** The usual keys of an editor, comments and folding among them. */
export const keys: readonly KeyBinding[] = [...defaultKeymap, ...foldKeymap];

/** Groups that fold behind their first line, and what a comment begins with. */
export function folds(): Extension {
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
  ];
}

function foldedGroup(state: EditorState, lineStart: number, lineEnd: number) {
  const number = state.doc.lineAt(lineStart).number;
  const section = sectionAt(analysisOf(state), number);
  if (!section || section.first !== number || section.last === number) return null;
  return { from: lineEnd, to: state.doc.line(section.last).to };
}
