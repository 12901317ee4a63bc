import type { EditorState } from "@codemirror/state";
import { analysisOf, focusedVerdictOf } from "../../../core/derived.ts";
import { comparedPath } from "../../../engine/decide/verdict.ts";
import { align } from "../../../engine/match/pattern.ts";
import type { Rule } from "../../../engine/parse/types.ts";
import type { Grammar } from "../../../engine/preferences/preference.ts";
import { grammars } from "../../../engine/preferences/preference-lines.ts";
import { decodeText, octetsOf } from "../../../engine/text/bytes.ts";
import { codePointOf, countOf } from "../../../engine/text/characters.ts";
import type { Span } from "../../../engine/text/line.ts";
import { isWholeUrl } from "../../../engine/url/url.ts";
import { code } from "../../../words/quoting.ts";
import { hoverWords } from "../words.ts";
import { contentOf, type Draft, type HoverContent } from "./content.ts";
import { FIELD_SOURCES, type FieldAt, fieldHover } from "./field-hover.ts";

/** What a value that is neither a name nor a path comes to. */
export function valueHover(field: FieldAt, text: string, span: Span): HoverContent {
  const draft = draftOf(field, text);
  if (!draft || !field.name) return fieldHover(field, span);
  return contentOf(span, { ...draft, sources: [FIELD_SOURCES[field.name]] });
}

function draftOf({ name }: FieldAt, text: string): Draft | null {
  const title = code(text);
  if (name === "sitemap") {
    return {
      title,
      paragraphs: [hoverWords.fields.sitemap, isWholeUrl(text) ? null : hoverWords.notWholeUrl],
    };
  }
  if (name === "crawl-delay") {
    const seconds = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
    return { title, paragraphs: [hoverWords.delay(seconds)] };
  }
  const grammar = grammars.find(({ field }) => field === name);
  return grammar ? preferenceDraft(grammar, title, text) : null;
}

const MOST_MEMBERS = 10;

function preferenceDraft(grammar: Grammar, title: string, text: string): Draft {
  const path = grammar.pathIn(text);
  const rows = grammar.membersOf(text).slice(0, MOST_MEMBERS);
  return {
    title,
    paragraphs: [path && hoverWords.forPath(text.slice(path.from, path.to)), hoverWords.notObeyed],
    rows: rows.map((member) => [
      text.slice(member.label.from, member.label.to).slice(0, 40),
      hoverWords.preference(member, grammar),
    ]),
  };
}

/** What a star, a dollar or a percent-escape in a rule's path stands for; null at other characters. `value`: where the path stands. */
export function wildcardHover(
  state: EditorState,
  rule: Rule,
  value: Span,
  pos: number,
): HoverContent | null {
  const path = state.sliceDoc(value.from, value.to);
  const at = pos - value.from;
  const here = { from: pos, to: pos + 1 };
  if (path[at] === "*")
    return contentOf(here, { title: code("*"), paragraphs: starWords(state, rule, path, at) });
  if (path[at] === "$")
    return contentOf(here, { title: code("$"), paragraphs: dollarWords(state, rule, path, at) });
  return escapeHover(path, at, value.from);
}

function starWords(state: EditorState, rule: Rule, path: string, at: number) {
  const { dialect } = analysisOf(state);
  if (dialect.patternOf("/a*b").pieces.length === 1) return [hoverWords.ordinary("*", dialect)];
  if (/^\*+$/.test(path.slice(at)) && !rule.pattern.anchored)
    // Without its stars, a path of nothing else would be empty and match nothing.
    return [hoverWords.star, /[^*]/.test(path) ? hoverWords.starAtEnd : null];
  const seen = seenBy(state, rule);
  const stars = seen?.segments.filter(({ kind }) => kind === "star");
  const taken = stars?.[countOf("*", path.slice(0, at))];
  return [
    hoverWords.star,
    seen && taken ? hoverWords.takes(seen.path.slice(taken.from, taken.to), seen.path) : null,
  ];
}

function dollarWords(state: EditorState, rule: Rule, path: string, at: number) {
  const { dialect } = analysisOf(state);
  if (at < path.length - 1 || !rule.pattern.anchored) return [hoverWords.ordinary("$", dialect)];
  const seen = seenBy(state, rule);
  return [hoverWords.dollar, seen && hoverWords.ends(seen.path)];
}

/** The focused URL with the rule laid over it; null where it does not match. */
function seenBy(state: EditorState, rule: Rule) {
  const target = focusedVerdictOf(state)?.verdict.target;
  if (!target) return null;
  const path = comparedPath(rule, target);
  const segments = align(rule.pattern, path);
  return segments && { path, segments };
}

const ESCAPE = /^%[0-9A-Fa-f]{2}$/;

/** An escape, with those round it that spell the same character. */
function escapeHover(path: string, at: number, shift: number): HoverContent | null {
  const start = [at, at - 1, at - 2].find(
    (from) => from >= 0 && ESCAPE.test(path.slice(from, from + 3)),
  );
  if (start === undefined) return null;
  const { from, to, character } = spelledAt(path, start);
  const title = code(path.slice(from, to));
  const span = { from: from + shift, to: to + shift };
  // A byte that is not UTF-8 is decoded to a lone surrogate.
  if (/\p{Cs}/u.test(character))
    return contentOf(span, { title, paragraphs: [hoverWords.noCharacter] });
  const isSpecial = character === "*" || character === "$";
  return contentOf(span, {
    title,
    paragraphs: [
      hoverWords.standsFor(shown(character), (to - from) / 3),
      isSpecial ? hoverWords.notSpecial : null,
    ],
  });
}

// No character of UTF-8 has more bytes.
const MOST_OCTETS = 4;

/** The character that the escape at `start` belongs to, and the escapes that spell it. */
function spelledAt(path: string, start: number): Span & { readonly character: string } {
  for (let before = MOST_OCTETS - 1; before >= 0; before--) {
    const from = start - before * 3;
    const octets = from < 0 ? [] : octetsAt(path, from);
    const [character = ""] = decodeText(Uint8Array.from(octets));
    const length = octetsOf(character);
    const isWhole = octets.length > before && !/\p{Cs}/u.test(character) && length > before;
    if (isWhole) return { from, to: from + length * 3, character };
  }
  return { from: start, to: start + 3, character: "\udc80" };
}

function octetsAt(path: string, from: number): readonly number[] {
  const octets: number[] = [];
  for (let at = from; octets.length < MOST_OCTETS && ESCAPE.test(path.slice(at, at + 3)); at += 3)
    octets.push(Number.parseInt(path.slice(at + 1, at + 3), 16));
  return octets;
}

/** A character that can be seen: others by their number. */
function shown(character: string): string {
  return /[^\p{C}\p{Z}]/u.test(character) ? character : codePointOf(character);
}
