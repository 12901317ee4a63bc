import type { Pattern } from "../../engine/pattern.ts";
import { code, NO_PATH } from "./words.ts";

const MOST_PIECES = 6;

/** A pattern in plain words: which URLs it matches. */
export function patternPhrase({ pieces, anchored }: Pattern): string {
  const [first, ...others] = pieces;
  if (first === undefined) return NO_PATH;
  const later = others.filter((piece) => piece !== "");
  const ends = anchored && pieces.at(-1) !== "";
  if (later.length === 0 && (first === "/" || first === "") && !ends) return "Every URL.";
  if (later.length === 0 && pieces.length === 1 && ends)
    return `URLs whose path is exactly ${code(first)}.`;
  const begin =
    first === "" ? `has ${code(later.shift() ?? "")} in it` : `begins with ${code(first)}`;
  const then = later.slice(0, MOST_PIECES).map((piece) => `, then anything, then ${code(piece)}`);
  const more = later.length > MOST_PIECES ? `, and ${later.length - MOST_PIECES} pieces more` : "";
  return `URLs whose path ${begin}${then.join("")}${more}${ends ? ", and ends there" : ""}.`;
}
