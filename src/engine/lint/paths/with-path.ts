import type { Span } from "../../line.ts";
import type { Fix } from "../finding.ts";

/** A fix that writes another path in the place of one. */
export function withPath(name: string, { from, to }: Span, path: string, line = 1): Fix {
  return { name, edits: [{ kind: "replace", line, from, to, insert: path }] };
}
