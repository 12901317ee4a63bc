import type { Dialect } from "../../parse/dialect.ts";

/** The titles of readers as a fact: one a line. */
export function titlesOf(dialects: readonly Dialect[]): string {
  return dialects.map(({ title }) => title).join("\n");
}
