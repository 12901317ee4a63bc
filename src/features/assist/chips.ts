import { type Extension, type Range, RangeSet } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  highlightSpecialChars,
} from "@codemirror/view";
import { visibleDecorations } from "../../editor/visible-decorations.ts";
import { withoutComment } from "../../engine/parse/analysis.ts";
import { codePointOf } from "../../engine/text/characters.ts";
import { characterWords } from "../../words/characters.ts";

/** Shows characters that nobody sees, and outside comments those that are taken for others, as chips with their names. */
export function chips(): Extension {
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

const lookalikes = visibleDecorations(lookalikesIn, ({ docChanged }) => docChanged);

function lookalikesIn(view: EditorView): DecorationSet {
  const marks: Range<Decoration>[] = [];
  for (const { from, to } of view.visibleRanges)
    for (let at = from; at <= to; ) {
      const line = view.state.doc.lineAt(at);
      for (const { 0: found, index } of withoutComment(line.text).matchAll(TAKEN_FOR_OTHERS)) {
        const mark = Decoration.mark({
          class: "cm-chip",
          attributes: { title: characterWords.named(found) },
        });
        marks.push(mark.range(line.from + index, line.from + index + found.length));
      }
      at = line.to + 1;
    }
  return RangeSet.of(marks);
}
