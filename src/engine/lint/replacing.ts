import type { Span } from "../text/line.ts";
import type { Fix } from "./finding.ts";

/** A fix that puts a text in the place of another one of the line. */
export function replacing(name: string, { from, to }: Span, insert: string, line = 1): Fix {
  return { name, edits: [{ kind: "replace", line, from, to, insert }] };
}
