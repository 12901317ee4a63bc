import { codePointOf } from "../engine/text/characters.ts";
import { counted, listText, type Noun, nouns, once } from "./numbers.ts";

const MOST_SHOWN = 200;

/** As much of a stranger's text as a row has room for, cut between characters as people see them. A row of a megabyte would be laid out on every key. Characters that turn what is around them are code points. */
export function excerpt(text: string): string {
  const shown =
    text.length > MOST_SHOWN ? `${text.slice(0, characterStart(text, MOST_SHOWN))}…` : text;
  return shown.replace(/\p{Bidi_Control}/gu, asCodePoint);
}

/** A text with its characters that show nothing, or that turn what is around them, as code points: `/[U+200B]cart`. Joiners between letters outside ASCII stay, because scripts need them (The Unicode Standard, 23.2). */
export function withCodePoints(text: string): string {
  return text.replace(UNSEEN, asCodePoint);
}

function asCodePoint(character: string): string {
  return `[${codePointOf(character)}]`;
}

const UNSEEN = /(?! |(?<=[^ -~])[\u200c\u200d][^ -~])[\p{Cc}\p{Cf}\p{Z}]/gu;

// No character that people write is longer, in UTF-16 units: families of emoji have up to 35.
const LONGEST_CHARACTER = 64;

/** Where the character begins that the UTF-16 unit at `at` belongs to: a letter with its marks, or an emoji with all that joins it. Cutting there parts no character. */
export function characterStart(text: string, at: number): number {
  if (at <= 0 || at >= text.length) return Math.max(0, Math.min(at, text.length));
  // ASCII has no marks that join, and most texts are ASCII: they do not wait for the segmenter.
  if (/^[ -~]{2}$/.test(text.slice(at - 1, at + 1))) return at;
  const from = codePointStart(text, Math.max(0, at - LONGEST_CHARACTER));
  const near = text.slice(from, at + LONGEST_CHARACTER);
  const start =
    from +
    (characters()
      .segment(near)
      .containing(at - from)?.index ?? 0);
  // Marks without end on one letter, which people only write to break pages.
  return start > from ? start : codePointStart(text, at);
}

function codePointStart(text: string, at: number): number {
  const isInside =
    /[\udc00-\udfff]/.test(text.charAt(at)) && /[\ud800-\udbff]/.test(text.charAt(at - 1));
  return isInside ? at - 1 : at;
}

// Unicode Standard Annex 29, extended grapheme clusters.
const characters = once(() => new Intl.Segmenter("en", { granularity: "grapheme" }));

// First strong isolate and pop directional isolate: what a stranger wrote between them keeps its
// own direction, and a component that draws the sentence sets it in the type of the file.
const OPEN = "\u2068";
const CLOSE = "\u2069";

/** A text from the file, or one that could be in it, inside a sentence. */
export function code(text: string | number | boolean | undefined): string {
  return marked(excerpt(String(text)));
}

/** A part of a sentence that is drawn differently from the rest of it, uncut. */
export function marked(text: string | number): string {
  return `${OPEN}${String(text).replaceAll(OPEN, "").replaceAll(CLOSE, "")}${CLOSE}`;
}

/** A sentence in parts: its own words, and what is set as code. */
export function partsOf(
  sentence: string,
): readonly { readonly text: string; readonly isCode: boolean }[] {
  return sentence.split(OPEN).flatMap((part, index) => {
    if (index === 0) return part ? [{ text: part, isCode: false }] : [];
    const end = part.indexOf(CLOSE);
    const after = part.slice(end + 1);
    const quoted = { text: part.slice(0, end), isCode: true };
    return after ? [quoted, { text: after, isCode: false }] : [quoted];
  });
}

/** A sentence without its marks, for where all is one type. */
export function plain(sentence: string): string {
  return sentence.replaceAll(OPEN, "“").replaceAll(CLOSE, "”");
}

const MOST_LISTED = 3;

/** The first few of a list as a sentence has them, and how many more there are: `A, B, C and 4 more names`. `more`: what those are called, with what says that they are more; left out, `4 more`. */
export function firstFew<T>(
  items: readonly T[],
  phrase: (item: T) => string,
  more: Noun = nouns.more,
): string {
  const shown = items.slice(0, MOST_LISTED).map(phrase);
  const left = items.length - shown.length;
  return listText(left > 0 ? [...shown, counted(left, more)] : shown);
}

/** A piece of a sentence: our own words; what a stranger wrote, as far as there is room for it; or a line of the file, which a panel may lead to. */
export type SentencePart =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "line"; readonly text: string; readonly number: number };

export function words(text: string): SentencePart {
  return { kind: "words", text };
}

export function quoted(text: string): SentencePart {
  return { kind: "code", text: excerpt(text) };
}

/** What leads to a line of the file: `Line 31`. */
export function toLine(number: number, text: string): SentencePart {
  return { kind: "line", text, number };
}

/** A sentence where all is one type. */
export function plainSentence(parts: readonly SentencePart[]): string {
  return parts.map(({ kind, text }) => (kind === "code" ? `“${text}”` : text)).join("");
}
