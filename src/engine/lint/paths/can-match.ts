import type { Pattern } from "../../pattern.ts";

/** Whether the pattern matches any path at all: each begins with a slash. */
export function canMatch({ pieces, anchored }: Pattern): boolean {
  const [first, ...others] = pieces;
  if (first === undefined) return false;
  return first.startsWith("/") || (first === "" && (others.length > 0 || !anchored));
}
