import { type EditorState, type Extension, RangeSet } from "@codemirror/state";
import { type EditorView, GutterMarker, gutter, ViewPlugin } from "@codemirror/view";
import { analysisOf, caretGroupOf, focusedInEditorOf } from "../core/derived.ts";
import { gapAt, groupsOf, ignoranceAt, sectionAt } from "../engine/parse/analysis.ts";
import { type Group, letterOf } from "../engine/parse/group.ts";
import { type LineInSight, Shown } from "./visible-decorations.ts";

/** The gutter that shows which group each line belongs to: a letter, a stripe, and for the group in view a bridge between its sections. */
export function groupMap(): Extension {
  return [
    stripes,
    gutter({
      class: "cm-group-map",
      markers: (view) => view.plugin(stripes)?.ranges ?? RangeSet.empty,
      initialSpacer: () => new StripeMarker("A", "var(--group-a)", "", false),
    }),
  ];
}

const stripes = ViewPlugin.define(
  (view) =>
    new Shown(
      view,
      stripesOf,
      ({ startState, state }) => groupInView(startState)?.index !== groupInView(state)?.index,
    ),
);

function stripesOf(view: EditorView, lines: readonly LineInSight[]) {
  const { state } = view;
  const inView = groupInView(state);
  return lines.flatMap(({ line }) => markerAt(state, inView, line.number)?.range(line.from) ?? []);
}

/** The group that the caret is in, else the one that the focused verdict rests on. */
export function groupInView(state: EditorState): Group | null {
  return caretGroupOf(state) ?? focusedInEditorOf(state)?.column.selection.group ?? null;
}

function markerAt(state: EditorState, inView: Group | null, number: number): GutterMarker | null {
  const analysis = analysisOf(state);
  const section = sectionAt(analysis, number);
  const bridge = bridgeAt(inView, number);
  if (!section) return bridge && new StripeMarker("", groupColour(bridge), "cm-bridge", false);
  const [group] = groupsOf(analysis, section);
  if (!group) return null;
  const through = !countsForGroup(state, number);
  const shape = [
    "cm-stripe",
    number === section.first && "cm-stripe-first",
    number === section.last && "cm-stripe-last",
    through && "cm-stripe-through",
  ];
  const letter = number === section.first ? letterOf(group) : "";
  const kind = analysis.lineAt(number)?.content.kind;
  const misread = (through && kind === "field") || (kind === "blank" && gapAt(analysis, number));
  return new StripeMarker(letter, groupColour(group), shape.filter(Boolean).join(" "), misread);
}

/** Whether the line is one of the section's own, not one that is only inside it. */
function countsForGroup(state: EditorState, number: number): boolean {
  const analysis = analysisOf(state);
  const content = analysis.lineAt(number)?.content;
  return (
    content?.kind === "field" &&
    content.name !== "sitemap" &&
    ignoranceAt(analysis, number) === null
  );
}

/** The group whose sections a line is between, if it is the group in view. */
function bridgeAt(group: Group | null, number: number): Group | null {
  const first = group?.sections[0];
  const last = group?.sections.at(-1);
  return group && first && last && number > first.last && number < last.first ? group : null;
}

class StripeMarker extends GutterMarker {
  private readonly letter: string;
  private readonly colour: string;
  private readonly shape: string;
  private readonly misread: boolean;

  constructor(letter: string, colour: string, shape: string, misread: boolean) {
    super();
    this.letter = letter;
    this.colour = colour;
    this.shape = shape;
    this.misread = misread;
  }

  override eq(other: StripeMarker): boolean {
    return (
      other.letter === this.letter &&
      other.colour === this.colour &&
      other.shape === this.shape &&
      other.misread === this.misread
    );
  }

  override toDOM(): HTMLElement {
    const mark = document.createElement("span");
    mark.className = this.shape;
    mark.style.setProperty("--group", this.colour);
    if (this.letter) {
      const badge = mark.appendChild(document.createElement("span"));
      badge.className = "badge";
      badge.textContent = this.letter;
    } else if (this.misread) {
      const arrow = mark.appendChild(document.createElement("span"));
      arrow.className = "cm-goes-on";
      arrow.textContent = "↓";
    }
    return mark;
  }
}

const COLOURS = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;

/** A group's colour as a CSS value. After eight they begin again: the letter tells groups apart, never the colour alone. */
export function groupColour({ index }: Pick<Group, "index">): string {
  return `var(--group-${COLOURS[index % COLOURS.length]})`;
}
