import { patternMatches, type Target } from "../match/search.ts";
import type { Dialect } from "../parse/dialect.ts";

/** Whether the rule that the dialect makes of `written` matches a path of a site. */
export function matchesAt(dialect: Dialect, written: string, path: string): boolean {
  return patternMatches(dialect.patternOf(written), targetAt(dialect, path));
}

/** A path of some site as the dialect compares it; a path that begins with two slashes stays one. */
export function targetAt({ targetOf }: Dialect, path: string): Target {
  return targetOf(`https://site.example${path}`);
}
