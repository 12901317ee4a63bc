import type { Site } from "../url/scope.ts";

/**
 * A rule's path as it is compared: cut at each `*` into literal pieces, `anchored` where a final
 * `$` demands the end of the URL. `octets` is its length as precedence counts it, `*` and `$`
 * included. No pieces at all: it matches nothing.
 *
 * `"/a*b$"` has pieces `["/a", "b"]`, is anchored, and has 5 octets.
 */
export interface Pattern {
  readonly pieces: readonly string[];
  readonly anchored: boolean;
  readonly octets: number;
  /** Whether the pattern spells out a query, and so is compared with the URL's query normalised. */
  readonly inQuery: boolean;
  /** Whether an anchored pattern matches only where its last piece, taken where it first fits, ends the path. Absent: it may fit again later. */
  readonly firstFit?: boolean;
  /** Where a rule names the site it is about (a whole URL as its path): whether that is `site`. Absent: it is about every site. */
  readonly isAbout?: (site: Site) => boolean;
}

/** What one part of a pattern stands for in a path: offsets into the path, half open. `end` is `$`. */
export interface Segment {
  readonly kind: "literal" | "star" | "end";
  readonly from: number;
  readonly to: number;
}

/** The pattern of a rule that has no path and so matches nothing. */
export const NOTHING: Pattern = { pieces: [], anchored: false, octets: 0, inQuery: false };

/** Cuts a path in which `*` and a final `$` are special; `literal` says how a piece is compared. */
export function patternOf(path: string, literal = (piece: string) => piece): Pattern {
  if (!path.includes("*") && !path.endsWith("$")) {
    const piece = literal(path);
    return { pieces: [piece], anchored: false, octets: piece.length, inQuery: false };
  }
  const anchored = path.endsWith("$");
  const pieces = (anchored ? path.slice(0, -1) : path).split("*").map(literal);
  const letters = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return {
    pieces,
    anchored,
    octets: letters + pieces.length - 1 + (anchored ? 1 : 0),
    inQuery: false,
  };
}

/** Whether the pattern matches `path` from its start. Each piece is taken where it first fits, so no text makes it backtrack. */
export function matches(pattern: Pattern, path: string): boolean {
  const { pieces, anchored, firstFit } = pattern;
  const first = pieces[0];
  if (first === undefined || !path.startsWith(first)) return false;
  let at = first.length;
  const lastIndex = pieces.length - 1;
  for (let index = 1; index <= lastIndex; index++) {
    const piece = pieces[index] ?? "";
    if (anchored && !firstFit && index === lastIndex) return endsWithAfter(path, piece, at);
    at = find(path, piece, at);
    if (at < 0) return false;
    at += piece.length;
  }
  return !anchored || at === path.length;
}

/** Lays a matching pattern over `path`, part by part, or null where it does not match. */
export function align(pattern: Pattern, path: string): readonly Segment[] | null {
  if (!matches(pattern, path)) return null;
  const segments: Segment[] = [];
  let at = 0;
  pattern.pieces.forEach((piece, index) => {
    const isLast = index === pattern.pieces.length - 1;
    if (index > 0) {
      const found = pattern.anchored && isLast ? path.length - piece.length : find(path, piece, at);
      segments.push({ kind: "star", from: at, to: found });
      at = found;
    }
    if (piece) segments.push({ kind: "literal", from: at, to: at + piece.length });
    at += piece.length;
  });
  if (pattern.anchored) segments.push({ kind: "end", from: at, to: at });
  return segments;
}

function endsWithAfter(path: string, piece: string, at: number): boolean {
  return path.length - piece.length >= at && path.endsWith(piece);
}

/** Longer pieces are looked for in a way that no text makes slow; for shorter ones nothing is quicker than indexOf. */
const LONG = 128;

/**
 * Where `piece` first stands in `text` at or after `from`, or -1. A browser's indexOf compares a
 * long piece again at nearly every place of a text that nearly holds it; here the time grows with
 * both lengths together, whatever they hold.
 */
export function find(text: string, piece: string, from: number): number {
  if (piece.length < LONG || text.length - from < piece.length * 2)
    return text.indexOf(piece, from);
  return findLong(text, piece, from);
}

/** Knuth, Morris and Pratt, "Fast pattern matching in strings" (1977). */
function findLong(text: string, piece: string, from: number): number {
  const borders = bordersOf(piece);
  let matched = 0;
  for (let at = from; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    while (matched > 0 && piece.charCodeAt(matched) !== unit) matched = borders[matched - 1] ?? 0;
    if (piece.charCodeAt(matched) === unit) matched++;
    if (matched === piece.length) return at + 1 - matched;
  }
  return -1;
}

/** For the first one, two, three letters and so on: how many of their last letters are also the first letters, but not all of them. */
export function bordersOf(letters: ArrayLike<string>): Int32Array {
  const borders = new Int32Array(letters.length);
  let matched = 0;
  for (let at = 1; at < letters.length; at++) {
    while (matched > 0 && letters[matched] !== letters[at]) matched = borders[matched - 1] ?? 0;
    if (letters[matched] === letters[at]) matched++;
    borders[at] = matched;
  }
  return borders;
}
