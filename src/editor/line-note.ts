import { type EditorState, Facet, type Line, type Range } from "@codemirror/state";
import { Decoration, WidgetType } from "@codemirror/view";

/** What is said at the end of a line, and how it looks. */
interface Said {
  readonly text: string;
  /** A class of the line, and one of the note. */
  readonly line?: string;
  readonly note?: string;
  /** The length of the line's rule. */
  readonly octets?: number | undefined;
}

/** What is said at the end of a line, by its number: for places that have room for all of it. */
export const lineNotes = Facet.define<(state: EditorState, line: number) => string | null>();

/** Says something at the end of a line. */
export function lineNote(line: Line, said: Said): readonly Range<Decoration>[] {
  return [
    Decoration.line({ class: `cm-noted ${said.line ?? ""}` }).range(line.from),
    Decoration.widget({ widget: new Note(said), side: 1 }).range(line.to),
  ];
}

class Note extends WidgetType {
  private readonly said: Said;

  constructor(said: Said) {
    super();
    this.said = said;
  }

  override eq({ said: { text, note, octets } }: Note): boolean {
    return text === this.said.text && note === this.said.note && octets === this.said.octets;
  }

  // Beside the flow, so that no note changes the height of its line (see the theme).
  override toDOM(): HTMLElement {
    const note = document.createElement("span");
    note.className = `cm-note ${this.said.note ?? ""}`;
    // It would be read as the end of the rule; what is said at the caret has it, too.
    note.ariaHidden = "true";
    const shortened = note.appendChild(document.createElement("span"));
    const text = shortened.appendChild(document.createElement("span"));
    text.textContent = this.said.text;
    if (this.said.octets !== undefined) {
      const octets = shortened.appendChild(document.createElement("span"));
      octets.className = "cm-length";
      octets.textContent = `${this.said.octets}`;
    }
    return note;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}
