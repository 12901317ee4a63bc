// @chunk writing
import type { Extension, Range } from "@codemirror/state";
import { Decoration, EditorView, highlightSpecialChars, tooltips } from "@codemirror/view";
import { type LineInSight, visibleDecorations } from "../../editor/visible-decorations.ts";
import { withoutComment } from "../../engine/parse/analysis.ts";
import { codePointOf } from "../../engine/text/characters.ts";
import type { CommandList, PageControls } from "../../ui/workspace.tsx";
import { characterWords } from "../../words/characters.ts";
import { regionWords } from "../../words/regions.ts";
import { showReference } from "../problems/show-reference.tsx";
import { completion } from "./completion/completion.ts";
import { hover, showHover } from "./hover/hover.ts";
import { hoverWords } from "./words.ts";

/** Shows invisible characters, and outside comments those that look like others, as chips with their names. */
function chips(): Extension {
  return [highlightSpecialChars({ addSpecialChars: SPACES, render: hiddenChip }), lookalikes];
}

// Besides the control characters and marks that CodeMirror shows by itself.
const SPACES = /[\xa0\u1680\u180e\u2000-\u200a\u202f\u205f-\u2064\u3000]/g;

/** Short names that people know. */
const SHORT: ReadonlyMap<number, string> = new Map([
  [0x00, "NUL"],
  [0xa0, "NBSP"],
  [0xad, "SHY"],
  [0x200b, "ZWSP"],
  [0x200c, "ZWNJ"],
  [0x200d, "ZWJ"],
  [0x2060, "WJ"],
  [0xfeff, "BOM"],
]);

function hiddenChip(point: number): HTMLElement {
  const character = String.fromCodePoint(point);
  const chip = document.createElement("span");
  chip.className = "cm-chip";
  chip.textContent = SHORT.get(point) ?? codePointOf(character);
  chip.title = characterWords.named(character);
  chip.setAttribute("role", "img");
  chip.setAttribute("aria-label", characterWords.named(character));
  return chip;
}

/** Dashes, colons and quotation marks; letters of other scripts may well be meant in a path. */
const TAKEN_FOR_OTHERS = /[\u2010-\u2015\u2018-\u201f\u2212\u2236\ua789\ufe55\ufe63\uff1a]/g;

const lookalikes = visibleDecorations(lookalikesIn);

function lookalikesIn(_view: EditorView, lines: readonly LineInSight[]) {
  const marks: Range<Decoration>[] = [];
  for (const { line, part } of lines) {
    const seen = withoutComment(line.text).slice(part.from - line.from, part.to - line.from);
    for (const { 0: found, index } of seen.matchAll(TAKEN_FOR_OTHERS)) {
      const mark = Decoration.mark({
        class: "cm-chip",
        attributes: { title: characterWords.named(found) },
      });
      marks.push(mark.range(part.from + index, part.from + index + found.length));
    }
  }
  return marks;
}

/** The look of what helps with writing. Colours and sizes are the page's tokens. */
const aidsTheme = EditorView.theme({
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

/** What helps with writing: hidden characters, completion, and what things mean. */
export function aids(): Extension {
  // A panel would cut off what reaches beyond it.
  const overPanels = tooltips({ parent: document.body });
  return [chips(), completion(), hover(), overPanels, aidsTheme];
}

/** What can be done at the caret, by name and as the second key of Ctrl-K. Where a term of the glossary has the focus, its entry explains it. */
export function caretCommands(shown: PageControls["shown"]): CommandList {
  return {
    heading: regionWords.editor,
    names: [hoverWords.explain],
    chords: { i: 0 },
    run() {
      const { activeElement } = document;
      const term =
        activeElement?.closest<HTMLElement>("[data-term]") ??
        activeElement?.querySelector<HTMLElement>(":scope[role=columnheader] [data-term]");
      if (term?.dataset.term) return showReference(shown, term.dataset.term, true);
      const content = document.querySelector<HTMLElement>("[data-paste=file] .cm-editor");
      const view = content && EditorView.findFromDOM(content);
      view?.focus();
      if (view) showHover(view);
    },
  };
}
