import { type Extension, type Range, RangeSet } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  EditorView,
  type ViewUpdate,
  WidgetType,
} from "@codemirror/view";
import { analysisOf } from "../../core/derived.ts";
import { ruleStatusesOf } from "../../core/rule-status.ts";
import { visibleDecorations } from "../../editor/visible-decorations.ts";
import { ruleStatusWords } from "./words.ts";

/** Dims the rules that never decide, and says at the end of their lines why; and of which others no verdict is in need. */
export function ruleStatusNotes(): Extension {
  return [visibleDecorations(statusesIn, isKnownAnew), livesTheme];
}

// Another analysis has another status for its rules, so it need not be asked about.
function isKnownAnew({ startState, state }: ViewUpdate): boolean {
  return ruleStatusesOf(startState) !== ruleStatusesOf(state);
}

function statusesIn({ state, visibleRanges }: EditorView): DecorationSet {
  const { ofLine } = ruleStatusesOf(state);
  const ranges: Range<Decoration>[] = [];
  for (const { from, to } of visibleRanges) {
    const last = state.doc.lineAt(to).number;
    for (let number = state.doc.lineAt(from).number; number <= last; number++) {
      const line = state.doc.line(number);
      const status = ofLine(number);
      // The end of a folded group is in sight, but the line that it ends is not.
      const phrase =
        status && line.from >= from ? ruleStatusWords.note(status, analysisOf(state)) : null;
      if (!status || !phrase) continue;
      ranges.push((status.liveness.kind === "dead" ? NEVER : COULD_GO).range(line.from));
      ranges.push(Decoration.widget({ widget: new StatusNote(phrase), side: 1 }).range(line.to));
    }
  }
  return RangeSet.of(ranges, true);
}

const NEVER = Decoration.line({ class: "cm-never cm-noted" });
const COULD_GO = Decoration.line({ class: "cm-could-go cm-noted" });

class StatusNote extends WidgetType {
  private readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }

  override eq(other: StatusNote): boolean {
    return other.text === this.text;
  }

  override toDOM(): HTMLElement {
    const note = document.createElement("span");
    note.className = "cm-note cm-rule-status";
    note.textContent = this.text;
    return note;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

// As other text that does nothing. Fainter would not be contrast enough (WCAG 2.2, 1.4.3).
const DIMMED = { color: "var(--ink-3)" };

const livesTheme = EditorView.theme({
  ".cm-line.cm-never:not(.cm-decides)": DIMMED,
  ".cm-line.cm-never:not(.cm-decides) span:not(.cm-note):not(.cm-octets):not(.cm-chip)": DIMMED,
  ".cm-never .cm-rule-status": { color: "var(--ink-2)" },
  // Where the focused verdict is, how the rule fares there is said in its place (see notes.ts).
  ".cm-matches .cm-rule-status, .cm-decides .cm-rule-status": { display: "none" },
});
