import type { Span } from "../../text/line.ts";
import type { Fix } from "../finding.ts";
import type { LineView } from "../line-view.ts";
import { replacing } from "../replacing.ts";

/** A fix that writes several rules in the place of one, each on a line that begins as its line does. */
export function severalLines(
  name: string,
  { text, field }: LineView,
  span: Span,
  paths: readonly string[],
): Fix {
  const start = text.slice(field?.key.from, span.from);
  return replacing(name, span, paths.join(`\n${start}`));
}
