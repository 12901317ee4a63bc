import type { Rule } from "./group.ts";
import type { FieldName } from "./line.ts";
import type { Pattern } from "./pattern.ts";

export type DialectId = "rfc9309" | "google";

/** How a dialect finds fields in a line. */
export interface LineSyntax {
  /** Octets of a line that are kept, or null for all of them. */
  readonly lineLimit: number | null;
  readonly nulEndsLine: boolean;
  /** Whether two words without a colon are a field and its value. */
  readonly colonOptional: boolean;
  /** White space round keys and values, by UTF-16 code unit. */
  readonly isBlank: (unit: number) => boolean;
  readonly fieldNamed: (key: string) => FieldName | null;
}

/** The path, parameters and query of a URL as rules are compared with them. */
export interface Target {
  readonly path: string;
  /** The same for patterns that spell out a query (see Pattern.inQuery); most often the same string. */
  readonly queryPath: string;
}

/** One way to read robots.txt, as data where dialects choose among known ways and a function where each has its own. */
export interface Dialect {
  readonly id: DialectId;
  /** As it stands in a list, and in the middle of a sentence. */
  readonly title: string;
  readonly source: { readonly title: string; readonly url: string };
  readonly syntax: LineSyntax;
  /** Fields after which a user-agent line begins a new piece instead of joining the agents before it. */
  readonly closesAgents: readonly FieldName[];
  /** Whether the URL /robots.txt may be fetched whatever the rules say. */
  readonly robotsTxtAllowed: boolean;
  /** The name that a user-agent line gives, in lower case, or `*`. */
  readonly tokenOf: (value: string) => string;
  /** A second path that an Allow line stands for, or null. */
  readonly alsoAllowed: (path: string) => string | null;
  readonly patternOf: (path: string) => Pattern;
  readonly targetOf: (url: string) => Target;
  /** Orders rules, the stronger first. */
  readonly precedence: (a: Rule, b: Rule) => number;
}
