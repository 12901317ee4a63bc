import type { Line, Span } from "../line.ts";

/** The field of a line, from its key to the end of its value; the whole line where it has none. */
export function fieldSpan(line: Line | null): Span {
  if (line?.content.kind !== "field") return line?.span ?? { from: 0, to: 0 };
  const { key, value } = line.content;
  return { from: key.from, to: Math.max(key.to, value.to) };
}
