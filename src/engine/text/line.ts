/** A part of the text: UTF-16 offsets, half open. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Replaces a character that a dialect ignores (see LineSyntax.sight). It is a noncharacter, for internal use in programs. */
export const DROPPED = "\uffff";

/** The fields that some parser knows, spelled as in the documents that define them. */
export const FIELDS = [
  "User-agent",
  "Allow",
  "Disallow",
  "Sitemap",
  "Crawl-delay",
  "Request-rate",
  "Visit-time",
  "Host",
  "Clean-param",
  "Noindex",
  "Content-Signal",
  "Content-Usage",
  "License",
] as const;

/** A field, in lower case. Each dialect decides what it does. */
export type FieldName = Lowercase<(typeof FIELDS)[number]>;

/** A line with a field. `name` is null if no parser knows the key; `text` is the trimmed value. */
export interface Field {
  readonly kind: "field";
  readonly name: FieldName | null;
  readonly key: Span;
  readonly value: Span;
  readonly text: string;
}

/** A line with only white space, and perhaps a comment. */
interface Blank {
  readonly kind: "blank";
}

/** Text in which the dialect finds no field. */
interface Junk {
  readonly kind: "junk";
}

/** The place in a line at which the dialect stops reading, and why. */
export interface Cut {
  readonly at: number;
  readonly reason: "length" | "nul";
}

/**
 * One line as one dialect reads it. `number` starts at 1 and counts CR, LF and CRLF; `span`
 * excludes the line's end. Some dialects also end lines at other characters: `more` has those
 * further lines, which share the number.
 */
export interface Line {
  readonly number: number;
  readonly span: Span;
  readonly comment: Span | null;
  readonly cut: Cut | null;
  readonly content: Field | Blank | Junk;
  readonly more: readonly Line[];
}
