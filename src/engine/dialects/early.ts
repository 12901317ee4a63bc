import { lowerCase } from "../ascii.ts";
import type { Pattern } from "../pattern.ts";

/** A path in which no character is special: it matches whatever begins with it. */
export function literalPattern(path: string): Pattern {
  return { pieces: [path], anchored: false, octets: path.length, inQuery: false };
}

/** "The name without version information" (1994), in lower case: what stands before a slash. */
export function withoutVersion(name: string): string {
  const slash = name.indexOf("/");
  return lowerCase(slash < 0 ? name : name.slice(0, slash)).trim();
}
