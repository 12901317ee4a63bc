/** A stretch of the text: UTF-16 offsets, half open. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Stands in a text for a character that a dialect passes over (see LineSyntax.sight): a noncharacter, for use inside programs. */
export const DROPPED = "\uffff";

/** Fields that some parser knows, spelled as in the documents that define them. */
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

/** A field, in lower case. Each dialect says what it does with the field. */
export type FieldName = Lowercase<(typeof FIELDS)[number]>;

/** A line with a field. `name` is null where no reader knows the key; `text` is the trimmed value. */
export interface Field {
  readonly kind: "field";
  readonly name: FieldName | null;
  readonly key: Span;
  readonly value: Span;
  readonly text: string;
}

/** Nothing but white space and perhaps a comment. */
interface Blank {
  readonly kind: "blank";
}

/** Text in which the dialect finds no field. */
interface Junk {
  readonly kind: "junk";
}

/** Where the dialect stops reading a line before its end, and why. */
export interface Cut {
  readonly at: number;
  readonly reason: "length" | "nul";
}

/**
 * One line as one dialect reads it. `number` starts at 1 and counts CR, LF and CRLF; `span` leaves
 * out the line's end. `more` are the further lines that the dialect sees in it, because it also
 * ends lines at other characters; they have the same number.
 */
export interface Line {
  readonly number: number;
  readonly span: Span;
  readonly comment: Span | null;
  readonly cut: Cut | null;
  readonly content: Field | Blank | Junk;
  readonly more: readonly Line[];
}
