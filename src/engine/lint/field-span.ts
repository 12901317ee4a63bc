import type { Line, Span } from "../text/line.ts";

/** The field of a line, from its key to the end of its value; the whole line where it has none. */
export function fieldSpan(line: Line | null): Span {
  if (line?.content.kind !== "field") return lineSpan(line);
  const { key, value } = line.content;
  return { from: key.from, to: Math.max(key.to, value.to) };
}

/** The value of the field of a line; the whole line where it has none. */
export function valueSpan(line: Line | null): Span {
  return line?.content.kind === "field" ? line.content.value : lineSpan(line);
}

/** All of a line without its end; nothing where there is no line. */
export function lineSpan(line: Line | null): Span {
  return line?.span ?? { from: 0, to: 0 };
}
