import type { Site } from "../url/scope.ts";

/**
 * A rule's path as it is compared: cut at each `*` into literal pieces. `anchored`: a final `$`
 * demands the end of the URL. `octets`: its length, as precedence counts it, with `*` and `$`. A
 * pattern without pieces matches nothing.
 *
 * `"/a*b$"` has the pieces `["/a", "b"]`, is anchored, and has length 5.
 */
export interface Pattern {
  readonly pieces: readonly string[];
  readonly anchored: boolean;
  readonly octets: number;
  /** Whether the pattern contains a query. It is then compared with the normalised query of the URL. */
  readonly inQuery: boolean;
  /** Whether an anchored pattern matches only if its last piece, where it first occurs, ends the path. Default: a later place may end it too. */
  readonly firstFit?: boolean;
  /** For parsers that keep rules sorted and try only the one that comes next below the path, of Allow and of Disallow: the text that is sorted. */
  readonly sortsAs?: string;
  /** If the rule names a site (it has an absolute URL as its path): whether that is `site`. Default: the rule applies to every site. */
  readonly isAbout?: (site: Site) => boolean;
}

/** The text of a path that one part of a pattern matches: offsets into the path, half open. `end` is `$`. */
export interface Segment {
  readonly kind: "literal" | "star" | "end";
  readonly from: number;
  readonly to: number;
}

/** The pattern of a rule without a path, which matches nothing. */
export const NOTHING: Pattern = { pieces: [], anchored: false, octets: 0, inQuery: false };

/** Cuts a path in which `*` and a final `$` are special; `literal` turns a piece into the text that is compared. */
export function patternOf(
  path: string,
  literal: ((piece: string) => string) | null = null,
  inQuery = false,
): Pattern {
  const anchored = path.endsWith("$");
  const body = anchored ? path.slice(0, -1) : path;
  const written = body.includes("*") ? body.split("*") : [body];
  const pieces = literal ? written.map(literal) : written;
  let octets = pieces.length - 1 + (anchored ? 1 : 0);
  for (const { length } of pieces) octets += length;
  return { pieces, anchored, octets, inQuery };
}

/** Whether the pattern matches `path` from its start. Each piece is taken where it first occurs, so no text causes backtracking. */
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

/** Whether the beginnings of two patterns show that no path matches both; where they do not, a path may or may not. */
export function areApart(a: Pattern, b: Pattern): boolean {
  const [first, other] = [a.pieces[0], b.pieces[0]];
  if (first === undefined || other === undefined) return true;
  // The one may be compared with another spelling of the query than the other.
  return a.inQuery === b.inQuery && !first.startsWith(other) && !other.startsWith(first);
}

/** The parts of `path` that the parts of the pattern match, or null if the pattern does not match. */
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

/** For longer pieces, a search that no text makes slow; for shorter ones, indexOf is the quickest. */
const LONG = 128;
/** In longer texts, it is worth looking for the last character of a piece first, in so many places. */
const LONG_TEXT = 1000;
const FEW = 32;

/**
 * The first place of `piece` in `text` at or after `from`, or -1. In a text that nearly contains a
 * long piece, a browser's indexOf compares the piece again at nearly every place. Here the time is
 * proportional to the sum of both lengths.
 */
export function find(text: string, piece: string, from: number): number {
  const left = text.length - from;
  if (left > LONG_TEXT && piece.length > 1) return findInLong(text, piece, from);
  if (piece.length < LONG || left < piece.length * 2) return text.indexOf(piece, from);
  return findLong(text, piece, from);
}

// One character is found a hundred times as quickly as "aab" in a text of nothing but "a".
function findInLong(text: string, piece: string, from: number): number {
  const last = piece.slice(-1);
  for (let at = from, tries = FEW; ; at++, tries--) {
    if (tries === 0) return findLong(text, piece, at);
    at = text.indexOf(last, at + piece.length - 1) + 1 - piece.length;
    if (at < from) return -1;
    if (text.startsWith(piece, at)) return at;
  }
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

/** For each beginning of the letters: the length of the longest shorter beginning that it also ends with. */
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
