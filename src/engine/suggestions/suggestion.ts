import type { Rule } from "../group.ts";

/** A URL worth asking about a rule: one that it decides, another that it matches, on its border, or one that it just misses. `path` is of ASCII only, and no other host's: it begins with one slash. */
export interface Suggestion {
  readonly kind: "example" | "edge" | "near-miss";
  readonly path: string;
  readonly rule: Rule;
}
