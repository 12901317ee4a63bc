import type { EditorState, Extension, Range } from "@codemirror/state";
import { Decoration, EditorView } from "@codemirror/view";
import { analysisOf } from "../core/derived.ts";
import { ignoranceAt } from "../engine/parse/analysis.ts";
import type { Field, Line, Span } from "../engine/text/line.ts";
import { type LineInSight, visibleDecorations } from "./visible-decorations.ts";

const strong = "var(--weight-strong)";

/** What a stretch of the file is, as far as colours tell, and how it looks. */
const STYLES = {
  agentField: { color: "var(--code-field)", fontWeight: strong },
  field: { color: "var(--code-field)" },
  colon: { color: "var(--ink-3)" },
  agent: { color: "var(--code-agent)", fontWeight: strong },
  wildcard: { color: "var(--code-wildcard)", fontWeight: strong },
  escape: { color: "var(--code-wildcard)" },
  url: { color: "var(--code-url)" },
  comment: { color: "var(--code-comment)" },
  ignored: { color: "var(--code-ignored)" },
} as const;

type Kind = keyof typeof STYLES;

const classOf = (kind: string) => `cm-code-${kind}`;

const KINDS = Object.keys(STYLES) as readonly Kind[];

const MARKS = Object.fromEntries(
  KINDS.map((kind) => [kind, Decoration.mark({ class: classOf(kind) })]),
) as Readonly<Record<Kind, Decoration>>;

const look = EditorView.theme(
  Object.fromEntries(KINDS.map((kind) => [`.${classOf(kind)}`, STYLES[kind]])),
);

/** Colours the visible lines as the analysis reads them. There is no tokenizer: it would be a second opinion. */
export function colours(): Extension {
  return [look, visibleDecorations(coloursOf)];
}

function coloursOf({ state }: EditorView, lines: readonly LineInSight[]) {
  const analysis = analysisOf(state);
  const { unread } = analysis;
  const marks: Range<Decoration>[] = [];
  for (const { line, part } of lines) {
    const read = analysis.lineAt(line.number);
    if (read) colourLine(read, state, part, (span, kind) => marks.push(...markOf(span, kind)));
  }
  if (unread) marks.push(...markOf(unread, "ignored"));
  return marks;
}

type Colour = (span: Span, kind: Kind) => void;

/** `sight`: the part of the line that is drawn; what is outside of it need not be coloured. */
function colourLine(line: Line, state: EditorState, sight: Span, colour: Colour): void {
  for (const part of line.more) colourLine(part, state, sight, colour);
  const { content, span, comment, cut } = line;
  const end = comment?.from ?? cut?.at ?? span.to;
  if (content.kind === "junk") colour({ from: span.from, to: end }, "ignored");
  else if (content.kind === "field") colourField(line, content, state, sight, colour);
  if (comment) colour(comment, "comment");
  if (cut) colour({ from: cut.at, to: span.to }, "ignored");
}

/** A stretch of a line that looks alike; without a kind in the text's own colour. */
interface Stretch {
  readonly from: number;
  readonly text: string;
  readonly kind: Kind | undefined;
}

/** A line of the file in the colours that the editor gives it. */
export function colouredText(state: EditorState, number: number): readonly Stretch[] {
  const { from, text } = state.doc.line(number);
  const kinds: (Kind | undefined)[] = Array.from(text, () => undefined);
  const read = analysisOf(state).lineAt(number);
  // What is coloured later is a part of what was coloured before.
  if (read)
    colourLine(read, state, read.span, (span, kind) =>
      kinds.fill(kind, span.from - from, span.to - from),
    );
  const begins = [...kinds.keys()].filter((at) => at === 0 || kinds[at] !== kinds[at - 1]);
  return begins.map((at, index) => ({
    from: at,
    text: text.slice(at, begins[index + 1]),
    kind: kinds[at],
  }));
}

/** How a stretch of the file looks. */
export function codeStyle(kind: Kind) {
  return STYLES[kind];
}

function colourField(
  line: Line,
  field: Field,
  state: EditorState,
  sight: Span,
  colour: Colour,
): void {
  const { key, value } = field;
  const ignorance = ignoranceAt(analysisOf(state), line.number);
  if (ignorance) {
    // The field of an unknown name keeps the text's own colour; Problems says what is wrong with it.
    if (ignorance !== "unknown-field") colour(key, "ignored");
    colour({ from: key.to, to: value.to }, "ignored");
    return;
  }
  colour(key, field.name === "user-agent" ? "agentField" : "field");
  colour({ from: key.to, to: value.from }, "colon");
  if (field.name === "user-agent") colour(value, field.text === "*" ? "wildcard" : "agent");
  else if (field.name === "sitemap") colour(value, "url");
  else colourPath(field, sight, colour);
}

/** Marks `*`, a final `$` and percent-escapes inside a path, which itself is in the colour of the text: rules are most of a file, and each mark is an element more that each key goes past. */
function colourPath({ text, value }: Field, sight: Span, colour: Colour): void {
  // The parts of an escape, or the end of the path, may be just out of sight.
  const start = Math.max(0, sight.from - value.from - 2);
  const seen = text.slice(start, Math.max(0, sight.to - value.from + 2));
  for (const { 0: found, index } of seen.matchAll(/\*|\$$|%[0-9A-Fa-f]{2}/g)) {
    const from = value.from + start + index;
    if (found === "$" && from + 1 < value.to) continue;
    colour({ from, to: from + found.length }, found.startsWith("%") ? "escape" : "wildcard");
  }
}

function markOf({ from, to }: Span, kind: Kind): Range<Decoration>[] {
  return from < to ? [MARKS[kind].range(from, to)] : [];
}
