import type { Span } from "../../../engine/text/line.ts";
import { partsOf } from "../../../words/quoting.ts";
import { hoverWords } from "../words.ts";

/** A document, and where it can be read. */
export interface Source {
  readonly title: string;
  readonly url: string;
}

/** A term, and what is said of it. */
export type Row<Text = string> = readonly [term: string, text: Text];

/** What there is to say of a stretch of the file, in sentences that mark what is code (see code() in words/quoting.ts). */
export interface HoverContent extends Span {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly rows: readonly Row[];
  readonly sources: readonly Source[];
}

/** The same with what need not be said, which is null or empty. */
export interface Draft {
  readonly title: string;
  readonly paragraphs: readonly (string | null)[];
  readonly rows?: readonly Row<string | null>[];
  readonly sources?: readonly Source[];
}

export function contentOf({ from, to }: Span, draft: Draft): HoverContent {
  const { title, paragraphs, rows = [], sources = [] } = draft;
  return {
    from,
    to,
    title,
    paragraphs: paragraphs.flatMap((sentence) => sentence || []),
    rows: rows.flatMap(([term, text]): readonly Row[] => (text ? [[term, text]] : [])),
    sources,
  };
}

/** All of it in one text, for those who hear it. */
export function spoken({ title, paragraphs, rows }: HoverContent): string {
  const sentence = hoverWords.heard(title, paragraphs, rows);
  return partsOf(sentence)
    .map(({ text }) => text)
    .join("");
}
