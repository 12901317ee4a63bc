import type { Span } from "../line.ts";
import { align, type Pattern } from "../pattern.ts";
import type { Folded } from "./spelling.ts";

/** A URL's path spelled as a rule spells it, and where that is other than it was. */
export interface Respelled {
  readonly path: string;
  readonly marks: readonly Span[];
}

/** The path as the pattern would have it spelled; null where they differ in more than what `fold` takes for the same. */
export function respelled(
  path: string,
  pattern: Pattern,
  fold: (text: string) => Folded,
): Respelled | null {
  const url = fold(path);
  const pieces = pattern.pieces.map((piece) => ({ piece, folded: fold(piece) }));
  const texts = pieces.map(({ folded }) => folded.text);
  const segments = align({ ...pattern, pieces: texts }, url.text);
  if (!segments) return null;
  const literals = pieces.filter(({ piece }) => piece !== "").values();
  const marks: Span[] = [];
  let spelled = "";
  let end = 0;
  for (const { kind, from, to } of segments) {
    const literal = kind === "literal" ? literals.next().value : undefined;
    if (literal) addMarks(marks, spelled.length, literal, path, { url, from });
    spelled += literal?.piece ?? path.slice(url.at(from), url.at(to));
    end = to;
  }
  return { path: spelled + path.slice(url.at(end)), marks };
}

interface Literal {
  readonly piece: string;
  readonly folded: Folded;
}

/** Where a piece is spelled otherwise than what it stands for in the path; neighbours are one. */
function addMarks(
  marks: Span[],
  shift: number,
  { piece, folded }: Literal,
  path: string,
  { url, from }: { readonly url: Folded; readonly from: number },
): void {
  for (let unit = 0; unit < folded.text.length; unit++) {
    const [start, end] = [folded.at(unit), folded.at(unit + 1)];
    const theirs = path.slice(url.at(from + unit), url.at(from + unit + 1));
    if (piece.slice(start, end) === theirs || start === end) continue;
    const last = marks.at(-1);
    const joined = last?.to === shift + start ? marks.pop() : undefined;
    marks.push({ from: joined?.from ?? shift + start, to: shift + end });
  }
}
