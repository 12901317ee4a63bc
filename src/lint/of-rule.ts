import type { Rule } from "../engine/parse/types.ts";
import { replacing } from "./fixes.ts";
import type { Fix, SpottedAt } from "./problem.ts";
import { type Lines, partOf } from "./views.ts";

/** What is found of a rule: its path is marked, or the part of it between these places. */
export function ofRule<Facts>(
  lines: Lines,
  { path, line: { number: line } }: Rule,
  facts: Facts,
  from = 0,
  to?: number,
): SpottedAt<Facts> {
  return { line, span: partOf({ path, span: lines.valueAt(line) }, from, to), facts };
}

/** A fix that gives a rule another path. */
export function withPath(
  name: string,
  lines: Lines,
  { line: { number } }: Rule,
  path: string,
): Fix {
  return replacing(name, lines.valueAt(number), path, number);
}
