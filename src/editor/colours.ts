import { HighlightStyle, highlightingFor, syntaxHighlighting } from "@codemirror/language";
import { type EditorState, type Extension, type Range, RangeSet } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView, type ViewUpdate } from "@codemirror/view";
import { type Tag, tags } from "@lezer/highlight";
import { analysisOf } from "../core/derived.ts";
import { ignoranceAt } from "../engine/parse/analysis.ts";
import type { Field, Line, Span } from "../engine/text/line.ts";
import { linesInSight, visibleDecorations } from "./visible-decorations.ts";

/** What a stretch of the file is, as far as colours tell. */
type Kind = keyof typeof TAGS;

const TAGS = {
  agentField: tags.definition(tags.keyword),
  field: tags.keyword,
  colon: tags.punctuation,
  agent: tags.className,
  path: tags.string,
  wildcard: tags.regexp,
  escape: tags.escape,
  url: tags.url,
  comment: tags.lineComment,
  unknownField: tags.invalid,
  ignored: tags.meta,
} as const satisfies Readonly<Record<string, Tag>>;

const style = HighlightStyle.define([
  { tag: TAGS.agentField, color: "var(--code-field)", fontWeight: "var(--weight-strong)" },
  { tag: TAGS.field, color: "var(--code-field)" },
  { tag: TAGS.colon, color: "var(--ink-3)" },
  { tag: TAGS.agent, color: "var(--code-agent)", fontWeight: "var(--weight-strong)" },
  { tag: TAGS.path, color: "var(--code-path)" },
  { tag: TAGS.wildcard, color: "var(--code-wildcard)", fontWeight: "var(--weight-strong)" },
  { tag: TAGS.escape, color: "var(--code-wildcard)" },
  { tag: TAGS.url, color: "var(--code-url)" },
  { tag: TAGS.comment, color: "var(--code-comment)" },
  { tag: TAGS.ignored, color: "var(--code-ignored)" },
]);

/** Colours the visible lines as the analysis reads them. There is no tokenizer: it would be a second opinion. */
export function colours(): Extension {
  return [syntaxHighlighting(style), visibleDecorations(coloursOf, isReadAnew)];
}

function isReadAnew({ startState, state }: ViewUpdate): boolean {
  return analysisOf(startState) !== analysisOf(state);
}

function coloursOf(view: EditorView): DecorationSet {
  const { state } = view;
  const analysis = analysisOf(state);
  const { unread } = analysis;
  const marks: Range<Decoration>[] = [];
  for (const { line } of linesInSight(view)) {
    const read = analysis.lineAt(line.number);
    if (read) colourLine(read, state, (span, kind) => marks.push(...markOf(span, kind, state)));
  }
  if (unread) marks.push(...markOf(unread, "ignored", state));
  return RangeSet.of(marks, true);
}

type Colour = (span: Span, kind: Kind) => void;

function colourLine(line: Line, state: EditorState, colour: Colour): void {
  for (const part of line.more) colourLine(part, state, colour);
  const { content, span, comment, cut } = line;
  const end = comment?.from ?? cut?.at ?? span.to;
  if (content.kind === "junk") colour({ from: span.from, to: end }, "ignored");
  else if (content.kind === "field") colourField(line, content, state, colour);
  if (comment) colour(comment, "comment");
  if (cut) colour({ from: cut.at, to: span.to }, "ignored");
}

function colourField(line: Line, field: Field, state: EditorState, colour: Colour): void {
  const { key, value } = field;
  const ignorance = ignoranceAt(analysisOf(state), line.number);
  if (ignorance) {
    colour(key, ignorance === "unknown-field" ? "unknownField" : "ignored");
    colour({ from: key.to, to: value.to }, "ignored");
    return;
  }
  colour(key, field.name === "user-agent" ? "agentField" : "field");
  colour({ from: key.to, to: value.from }, "colon");
  if (field.name === "user-agent") colour(value, field.text === "*" ? "wildcard" : "agent");
  else if (field.name === "sitemap") colour(value, "url");
  else colourPath(field, colour);
}

/** Marks `*`, a final `$` and percent-escapes inside a path. */
function colourPath({ text, value }: Field, colour: Colour): void {
  colour(value, "path");
  for (const { 0: found, index } of text.matchAll(/\*|\$$|%[0-9A-Fa-f]{2}/g)) {
    const from = value.from + index;
    colour({ from, to: from + found.length }, found.startsWith("%") ? "escape" : "wildcard");
  }
}

function markOf({ from, to }: Span, kind: Kind, state: EditorState): Range<Decoration>[] {
  const className = highlightingFor(state, [TAGS[kind]]);
  return from < to && className ? [Decoration.mark({ class: className }).range(from, to)] : [];
}
