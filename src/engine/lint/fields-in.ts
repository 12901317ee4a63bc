import { fieldNamed } from "../dialects/shared.ts";
import type { Span } from "../text/line.ts";

/** A line of a megabyte is not taken to pieces. */
const MOST_FIELDS = 1000;

/** Where in a value the names of further fields stand, with a colon after them and nothing or a blank before: `/ User-agent: a`. */
export function fieldsIn(value: string): readonly Span[] {
  const found: Span[] = [];
  for (const match of value.matchAll(/(^|[ \t])([A-Za-z-]{4,14})[ \t]*:/g)) {
    const { 1: blank = "", 2: key = "", index } = match;
    if (!fieldNamed(key)) continue;
    const from = index + blank.length;
    found.push({ from, to: from + key.length });
    if (found.length === MOST_FIELDS) break;
  }
  return found;
}
