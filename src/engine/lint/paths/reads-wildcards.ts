import type { Dialect } from "../../parse/dialect.ts";

/** Whether `*` and a final `$` are special to the dialect; no dialect reads one without the other. */
export function readsWildcards({ patternOf }: Dialect): boolean {
  return patternOf("/a*b").pieces.length > 1;
}
