import type { Span } from "../../text/line.ts";
import type { WrittenRule } from "../line-view.ts";

/** Where a part of a path stands in its line; the whole value where the dialect passes over characters of it. */
export function partOf(
  { path, span }: Pick<WrittenRule, "path" | "span">,
  from: number,
  to = path.length,
): Span {
  if (span.to - span.from !== path.length) return span;
  return { from: span.from + from, to: span.from + to };
}
