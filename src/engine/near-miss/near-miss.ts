import type { Agent, Group, Rule } from "../group.ts";
import type { Span } from "../line.ts";
import type { Segment } from "../pattern.ts";

/** A rule that nearly matched a URL, or nearly counted for it, and then would have decided otherwise than the verdict. */
export interface NearMiss {
  /** As the file has it. */
  readonly rule: Rule;
  /** What it would have said. */
  readonly outcome: "allow" | "disallow";
  readonly flaw: Flaw;
  /** The URL that it does match; the verdict's own where the flaw is the rule's. */
  readonly path: string;
  /** The rule, without its flaw, laid over `path`. */
  readonly segments: readonly Segment[];
  /** Where in `path` rule and URL part, which may be at its end; none where it is not the path that misses. */
  readonly marks: readonly Span[];
  /** What the dialect compares, most often octets. */
  readonly weight: number;
}

/** What kept a rule from deciding, the most telling first. */
export type Flaw =
  /** Its line is not read as a rule. `key` is the field as written. */
  | { readonly kind: "unread"; readonly key: string; readonly why: Unread }
  /** Its path does not begin as paths do: `missing` is to stand before it. */
  | { readonly kind: "start"; readonly missing: "/" | "/*" }
  /** It has a whole URL, or one without its scheme, for a path; `path` is what a path would be. */
  | { readonly kind: "address"; readonly path: string }
  /** It has other letters in upper case than the URL. */
  | { readonly kind: "case" }
  /** It wants a slash that the URL does not have, or the URL has a slash that it does not allow. */
  | { readonly kind: "slash"; readonly isMissing: boolean }
  /** Its `$` wants the URL to end; where that goes on with a query, or with something else. */
  | { readonly kind: "end"; readonly before: "query" | "more" }
  /** It encodes characters that the URL does not encode, or encodes otherwise. */
  | { readonly kind: "escape" }
  /** It wants this parameter to be the first of the query. */
  | { readonly kind: "parameter"; readonly name: string }
  | Elsewhere;

/** Its field is none of this reader, or is followed by no colon; it stands before any group, or behind a blank line with which the group ends. */
export type Unread = "unknown-field" | "no-colon" | "before-groups" | "behind-blank";

/**
 * It stands in another group, or in a piece that is in none. `why` that group is not read: the
 * crawler has a group by a name that it looks for first; it ignores `*`; the dialect does not join
 * another group of the same name; or the name is not the crawler's to this dialect.
 */
export interface Elsewhere {
  readonly kind: "elsewhere";
  readonly why: "replaced" | "ignores-star" | "not-joined" | "other-name";
  readonly group: Group | null;
  /** By which the other group would be the crawler's. */
  readonly agent: Agent;
}
