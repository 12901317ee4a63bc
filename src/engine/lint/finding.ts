import type { Span } from "../text/line.ts";

/** A problem's stable name: R1xx for syntax, R2xx for groups, R3xx for how paths are written, R4xx for what rules reach, R5xx for other lines. */
export type Code = `R${number}`;

/**
 * `error`: the line does not do what is written there. `warning`: it does, but hardly what was
 * meant. `information`: worth knowing, perhaps meant.
 */
export type Severity = "error" | "warning" | "information";

/** A name, a text, a number or a condition. */
export type Fact = string | number | boolean;

/** What the sentence about a problem is made of. */
export type Facts = Readonly<Record<string, Fact>>;

/** A change of the file. Line numbers start at 1; `from` and `to` are UTF-16 offsets within the line, half open. */
export type LineEdit =
  | {
      readonly kind: "replace";
      readonly line: number;
      readonly from: number;
      readonly to: number;
      /** May hold LF, and so begin further lines. */
      readonly insert: string;
    }
  | { readonly kind: "delete-line"; readonly line: number };

/** A way to mend a problem. `name` tells it from other ways to mend the same. */
export interface Fix {
  readonly name: string;
  readonly edits: readonly LineEdit[];
}

/** Whether two findings are the same problem at the same place. */
export function isSameProblem(a: Finding, b: Finding): boolean {
  return (
    a.code === b.code && a.line === b.line && a.span.from === b.span.from && a.span.to === b.span.to
  );
}

/** A problem of a file, and where it is. The words for it are the session's. */
export interface Finding {
  readonly code: Code;
  readonly severity: Severity;
  /** From 1. */
  readonly line: number;
  /** UTF-16 offsets within the line, half open. */
  readonly span: Span;
  readonly facts: Facts;
  /** The surest first; none where what was meant is not certain. */
  readonly fixes: readonly Fix[];
}
