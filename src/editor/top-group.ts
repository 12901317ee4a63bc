import { type EditorState, type Extension, StateEffect, StateField } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { analysisOf } from "../core/derived.ts";
import { groupsOf, sectionAt } from "../engine/parse/analysis.ts";
import type { Group } from "../engine/parse/group.ts";
import { groupInView } from "./group-map.ts";

const scrolledTo = StateEffect.define<number>();

/** The number of the uppermost line in sight where the text is scrolled, else 0. */
const topLineField = StateField.define<number>({
  create: () => 0,
  update(before, { effects }) {
    for (const effect of effects) if (effect.is(scrolledTo)) return effect.value;
    return before;
  },
});

/** Follows the text as it is scrolled, as far as that leads into another group. */
export function topGroup(): Extension {
  return [
    topLineField,
    EditorView.domEventHandlers({
      scroll(_event, view) {
        const number = topLineIn(view);
        const { state } = view;
        if (groupAt(state, number) !== groupAt(state, state.field(topLineField)))
          view.dispatch({ effects: scrolledTo.of(number) });
      },
    }),
  ];
}

/** The group to name above the text: the one that the uppermost line in sight goes on with, else the group in view. */
export function groupAbove(state: EditorState): Group | null {
  return groupAt(state, state.field(topLineField)) ?? groupInView(state);
}

function topLineIn(view: EditorView): number {
  const { scrollTop } = view.scrollDOM;
  if (scrollTop === 0) return 0;
  return view.state.doc.lineAt(view.lineBlockAtHeight(scrollTop).from).number;
}

/** The group of a line that is not the first of its section, or null. */
function groupAt(state: EditorState, number: number): Group | null {
  const section = sectionAt(analysisOf(state), number);
  if (!section || section.first === number) return null;
  return groupsOf(analysisOf(state), section)[0] ?? null;
}
