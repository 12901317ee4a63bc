// @chunk shared
import type { Pattern } from "../match/pattern.ts";
import type { FieldName, Span } from "../text/line.ts";

/** What fetched content may be used for: to train a model, for the answers of an AI, to be found by a search. The order is that of the page. */
export const purposes = ["training", "input", "search"] as const;

export type Purpose = (typeof purposes)[number];

/** What a line says about a purpose. */
export type Stated = "allowed" | "refused";

/** What a line says, by purpose; nothing about the others. */
export type Uses = Readonly<Partial<Record<Purpose, Stated>>>;

/** The URLs that a line is about. `text` is the path as written. */
interface PreferencePath {
  readonly text: string;
  readonly pattern: Pattern;
}

/** A part of a line between commas, as people mean it: a label, and the value after `=`. Spans are offsets into the value of the line. */
export interface Member {
  readonly span: Span;
  readonly label: Span;
  /** Null without `=`. */
  readonly value: Span | null;
}

/**
 * Why a member says nothing. The dictionary as a whole cannot be parsed because of its capital
 * letter, its space before or after `=`, or something else in it; the label is that of the other
 * grammar, of an older draft, or unknown; the value is that of the other grammar, or unknown.
 */
export type Fault =
  | "capital"
  | "space"
  | "syntax"
  | "other-label"
  | "retired-label"
  | "unknown-label"
  | "other-value"
  | "unknown-value";

/** A member, and what it says or why it says nothing. A member about no purpose may be in order (`use=reference`). */
export interface ReadMember extends Member {
  /** The purpose that its author means, also where a fault keeps it from counting; null if it is about none. */
  readonly purpose: Purpose | null;
  readonly stated: Stated | null;
  readonly fault: Fault | null;
  /** The same as this grammar writes it, where only one thing can be meant; null without a fault, or where it is not certain. */
  readonly meant: string | null;
}

/** What a line states. */
export interface Statements {
  readonly path: PreferencePath | null;
  readonly uses: Uses;
}

/** One way to state preferences in robots.txt, by the document that defines it. Each has a file of its own, so a new draft is one edit. */
export interface Way {
  /** The field of its lines; “purpose-token” where the rules of a group state them (see purpose-groups.ts). */
  readonly field: Grammar["field"] | "purpose-token";
  /** What its document calls that. */
  readonly name: string;
  readonly source: { readonly title: string; readonly url: string; readonly date: string };
}

/** A line that says something of URLs, whatever it is written in. */
export interface CountingLine extends Statements {
  readonly grammar: Way;
  /** From 1. */
  readonly number: number;
}

/** A way with lines of its own. */
export interface Grammar extends Way {
  readonly field: FieldName & ("content-usage" | "content-signal");
  /** Whether a line may name a path; if not, each line counts for every URL of its group. */
  readonly hasPaths: boolean;
  /** Its labels, with the purpose of each. */
  readonly labels: ReadonlyMap<string, Purpose>;
  /** Its values. */
  readonly values: Readonly<Record<Stated, string>>;
  /** What a value states. Takes any text, and throws nothing. */
  readonly read: (value: string) => Statements;
  /** Whether a value can be read at all. If not, no part of it counts. */
  readonly isReadable: (value: string) => boolean;
  /** The path of a value, or null. */
  readonly pathIn: (value: string) => Span | null;
  /** The members of a value in their order: no more than `MOST_MEMBERS`. */
  readonly membersOf: (value: string) => readonly ReadMember[];
}
