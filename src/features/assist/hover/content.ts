import type { Span } from "../../../engine/text/line.ts";
import { partsOf } from "../../../words/quoting.ts";
import { hoverWords } from "../words.ts";

/** A stretch of a sentence: its own words, or what is set in the type of the file. */
interface Part {
  readonly text: string;
  readonly isCode: boolean;
}

export type Sentence = readonly Part[];

/** A document, and where it can be read. */
export interface Source {
  readonly title: string;
  readonly url: string;
}

/** What there is to say of a stretch of the file. */
export interface HoverContent extends Span {
  readonly title: Sentence;
  readonly paragraphs: readonly Sentence[];
  readonly rows: readonly HoverRow[];
  readonly sources: readonly Source[];
}

interface HoverRow {
  readonly term: string;
  readonly text: Sentence;
}

/** The same as sentences that mark what is code (see code() in words/quoting.ts); null for what need not be said. */
export interface Draft {
  readonly title: string;
  readonly paragraphs: readonly (string | null)[];
  readonly rows?: readonly (readonly [term: string, text: string | null])[];
  readonly sources?: readonly Source[];
}

export function contentOf({ from, to }: Span, draft: Draft): HoverContent {
  const { title, paragraphs, rows = [], sources = [] } = draft;
  return {
    from,
    to,
    title: partsOf(title),
    paragraphs: paragraphs.flatMap((sentence) => (sentence ? [partsOf(sentence)] : [])),
    rows: rows.flatMap(([term, text]) => (text ? [{ term, text: partsOf(text) }] : [])),
    sources,
  };
}

/** All of it in one text, for those who hear it. */
export function spoken({ title, paragraphs, rows }: HoverContent): string {
  return hoverWords.heard(
    textOf(title),
    paragraphs.map(textOf),
    rows.map(({ term, text }) => ({ term, text: textOf(text) })),
  );
}

function textOf(sentence: Sentence): string {
  return sentence.map(({ text }) => text).join("");
}
